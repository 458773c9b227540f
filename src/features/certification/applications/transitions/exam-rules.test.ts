import { describe, expect, test } from 'vitest'
import { day } from '../../../../lib/day.ts'
import type { ScheduleState } from '../../../catalogue/schedules/rules.ts'
import type { Stage } from '../rules.ts'
import { appealEnd } from './exam-guard-rules.ts'
import { EXAM_TRANSITIONS } from './exam-rules.ts'
import type { ApplicationFacts } from './guard-rules.ts'
import { type ApplicationTransition, decideTransition } from './rules.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const SETTINGS = {
  kali_jadwal_ulang: 1,
  batas_jadwal_ulang: 7,
  batas_banding: 14,
  hari_libur: [],
  jumlah_penguji: 2,
  buka_kehadiran: 60,
}

const factsAt = (tahap: Stage, changes: Partial<ApplicationFacts> = {}): ApplicationFacts => ({
  tahap,
  ditawarkan: false,
  due_at: null,
  registration_fee: 4_500_000,
  kali_jadwal_ulang: 0,
  jadwal: { state: 'berlangsung', seats_left: 0, days_to_exam: 0, minutes_to_exam: 0 },
  incomplete: [],
  berkas: ['sesuai'],
  tahap_sejak: NOW,
  penguji: { diterima: 2, terkunci: 2 },
  scores_given: 0,
  has_appealed: false,
  is_erased: false,
  another_runs: false,
  ...changes,
})

const outcome = (transition: ApplicationTransition, facts: ApplicationFacts, now = NOW) => {
  const decision = decideTransition(transition, facts, SETTINGS, now)
  return 'next' in decision ? decision.next : decision.refused
}

const inMinutes = (minutes_to_exam: number | null, state: ScheduleState): Partial<ApplicationFacts> => ({
  jadwal: { state, seats_left: 0, days_to_exam: minutes_to_exam && Math.ceil(minutes_to_exam / 1440), minutes_to_exam },
})

describe('attendance', () => {
  test.each([
    ['the day before', inMinutes(1440, 'ditutup'), 'EXAM_NOT_BEGUN', 'ABSENCE_TOO_EARLY'],
    ['a minute before the door opens', inMinutes(61, 'ditutup'), 'EXAM_NOT_BEGUN', 'ABSENCE_TOO_EARLY'],
    ['as the door opens', inMinutes(60, 'ditutup'), 'diuji', 'ABSENCE_TOO_EARLY'],
    ['a minute before it begins', inMinutes(1, 'ditutup'), 'diuji', 'ABSENCE_TOO_EARLY'],
    ['as it begins', inMinutes(0, 'berlangsung'), 'diuji', 'tidak_hadir'],
    ['the day after', inMinutes(-1440, 'selesai'), 'diuji', 'tidak_hadir'],
    ['without a date', inMinutes(null, 'dibuka'), 'EXAM_NOT_BEGUN', 'ABSENCE_TOO_EARLY'],
    ['at a cancelled date', inMinutes(0, 'dibatalkan'), 'DATE_GONE', 'DATE_GONE'],
  ] as const)('%s', (_when, changes, attends, misses) => {
    const facts = factsAt('terjadwal', changes)
    expect([outcome('attend', facts), outcome('miss', facts)]).toEqual([attends, misses])
  })

  test('is taken back until somebody has scored', () => {
    const taken = (scores_given: number) => outcome('unattend', factsAt('diuji', { scores_given }))
    expect([taken(0), taken(1)]).toEqual(['terjadwal', 'SCORES_GIVEN'])
    expect(outcome('unattend', factsAt('menunggu_keputusan'))).toBe('STALE')
  })
})

test.each([
  [{ diterima: 2, terkunci: 2 }, 'menunggu_keputusan'],
  [{ diterima: 2, terkunci: 1 }, 'SCORES_NOT_LOCKED'],
  [{ diterima: 1, terkunci: 1 }, 'SCORES_NOT_LOCKED'],
  [{ diterima: 3, terkunci: 2 }, 'SCORES_NOT_LOCKED'],
  [{ diterima: 3, terkunci: 3 }, 'menunggu_keputusan'],
  [{ diterima: 0, terkunci: 0 }, 'SCORES_NOT_LOCKED'],
])('with examiners %o the scores lead to %s', (penguji, expected) => {
  expect(outcome('score', factsAt('diuji', { penguji }))).toBe(expected)
})

const free = { state: 'dibuka', seats_left: 3, same_scheme: true, same_schedule: false } as const

test.each([
  [free, 'terjadwal'],
  [{ ...free, same_schedule: true }, 'SAME_SCHEDULE'],
  [{ ...free, same_scheme: false }, 'OTHER_SCHEME'],
  [{ ...free, seats_left: 0 }, 'SEATS_TAKEN'],
  [{ ...free, state: 'berlangsung' as const }, 'REGISTRATION_CLOSED'],
])('who did not come, to %o: %s', (tujuan, expected) => {
  expect(outcome('readmit', factsAt('tidak_hadir', { tujuan }))).toBe(expected)
})

test('who did not come is not let in again while another application of the scheme runs', () => {
  expect(outcome('readmit', factsAt('tidak_hadir', { tujuan: free, another_runs: true }))).toBe('ANOTHER_RUNNING')
})

describe('an appeal', () => {
  // Friday 6 November 2026; fourteen working days later it is Thursday 26 November.
  const tahap_sejak = new Date('2026-11-06T09:00:00Z')
  const appealed = (now: string, changes: Partial<ApplicationFacts> = {}) =>
    outcome('appeal', factsAt('belum_kompeten', { tahap_sejak, ...changes }), new Date(now))

  test('may be filed until the end of the last working day, by Jakarta’s clocks', () => {
    expect(appealEnd(tahap_sejak, 14, [])).toEqual(new Date('2026-11-26T16:59:59Z'))
    expect(appealEnd(tahap_sejak, 14, [day('2026-11-18')])).toEqual(new Date('2026-11-27T16:59:59Z'))
  })

  test.each([
    ['2026-11-25T16:59:59Z', 'banding'],
    ['2026-11-26T16:59:59Z', 'banding'],
    ['2026-11-26T17:00:00Z', 'APPEAL_TOO_LATE'],
  ])('at %s: %s', (now, expected) => {
    expect(appealed(now)).toBe(expected)
  })

  test('waits while another application of the scheme runs', () => {
    expect(appealed('2026-11-10T03:00:00Z', { another_runs: true })).toBe('ANOTHER_RUNNING')
  })

  test('is filed once', () => {
    expect(appealed('2026-11-10T03:00:00Z', { has_appealed: true })).toBe('APPEALED_ALREADY')
  })

  test('leads back to a decision or to where it came from, by its panel alone', () => {
    expect([outcome('grantAppeal', factsAt('banding')), outcome('rejectAppeal', factsAt('banding'))]).toEqual([
      'menunggu_keputusan',
      'belum_kompeten',
    ])
    expect([EXAM_TRANSITIONS.grantAppeal.by, EXAM_TRANSITIONS.rejectAppeal.by]).toEqual(['panel', 'panel'])
  })
})

test('nothing but the decision of a person leads to a certificate', () => {
  const leading = Object.entries(EXAM_TRANSITIONS).filter(([, { to }]) => to === 'diterbitkan')
  expect(leading.map(([transition, { by, from }]) => [transition, by, from])).toEqual([
    ['decideCompetent', 'keputusan', ['menunggu_keputusan']],
  ])
})
