import { describe, expect, test } from 'vitest'
import { day } from '../../../lib/day.ts'
import {
  ACTIVITY_STATE_NAMES,
  type ActivityState,
  attendanceNumber,
  clockText,
  dayErrors,
  progressOf,
  suggestedPoints,
} from './rules.ts'
import {
  ACTIVITY_TRANSITION_NAMES,
  ACTIVITY_TRANSITIONS,
  type ActivityFacts,
  type ActivityTransition,
  activityTransitionRule,
  decideActivityTransition,
} from './transition-rules.ts'

const NOW = new Date('2026-11-20T03:00:00Z')

type Date_ = NonNullable<ActivityFacts['jadwal']>

const on = (hari_ini: string, more: Partial<Date_> = {}): Date_ => ({
  dibatalkan: false,
  mulai: day('2026-12-10'),
  selesai: day('2026-12-11'),
  hari_ini: day(hari_ini),
  ...more,
})

const facts = (status: ActivityState, more: Partial<ActivityFacts> = {}): ActivityFacts => ({
  status,
  due_at: null,
  jadwal: on('2026-11-20'),
  ...more,
})

const answer = (transition: ActivityTransition, of: ActivityFacts, now = NOW) => {
  const decision = decideActivityTransition(transition, of, now)
  return 'next' in decision ? decision.next : decision.refused
}

describe('the states', () => {
  /** The states to which each may lead, written by hand from domain 2.10. */
  const LEADS: Record<ActivityState, ActivityState[]> = {
    terdaftar: ['dikonfirmasi', 'menunggu_pembayaran'],
    menunggu_pembayaran: ['dibatalkan', 'dikonfirmasi', 'kedaluwarsa', 'menunggu_pembayaran'],
    dikonfirmasi: ['dibatalkan', 'hadir', 'menunggu_pembayaran', 'tidak_hadir'],
    hadir: ['diakui', 'dikonfirmasi', 'tidak_hadir'],
    tidak_hadir: ['hadir'],
    diakui: [],
    dibatalkan: [],
    kedaluwarsa: [],
    draft: ['diajukan'],
    diajukan: ['diakui', 'ditolak', 'perlu_perbaikan'],
    perlu_perbaikan: ['diajukan'],
    ditolak: [],
  }

  test.each(ACTIVITY_STATE_NAMES)('%s leads only where the field says', (state) => {
    const transitions = Object.values(ACTIVITY_TRANSITIONS).filter(({ from }) =>
      (from as readonly string[]).includes(state),
    )
    expect([...new Set(transitions.map(({ to }) => to))].sort()).toEqual(LEADS[state])
  })

  test('are recognised by people of the office alone', () => {
    const recognising = ACTIVITY_TRANSITION_NAMES.filter(
      (transition) => activityTransitionRule(transition).to === 'diakui',
    )
    expect(recognising.map((transition) => activityTransitionRule(transition).by)).toEqual(['verifikasi', 'verifikasi'])
  })

  test('refuse a transition from anywhere else as stale', () => {
    for (const transition of ACTIVITY_TRANSITION_NAMES) {
      for (const state of ACTIVITY_STATE_NAMES) {
        if (activityTransitionRule(transition).from.includes(state)) continue
        expect([transition, state, answer(transition, facts(state))]).toEqual([transition, state, 'STALE'])
      }
    }
  })
})

describe('a registration is cancelled', () => {
  test.each([
    ['the day before', '2026-12-09', 'dibatalkan'],
    ['on the day', '2026-12-10', 'ACTIVITY_BEGUN'],
    ['the day after', '2026-12-11', 'ACTIVITY_BEGUN'],
  ])('%s: %s', (_when, today, said) => {
    expect(answer('cancel', facts('dikonfirmasi', { jadwal: on(today) }))).toBe(said)
  })

  test('at any time when the body cancelled the schedule, or it has no day yet', () => {
    expect(answer('cancel', facts('dikonfirmasi', { jadwal: on('2026-12-10', { dibatalkan: true }) }))).toBe(
      'dibatalkan',
    )
    const without = on('2026-12-10', { mulai: null, selesai: null })
    expect(answer('cancel', facts('dikonfirmasi', { jadwal: without }))).toBe('dibatalkan')
  })

  test('while it waits to be paid, not while the proof is looked at', () => {
    const due_at = new Date('2026-11-23T16:59:59Z')
    expect(answer('cancel', facts('menunggu_pembayaran', { due_at }))).toBe('dibatalkan')
    expect(answer('cancel', facts('menunggu_pembayaran'))).toBe('PROOF_UNDECIDED')
    expect(answer('callOff', facts('menunggu_pembayaran'))).toBe('PROOF_UNDECIDED')
  })
})

