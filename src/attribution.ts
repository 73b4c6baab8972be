/**
 * Where a text attributes something to the user or the system: a heading, a role tag, a verb of saying. "User" as a word of the trade
 * ("users table", "the user clicks", `user: postgres`) attributes nothing.
 */
import { readerOf } from './senses.ts'

export interface Attribution { readonly start: number; readonly end: number; readonly role: 'user' | 'system' }

const bit = { 'names-user': 1, 'names-system': 2 } as const
const readBits = readerOf(bit)
const reach = 80

const wish = 'instructions?|requirements?|constraints?|rules?|requests?|preferences?|wish(?:es)?|orders?|directives?|demands?|'
  + 'directions?|decisions?|approval|permission|consent|confirmation|guidelines?|polic(?:y|ies)|commands?|conditions?|words?|'
  + 'statements?|feedback|corrections?|intent|prompt|messages?|ask'
const wishes = `(?:${wish}|Anweisung(?:en)?|Vorgaben?|Wunsch|Wünsche|Anforderung(?:en)?|Regeln?|Freigabe|Zustimmung|consignes?|`
  + `exigences?|demandes?|règles?|instrucci(?:ón|ones)|requisitos?|reglas?|petici(?:ón|ones)|instruç(?:ão|ões)|pedidos?|`
  + `regras?|istruzion[ei]|richiest[ae]|regol[ae]|instructies?|eisen|regels|verzoek|krav|instruktioner|instrukcj[ae]|wymagania|`
  + `требовани\\p{L}*|указани\\p{L}*|инструкци\\p{L}*|правил\\p{L}*|вимог\\p{L}*|інструкці\\p{L}*)`
const say = 'sa(?:id|ys)|ask(?:ed|s)(?: (?:for|to|us|me|that))?|told|tells|want(?:ed|s)|request(?:ed|s)|instruct(?:ed|s)|'
  + 'confirm(?:ed|s)|approv(?:ed|es)|agree(?:d|s)|allow(?:ed|s)|authori[sz](?:ed|es)|permit(?:ted|s)|grant(?:ed|s)|insist(?:ed|'
  + 's)|prefer(?:red|s)|demand(?:ed|s)|decid(?:ed|es)|forb(?:ade|ids)|forbidden|stat(?:ed|es)|mention(?:ed|s)|specif(?:ied|'
  + 'ies)|order(?:ed|s)|require[sd]|wrote|writes|stipulat(?:ed|es)|mandat(?:ed|es)|declar(?:ed|es)|emphasi[sz](?:ed|es)|'
  + 'made (?:it )?clear|remind(?:ed|s)|gave (?:permission|approval|the go)|signed off|ruled|set the rule|expects us|wishes|'
  + 'directed|cleared|okayed|accepted that|prohibit(?:ed|s)'
const sayAbroad = 'sagte|sagt|hat (?:gesagt|gebeten|verlangt|bestätigt|erlaubt|angewiesen|freigegeben|gewünscht|verboten|'
  + 'zugestimmt)|will|wollte|bat|möchte|wünscht|verlangt|verlangte|bestätigte|erlaubte|verbietet|a (?:dit|demandé|confirmé|'
  + 'approuvé|autorisé|exigé|voulu|interdit|précisé)|dit|demande|veut|souhaite|exige|dijo|dice|pidió|pide|quiere|solicitó|'
  + 'confirmó|aprobó|autorizó|exige|ordenó|prohibió|indicó|ha (?:dicho|pedido|confirmado|aprobado|autorizado|detto|chiesto|'
  + 'confermato|approvato|autorizzato|ordinato)|disse|diz|pediu|quer|solicitou|confirmou|aprovou|autorizou|exigiu|ordenou|'
  + 'vuole|chiede|dice|zei|zegt|vroeg|vraagt|wil|wilde|heeft (?:gezegd|gevraagd|bevestigd|goedgekeurd|toegestaan)|bevestigde|'
  + 'sa|säger|bad|ber|vill|bekräftade|godkände|sagde|ønsker|powiedział\\p{L}?|prosi|poprosił\\p{L}?|chce|potwierdził\\p{L}?|'
  + 'zatwierdził\\p{L}?|wymaga|řekl\\p{L}?|požádal\\p{L}?|chce|potvrdil\\p{L}?|schválil\\p{L}?|сказал\\p{L}?|просит|'
  + 'попросил\\p{L}?|хочет|требует|потребовал\\p{L}?|подтвердил\\p{L}?|одобрил\\p{L}?|разрешил\\p{L}?|велел\\p{L}?|'
  + 'запретил\\p{L}?|казав|сказав|сказала|просить|попросив|хоче|вимагає|підтвердив|дозволив|схвалив|dedi|istedi|istiyor|'
  + 'onayladı|talep etti|قال|قالت|طلب|يريد|أكد|وافق|أمر|سمح|אמר|ביקש|רוצה|אישר|דרש|nói|yêu cầu|muốn|xác nhận|đồng ý|cho phép|'
  + 'meminta|mengatakan|ingin|menyetujui|mengonfirmasi|melarang'
