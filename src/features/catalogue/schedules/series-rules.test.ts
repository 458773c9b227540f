import { describe, expect, test } from 'vitest'
import { day } from '../../../lib/day.ts'
import { MOST_IN_SERIES, movedTo, remarksOn, seriesDays } from './series-rules.ts'

describe('a series', () => {
  test.each([
    ['once', { setiap: 'sekali', jarak: 1, sampai: '2026-01-01' }, ['2027-01-31']],
    [
      'every second week, the last day included',
      { setiap: 'minggu', jarak: 2, sampai: '2027-02-28' },
      ['2027-01-31', '2027-02-14', '2027-02-28'],
    ],
    [
      'every second week, until the day before',
      { setiap: 'minggu', jarak: 2, sampai: '2027-02-27' },
      ['2027-01-31', '2027-02-14'],
    ],
    [
      'monthly, from the 31st',
      { setiap: 'bulan', jarak: 1, sampai: '2027-04-30' },
      ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
    ],
    ['until before it begins', { setiap: 'bulan', jarak: 1, sampai: '2027-01-30' }, []],
  ] as const)('%s', (_when, { setiap, jarak, sampai }, days) => {
    expect(seriesDays({ start_date: day('2027-01-31'), setiap, jarak, sampai: day(sampai) })).toEqual(days)
  })

  test('has an end, however far it is asked for', () => {
    const endless = { start_date: day('2027-01-04'), setiap: 'minggu', jarak: 1, sampai: day('2199-01-01') } as const
    expect(seriesDays(endless)).toHaveLength(MOST_IN_SERIES)
  })
})

test('a copy lasts as long, with registration as long before', () => {
  const first = {
    start_date: day('2027-01-10'),
    end_date: day('2027-01-11'),
    pendaftaran_dibuka: day('2026-12-10'),
    pendaftaran_ditutup: null,
    kuota: 20,
  }
  expect(movedTo(first, day('2027-02-10'))).toEqual({
    start_date: '2027-02-10',
    end_date: '2027-02-11',
    pendaftaran_dibuka: '2027-01-10',
    pendaftaran_ditutup: null,
    kuota: 20,
  })
})

test('weekends, holidays and days gone by are marked', () => {
  const holidays = [{ tanggal: day('2026-12-25'), nama: 'Hari Raya Natal' }]
  const on = (start: string, end: string) =>
    remarksOn({ start_date: day(start), end_date: day(end) }, holidays, day('2026-11-20'))
  expect(on('2026-12-22', '2026-12-23')).toEqual([])
  expect(on('2026-12-25', '2026-12-26')).toEqual(['Jatuh pada akhir pekan.', 'Hari libur: Hari Raya Natal.'])
  expect(on('2026-11-20', '2026-11-20')).toEqual(['Sudah lewat.'])
})
