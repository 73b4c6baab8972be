/**
 * Whether a user's turn corrects the agent or changes the course. Evidence is gathered and weighed: phrases that say so, orders that
 * take back what was done, and a contrast with the assistant's last turn (another value of the same kind, "not" before its word).
 */
import { foldPhrase } from './fold.ts'
import { words as wordRows } from './markers/corrections.ts'
import { readerOf } from './senses.ts'

const bit = { corrects: 1, reverses: 2, amends: 4 } as const
const readBits = readerOf(bit, bit.corrects | bit.amends)

/** A longer turn is new work with a correction in it at most: only its own phrases count there, not single words. */
const shortTurn = 220
/** How much of the assistant's last turn is compared. */
const reach = 1200

interface Heads { readonly denies: readonly string[]; readonly accepts: readonly string[]; readonly redirects: readonly string[] }
let heads: Heads | undefined
function readHeads(): Heads {
  const of = (name: string): string[] => [...new Set(wordRows.filter((row) => row.class === name).flatMap((row) => row.phrases.split('|')).map(foldPhrase))].sort((left, right) => right.length - left.length)
  return (heads ??= { denies: of('denies'), accepts: of('accepts'), redirects: of('redirects') })
}

/** True if the turn `text` corrects the agent; `previous` is the assistant's last turn, `markers` the hits of the scan of `text`. */
export function isCorrection(text: string, previous: string | undefined, markers: Int32Array): boolean {
  const turn = text.trim()
  if (turn === '' || /^\/[a-z-]+$|^\[Request interrupted/.test(turn)) return false
  const folded = foldPhrase(turn.slice(0, shortTurn * 2)), short = turn.length <= shortTurn
  const before = previous === undefined ? '' : foldPhrase(previous.slice(-reach))
  const asked = previous !== undefined && isOffer(previous)
  const head = readHead(folded)
  const questions = isQuestion(turn)
  const words = wordsOf(folded)

  let weight = 0
  const { corrects, amends, reverses } = countMarkers(turn, text.length - text.trimStart().length, markers, short)
  weight += Math.min(corrects, 2) * 2 + Math.min(asked ? amends / 2 : amends, 2)
  if (reverses > 0 && !questions && (short || corrects > 0)) weight += asked || head.accepts ? 1 : 2
  // "Not before the review" answers a question.
  if (asked && corrects === 1 && /^not(?![\p{L}])/u.test(head.rest)) weight -= 1
  if (head.denies) weight += asked ? 0.5 : head.rest === '' && previous === undefined ? 1 : 2
  if (/^(?:wait|hang on|whoa|one moment|warte|halt|stopp|attends|attendez|arrete|espera|espere|aspetta|fermo|pare|wacht|vanta|vent|czekaj|stop|подожди|стой|зачекай|bekle|dur|等等|等一下|待って|잠깐만?|khoan|tunggu)(?:[,.!;:—–-]|$| no\b| and\b)/u.test(head.rest)) weight += 2
  if (short && !questions) {
    if (hasHint(folded, readHeads().redirects)) weight += 1
    if (negates(words, before)) weight += 2
    // A bare value answers a question; after a statement it puts the value right.
    if (!asked && before !== '' && !head.accepts && !/^(?:i'll|i'm|i am|i will|i can|i've never|we'll|we're|my|our|see you|let's)(?![\p{L}])/u.test(head.rest)) weight += contrast(folded, words, before)
    if (praise.test(folded) && corrects === 0) weight -= 1
  }
  if (head.accepts) weight -= /(?:^|[\s,;.])(?:but|however|except|though|only|aber|mais|pero|mas|ma|maar|men|ale|но|但|でも|하지만)(?:[\s,]|$)/u.test(folded) ? 0 : 3
  if (questions && corrects + amends === 0) weight -= 2
  return weight >= 2
}

const praise = new RegExp(String.raw`(?:^|[\s,;.])(?:not bad|great|nice|good|perfect|thanks|thank you|love|lovely|impressive|`
  + String.raw`awesome|excellent|well done|danke|merci|gracias|grazie|obrigad[oa]|bedankt|спасибо|дякую|谢谢|ありがとう|`
  + String.raw`감사)(?:[\s,!.]|$)`, 'u')

/** What the assistant asks or offers: a refusal of that is an answer. */
function isOffer(previous: string): boolean {
  const last = previous.trim().slice(-400)
  return /[?？؟]\s*[)"'”]*$/.test(last) || /(?:let me know|please (?:provide|confirm|specify|tell|share|choose)|feel free to|which (?:one|option)|[?？][^.!?]{0,160}[.!]?$)/i.test(last.slice(-260)) || /(?:^|[.!]\s+)(?:shall i|should i|do you want|would you like|may i|can i|let me know (?:if|whether)|soll ich|möchtest du|veux-tu|dois-je|quieres|debo|quer que|vuoi che|zal ik|mam |czy |хотите|要不要|しましょうか)[^.!]*[.?]?$/iu.test(last)
}

/** True if the turn only asks. */
function isQuestion(turn: string): boolean {
  const sentences = turn.split(/(?<=[.!?？！。؟])\s+|\n+/u).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  return sentences.length > 0 && sentences.every((sentence) => /[?？؟][)"'”»\s]*$/.test(sentence) || /(?:吗|呢|か|까요|나요|ですか)[。.]?$/u.test(sentence))
}

interface Head { readonly denies: boolean; readonly accepts: boolean; readonly rest: string }
/** What the turn begins with, after a sigh. */
function readHead(folded: string): Head {
  const bare = folded.replace(/^(?:[^\p{L}\p{N}]|(?:h+m+|oh|ah|uh|um|er|well|so|and|hey|sorry|ach|tja|ah bon|ну|唉|あの|えっと)(?=[\s,.!…]))+/u, '')
  const starts = (phrase: string): boolean => bare.startsWith(phrase) && (bare.length === phrase.length || !/^[\p{L}\p{N}_'-]/u.test(bare.slice(phrase.length)) || /[\u3000-\u9fff\uac00-\ud7af]$/.test(phrase))
  const accepted = readHeads().accepts.find(starts), denied = readHeads().denies.find(starts)
  const plainly = bare.replace(/^(?:(?:that|this|it|all|which|das|c'est|eso|isso|dat|det)(?:'s| is| was| ist| sounds| looks)?|es|sounds|looks|very|so|really|sehr|très|muy|muito|molto|erg|mycket|очень|дуже|çok) /u, '')
  if (plainly !== bare && /^(?:good|great|fine|perfect|nice|ok|okay|excellent|right|correct|awesome|wonderful|gut|super|prima|parfait|bien|perfecto|bueno|bom|ótimo|goed|bra|хорошо|добре)(?![\p{L}-])/u.test(plainly) && !/^[^.!]{0,20}(?:,| but) /.test(plainly)) return { accepts: true, denies: false, rest: bare }
  // The longer one decides: "no problem" accepts, "not at all" does not.
  if (accepted !== undefined && accepted.length >= (denied?.length ?? 0)) return { accepts: true, denies: false, rest: bare.slice(accepted.length) }
  if (denied === undefined) return { accepts: false, denies: false, rest: bare }
  return { accepts: false, denies: true, rest: bare.slice(denied.length).replace(/^[^\p{L}\p{N}]+/u, '') }
}

function countMarkers(turn: string, offset: number, markers: Int32Array, short: boolean): { readonly corrects: number; readonly amends: number; readonly reverses: number } {
  let corrects = 0, amends = 0, reverses = 0
  for (let row = 0; row + 2 < markers.length; row += 3) {
    const bits = readBits(markers[row + 2]!)
    if (bits === 0) continue
    const start = markers[row]! - offset, end = markers[row + 1]! - offset
    // In a long turn what counts is how it begins; the rest is the work.
    if (!short && start > shortTurn) break
    if (isQuotedIn(turn, start) || /^(?:\s+(?:of|for it)\b)/.test(turn.slice(end, end + 12)) || (/^\s*\?/.test(turn.slice(end, end + 4)) && !/^instead/i.test(turn.slice(start, end)))) continue
    if (bits & bit.corrects) corrects++
    else if (bits & bit.amends) amends += isOrder(turn, start) || /^[\s.!?]*$/.test(turn.slice(end)) ? 2 : 1
    else if (!isOrder(turn, start)) continue
    else if (/^(?:stop|quit|don't|do not)/i.test(turn.slice(start, end))) corrects++
    else reverses++
  }
  return { corrects, amends, reverses }
}
function isQuotedIn(turn: string, at: number): boolean { return turn.slice(0, at).split('"').length % 2 === 0 }
/** At the head of a sentence or a clause: an order, not a report. */
function isOrder(turn: string, at: number): boolean { return /(?:^|[.!?;:,\n–—-]\s*|(?:please|pls|now|then|and|just|so|bitte|kindly|but)\s+)$/iu.test(turn.slice(Math.max(0, at - 16), at)) || /^[^.!?]{0,40}\b(?:stays?|stay)$/i.test(turn.slice(0, at + 5)) }

function hasHint(folded: string, hints: readonly string[]): boolean {
  return hints.some((hint) => {
    const at = folded.indexOf(hint)
    return at >= 0 && (at === 0 || !/[\p{L}\p{N}_]/u.test(folded.charAt(at - 1))) && !/^[\p{L}\p{N}_]/u.test(folded.slice(at + hint.length))
  })
}
function wordsOf(folded: string): readonly string[] { return folded.match(/[\p{L}\p{N}_][\p{L}\p{N}\p{M}_./'-]*[\p{L}\p{N}_]|[\p{L}\p{N}]/gu) ?? [] }

/** "not X", where X stands in what the assistant said. */
function negates(words: readonly string[], before: string): boolean {
  const known = new Set(wordsOf(before))
  return words.some((word, index) => negations.has(word) && (index > 0 || word.length > 2) && words.slice(index + 1, index + 4).some((next) => next.length > 2 && !common.has(next) && known.has(next)))
}
const negations = new Set(['not', 'nicht', 'pas', 'no', 'non', 'nao', 'niet', 'inte', 'ikke', 'nie', 'ne', 'не', 'he', 'degil', 'ni', 'nem', 'nu', 'bukan', 'khong', 'instead', 'statt', 'sin'].map(foldPhrase))
const common = new Set(('the a an is are was were be i you we they he she it this that these those of to in on at for with and or but have has had do did will would can my your our their its me him her them das der die den dem ein eine ist war ich du wir sie und oder '
  + 'le la les un une des du de est et ou je tu nous vous el los las una es y o yo il lo gli di e io het een de is ik je we en van och det en jag vi').split(' ').map(foldPhrase))

/** Kinds of values that exclude each other: naming another one of the same kind after a statement corrects it. */
const kinds: readonly ReadonlySet<string>[] = [
  'monday tuesday wednesday thursday friday saturday sunday', 'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  'lundi mardi mercredi jeudi vendredi samedi dimanche', 'lunes martes miercoles jueves viernes sabado domingo',
  'lunedi martedi mercoledi giovedi venerdi sabato domenica', 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  'segunda terca quarta quinta sexta', 'понедельник вторник среду среда четверг пятницу пятница субботу суббота воскресенье',
  'today tomorrow yesterday tonight', 'heute morgen gestern',
  'january february march april may june july august september october november december',
  'januar februar marz april mai juni juli august september oktober november dezember',
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень',
  'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
  'english german french spanish italian portuguese dutch swedish danish norwegian finnish polish czech russian ukrainian turkish arabic hebrew hindi chinese japanese korean vietnamese',
  'englisch deutsch franzosisch spanisch italienisch', 'anglais allemand francais espagnol', '中文 英文 日文 德文 法文 韩文',
  '日本語 英語 中国語 韓国語', 'red green blue yellow black white grey gray orange purple pink brown', 'rot grun blau gelb schwarz weiss',
  'rouge vert bleu jaune noir blanc', 'rojo verde azul amarillo negro blanco', 'rode groene blauwe gele zwarte witte',
  'python javascript typescript java go rust ruby php bash shell perl kotlin swift scala c# sql r lua',
  'json yaml xml csv toml markdown html pdf excel word text', 'ascending descending',
  'average mean median mode sum total maximum minimum max min count',
  'milliseconds seconds minutes hours days weeks months years ms s', 'day week month quarter year hour', 'tag woche monat jahr',
  'jour semaine mois annee', 'dia semana mes ano', 'kb mb gb tb kib mib gib bytes bits', 'left right top bottom',
  'first second third fourth fifth last next previous', 'old new', 'alte neue', 'ancienne nouvelle ancien nouveau',
  'antigua nueva antiguo nuevo', 'antiga nova antigo novo', 'vecchia nuova vecchio nuovo', 'oude nieuwe',
  'старый новый старую новую', 'long short', 'lange kurze', 'big small large tiny', 'high low', 'up down', 'on off',
  'internal external', 'public private', 'local remote', 'staging production development test prod dev',
  'morning afternoon evening night noon', 'sang trua chieu toi', 'утром вечером днем', 'manha tarde noite',
  'manana tarde noche', 'matin soir midi', 'mattina pomeriggio sera', 'ochtend middag avond', 'morgens mittags abends',
  'rano wieczorem', 'sabah aksam', 'vegan vegetarian', 'window aisle middle', 'net gross',
  'inclusive exclusive included excluded', '税抜き 税込 税抜 税込み', 'upper lower uppercase lowercase', 'light dark', 'tabs spaces',
  'postgres postgresql mysql sqlite mongodb redis', 'npm yarn pnpm bun', 'celsius fahrenheit',
  'euros euro dollars dollar pounds pound eur usd gbp chf',
  'one two three four five six seven eight nine ten eleven twelve twenty thirty none',
  'eins zwei drei vier funf sechs sieben acht neun zehn', 'un deux trois quatre cinq six sept huit neuf dix',
  'uno dos tres cuatro cinco seis siete ocho nueve diez', 'uno due tre quattro cinque sei sette otto nove dieci',
  'um dois tres quatro cinco seis sete oito nove dez', 'een twee drie vier vijf zes zeven acht negen tien',
  'один два три четыре пять шесть семь восемь девять десять', 'один два три чотири шість сім вісім девять десять',
  '月曜 火曜 水曜 木曜 金曜 土曜 日曜', '月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日', '周一 周二 周三 周四 周五 周六 周日', '星期一 星期二 星期三 星期四 星期五 星期六',
  '월요일 화요일 수요일 목요일 금요일 토요일 일요일', 'pazartesi sali carsamba persembe cuma cumartesi pazar', '红色 绿色 蓝色 黄色 黑色 白色', '赤 緑 青 黄色 黒 白',
  '红 绿 蓝 黄', '今天 明天 昨天', '上午 下午 晚上', '午前 午後', '오전 오후', 'mon tue wed thu fri sat sun', 'all some none only', 'todos todas solo',
  'both either neither', 'he she they', 'header footer sidebar', 'east west north south', 'before after', 'horizontal vertical',
  'bar line pie scatter', 'merge rebase squash', 'major minor patch', 'male female', 'formal informal', 'singular plural',
  'input output', 'client server',
].map((values) => new Set(values.split(' ').map(foldPhrase)))

/** How strongly a short turn names another value in place of one that the assistant named: 2, 1 or 0. */
function contrast(folded: string, words: readonly string[], before: string): number {
  const known = wordsOf(before), held = new Set(known)
  const news = words.filter((word) => !held.has(word) && !common.has(word))
  if (news.length === 0 || words.length > 14) return 0
  const eastern = /[\u3040-\u30ff\u3400-\u9fff]/.test(folded)
  for (const values of kinds) {
    const mine = eastern ? [...values].filter((value) => folded.includes(value) && !before.includes(value)) : news.filter((word) => values.has(word))
    if (mine.length === 0) continue
    if (eastern ? [...values].some((value) => before.includes(value) && !mine.includes(value)) : known.some((word) => values.has(word) && !mine.includes(word))) return words.length <= 8 || eastern ? 2 : 1
  }
  if (universal.test(before) && limiting.test(folded) && words.length <= 8) return 2
  if (eastern && countersOf(folded).some(([amount, counter]) => countersOf(before).some(([other, same]) => same === counter && other !== amount))) return 2
  // Numbers and names of one shape: `web2` for `web3`, 2024 for 2025.
  const shapeOf = (word: string): string => word.replace(/\p{N}+/gu, '0')
  const shared = words.some((word) => word.length > 3 && !common.has(word) && held.has(word))
  const stands = (list: readonly string[], place: number): string => `${list[place - 1] ?? ''} ${list[place + 1] ?? ''}`
  const differs = words.some((word, place) => {
    if (!/\p{N}/u.test(word) || held.has(word)) return false
    const named = /\p{L}/u.test(word)
    return known.some((other, its) => other !== word && /\p{N}/u.test(other) && shapeOf(other) === shapeOf(word)
      && (words.length <= 4 || (words.length <= 10 && (named || shared || stands(words, place).split(' ').some((next) => next !== '' && stands(known, its).split(' ').includes(next))))))
  })
  if (differs) return 2
  // Files of one kind: `lexer.ts` for `parser.ts`.
  const extension = (word: string): string => (/\.[a-z\d]{1,5}$/.exec(word)?.[0] ?? '')
  if (words.length <= 10 && news.some((word) => extension(word) !== '' && known.some((other) => other !== word && extension(other) === extension(word)))) return 2
  // One or two words that resemble one of the assistant's: "vegan" for "vegetarian".
  if (words.length <= 3 && news.some((word) => word.length > 3 && known.some((other) => resembles(word, other)))) return 2
  return repeatsNoun(words, known) ? 2 : 0
}
/** Everything or everybody on one side, "only" on the other. */
const universal = new RegExp(`(?:^|`
  + `[^\\p{L}])(?:`
  + `${['all', 'everyone', 'everybody', 'everything', 'whole', 'every', 'both', 'alle', 'allen', 'alles', 'tous', 'toutes', 'tout', 'todos', 'todas', 'todo', 'tutti', 'tutte', 'iedereen', 'alla', 'kaikki', 'kaikille', 'wszystkich', 'wszystkim', 'vsem', 'всем', 'всех', 'всі', 'усім', 'herkese', 'semua', 'tất cả', 'الجميع', 'सभी'].map(foldPhrase).join('|')}`
  + `)(?![\\p{L}])`, 'u')
const limiting = new RegExp(`(?:^|`
  + `[^\\p{L}])(?:`
  + `${['only', 'just', 'nur', 'seulement', 'solo', 'sólo', 'soltanto', 'só', 'apenas', 'alleen', 'bara', 'kun', 'bare', 'vain', 'tylko', 'jen', 'только', 'тільки', 'лише', 'sadece', 'hanya', 'chỉ', 'فقط', 'केवल', 'सिर्फ'].map(foldPhrase).join('|')}`
  + `)(?![\\p{L}])`, 'u')
function countersOf(folded: string): [string, string][] {
  return [...folded.matchAll(/([一二三四五六七八九十百]{1,4}|\d{1,6})([\u3040-\u30ff\u3400-\u9fff])/g)].map((hit): [string, string] => [hit[1]!, hit[2]!])
}
function resembles(word: string, other: string): boolean {
  if (other.length < 4 || word === other || word.startsWith(other) || other.startsWith(word)) return false
  let head = 0, tail = 0
  while (head < Math.min(word.length, other.length) && word[head] === other[head]) head++
  while (tail < Math.min(word.length, other.length) - head && word[word.length - 1 - tail] === other[other.length - 1 - tail]) tail++
  // One word with another ending is no other value.
  if (head > 4 && head > Math.min(word.length, other.length) * 0.7) return false
  return (head >= 3 && head + tail >= Math.min(word.length, other.length) * 0.6) || tail >= 5
}
/** The assistant's noun with another word before it ("present tense" for "past tense"), or its preposition with another noun ("by week"). */
function repeatsNoun(words: readonly string[], known: readonly string[]): boolean {
  if (words.length > 5 || words.length < 2) return false
  if (prepositions.has(words[0]!) && known.includes(words[0]!) && !known.includes(words[1]!)) return true
  return words.length < 5 && words.some((word, index) => index > 0 && word.length > 3 && !common.has(word) && !common.has(words[index - 1]!) && !known.includes(words[index - 1]!)
    && known.some((other, place) => other === word && place > 0 && !common.has(known[place - 1]!)))
}
const prepositions = new Set(['by', 'in', 'as', 'to', 'from', 'with', 'for', 'nach', 'auf', 'par', 'en', 'por', 'per', 'op', 'по', 'с', 'за'].map(foldPhrase))
