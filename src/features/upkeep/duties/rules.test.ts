import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, type Day, day, daysBetween } from '../../../lib/day.ts'
import {
  CAUGHT_UP_DAYS,
  DUTY_REMINDERS,
  EXPIRY_REMINDERS,
  isLate,
  isMaintained,
  isReported,
  reminderDue,
  termsOf,
  yearsOf,
  yearsWithoutMaintenance,
} from './rules.ts'

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays(day('2000-01-01'), days))

describe('the years of a certificate', () => {
  test('run from anniversary to anniversary, the last one to its last day', () => {
    expect(yearsOf({ valid_from: day('2025-03-10'), valid_until: day('2028-03-10') })).toEqual([
      { ke: 1, mulai: '2025-03-10', selesai: '2026-03-09' },
      { ke: 2, mulai: '2026-03-10', selesai: '2027-03-09' },
      { ke: 3, mulai: '2027-03-10', selesai: '2028-03-10' },
    ])
  })

  test('of one that began on 29 February meet the last day of the month', () => {
    expect(
      yearsOf({ valid_from: day('2024-02-29'), valid_until: day('2027-02-28') }).map(({ mulai }) => mulai),
    ).toEqual(['2024-02-29', '2025-02-28', '2026-02-28'])
  })

  test('cover every day once, without gap or overlap', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 120 }), (valid_from, months) => {
        const valid_until = addMonths(valid_from, months)
        const years = yearsOf({ valid_from, valid_until })
        expect(years[0]?.mulai).toBe(valid_from)
        expect(years.at(-1)?.selesai).toBe(valid_until)
        for (const [at, year] of years.entries()) {
          expect(year.ke).toBe(at + 1)
          expect(daysBetween(year.mulai, year.selesai)).toBeGreaterThan(0)
          const next = years[at + 1]
          if (next) expect(next.mulai).toBe(addDays(year.selesai, 1))
        }
      }),
    )
  })
})

describe('what a year asks for', () => {
  const year = { ke: 1, mulai: day('2026-01-01'), selesai: day('2026-12-31') }
  const settings = {
    buka_laporan: 180,
    tenggat_laporan: 0,
    kegiatan_pemeliharaan: 1,
    pakai_poin_pemeliharaan: false,
    poin_pemeliharaan: 20,
  }

  test('is what the settings say: the last day, the first day to report, activities; points only where they count', () => {
    expect(termsOf(year, settings)).toEqual({
      jatuh_tempo: '2026-12-31',
      lapor_mulai: '2026-07-04',
      wajib_kegiatan: 1,
      wajib_poin: 0,
    })
    expect(termsOf(year, { ...settings, tenggat_laporan: 30, pakai_poin_pemeliharaan: true })).toMatchObject({
      jatuh_tempo: '2027-01-30',
      wajib_poin: 20,
    })
  })

  test('never lets a report be sent before the year begins', () => {
    expect(termsOf(year, { ...settings, buka_laporan: 366 }).lapor_mulai).toBe('2026-01-01')
  })

  test.each([
    ['2026-12-30', false],
    ['2026-12-31', false],
    ['2027-01-01', true],
  ])('on %s a report of it is late: %s', (today, late) => {
    expect(isLate({ jatuh_tempo: day('2026-12-31') }, day(today))).toBe(late)
  })

  test.each([
    [null, false],
    ['draft', false],
    ['perlu_perbaikan', false],
    ['diajukan', true],
    ['diterima', true],
  ])('a report that is %s counts as reported: %s', (status, reported) => {
    expect(isReported(status)).toBe(reported)
  })

  test.each([
    [{ wajib_kegiatan: 1, wajib_poin: 0, kegiatan: 0, poin: 0 }, false],
    [{ wajib_kegiatan: 1, wajib_poin: 0, kegiatan: 1, poin: 0 }, true],
    [{ wajib_kegiatan: 1, wajib_poin: 20, kegiatan: 3, poin: 19 }, false],
    [{ wajib_kegiatan: 1, wajib_poin: 20, kegiatan: 1, poin: 20 }, true],
    [{ wajib_kegiatan: 0, wajib_poin: 0, kegiatan: 0, poin: 0 }, true],
  ])('%o is maintained: %s', (year, maintained) => {
    expect(isMaintained(year)).toBe(maintained)
  })
})

describe('the clock of years without maintenance', () => {
  const years = (...maintained: boolean[]) =>
    maintained.map((one, at) => ({ selesai: addDays(day('2024-12-31'), 365 * at), maintained: one }))
  const [first, second] = [day('2024-12-31'), day('2025-12-31')]

  test.each([
    ['on the last day of the first year', years(false), first, 0],
    ['the day after it', years(false), addDays(first, 1), 1],
    ['on the last day of the second', years(false, false), second, 1],
    ['the day after it', years(false, false), addDays(second, 1), 2],
    ['a maintained year between starts anew', years(false, true, false), day('2027-01-01'), 1],
    ['a running year that is maintained already starts anew', years(false, false, true), day('2026-06-01'), 0],
    ['nothing is asked yet', [], first, 0],
  ] as [string, ReturnType<typeof years>, Day, number][])('%s', (_name, of, today, count) => {
    expect(yearsWithoutMaintenance(of, today)).toBe(count)
  })
})

describe('reminders', () => {
  const end = day('2027-03-10')

  test.each([
    ['2027-01-08', undefined],
    ['2027-01-09', -60],
    ['2027-02-07', -60],
    ['2027-02-08', -30],
    ['2027-03-02', -30],
    ['2027-03-03', -7],
    ['2027-03-10', -7],
    ['2027-03-11', 1],
    ['2027-04-20', 1],
    ['2027-04-21', undefined],
  ])('of duties on %s: %s', (today, due) => {
    expect(reminderDue(end, DUTY_REMINDERS, day(today))).toBe(due)
  })

  test.each([
    ['2026-09-10', undefined],
    ['2026-09-11', -180],
    ['2026-10-21', -180],
    ['2026-10-22', undefined],
    ['2026-12-10', -90],
    ['2027-03-09', -7],
    ['2027-03-10', 0],
  ])('of a certificate’s end on %s: %s', (today, due) => {
    expect(reminderDue(end, EXPIRY_REMINDERS, day(today))).toBe(due)
  })

  test('a day that is looked at every day brings each reminder once and in its order', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(DUTY_REMINDERS, EXPIRY_REMINDERS), (about, offsets) => {
        const seen: number[] = []
        for (let days = -200; days <= CAUGHT_UP_DAYS + 10; days += 1) {
          const due = reminderDue(about, offsets, addDays(about, days))
          if (due !== undefined && due !== seen.at(-1)) seen.push(due)
        }
        expect(seen).toEqual([...offsets])
      }),
      { numRuns: 20 },
    )
  })
})
