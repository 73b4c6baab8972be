/** Which language a clause is in: by script, by letters that only some languages have, by function words. */
import { readTongues } from './lexicon.ts'

const letterHints: readonly (readonly [RegExp, string, number])[] = [
  [/[ßẞ]/, 'de', 3], [/[äöü]/i, 'de', 0.6], [/[ñ¿¡]/i, 'es', 3], [/[ãõ]/i, 'pt', 3], [/[łżźśćńęą]/i, 'pl', 3], [/[ğışİ]/, 'tr', 3], [/[çöü]/i, 'tr', 0.6],
  [/[đơưăạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i, 'vi', 4], [/[œëïùû]/i, 'fr', 1.5], [/[êâ]/i, 'fr', 0.7], [/(?:ção|ções|ência|ências|ões)(?!\p{L})/iu, 'pt', 2], [/(?:ción|ciones)(?!\p{L})/iu, 'es', 2], [/(?:zione|zioni)(?!\p{L})/iu, 'it', 1.5], [/[çéèà]/i, 'fr', 0.7], [/[òìù]/i, 'it', 1.5], [/[èà]/i, 'it', 0.5],
  [/[áíóú]/i, 'es', 0.7], [/[áíóúâêôç]/i, 'pt', 0.7], [/[åøæ]/i, 'da', 1], [/[åäö]/i, 'sv', 0.6], [/[řěůčšž]/i, 'cs', 1.5], [/[őű]/i, 'hu', 3], [/[țșăî]/i, 'ro', 2],
]

/** Letters of a stretch by script; Latin counts every alphabet that folds to it. */
interface Scripts { latin: number; cyrillic: number; han: number; kana: number; hangul: number; arabic: number; devanagari: number; hebrew: number; thai: number; greek: number }

function countScripts(text: string, start: number, end: number): Scripts {
  const count: Scripts = { latin: 0, cyrillic: 0, han: 0, kana: 0, hangul: 0, arabic: 0, devanagari: 0, hebrew: 0, thai: 0, greek: 0 }
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code < 0x41) continue
    if (code < 0x250) { if (code > 0x60 || code < 0x5b) count.latin++ }
    else if (code >= 0x1e00 && code < 0x1f00) count.latin++
    else if (code >= 0x370 && code < 0x400) count.greek++
    else if (code >= 0x400 && code < 0x530) count.cyrillic++
    else if (code >= 0x590 && code < 0x600) count.hebrew++
    else if (code >= 0x600 && code < 0x780) count.arabic++
    else if (code >= 0x900 && code < 0x980) count.devanagari++
    else if (code >= 0xe00 && code < 0xe80) count.thai++
    else if (code >= 0x3040 && code < 0x3100) count.kana++
    else if (code >= 0x3400 && code < 0xa000) count.han++
    else if ((code >= 0xac00 && code < 0xd7b0) || (code >= 0x1100 && code < 0x1200)) count.hangul++
    else if (code >= 0xff21 && code < 0xff5b) count.latin++
    else if (code >= 0xd835 && code < 0xd836) count.latin++
  }
  return count
}

/** Words of a stretch, lower-case, at most `most`. */
function eachWord(text: string, start: number, end: number, most: number, visit: (word: string) => void): void {
  let from = -1, seen = 0
  for (let at = start; at <= end && seen < most; at++) {
    const code = at < end ? text.charCodeAt(at) : 32
    const inside = (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 0xbf && code < 0x2000) || ((code === 39
      || code === 0x2019) && from >= 0)
    if (inside) { if (from < 0) from = at; continue }
    if (from >= 0) {
      if (at - from < 24) { visit(text.slice(from, at).toLowerCase().replace('’', "'")); seen++ }
      from = -1
    }
  }
}

/** The language of a stretch of text; `otherwise` is what the text as a whole seems to be in, for stretches that do not say. */
export function readTongue(text: string, start: number, end: number, otherwise: string): string {
  const stop = Math.min(end, start + 2_000)
  const script = countScripts(text, start, stop)
  const wide = script.han + script.kana + script.hangul
  if (script.hangul > 0 && script.hangul * 4 >= script.latin) return 'ko'
  if (script.kana > 0 && wide * 4 >= script.latin) return 'ja'
  if (script.han > 0 && wide * 4 >= script.latin) return otherwise === 'ja' && script.han < 3 ? 'ja' : 'zh'
  if (script.devanagari * 3 > script.latin) return 'hi'
  if (script.arabic * 3 > script.latin) return /[پچژگ]/.test(text.slice(start, stop)) ? 'fa' : 'ar'
  if (script.hebrew * 3 > script.latin) return 'he'
  if (script.thai * 3 > script.latin) return 'th'
  if (script.greek * 2 > script.latin) return 'el'
  if (script.cyrillic * 2 > script.latin) return readCyrillic(text, start, stop, otherwise)
  return readLatin(text, start, stop, otherwise)
}

function readCyrillic(text: string, start: number, end: number, otherwise: string): string {
  const piece = text.slice(start, end).toLowerCase()
  if (/[іїєґ]/.test(piece)) return 'uk'
  if (/[ыэё]/.test(piece)) return 'ru'
  const votes = vote(text, start, end)
  // infinitives: -ти in Ukrainian, -ть in Russian
  if (/[а-я]{2}ти(?:ся)?(?![а-я])/.test(piece)) votes.set('uk', (votes.get('uk') ?? 0) + 1)
  let best = otherwise === 'uk' || otherwise === 'bg' || otherwise === 'sr' ? otherwise : 'ru', most = votes.get(best) ?? 0
  for (const lang of ['ru', 'uk', 'bg', 'sr']) if ((votes.get(lang) ?? 0) > most) { best = lang; most = votes.get(lang)! }
  return best
}

function vote(text: string, start: number, end: number): Map<string, number> {
  const votes = new Map<string, number>()
  eachWord(text, start, end, 60, (word) => {
    const languages = readTongues(word)
    if (languages === undefined) return
    let total = 0
    for (const weight of languages.values()) total += weight
    for (const [lang, weight] of languages) votes.set(lang, (votes.get(lang) ?? 0) + weight * weight / total)
  })
  return votes
}

function readLatin(text: string, start: number, end: number, otherwise: string): string {
  const votes = vote(text, start, end)
  const piece = text.slice(start, end).normalize('NFC')
  // letters beyond ASCII are rare, so the hints run only where there are some
  if (/[^\0-\x7f]/.test(piece)) for (const [letters, lang, weight] of letterHints) if (letters.test(piece)) votes.set(lang, (votes.get(lang) ?? 0) + weight)
  if (otherwise !== '') votes.set(otherwise, (votes.get(otherwise) ?? 0) + 0.45)
  votes.set('en', (votes.get('en') ?? 0) + 0.15)
  let best = otherwise === '' ? 'en' : otherwise, most = votes.get(best) ?? 0
  for (const [lang, count] of votes) if (count > most) { best = lang; most = count }
  return best
}
