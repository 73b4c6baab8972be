/** One layer of escapes (HTML entities, JSON and URL escapes), taken off with a map back to the offsets of the original. */

export interface Unescaped {
  readonly text: string
  /** For each UTF-16 unit of `text`, and for its end, the offset in the original. */
  readonly offsets: Uint32Array
}

const named: Readonly<Record<string, string>> = { nbsp: '\u00a0', amp: '&', lt: '<', gt: '>', quot: '"', apos: '\'', shy: '\u00ad', ensp: '\u2002', emsp: '\u2003',
  thinsp: '\u2009', ndash: '\u2013', mdash: '\u2014', hellip: '\u2026', rsquo: '\u2019', lsquo: '\u2018', ldquo: '\u201c', rdquo: '\u201d', zwnj: '\u200c', zwj: '\u200d' }
const escape = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));|\\u([0-9a-f]{4})|\\([nrt"/])|((?:%[0-9a-f]{2})+)/gi

function fromCodePoint(code: number): string | undefined {
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : undefined
}

function decodeUrl(run: string): string | undefined {
  try { return decodeURIComponent(run) } catch { return undefined }
}

/** The text without its escapes, or undefined where there are none. */
export function unescapeText(text: string): Unescaped | undefined {
  if (!/[&%\\]/.test(text)) return undefined
  const json = text.includes('"')
  const parts: string[] = [], spans: [number, number, number][] = []
  let from = 0, length = 0
  for (const match of text.matchAll(escape)) {
    const [whole, decimal, hexadecimal, name, unit, control, url] = match
    const plain = decimal !== undefined ? fromCodePoint(Number(decimal)) : hexadecimal !== undefined
      ? fromCodePoint(parseInt(hexadecimal, 16))
      : name !== undefined ? named[name.toLowerCase()] : unit !== undefined ? fromCodePoint(parseInt(unit, 16))
        : control !== undefined ? (json ? ({ n: '\n', r: '\r', t: '\t' } as Record<string, string>)[control] ?? control
          : undefined) : decodeUrl(url!)
    if (plain === undefined) continue
    parts.push(text.slice(from, match.index), plain)
    length += match.index - from
    spans.push([length, plain.length, whole.length])
    length += plain.length
    from = match.index + whole.length
  }
  if (spans.length === 0) return undefined
  parts.push(text.slice(from))
  const plain = parts.join('')
  const offsets = new Uint32Array(plain.length + 1)
  let original = 0, at = 0
  for (const [start, size, escaped] of spans) {
    while (at < start) offsets[at++] = original++
    for (let index = 0; index < size; index++) offsets[at++] = original
    original += escaped
  }
  while (at <= plain.length) offsets[at++] = original++
  return { text: plain, offsets }
}
