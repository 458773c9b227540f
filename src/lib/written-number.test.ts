import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberRefusal, readWrittenNumber, writeNumber } from './written-number.ts'

const POINTS = { least: 0, most: 100, decimals: 1 }

/** A number with this many digits behind the comma, and its digits. */
const fine = (decimals: number) =>
  fc
    .integer({ min: 0, max: 9_999_999 })
    .map((whole) => [whole / 10 ** decimals, (whole / 10 ** decimals).toFixed(decimals)] as const)

describe('a written number', () => {
  test('reads the same with a comma and with a point, and never as another number', () => {
    fc.assert(
      fc.property(fc.constantFrom(1, 2).chain(fine), fc.constantFrom(',', '.'), ([value, digits], mark) => {
        expect(readWrittenNumber(` ${digits.replace('.', mark)} `, 2)).toBe(value)
        expect(readWrittenNumber(`-${digits.replace('.', mark)}`, 2)).toBe(value === 0 ? 0 : -value)
      }),
    )
  })

  test('reads what was written', () => {
    fc.assert(
      fc.property(fine(2), ([value]) => {
        expect(readWrittenNumber(writeNumber(value), 2)).toBe(value)
      }),
    )
  })

  test('reads whole numbers with and without the dots of thousands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (value) => {
        expect(readWrittenNumber(String(value))).toBe(value)
        expect(readWrittenNumber(value.toLocaleString('id-ID'))).toBe(value)
      }),
    )
  })

  test('is what was typed or nothing: no sign, digit or letter is passed over', () => {
    const sign = fc.constantFrom('0', '5', '12', '120', '.', ',', '-', ' ', 'a', 'e', '+', '%', '１', 'Rp')
    fc.assert(
      fc.property(fc.array(sign, { minLength: 1, maxLength: 6 }), fc.constantFrom(0, 1, 2), (signs, decimals) => {
        const text = signs.join('')
        const value = readWrittenNumber(text, decimals)
        if (value === undefined) return
        expect(text.trim()).toMatch(/^-?[\d.,]+$/)
        expect(value < 0).toBe(text.trim().startsWith('-') && /[1-9]/.test(text))
        const figures = (of: string) => of.replace(/\D/g, '').replace(/^0+|0+$/g, '')
        expect(figures(text)).toContain(figures(String(value)))
      }),
    )
  })

  test.each(['abc', '1e2', '6 5', '65,5,5', '--5', '+5', '65%', 'Rp100', '1.2.3', '1,25,000', '9'.repeat(16)])(
    '%j is not understood',
    (text) => expect(readWrittenNumber(text, 2)).toBeUndefined(),
  )

  test('with two readings is not understood: a thousand, or a bit more than one', () => {
    expect([readWrittenNumber('1.250'), readWrittenNumber('1,250'), readWrittenNumber('1.250', 2)]).toEqual([
      1250,
      undefined,
      undefined,
    ])
  })
})

describe('a number that does not fit is refused, and never made to fit', () => {
  test.each([
    ['65,5', undefined],
    ['65.5', undefined],
    ['100,0', undefined],
    ['', undefined],
    ['120', 'Paling besar 100.'],
    ['-5', 'Paling kecil 0.'],
    ['65,55', 'Paling banyak 1 angka di belakang koma.'],
    ['enam puluh', 'Tulis dengan angka, misalnya 65,5.'],
  ])('points typed as %j: %s', (text, refusal) => expect(numberRefusal(text, POINTS)).toBe(refusal))

  test('seats are whole', () => expect(numberRefusal('12,5', { least: 1 })).toBe('Tulis angka bulat.'))

  test('what is accepted lies between the bounds and is as fine as it may be', () => {
    const typed = fc.oneof(fc.string(), fc.double({ min: -500, max: 500, noNaN: true }).map(writeNumber))
    fc.assert(
      fc.property(typed, (text) => {
        const value = readWrittenNumber(text, 1)
        if (numberRefusal(text, POINTS) !== undefined || text.trim() === '') return
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(100)
        expect(Math.round(Number(value) * 10)).toBe(Number(value) * 10)
      }),
    )
  })
})