const sayLate = ' [^.!?\\n]{0,48}?(?:onayladı|istedi|istiyor|talep etti|söyledi|izin verdi|yasakladı)'
const sayEast = '(?:已|也|都|曾|刚才|刚刚|明确)?(?:要求|说|說|表示|希望|想要|指示|确认|確認|同意|批准|允许|允許|授权|规定|禁止|强调|指定)|(?:は|が|から|の)?[^。\\n]{0,16}?(?:と言|'
  + 'と述べ|を求め|を希望|を要求|を指示|と指示|を承認|を許可|を確認|に同意|を依頼|と依頼|の指示|の要求|の要望|の承認)|(?:가|는|이|께서|의)? ?[^.\\n]{0,16}?(?:말했|요청|요구|원한|원했|지시|승인|'
  + '확인했|허락|허용)|(?:ने)? ?[^।\\n]{0,20}?(?:कहा|माँगा|मांगा|चाहता|चाहते|अनुरोध|पुष्टि|अनुमति|मंज़ूरी)|(?:บอก|ขอ|ต้องการ|ยืนยัน|'
  + 'อนุมัติ|สั่ง)'

const afterUser = new RegExp(`^(?:['’]s? (?:(?:explicit|express|standing|written|original|own|clear|prior|earlier|latest|`
  + `stated|final) )?(?:${wishes})(?![\\p{L}])|,? (?:has |had |have |also |now |then |already |explicitly |expressly |clearly |`
  + `later |just |once |previously |specifically |repeatedly |again |never |still |ausdrücklich |selbst )*(?:${say}|`
  + `${sayAbroad})(?![\\p{L}])|-(?:requested|approved|authori[sz]ed|confirmed|mandated|imposed)(?![\\p{L}])|${sayLate}|`
  + `${sayEast})`, 'iu')
const beforeUser = new RegExp(`(?:^|[^\\p{L}])(?:(?:requested|instructed|asked|told|ordered|demanded|approved|confirmed|`
  + `authori[sz]ed|allowed|permitted|stated|specified|required|mandated|given|imposed|set|wanted|directed|decided|granted|`
  + `forbidden|prohibited|cleared|sanctioned) (?:to do (?:so|this|it) )?by|according to|on (?:the )?(?:orders|instructions?|`
  + `request|behalf) of|at the (?:request|behest|instruction) of|instructions? (?:from|of|by)|(?:${wish}) (?:from|of|by)|`
  + `as per|per|orders from|approval of|permission of|consent of|quoting|quote from|(?:Anweisung(?:en)?|Vorgaben?|Wunsch|`
  + `Auftrag|Anforderungen|Regeln) de[sr]|auf (?:Wunsch|Anweisung) de[sr]|laut|gemäß|selon|d'après|instructions? de|`
  + `consignes? de|exigences? de|demande de|según|por orden de(?:l)?|a petición de(?:l)?|(?:instrucciones|requisitos|reglas|`
  + `peticiones) de(?:l)?|segundo|conforme|a pedido do|(?:instruções|requisitos|regras|pedidos) d[oa]|secondo|`
  + `su richiesta del?|(?:istruzioni|richieste|regole|requisiti) del?|volgens|op verzoek van|(?:instructies|eisen|regels) van|`
  + `enligt|ifølge|według|na prośbę|podle|na žádost|согласно|по (?:просьбе|указанию|требованию|словам)|(?:требования|указания|`
  + `инструкции|правила)|за (?:вказівкою|проханням|словами)|(?:вимоги|інструкції)|وفقا ل|بناء على طلب|تعليمات|(?:قال|قالت|طلب|`
  + `طلبت|أكد|وافق|أمر|سمح)|לפי|על פי|theo|(?:yêu cầu|chỉ thị) của|menurut|atas permintaan|根据|按照|依照|按|应)[ \\t]*(?:the |le |la |`
  + `l'|der |des |dem |el |la |o |a |il |lo |den |de )?$`, 'iu')