describe('payment', () => {
  const due_at = new Date('2026-11-23T16:59:59Z')
  test.each([
    ['a second before the last', '2026-11-23T16:59:58Z', 'menunggu_pembayaran', 'DEADLINE_NOT_REACHED'],
    ['at the last second', '2026-11-23T16:59:59Z', 'ACTIVITY_PAYMENT_LAPSED', 'kedaluwarsa'],
    ['a second after', '2026-11-23T17:00:00Z', 'ACTIVITY_PAYMENT_LAPSED', 'kedaluwarsa'],
  ])('%s', (_when, now, paying, lapsing) => {
    const of = facts('menunggu_pembayaran', { due_at })
    expect([answer('pay', of, new Date(now)), answer('lapse', of, new Date(now))]).toEqual([paying, lapsing])
  })

  test('does not lapse while the proof is looked at', () => {
    expect(answer('lapse', facts('menunggu_pembayaran'))).toBe('DEADLINE_NOT_REACHED')
  })
})

describe('attendance', () => {
  test.each([
    ['the day before', '2026-12-09', 'ACTIVITY_NOT_BEGUN'],
    ['on the first day', '2026-12-10', 'hadir'],
    ['long after', '2027-01-10', 'hadir'],
  ])('is recorded %s: %s', (_when, today, said) => {
    expect(answer('attend', facts('dikonfirmasi', { jadwal: on(today) }))).toBe(said)
  })

  test('is not recorded on a cancelled schedule, nor without one', () => {
    const cancelled = on('2026-12-10', { dibatalkan: true })
    expect(answer('attend', facts('dikonfirmasi', { jadwal: cancelled }))).toBe('ACTIVITY_CANCELLED')
    const without = on('2026-12-10', { mulai: null, selesai: null })
    expect(answer('miss', facts('dikonfirmasi', { jadwal: without }))).toBe('ACTIVITY_NOT_BEGUN')
  })

  test.each([
    ['before the last day', '2026-12-10', 'ACTIVITY_NOT_OVER'],
    ['on the last day', '2026-12-11', 'diakui'],
    ['after it', '2026-12-12', 'diakui'],
  ])('is recognised %s: %s', (_when, today, said) => {
    expect(answer('recogniseAttended', facts('hadir', { jadwal: on(today) }))).toBe(said)
  })
})

describe('days of an outside activity', () => {
  const today = day('2026-11-20')
  test.each([
    ['2026-11-18', '2026-11-19', undefined],
    ['2026-11-20', '2026-11-20', undefined],
    ['2026-11-20', '2026-11-21', 'Ajukan kegiatan sesudah selesai: paling lambat hari ini.'],
    ['2026-11-21', '2026-11-21', 'Ajukan kegiatan sesudah selesai: paling lambat hari ini.'],
    ['2026-11-19', '2026-11-18', 'Tanggal selesai tidak boleh sebelum tanggal mulai.'],
  ])('from %s to %s, told on 20 November', (tanggal_mulai, tanggal_selesai, sentence) => {
    expect(dayErrors({ tanggal_mulai, tanggal_selesai }, today).tanggal_selesai?.[0]).toBe(sentence)
  })
})

describe('progress', () => {
  const year = { ke: 2, wajib_kegiatan: 1, wajib_poin: 0, kegiatan: 0, poin: 0 }
  test.each([
    ['nothing yet', {}, 0, 'Tahun ke-2: 0 dari 1 kegiatan'],
    ['what is asked', { kegiatan: 1 }, 1, 'Tahun ke-2: 1 dari 1 kegiatan'],
    ['more than is asked', { kegiatan: 3 }, 1, 'Tahun ke-2: 3 dari 1 kegiatan'],
    ['points where they count', { wajib_poin: 20, poin: 12, kegiatan: 2 }, 0.6, 'Tahun ke-2: 12/20 poin'],
    ['nothing asked', { wajib_kegiatan: 0 }, 0, 'Tahun ke-2: 0 dari 1 kegiatan'],
  ])('%s', (_what, more, share, text) => {
    expect(progressOf({ ...year, ...more })).toMatchObject({ share, text })
  })

  test.each([
    [0, 'Pada 2 tahun berturut-turut tanpa pemeliharaan, sertifikat berisiko dibekukan.'],
    [1, 'Pada 2 tahun berturut-turut tanpa pemeliharaan, sertifikat berisiko dibekukan.'],
    [2, 'Sertifikat berisiko dibekukan.'],
    [3, 'Sertifikat berisiko dibekukan.'],
  ])('after %i years without tells what two mean', (years, text) => {
    expect(clockText(years, 2)).toBe(text)
  })

  test('an hour is a point unless the scheme says otherwise', () => {
    expect(suggestedPoints({ poin: null, jam_pelajaran: 6 })).toBe(6)
    expect(suggestedPoints({ poin: 0, jam_pelajaran: 6 })).toBe(0)
    expect(suggestedPoints({ poin: null, jam_pelajaran: null })).toBe(0)
  })

  test('numbers count through the year', () => {
    expect(attendanceNumber(day('2026-12-11'), 1)).toBe('KHD/2026/0001')
  })
})
