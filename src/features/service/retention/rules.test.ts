import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, type Day, day, momentIn } from '../../../lib/day.ts'
import { FINAL, STAGE_NAMES, type Stage } from '../../certification/applications/rules.ts'
import { OPEN_CASE_NAMES } from './deletion/open-case-rules.ts'
import {
  applicationRetention,
  countsInWords,
  nightOf,
  type RetainedApplication,
  type RetentionSettings,
  scanRetention,
} from './rules.ts'

const SETTINGS: RetentionSettings = {
  retensi_permohonan: 6,
  retensi_ditolak: 1,
  retensi_ktp: 1,
  masa_berlaku: 36,
  batas_banding: 14,
  hari_libur: [],
}
const SINCE = day('2020-03-10')

const stateOn = (today: Day, more: Partial<RetainedApplication> = {}, settings: Partial<RetentionSettings> = {}) => {
  const { since = SINCE } = more
  const application = { tahap: 'ditolak' as Stage, tahap_sejak: momentIn('WIB', since, '10.00'), since }
  return applicationRetention(
    { ...application, valid_until: null, open_cases: [], ...more },
    { ...SETTINGS, ...settings },
    { now: nightOf(today), today },
  )
}

/** The day before, the day, the day after. */
const around = (on: Day, state: (today: Day) => string): string[] => [-1, 0, 1].map((days) => state(addDays(on, days)))

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(day('2000-01-01'), days))
const years = fc.integer({ min: 1, max: 30 })

describe('the personal parts of an application', () => {
  test.each<[Stage, string]>([
    ['ditolak', '2021-03-10'],
    ['dibatalkan', '2021-03-10'],
    ['kedaluwarsa', '2021-03-10'],
    ['tidak_hadir', '2026-03-10'],
    ['belum_kompeten', '2026-03-10'],
    ['diterbitkan', '2026-03-10'],
  ])('of one that ended as %s go on %s, not a day before', (tahap, on) => {
    expect(around(day(on), (today) => stateOn(today, { tahap }))).toEqual(['kept', 'due', 'due'])
  })

  test('go on the anniversary by the settings, for every day and length', () => {
    fc.assert(
      fc.property(anyDay, years, years, (since, retensi_ditolak, retensi_permohonan) => {
        for (const [tahap, length] of [
          ['ditolak', retensi_ditolak],
          ['tidak_hadir', retensi_permohonan],
        ] as const) {
          const settings = { retensi_ditolak, retensi_permohonan }
          const states = around(addMonths(since, length * 12), (today) => stateOn(today, { tahap, since }, settings))
          expect(states).toEqual(['kept', 'due', 'due'])
        }
      }),
    )
  })

  test('stay as long as anything runs, however old it is', () => {
    const running = STAGE_NAMES.filter(
      (tahap) => !(FINAL as readonly Stage[]).includes(tahap) && tahap !== 'tidak_hadir',
    )
    for (const tahap of running) expect([tahap, stateOn(day('2099-01-01'), { tahap })]).toEqual([tahap, 'kept'])
  })

  test('stay as long as the certificate of it is valid', () => {
    const state = (today: Day) => stateOn(today, { tahap: 'diterbitkan', valid_until: day('2030-03-09') })
    expect(around(day('2030-03-10'), state)).toEqual(['kept', 'due', 'due'])
  })

  test('stay until it is too late to appeal, whatever the settings say', () => {
    const slow = { batas_banding: 2000 }
    expect(stateOn(day('2026-03-10'), { tahap: 'belum_kompeten' }, slow)).toBe('kept')
    expect(stateOn(day('2026-03-10'), { tahap: 'ditolak' }, slow)).toBe('due')
  })

  test('wait for every open case', () => {
    fc.assert(
      fc.property(fc.subarray(OPEN_CASE_NAMES, { minLength: 1 }), anyDay, (open_cases, today) => {
        expect(stateOn(today, { open_cases })).not.toBe('due')
      }),
    )
    expect(stateOn(day('2021-03-10'), { open_cases: ['invoice'] })).toBe('waiting')
  })
})

describe('a scan of an identity card', () => {
  const state = (today: Day, more: object = {}) =>
    scanRetention({ given: day('2019-01-01'), ended: SINCE, open_cases: [], ...more }, SETTINGS, today)

  test('goes a year after the last application ended', () => {
    expect(around(day('2021-03-10'), (today) => state(today))).toEqual(['kept', 'due', 'due'])
  })

  test('that was given later goes a year after that', () => {
    expect(around(day('2022-05-01'), (today) => state(today, { given: day('2021-05-01') }))).toEqual([
      'kept',
      'due',
      'due',
    ])
  })

  test('stays where no application has ended, and waits for an open case', () => {
    expect(state(day('2099-01-01'), { ended: null })).toBe('kept')
    for (const open of OPEN_CASE_NAMES) expect(state(day('2099-01-01'), { open_cases: [open] })).toBe('waiting')
  })
})

test('a run is said in words', () => {
  const nothing = { permohonan: 0, ditolak: 0, ktp: 0, ditahan: 0, gagal: 0 }
  expect(countsInWords(nothing)).toBe('tidak ada')
  expect(countsInWords({ ...nothing, ktp: 2, ditahan: 1 })).toBe('2 pindaian KTP; 1 ditahan karena ada kasus terbuka')
})
