import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineWords, maybeWords, nameWords, words } from './field.ts'

const UNSEEN = ['\u200b', '\u2800', '\u3164', '\uffa0', '\u202e', '\u2066', '\u00ad', '\ufeff', '\u0007', '\u115f']
const NAME = words('Nama', 100)
const sentenceOf = (text: string, of = NAME) => of.safeParse(text).error?.issues.map(({ message }) => message)

describe('a text', () => {
  test.each(UNSEEN.map((sign) => [sign.codePointAt(0)?.toString(16), sign]))(
    'with U+%s is refused with a sentence, alone and among letters',
    (_code, sign) => {
      for (const text of [sign, sign.repeat(3), `Si${sign}ti`, `${sign}Siti`]) {
        const refused = [
          words('Nama', 100),
          lineWords('Nama', 100),
          nameWords('Nama', 100),
          maybeWords('Nama', 100),
        ].map((field) => field.safeParse(text).success)
        // Blanks of Unicode around a text are taken off, as others are.
        expect(refused.includes(true) && text.trim() !== 'Siti' && text.trim() !== '', JSON.stringify(text)).toBe(false)
      }
    },
  )

  test('of signs that only change others is refused, as nobody sees it', () => {
    for (const text of ['\u200d', '\u0301', '\u200c\u200d']) {
      expect(sentenceOf(text)).toEqual(['Nama memuat tanda yang tidak tampak. Hapus isinya, lalu ketik lagi.'])
    }
  })

  test.each(['Siti Aminah', 'Nur’aini', 'محمد', '瑞华', '👩‍🔬', '100%', 'baris satu\nbaris dua\tlagi'])(
    '%j is taken',
    (text) => {
      expect(sentenceOf(text)).toBeUndefined()
    },
  )

  test('that is a name of somebody or something has no line break', () => {
    for (const field of [lineWords('Nama', 100), nameWords('Nama', 100)]) {
      expect(sentenceOf('Siti\nAminah', field)).toHaveLength(1)
      expect(sentenceOf('Siti\r\nAminah', field)).toHaveLength(1)
    }
    expect(sentenceOf('Siti\u2028Aminah', lineWords('Nama', 100))).toEqual(['Tulis nama dalam satu baris.'])
  })

  test('that is taken has a letter, a number, a mark or a picture in it', () => {
    const sign = fc.oneof(
      fc.constantFrom(...UNSEEN, ' ', '\n', '\u200d', 'a', '1', '-'),
      fc.string({ unit: 'binary', maxLength: 2 }),
    )
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 6 }), (signs) => {
        const read = NAME.safeParse(signs.join(''))
        if (!read.success) return
        expect(read.data).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u)
        for (const unseen of UNSEEN) expect(read.data).not.toContain(unseen)
      }),
    )
  })
})
