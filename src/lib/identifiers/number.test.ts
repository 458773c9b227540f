import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foundByNumber, isSameButSeparators, numberKey, numberKeys, printedNumber, readNumber } from './number.ts'
import { numbersIn } from './number-list.ts'

const NUMBER = '0001/ATPA/LSK-XX/I/2025'

const number = fc
  .record({
    place: fc.integer({ min: 1, max: 9999 }),
    kind: fc.constantFrom('KTPA', 'ATPA'),
    body: fc.constantFrom('LSK-XX', 'LSK.RKM', 'LSKAN', 'LSK-2'),
    month: fc.constantFrom('I', 'III', 'XII'),
    year: fc.integer({ min: 2015, max: 2035 }),
  })
  .map(({ place, kind, body, month, year }) => `${String(place).padStart(4, '0')}/${kind}/${body}/${month}/${year}`)

const before = fc.constantFrom(
  ...[
    '',
    'No. ',
    'No: ',
    'no ',
    'No.',
    'Nomor: ',
    'NOMOR SERTIFIKAT: ',
    'Sertifikat No. ',
    'No. Reg. ',
    'Nomor\u00a0',
    '№ ',
    '#',
  ],
)
const blank = fc.constantFrom('', ' ', '  ', '\u00a0', '\u200b', '\t')
const around = fc.constantFrom(['', ''], ['"', '"'], ['“', '”'], ['(', ')'], ['', '.'], ['  ', '\n'])

/** The same number as somebody else would write it: words before it, blanks at slashes, other dashes, small letters. */
const spelling = fc
  .record({
    written: number,
    label: before,
    gap: blank,
    marks: around,
    dash: fc.constantFrom('-', '–', '—', '‑', '－'),
    small: fc.boolean(),
  })
  .map(({ written, label, gap, marks: [open, close], dash, small }) => {
    const text = `${open}${label}${written.replaceAll('/', `${gap}/${gap}`).replaceAll('-', dash)}${close}`
    return { written, text: small ? text.toLowerCase() : text }
  })

describe('a number', () => {
  test.each([
    'No. 0001/ATPA/LSK-XX/I/2025',
    'No: 0001/ATPA/LSK-XX/I/2025',
    'Nomor sertifikat : 0001 / ATPA / LSK–XX / I / 2025',
    ' “0001/ATPA/LSK-XX/I/2025”. ',
    'NO.0001/ATPA/LSK-XX/I/2025',
  ])('is read from %j', (text) => {
    expect(readNumber(text)).toBe(NUMBER)
  })

  test('is the same however people write it', () => {
    fc.assert(
      fc.property(spelling, ({ written, text }) => {
        expect(numberKeys([text])).toContain(numberKey(written))
        expect(foundByNumber(new Map([[numberKey(written), 'it']]), text)).toBe('it')
      }),
    )
  })

  test('read again stays as it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          number,
          spelling.map(({ text }) => text),
        ),
        (text) => {
          expect(readNumber(readNumber(text))).toBe(readNumber(text))
        },
      ),
    )
    fc.assert(
      fc.property(number, (text) => {
        expect(readNumber(text)).toBe(text)
      }),
    )
  })

  test.each(['REG-1', 'REG/2025/17', 'INV/2026/0001', 'INV-2026-0001', 'NO-7/KTPA', '12345'])(
    'that begins like a label is found as it was typed: %s',
    (text) => {
      expect(numberKeys([text])[0]).toBe(numberKey(text))
    },
  )

  test('is the same but separators as the name of its download', () => {
    fc.assert(
      fc.property(
        number,
        fc.constantFrom('', ' (1)', ' (12)'),
        fc.constantFrom('sertifikat', 'lencana'),
        (text, copy, kind) => {
          const name = `${kind}-${text.replaceAll('/', '-')}${copy}.${kind === 'lencana' ? 'png' : 'pdf'}`
          expect(isSameButSeparators(name, text)).toBe(true)
        },
      ),
    )
    expect(isSameButSeparators('0001/ATPA', '0002/ATPA')).toBe(false)
  })

  test('that is entered keeps its single blanks', () => {
    expect(printedNumber(' No. 12 /  LSK  RKM/2024 ')).toBe('12 / LSK RKM/2024')
  })
})

describe('numbers of a list', () => {
  test.each([
    ['No. 0001/ATPA/LSK-XX/I/2025', [NUMBER]],
    ['1. No. 0001/ATPA/LSK-XX/I/2025\n2. Nomor: 0002/KTPA/LSK-XX/I/2025', [NUMBER, '0002/KTPA/LSK-XX/I/2025']],
    ['0001/ATPA/LSK-XX/I/2025 0002/KTPA/LSK-XX/I/2025', [NUMBER, '0002/KTPA/LSK-XX/I/2025']],
    ['0001 / ATPA / LSK-XX / I / 2025, 0002/KTPA/LSK XX/I/2025', [NUMBER, '0002/KTPA/LSKXX/I/2025']],
    ['• 0001/ATPA/LSK-XX/I/2025 – Budi Santoso, S.T.', [NUMBER]],
    ['Budi Santoso (0001/ATPA/LSK-XX/I/2025) 12 Januari 2026', [NUMBER]],
    ['sertifikat-0001-ATPA-LSK-XX-I-2025 (1).pdf', ['0001-ATPA-LSK-XX-I-2025']],
    ['12345 67890', ['12345', '67890']],
    ['No. dan Nomor sertifikat:', []],
    [' \n,;', []],
  ])('of %j are %j', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers)
  })

  test('are as many as were written, whatever stands before and between them', () => {
    const between = fc.constantFrom('\n', '\r\n', ', ', '; ', ' ', '\t')
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 6 }), before, between, (numbers, label, gap) => {
        expect(numbersIn(numbers.map((one) => label + one).join(gap))).toEqual(numbers)
      }),
    )
  })
})
