import { describe, expect, test } from 'vitest'
import { addDays, day, longDay } from '../../../lib/day.ts'
import { parseHolidays, proposedHolidays } from './holiday-rules.ts'

describe('holidays that are pasted', () => {
  test.each([
    '2027-03-20 Hari Suci Nyepi',
    '2027-3-20\tHari Suci Nyepi',
    '20-03-2027; Hari Suci Nyepi',
    '20/3/2027, Hari Suci Nyepi',
    '20.03.2027: Hari Suci Nyepi',
    '20 Maret 2027 Hari Suci Nyepi',
    '  20 maret 2027   Hari Suci Nyepi  ',
  ])('are understood as %j', (line) => {
    expect(parseHolidays(line)).toEqual({
      holidays: [{ tanggal: '2027-03-20', nama: 'Hari Suci Nyepi' }],
      refused: [],
    })
  })

  test.each([
    ['2027-02-29 Kabisat', 'tanggal itu tidak ada'],
    ['31 Juni 2027 Hari Libur', 'tanggal itu tidak ada'],
    ['20 Marz 2027 Hari Libur', 'tulis tanggal, lalu nama'],
    ['Hari Suci Nyepi', 'tulis tanggal, lalu nama'],
    ['2027-03-20', 'tulis tanggal, lalu nama'],
    ['2027-03-20 Ab', 'nama 3 sampai 150 huruf'],
    [`2027-03-20 ${'a'.repeat(151)}`, 'nama 3 sampai 150 huruf'],
  ])('are refused by name: %j', (line, reason) => {
    expect(parseHolidays(`\n${line}`)).toEqual({ holidays: [], refused: [{ line: 2, text: line, reason }] })
  })

  test('are refused the second time they name a day', () => {
    const { holidays, refused } = parseHolidays('2027-03-20 Nyepi\r\n20/03/2027 Nyepi lagi')
    expect([holidays.length, refused]).toEqual([
      1,
      [{ line: 2, text: '20/03/2027 Nyepi lagi', reason: 'tanggal ini sudah disebut' }],
    ])
  })

  test('come back as they were written, whichever day of ten years and whichever way', () => {
    for (let n = 0; n < 3653; n += 7) {
      const tanggal = addDays(day('2024-01-01'), n)
      const [year = '', month = '', dayOfMonth = ''] = tanggal.split('-')
      for (const text of [
        tanggal,
        `${dayOfMonth}/${month}/${year}`,
        `${Number(dayOfMonth)}.${Number(month)}.${year}`,
        longDay(tanggal),
      ]) {
        expect(parseHolidays(`${text} Libur`).holidays).toEqual([{ tanggal, nama: 'Libur' }])
      }
    }
  })

  test('whatever is pasted, each line that says something is a holiday or is named', () => {
    const pieces = [
      '2027-03-20 Nyepi',
      '',
      ' ',
      '99/99/9999 X',
      'abc',
      '1 Mei 2027 Buruh',
      '\t',
      '2027-03-20 Dua',
      '-',
      '0',
    ]
    for (let seed = 0; seed < 500; seed += 1) {
      const lines = Array.from({ length: seed % 12 }, (_, at) => pieces[(seed * 7 + at * 13) % pieces.length] ?? '')
      const { holidays, refused } = parseHolidays(lines.join('\n'))
      expect(holidays.length + refused.length).toBe(lines.filter((line) => line.trim() !== '').length)
      expect(new Set(holidays.map(({ tanggal }) => tanggal)).size).toBe(holidays.length)
    }
  })
})

describe('holidays that are proposed', () => {
  test('have their day where it is the same every year, and wait for it where it moves', () => {
    const proposed = proposedHolidays(2028, [])
    expect(proposed.filter(({ tanggal }) => tanggal !== null).map(({ tanggal }) => tanggal)).toEqual([
      '2028-01-01',
      '2028-05-01',
      '2028-06-01',
      '2028-08-17',
      '2028-12-25',
    ])
    expect(proposed.filter(({ tanggal }) => tanggal === null)).toHaveLength(12)
  })

  test('leave out what the year has already, by day or by name', () => {
    const known = [
      { tanggal: '2028-08-17', nama: 'HUT RI' },
      { tanggal: '2028-03-26', nama: 'hari suci nyepi' },
      { tanggal: '2027-12-25', nama: 'Hari Raya Natal' },
    ]
    const names = proposedHolidays(2028, known).map(({ nama }) => nama)
    expect(names).not.toContain('Hari Kemerdekaan')
    expect(names).not.toContain('Hari Suci Nyepi')
    expect(names).toContain('Hari Raya Natal')
  })
})