const headingUser = new RegExp(`^(?:['’]s)? ?(?:${wishes})?(?: \\([^)\\n]{0,24}\\))?(?:\\*{0,2} ?[:：—]\\*{0,2}|\\*{2}|`
  + `[ \\t]{0,4}(?=\\n|$))`, 'iu')

/** Tags that only a role has: `<user>`, `[SYSTEM]`, `<|im_start|>system`, `### System`, and a bare role before a colon at a line's head. */
const tag = new RegExp(String.raw`</?\|?(?:im_start\|>)?(user|human|system|developer|operator)(?:[_-](?:message|prompt|`
  + String.raw`instructions?|turn|query|request|reminder|rules?))?(?:\s[^<>\n]{0,80})?\|?>|<\|im_start\|>\s{0,2}(user|system|`
  + String.raw`developer)\b|\[/?(USER|HUMAN|SYSTEM|DEVELOPER|user|human|system|User|System)(?: (?:message|prompt|`
  + String.raw`instructions?|MESSAGE|PROMPT|INSTRUCTIONS?|note|NOTE))?\](?!\()|\[/?INST\]|<<SYS>>`, 'g')
const line = new RegExp(String.raw`^[ \t>]{0,12}(?:(#{1,6})[ \t]+)?(?:[-*•] +)?(?:\*{1,2}|_{1,2})?(?:role: ?)?(user|human|`
  + String.raw`system|developer|operator|nutzer|benutzer|utilisateur|usuario|usuário|utente|gebruiker|пользователь|`
  + String.raw`користувач|użytkownik|kullanıcı|المستخدم|用户|用戶|ユーザー|사용자|người dùng|系统|システム|시스템|система|système|`
  + String.raw`sistema)(?:\*{1,2}|_{1,2})?[ \t]{0,2}(?:([:：])(?:\*{1,2})?[ \t]*([^\n]{0,120})|\n|$)`, 'gimu')
const systems = /^(?:system|developer|operator|系统|システム|시스템|система|système|sistema)$/i

/** Places where a text attributes something to the user or the system, in order. */
export function findAttributions(text: string, markers: Int32Array): readonly Attribution[] {
  const found = new Map<number, Attribution>()
  const add = (start: number, end: number, role: 'user' | 'system'): void => {
    if (!found.has(start)) found.set(start, { start, end, role })
  }
  for (const hit of text.matchAll(tag)) {
    const name = hit[1] ?? hit[2] ?? hit[3] ?? (hit[0].includes('SYS') ? 'system' : 'user')
    add(hit.index, hit.index + hit[0].length, systems.test(name) ? 'system' : 'user')
  }
  for (const hit of text.matchAll(line)) {
    const said = hit[4] ?? ''
    // `user: postgres` and `System: Linux 6.8` are settings; what a role says is a clause.
    if (hit[3] === undefined ? hit[1] === undefined : !isSaid(said, text.slice(hit.index + hit[0].length, hit.index + hit[0].length + 60))) continue
    const start = hit.index + (hit[0].length - hit[0].trimStart().length)
    add(start, hit.index + hit[0].length - said.length, systems.test(hit[2]!) ? 'system' : 'user')
  }
  for (let row = 0; row + 2 < markers.length; row += 3) {
    const bits = readBits(markers[row + 2]!)
    if (bits === 0) continue
    const start = markers[row]!, end = markers[row + 1]!
    const before = text.slice(Math.max(0, start - reach), start), after = text.slice(end, end + reach)
    const reading = bits & bit['names-system'] ? readSystem(text, start, end, before, after) : readUser(start, end, before, after)
    if (reading !== undefined) add(reading.start, reading.end, bits & bit['names-system'] ? 'system' : 'user')
  }
  return [...found.values()].sort((left, right) => left.start - right.start)
}

