/** What a reader sees: widths in columns, text made harmless for a terminal, colour. */

export interface Look { readonly colour: boolean; readonly columns: number }

/** SGR codes (ECMA-48), each with the one that takes it back. */
export const styles = {
  bold: [1, 22], dim: [2, 22], underline: [4, 24], inverse: [7, 27], red: [31, 39], green: [32, 39], yellow: [33, 39], blue: [34, 39], magenta: [35, 39], cyan: [36, 39],
} as const
export type Style = keyof typeof styles

export function paint(text: string, names: readonly Style[], { colour }: Pick<Look, 'colour'>): string {
  if (!colour || text === '') return text
  return names.reduce((painted, name) => `\u001b[${styles[name][0]}m${painted}\u001b[${styles[name][1]}m`, text)
}

/**
 * A text that can be printed: control characters as pictures, and marks that turn the writing direction or are not seen as their
 * number, so that what was read can neither move the cursor nor hide. Tabs become spaces; line ends stay.
 */
export function sanitise(text: string): string {
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/gu, (char) => {
    const code = char.charCodeAt(0)
    if (char === '\t') return '  '
    if (code < 0x20) return String.fromCharCode(0x2400 + code)
    return code === 0x7f ? '\u2421' : '\ufffd'
  }).replace(/[\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu, (char) => (char === '\u200d' ? char : `<U+${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`))
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** East Asian wide and fullwidth blocks (UAX 11) and pictographs take two columns. */
const wide = /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u

export function* graphemes(text: string): Generator<{ readonly text: string; readonly at: number; readonly columns: number }> {
  for (const { segment, index } of segmenter.segment(text)) yield { text: segment, at: index, columns: columnsOf(segment) }
}

function columnsOf(grapheme: string): number {
  if (grapheme.length === 1 && grapheme >= ' ' && grapheme <= '~') return 1
  if (/^\p{Mark}+$/u.test(grapheme)) return 0
  return wide.test(grapheme) ? 2 : 1
}

/** Columns that a text takes. */
export function measureColumns(text: string): number {
  if (/^[ -~]*$/u.test(text)) return text.length
  let columns = 0
  for (const one of graphemes(text)) columns += one.columns
  return columns
}

/** A text on one line, cut with an ellipsis where it is wider than `columns`. */
export function fit(text: string, columns: number): string {
  const line = sanitise(text.slice(0, columns * 8)).replace(/\s+/gu, ' ').trim()
  if (measureColumns(line) <= columns && text.length <= columns * 8) return line
  let kept = '', width = 0
  for (const one of graphemes(line)) {
    if (width + one.columns > columns - 1) break
    kept += one.text
    width += one.columns
  }
  return `${kept.trimEnd()}…`
}

export function padTo(text: string, columns: number): string { return text + ' '.repeat(Math.max(0, columns - measureColumns(text))) }
