/** Words by which a text takes a rule back, excepts from it, or turns it round; rows by language. */

const revoking = [
  // English
  'no longer', 'not any more', 'not anymore', "isn't the case", 'is not the case', "doesn't apply", 'does not apply', "don't apply", 'do not apply', 'no more valid', 'not valid', 'is void', 'was a joke', 'were a joke', 'was joking', 'just kidding', 'not serious', 'not meant seriously',
  'withdrawn', 'withdrew', 'withdraws', 'revoked', 'revokes', 'rescinded', 'retracted', 'lifted', 'cancelled', 'canceled', 'dropped', 'abandoned', 'overruled', 'overridden', 'waived', 'obsolete', 'outdated', 'out of date', 'expired', 'superseded', 'used to', 'formerly',
  'disregard', 'ignore that', 'ignore this', 'ignore it', 'can be ignored', 'may be ignored', 'not binding', 'was only', 'was just', 'changed their mind', 'changed his mind', 'changed her mind', 'said otherwise', 'took that back', 'took it back', 'not needed', 'optional now', 'is optional',
  // German, French, Spanish, Portuguese, Italian, Dutch
  'nicht mehr', 'gilt nicht', 'aufgehoben', 'zurückgenommen', 'hinfällig', 'überholt', 'ne vaut plus', "n'est plus", 'ne s\'applique plus', 'plus valable', 'annulé', 'levée', 'ya no', 'anulad', 'sin efecto', 'já não', 'não vale mais', 'revogad', 'non vale più', 'non è più', 'annullat', 'niet meer', 'ingetrokken', 'vervallen',
  // Slavic, Turkish, Vietnamese
  'больше не', 'отменен', 'отменён', 'отменено', 'не действует', 'більше не', 'скасован', 'już nie', 'nie obowiązuje', 'odwołan', 'artık', 'geçerli değil', 'iptal edil', 'không còn', 'đã bỏ', 'hết hiệu lực',
  // Chinese, Japanese, Korean, Arabic, Hebrew, Hindi
  '不再', '已取消', '作废', '已撤销', '撤回', 'もう', '取り消', '撤回', '無効', '더 이상', '취소', '철회', 'لم يعد', 'ألغي', 'אינו תקף', 'בוטל', 'अब नहीं', 'रद्द',
]
const excepting = [
  'except', 'unless', 'but ', 'save for', 'apart from', 'other than', 'excluding', 'aside from', 'besides', 'however', 'although', 'though', 'only if', 'only when', 'if ', 'when ', 'until', 'for now', 'this time', 'today', 'where possible', 'if possible', 'or ', 'without',
  'außer', 'ausser', 'es sei denn', 'bis auf', 'aber', 'sauf', 'à moins', 'excepté', 'mais', 'salvo', 'excepto', 'a menos', 'pero', 'exceto', 'a não ser', 'mas ', 'tranne', 'eccetto', 'a meno', 'ma ', 'behalve', 'tenzij', 'maar',
  'кроме', 'за исключением', 'если', 'но ', 'крім', 'якщо', 'але', 'oprócz', 'chyba że', 'ale ', 'hariç', 'dışında', 'ama ', 'trừ', 'ngoại trừ', 'nhưng', '除了', '除非', '但', 'ただし', '除いて', '제외', '다만', '단,', 'إلا', 'باستثناء', 'ما لم', 'אלא אם', 'חוץ מ', 'सिवाय', 'जब तक', 'लेकिन',
]
const negating = /(?:^|[^\p{L}])(?:not?|never|none|nothing|nobody|no one|nowhere|without|cannot|can't|don't|doesn't|won't|mustn't|shouldn't|isn't|aren't|neither|nor|avoid|refrain|forbidden|prohibited|stop|dont|nicht|keine?[nmrs]?|nie|niemals|ohne|ne|n'|pas|jamais|aucune?|sans|nunca|jamás|ningún|ninguna|sin|não|nem|nenhum|sem|non|mai|nessun\p{L}*|senza|niet|geen|nooit|zonder|не|никогда|нельзя|без|ні|ніколи|не\p{L}{0,3}|nie|nigdy|bez|żadn\p{L}*|asla|hiç|değil|yok|không|đừng|chớ|chưa|لا|لم|لن|ليس|ممنوع|دون|לא|אין|אסור|בלי|אל|नहीं|मत|बिना|न)(?=$|[^\p{L}])|[不别勿禁无未]|ない|ません|ぬ|ず|禁止|지\s?마|안\s|않|없|말고|말\s?것|금지|m[ae]y[iıuü]n|m[ae]y[iıuü]z/iu

/** Words by which a rule is told of instead of laid down. */
const mentioning = [
  'mention', 'discuss', 'talked', 'talks', 'talk of', 'topic', 'came up', 'brought up', 'touched on', 'was raised', 'were raised', 'concern', 'caution', 'prefer', 'would like', 'likes', 'would rather', 'asked about', 'was asked', 'were asked', 'would be good', 'would be nice', 'might help', 'may help', 'a worry',
  'erwähnt', 'gesprochen', 'zur sprache', 'bevorzugt', 'mentionn', 'évoqué', 'abordé', 'préfère', 'mencion', 'se habló', 'coment', 'prefier', 'prefere', 'accennat', 'si è parlato', 'preferisc', 'genoemd', 'ter sprake', 'besproken', 'упомин', 'обсужд', 'речь', 'згад', 'обговор', 'wspom', 'omawi', 'mowa', 'söz edildi', 'konuşuldu', 'bahsed', 'nhắc', 'đề cập', 'bàn về',
  '提到', '提及', '讨论', '谈到', '話があ', '触れ', '話題', '언급', '이야기', '논의', 'ذُكر', 'ذكر', 'تحدث', 'הוזכר', 'דובר', 'बात हुई', 'ज़िक्र', 'चर्चा',
]

/** Words by which a text gives leave. */
const permitting = [
  'may ', 'is fine', 'are fine', 'is ok', 'are ok', 'okay to', 'ok to', 'can go', 'can be', 'free to', 'is allowed', 'are allowed', 'allowed to', 'permitted', 'no problem', 'go ahead', 'at will', 'straight away', 'right away', 'freely', 'optional', 'as you like', 'whenever', 'wherever',
  'darf ', 'dürfen', 'erlaubt', 'können ', 'peut ', 'peuvent', 'permis', 'autorisé', 'puede', 'pueden', 'permitid', 'pode ', 'podem', 'può ', 'possono', 'permess', 'mag ', 'mogen', 'toegestaan', 'можно', 'разреш', 'можна', 'дозвол', 'można', 'wolno', 'olabilir', 'serbest', 'được phép', 'cứ ', '可以', '允许', 'てもよい', 'て構', 'でもよい', '해도', '가능', 'يمكن', 'يجوز', 'מותר', 'אפשר', 'सकते', 'सकता',
]

/** Whether a text gives leave. */
export function permits(text: string): boolean { return holdsAny(`${text} `, permitting) }
/** Whether a text tells of a rule rather than laying it down. */
export function mentions(text: string): boolean { return holdsAny(text, mentioning) }
/** Whether words round a kept clause take it back. */
export function cancels(words: string): boolean { return holdsAny(words, revoking) }
/** Whether what follows a kept clause opens an exception from it. */
export function excepts(tail: string): boolean {
  const opening = tail.trimStart().toLowerCase().replace(/[’ʼ]/gu, "'").replace(/^[("'“]+/u, '')
  return excepting.some((word) => opening.startsWith(word) && (/[^a-z]$/u.test(word) || !/^[a-z]/u.test(opening.slice(word.length))))
}
/** Whether a clause denies: an odd number of negations. */
export function isNegative(text: string): boolean { return ([...text.replace(/[’ʼ]/gu, "'").matchAll(new RegExp(negating, 'giu'))].length & 1) === 1 }

function holdsAny(words: string, phrases: readonly string[]): boolean {
  const lower = words.toLowerCase().replace(/[’ʼ]/gu, "'").replace(/\s+/gu, ' ')
  return phrases.some((phrase) => lower.includes(phrase))
}