/** A clause of three words or more, or in a script without spaces a few letters; not a name, a version or a path. */
function isSaid(said: string, next: string): boolean {
  const rest = said.trim() === '' ? next.trim() : said.trim()
  if (/^(?:Linux|Windows|macOS|Ubuntu|Debian|Darwin|Fedora|Alpine|x86|arm|Intel|AMD|Apple)\b/i.test(rest)) return false
  return (rest.match(/\p{L}{2,}/gu) ?? []).length >= 3 || /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{4}/.test(rest)
}

interface Reading { readonly start: number; readonly end: number }

function readUser(start: number, end: number, before: string, after: string): Reading | undefined {
  if (isNamed(before, after) || isSupposed(before)) return undefined
  const speaks = afterUser.exec(after)
  if (speaks !== null) return { start, end: end + speaks[0].length }
  const lead = beforeUser.exec(before)
  if (lead !== null && !/^[ \t]*(?:id|name|table|account|input|agent|role|interface|data|type|group|profile|session|manual|guide|count|list|base)s?(?![\p{L}])/iu.test(after)) return { start: start - lead[0].trimStart().length, end }
  const heading = isHead(before) ? headingUser.exec(after) : null
  // A bare "User:" is told by its line; here it has to name a wish.
  return heading !== null && /\p{L}/u.test(heading[0]) && (/[:：—*]$/.test(heading[0]) || /#{1,6} +\p{L}*\s?$/u.test(before)) ? { start, end: end + heading[0].length } : undefined
}

function readSystem(text: string, start: number, end: number, before: string, after: string): Reading | undefined {
  if (isSupposed(before)) return undefined
  const own = text.slice(start, end)
  if (/^by the system$/i.test(own)) return /(?:requested|instructed|ordered|required|mandated|imposed|told|set|given) $/i.test(before) && /prompt|message|instruct|^[.,;]|^$/i.test(after) ? { start, end } : undefined
  if (/^the (?:system|operator)$/i.test(own)) {
    const speaks = /^(?:['’]s (?:instructions?|rules?|orders?|directives?|requirements?)|,? (?:explicitly |has |had )?(?:said|says|instructed|instructs|told|ordered|orders|forbids|forbade|mandates|mandated|demands|demanded|stated|states|authori[sz]ed))(?![\p{L}])/iu.exec(after)
    return speaks === null ? undefined : { start, end: end + speaks[0].length }
  }
  const speaks = new RegExp(`^(?: (?:clearly |explicitly |also |has |had )?(?:${say}|contains|includes|reads)(?![\\p{L}])|,? ?[:：])`, 'iu').exec(after)
  if (speaks !== null) return { start, end: end + speaks[0].length }
  if (/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(own)) return /^(?:中|里|要求|规定|说|指出|では|に|によ|で|は|에|의|는)/.test(after) || /(?:根据|按照|按)$/.test(before) ? { start, end } : undefined
  return /(?:per|according to|as per|by|under|from|following|laut|gemäß|selon|según|secondo|conforme|volgens|согласно)[ \t]+(?:the |le |la |el |o |il |der |dem |de )?$/iu.test(before) ? { start, end } : undefined
}

/** "users table", "user id", `current_user`, "user's browser": a word of the trade. */
function isNamed(before: string, after: string): boolean { return /[\w$@./\\-]$/.test(before) || /^[\w(\\/=@.]*[\w(\\/=@]/.test(after.slice(0, 2)) }
/** What somebody might say is no saying: "if the user asks", "when a user says", "so that the user wants". */
function isSupposed(before: string): boolean { return /(?:^|[^\p{L}])(?:if|when|whenever|once|until|unless|should|whether|every|any|each|a|an|another|no|some|wenn|falls|sobald|ein|eine|si|quand|cuando|un|una|se|quando|um|uma|als|een|если|когда|якщо|коли|jeśli|gdy|如果|当|もし)[ \t]+(?:the |der |die |le |la |l'|el |o |il |lo |de |den )?$/iu.test(before) }
function isHead(before: string): boolean { return /(?:^|\n|[.!?;:]\s)[ \t]*(?:#{1,6} +|[-*•] +|\*\*|__|\d+\. +)?(?:the |new |additional |current |explicit |original |key |hard |all |standing )*$/iu.test(before) }
