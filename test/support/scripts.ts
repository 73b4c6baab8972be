/** Generators of text in many scripts, and of what is put into text to mislead a scan. */
import fc from 'fast-check'
import { markers } from '../../src/markers.ts'

const pools: readonly (readonly [number, number])[] = [
  [0x20, 0x7e], [0x41, 0x7a], [0xa0, 0x17f], [0x250, 0x2ff], [0x300, 0x36f], [0x370, 0x3ff], [0x400, 0x52f], [0x531, 0x587], [0x5d0, 0x5ea],
  [0x600, 0x6ff], [0x900, 0x97f], [0xe00, 0xe5b], [0xe80, 0xedf], [0x1000, 0x109f], [0x1100, 0x11ff], [0x13a0, 0x13fd], [0x1780, 0x17ff],
  [0x1e00, 0x1fff], [0x2000, 0x206f], [0x2100, 0x218f], [0x2460, 0x24ff], [0x3000, 0x30ff], [0x4e00, 0x4eff], [0xab70, 0xabbf], [0xac00, 0xacff],
  [0xf900, 0xfaff], [0xfe00, 0xfe0f], [0xff00, 0xffef], [0x10400, 0x1044f], [0x1d400, 0x1d7ff], [0x1f600, 0x1f64f], [0xe0000, 0xe007f],
  [0x10fff0, 0x10ffff],
]
const codePoint = fc.oneof(
  fc.constantFrom(...pools).chain(([low, high]) => fc.integer({ min: low, max: high })),
  fc.integer({ min: 0, max: 0x10ffff }).filter((point) => point < 0xd800 || point > 0xdfff),
).map((point) => String.fromCodePoint(point))

const spaces = [' ', '\n', '\t', '\r\n', '\u00a0', '\u3000', '  \n   ', '\u2028', ' \u200b ', '\u0085'] as const
const unseen = ['\u200b', '\u00ad', '*', '**', '\u200d', '\ufe0f', '\u0301', '\u2060', '\u202e', '\u{e0061}', '\u3164', '\u0640'] as const
const marks = ['.', ',', ':', ';', '-', "'", '"', '`', '“', '”', '«', '»', '‘', '’', '„', '「', '』', '/', '\\', '_', '@', '#', '=', '(', ']', '{', '?',
  '!', '…', '—', '。', '､', '\0', '\u001b', '\ufffd', '\u{1f9ff}'] as const
const twins: Readonly<Record<string, string>> = { a: 'а', c: 'с', e: 'е', i: 'і', o: 'ο', p: 'р', s: 'ѕ', t: 'ｔ', n: 'ո', u: 'ս', x: 'х', y: 'у', d: '𝐝', m: 'ｍ', r: 'Ｒ' }

const phrase = fc.nat().map((pick) => markers()[pick % markers().length]!.folded)
/** A phrase, written so that the fold has work to do. */
const disguised = fc.tuple(phrase, fc.constantFrom(...spaces), fc.constantFrom('', '', ...unseen), fc.nat(40), fc.nat(3)).map(([text, space, hidden, place, kind]) => {
  const chars = Array.from(text, (char) => (char === ' ' ? space : kind === 1 ? char.toUpperCase() : kind === 2 ? twins[char] ?? char : char))
  chars.splice(place % (chars.length + 1), 0, hidden)
  return chars.join('')
})
const token = fc.constantFrom('v1.2.3', 'src/app.ts', "don't", 'x_must_be', 'API_KEY', '10:30', 'foo(bar)', '--no-verify', '"quoted"', "'single'", 'a1', '٣٤', '１２', 'McX', 'end.', '...')

const piece = fc.oneof(
  { arbitrary: phrase, weight: 4 }, { arbitrary: disguised, weight: 4 }, { arbitrary: fc.constantFrom(...spaces), weight: 6 },
  { arbitrary: fc.constantFrom(...unseen), weight: 2 }, { arbitrary: fc.constantFrom(...marks), weight: 3 }, { arbitrary: codePoint, weight: 4 },
  { arbitrary: token, weight: 3 }, { arbitrary: fc.string({ maxLength: 6 }), weight: 1 },
)

/** Well-formed text, short. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join('')), weight: 8 },
  { arbitrary: fc.array(codePoint, { maxLength: 60 }).map((points) => points.join('')), weight: 2 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.toWellFormed()), weight: 1 },
  // one piece over and over: runs, floods of hits, long tokens
  { arbitrary: fc.tuple(piece, piece, fc.nat(300)).map(([first, second, times]) => (first + second).repeat(times)), weight: 1 },
)

/** Text of many records, so that a scan has to be continued. */
export const floods: fc.Arbitrary<string> = fc.tuple(fc.array(piece, { minLength: 1, maxLength: 4 }), fc.integer({ min: 4000, max: 9000 }), fc.constantFrom(' ', '\n', ' x-1 '))
  .map(([pieces, times, gap]) => `${pieces.join('')}${gap}`.repeat(Math.min(times, Math.ceil(120_000 / (pieces.join('').length + gap.length)))))
