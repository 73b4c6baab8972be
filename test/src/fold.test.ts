import { describe, expect, test } from 'vitest'
import { decodeBase64 } from '../../src/base64.ts'
import { foldClass, foldCodePoint, foldPhrase } from '../../src/fold.ts'
import { markers } from '../../src/markers.ts'

const classOf = (char: string): number => foldCodePoint(char.codePointAt(0)!) >>> 21
const all = function* (): Generator<number> { for (let point = 0; point <= 0x10ffff; point++) yield point }

describe('classes', () => {
  test.each([
    ['space', [' ', '\n', '\t', '\r', '\u0085', '\u00a0', '\u2009', '\u2028', '\u3000', '\u1680']],
    ['letter', ['a', 'Z', '_', 'ß', 'Ж', 'ω', 'א', 'ع', 'ह', 'ா', 'ա', 'ა', 'Ꭰ', '＿', 'Ⅳ']],
    ['digit', ['0', '9', '٣', '६', '４', '𝟗', '๕', '၁']],
    ['ideograph', ['不', 'ひ', 'ガ', 'ー', 'ｶ', '한', 'ㄱ', 'ไ', 'ກ', 'ម', 'မ', '々']],
    ['ignored', ['\u200b', '\u200d', '\u00ad', '\u2060', '\ufeff', '\u202e', '\u0301', '\u20dd', '\ufe0f', '\u{e0041}', '\u{e0101}', '\u115f', '\u3164', '\uffa0', '*', '＊', '\u034f', '\u0640', '\u064e', '\u093c', '\u0e31']],
    ['other', ['.', '-', '"', '€', '…', '。', '½', '①', '²', '´', '¨', '\0', '\u001b', '\ufffd', '\u{1f600}', '≤', '≥', '≠', '・', '\ue000', '\u{10ffff}']],
  ] as const)('%s', (name, chars) => {
    for (const char of chars) expect(classOf(char), `U+${char.codePointAt(0)!.toString(16)}`).toBe(foldClass[name])
  })

  test('depend on the folded code point alone, and the fold changes nothing twice', () => {
    for (const point of all()) {
      const value = foldCodePoint(point), folded = value & 0x1fffff
      if (value >>> 21 !== foldClass.ignored && foldCodePoint(folded) !== value) expect.fail(`U+${point.toString(16)} folds to U+${folded.toString(16)}, which folds further`)
    }
  })

  test('of all white space, marks and digits are those of Unicode', () => {
    for (const point of all()) {
      if (point >= 0xd800 && point <= 0xdfff) continue
      const char = String.fromCodePoint(point), kind = foldCodePoint(point) >>> 21
      if (/\p{White_Space}/u.test(char) !== (kind === foldClass.space)) expect.fail(`white space: U+${point.toString(16)}`)
      if (/\p{Nd}/u.test(char) !== (kind === foldClass.digit)) expect.fail(`digit: U+${point.toString(16)}`)
      if (/[\p{Mn}\p{Me}\p{Cf}]/u.test(char) && kind !== foldClass.ignored) expect.fail(`mark: U+${point.toString(16)}`)
    }
  })

  test('of a lone surrogate is other', () => {
    expect(foldCodePoint(0xd800)).toBe(0xd800)
    expect(foldCodePoint(0xdfff)).toBe(0xdfff)
  })
})

describe('foldPhrase', () => {
  test.each([
    ['case and width', 'ＤＯ Not', 'do not'],
    ['accents', 'Ne touchez PAS à ça, Übung, señor', 'ne touchez pas a ca, ubung, senor'],
    ['the dotted and the dotless i', 'İstanbul Iğdır', 'istanbul igdir'],
    ['white space', ' \t do\n\n  not\u00a0 ', 'do not'],
    ['what cannot be seen', 'd\u200bo n\u00ado\u2060t', 'do not'],
    ['emphasis', '**do** *not*', 'do not'],
    ['apostrophes', 'don’t donʼt don‘t don＇t don´t don`t don′t', "don't don't don't don't don't don't don't"],
    ['dashes', 'a‐b‑c‒d–e—f−g', 'a-b-c-d-e-f-g'],
    ['quotation marks', '“a” „b“ «c» ″', '"a" "b" "c" "'],
    ['full-width marks', '！，：；（）', '!,:;()'],
    ['digits', '٣ ६ ４ 𝟗', '3 6 4 9'],
    ['homoglyphs, Cyrillic', 'dо nоt dеlеtе', 'do not delete'],
    ['homoglyphs, Greek and capitals', 'ΜUST ΝΟΤ', 'must vot'],
    ['mathematical letters', '𝐝𝐨 𝓷𝓸𝓽 𝔡𝔢𝔩', 'do not del'],
    ['final sigma', 'ς Σ σ', 'o o o'],
    ['kana keep their voicing', 'がぎ ダメ ｶ', 'がぎ ダメ カ'],
    ['Hangul syllables stay', '하지 마', '하지 마'],
    ['what has several code points stays', 'ﬁ ½ ㎞', 'ﬁ ½ ㎞'],
    ['bounds stay', '≤ ≥ ≠', '≤ ≥ ≠'],
    ['ASCII digits are no letters', '0 1 l o', '0 1 l o'],
    ['nothing', ' \u200b * ', ''],
  ])('%s', (_, text, folded) => {
    expect(foldPhrase(text)).toBe(folded)
  })

  test('a whole phrase of another alphabet meets itself in any case', () => {
    for (const phrase of ['не удаляйте', 'Никогда не', 'μην διαγράψεις', 'Πρέπει', 'մի ջնջեք', 'لا تحذف', 'אל תמחק', 'कभी नहीं', 'không bao giờ']) {
      expect(foldPhrase(phrase.toUpperCase())).toBe(foldPhrase(phrase))
      expect(foldPhrase(phrase.normalize('NFD'))).toBe(foldPhrase(phrase.normalize('NFC')))
    }
  })

  test('folding a folded marker changes nothing', () => {
    for (const { folded } of markers()) expect(foldPhrase(folded)).toBe(folded)
  })
})

test('base64 is decoded as the platform decodes it', () => {
  for (let length = 0; length < 70; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 167 + length * 31) & 255)
    expect(Array.from(decodeBase64(Buffer.from(bytes).toString('base64')))).toEqual(Array.from(bytes))
  }
})
