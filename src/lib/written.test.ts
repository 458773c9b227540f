import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, day, longDay } from './day.ts'
import { markCell, unmarkCell } from './files/marked-cell.ts'
import { formatRupiah } from './rupiah.ts'
import { readWrittenAmount } from './written-amount.ts'
import { readWrittenDay } from './written-day.ts'
import { readWrittenList, writeList } from './written-list.ts'

const anyDay = fc.integer({ min: 0, max: 80_000 }).map((days): Day => addDays(day('1900-01-01'), days))
const numbersOf = (on: Day) => [on.slice(0, 4), on.slice(5, 7), on.slice(8, 10)] as const

describe('a written day', () => {
  test('is the same in every notation that people use', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('/', '-', '.'), (on, by) => {
        const [year, month, date] = numbersOf(on)
        const plain = (digits: string) => String(Number(digits))
        const ways = [on, `${year}/${month}/${date}`, [date, month, year].join(by), longDay(on)]
        ways.push([plain(date), plain(month), year].join(by), longDay(on).toUpperCase())
        for (const way of ways) expect(readWrittenDay(` ${way} `)).toBe(on)
      }),
    )
  })

  test('is a day that exists or nothing, whatever the text', () => {
    const part = fc.constantFrom('0', '1', '2', '29', '30', '31', '12', '13', '2025', '25', '/', '-', '.', ' ', 'Mei')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const read = readWrittenDay(parts.join(''))
        if (read !== undefined) expect(day(read)).toBe(read)
      }),
    )
  })

  test.each(['', '31/01/25', '31/13/2025', '1/31/2025', '29-02-2025', '31/01-2025', '2025-31-01', '20250131', 'besok'])(
    '%j is not understood',
    (text) => expect(readWrittenDay(text)).toBeUndefined(),
  )

  test('has its day before its month', () => expect(readWrittenDay('01/02/2025')).toBe('2025-02-01'))
})

describe('a written amount', () => {
  test('is the same in every notation that people use', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000 }), (amount) => {
        const written = formatRupiah(amount)
        const dots = written.slice(2)
        const ways = [String(amount), written, dots, `${dots},00`, `${written},-`, `Rp. ${dots}`, `IDR ${amount}`]
        ways.push(`${amount}.00`, `${amount},00`)
        if (amount >= 1_000_000) ways.push(dots.replaceAll('.', ','))
        if (amount >= 1000) ways.push(`${dots.replaceAll('.', ',')}.00`)
        for (const way of ways) expect([way, readWrittenAmount(` ${way} `)]).toEqual([way, amount])
      }),
    )
  })

  test('is made of the digits that stand there or is nothing, whatever the text', () => {
    const part = fc.constantFrom('0', '1', '25', '000', '.', ',', '-', 'Rp', ' ')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const text = parts.join('')
        const read = readWrittenAmount(text)
        if (read === undefined) return
        // The dot of 'Rp.' is no sign of cents.
        const digits = text
          .trim()
          .replace(/^Rp\.?/, '')
          .replace(/[.,]\d{2}$/, '')
        expect(read).toBe(Number(digits.replace(/\D/g, '')))
      }),
    )
  })

  test.each([
    '',
    'Rp',
    '-5',
    '1,250',
    '1.25',
    '1.2500',
    '12.5',
    '1.250.00',
    '1.250.000,50',
    '1.250,000',
    '1e6',
    'gratis',
  ])('%j is not understood', (text) => expect(readWrittenAmount(text)).toBeUndefined())
})

describe('a written list', () => {
  test('is read as it was written', () => {
    const letter = fc.constantFrom('a', 'b', ' ', ';', '|', '\\', '\n', "'")
    const item = fc
      .string({ unit: letter, maxLength: 8 })
      .map((each) => each.trim())
      .filter((each) => each !== '')
    fc.assert(
      fc.property(
        fc.array(item, { maxLength: 5 }),
        fc.constantFrom([';', '|'] as const, ['\n', '|'] as const),
        (all, by) => {
          expect(readWrittenList(writeList(all, by), by)).toEqual(all)
        },
      ),
    )
  })

  test('is parted by lines, strokes and semicolons, and loses blank items', () => {
    expect(readWrittenList('mutu air;\n sosial | | biologi', [';', '|'])).toEqual(['mutu air', 'sosial', 'biologi'])
    expect(readWrittenList('satu; dua\ntiga', ['\n', '|'])).toEqual(['satu; dua', 'tiga'])
  })
})

describe('a marked cell', () => {
  test('is read as it was before, and no formula', () => {
    const letter = fc.constantFrom("'", '=', '+', '-', '@', '0', '1', 'a', '\t')
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 16 }), (text) => {
        expect(unmarkCell(markCell(text))).toBe(text)
        expect(markCell(text)).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
  })

  test.each([
    ['+62 811-0000-0042', "'+62 811-0000-0042"],
    ['9901015212900001', "'9901015212900001"],
    ['0274', "'0274"],
    ['42', '42'],
    ["O'Hara", "O'Hara"],
  ])('%j is written %j', (text, cell) => expect(markCell(text)).toBe(cell))
})
