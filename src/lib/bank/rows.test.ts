import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '../day.ts'
import { readStatement } from './statement.ts'

const read = (text: string) => readStatement(Buffer.from(text), day('2026-11-29'))

/** A cell, and whether a person would take it for a part of incoming rupiah. */
type Cell = readonly [text: string, isGood: boolean]

const oneOf = (good: readonly string[], bad: readonly string[]): fc.Arbitrary<Cell> =>
  fc.oneof(
    fc.constantFrom(...good).map((text): Cell => [text, true]),
    fc.constantFrom(...bad).map((text): Cell => [text, false]),
  )

const DATE = oneOf(
  ['20/11/2026', '2026-11-20', '20 Nov 2026', "'20/11/2026", '20/11/26'],
  ['', '31/02/2026', '2026', 'PEND', 'besok', '20/11/2099', 'Saldo', '20 Foo 2026'],
)
const WORDS = fc.constantFrom('TRSF WULAN', 'WULAN, S.T.', 'A;B', 'dua\nbaris', 'kata "kutip"', '', '-5')
const AMOUNT = oneOf(
  ['1000', '1.000,00', '1,000.00', 'Rp 1.000', '1000.00'],
  ['', '0', '12,34', 'USD 1000', 'seribu', '1.00.0', '-1000', '(1000)', '1000 DB', '1000 X'],
)
const MARK = oneOf(['CR', 'K', 'Kredit', '+', 'c'], ['', 'DB', 'D', '-', 'X', 'RC', 'CR DB', '?'])
const CURRENCY = oneOf(['IDR', 'Rp', ''], ['USD', 'SGD', 'xx'])

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

describe('whatever rows a statement has', () => {
  const ROW = fc.tuple(DATE, WORDS, AMOUNT, MARK, CURRENCY)

  test('each is money in, money out, or shown unread; what is not understood is never money in', () => {
    fc.assert(
      fc.property(
        fc.array(ROW, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(',', ';', '\t'),
        (rows, delimiter) => {
          const head = ['Tanggal', 'Keterangan', 'Nominal', 'D/K', 'Mata Uang']
          const cells = rows.map(([date, words, amount, mark, currency]) => [
            date[0],
            words,
            amount[0],
            mark[0],
            currency[0],
          ])
          const found = read([head, ...cells].map((row) => row.map(quoted).join(delimiter)).join('\n'))
          const filled = cells.filter((row) => row.some((cell) => cell !== ''))
          expect((found?.lines.length ?? 0) + (found?.debits ?? 0) + (found?.unread.length ?? 0)).toBe(filled.length)
          expect(new Set(found?.unread.map(({ baris }) => baris)).size).toBe(found?.unread.length)
          const good = rows.flatMap(([date, , ...money], at) =>
            [date, ...money].every(([, isGood]) => isGood) ? [at] : [],
          )
          for (const { baris } of found?.lines ?? []) expect(good).toContain(placeOf(baris))
        },
      ),
    )
  })

  test('each of two columns is one of the three as well', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(DATE, WORDS, AMOUNT, AMOUNT), { minLength: 1, maxLength: 12 }), (rows) => {
        const cells = rows.map(([date, words, debit, credit]) => [date[0], words, debit[0], credit[0]])
        const found = read(
          [['Tgl', 'Uraian', 'Debet', 'Kredit'], ...cells].map((row) => row.map(quoted).join(';')).join('\n'),
        )
        const filled = cells.filter((row) => row.some((cell) => cell !== ''))
        expect((found?.lines.length ?? 0) + (found?.debits ?? 0) + (found?.unread.length ?? 0)).toBe(filled.length)
        for (const { baris } of found?.lines ?? []) {
          const [date, , debit, credit] = rows[placeOf(baris)] ?? []
          expect([date?.[1], credit?.[1], ['', '0'].includes(debit?.[0] ?? '?')]).toEqual([true, true, true])
        }
      }),
    )
  })
})

/** Where a row stands below the head. */
const placeOf = (baris: number): number => baris - 2
