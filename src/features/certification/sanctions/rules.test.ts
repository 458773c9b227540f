import { describe, expect, test } from 'vitest'
import { day } from '../../../lib/day.ts'
import type { Involvement } from '../../certification/impartiality/rules.ts'
import {
  answerEnd,
  certificateRefusal,
  isInForce,
  mayRestore,
  mayTick,
  requestRefusal,
  SANCTION_STATE_NAMES,
  SANCTION_TRANSITIONS,
  type SanctionFacts,
  type SanctionState,
  type SanctionTransition,
  sanctionAppealDue,
  sanctionAppealRefusal,
  sanctionTransitionOutcome,
  suspensionEnd,
} from './rules.ts'

const [HOLDER, NOTIFIER, OTHER, EXAMINER, DECIDER] = [1, 2, 3, 4, 5]
const INVOLVED: Involvement = { penguji: [EXAMINER], related: [], deciders: [DECIDER], peserta: HOLDER }
const DUE = new Date('2026-12-04T16:59:59Z')
const LATER = new Date('2026-12-05T02:00:00Z')

const notified: SanctionFacts = {
  status: 'diberitahukan',
  jenis: 'pembekuan',
  alasan: 'tanpa_pemeliharaan',
  notified_by: NOTIFIER,
  answer_due: DUE,
  answered_at: null,
}
const proposed: SanctionFacts = { ...notified, status: 'diusulkan', notified_by: null, answer_due: null }
const answered = { ...notified, answered_at: new Date('2026-11-25T02:00:00Z') }
const requested: SanctionFacts = { ...proposed, alasan: 'permintaan_sendiri' }

const outcome = (transition: SanctionTransition, facts: SanctionFacts, by = OTHER, now = LATER) => {
  const decision = sanctionTransitionOutcome(transition, facts, { by, now, involved: INVOLVED })
  return 'next' in decision ? decision.next : decision.refused
}

describe('a transition', () => {
  const ALLOWED: Record<SanctionTransition, Partial<Record<SanctionState, SanctionState>>> = {
    notify: { diusulkan: 'diberitahukan' },
    drop: { diusulkan: 'dibatalkan' },
    answer: { diberitahukan: 'diberitahukan' },
    impose: { diberitahukan: 'dijatuhkan' },
    spare: { diberitahukan: 'tidak_dijatuhkan' },
  }

  test.each(
    (Object.keys(SANCTION_TRANSITIONS) as SanctionTransition[]).flatMap((transition) =>
      SANCTION_STATE_NAMES.map((status) => [transition, status] as const),
    ),
  )('%s of an office’s case from %s', (transition, status) => {
    const facts = status === 'diusulkan' ? proposed : { ...notified, status }
    const [by, now] = transition === 'answer' ? [HOLDER, DUE] : [OTHER, LATER]
    expect(outcome(transition, facts, by, now)).toBe(ALLOWED[transition][status] ?? 'SANCTION_STATUS')
  })

  test.each([
    ['a second before the last moment', '2026-12-04T16:59:58Z', 'diberitahukan', 'SANCTION_UNHEARD'],
    ['at the last moment', '2026-12-04T16:59:59Z', 'diberitahukan', 'SANCTION_UNHEARD'],
    ['a second after it', '2026-12-04T17:00:00Z', 'ANSWER_TOO_LATE', 'dijatuhkan'],
  ])('%s it is answered or imposed, never both', (_, at, onAnswer, onImpose) => {
    const now = new Date(at)
    expect([outcome('answer', notified, HOLDER, now), outcome('impose', notified, OTHER, now)]).toEqual([
      onAnswer,
      onImpose,
    ])
  })

  test('is answered once, by the holder only, and then decided at once', () => {
    expect(outcome('answer', answered, HOLDER, DUE)).toBe('ANSWERED_ALREADY')
    expect(outcome('answer', notified, OTHER, DUE)).toBe('RECORD_NOT_FOUND')
    expect(outcome('impose', answered, OTHER, DUE)).toBe('dijatuhkan')
    expect(outcome('spare', notified, OTHER, new Date('2026-11-21T02:00:00Z'))).toBe('tidak_dijatuhkan')
  })

  test.each([
    ['the holder', HOLDER],
    ['who examined them', EXAMINER],
    ['who decided on the certificate', DECIDER],
  ])('is not decided by %s', (_, by) => {
    for (const transition of ['impose', 'spare'] as const)
      expect(outcome(transition, answered, by)).toBe('NOT_YOUR_DECISION')
  })

  test('is neither notified of nor dropped by the holder', () => {
    for (const transition of ['notify', 'drop'] as const)
      expect(outcome(transition, proposed, HOLDER)).toBe('NOT_YOUR_DECISION')
  })

  test('that withdraws takes another person than who notified of it; one that suspends does not', () => {
    expect(outcome('impose', { ...answered, jenis: 'pencabutan' }, NOTIFIER)).toBe('SECOND_PERSON')
    expect(outcome('impose', { ...answered, jenis: 'pencabutan' }, OTHER)).toBe('dijatuhkan')
    expect(outcome('impose', answered, NOTIFIER)).toBe('dijatuhkan')
  })

  test('that the holder asked for is decided at once, never notified of nor dropped', () => {
    expect([outcome('impose', requested), outcome('spare', requested)]).toEqual(['dijatuhkan', 'tidak_dijatuhkan'])
    expect([outcome('notify', requested), outcome('drop', requested)]).toEqual(['SANCTION_STATUS', 'SANCTION_STATUS'])
    expect(outcome('impose', requested, HOLDER)).toBe('NOT_YOUR_DECISION')
  })
})

describe('days', () => {
  test.each([
    ['2026-11-20T03:00:00Z', 14, '2026-12-04T16:59:59.000Z'],
    ['2026-11-20T16:59:59Z', 14, '2026-12-04T16:59:59.000Z'],
    ['2026-11-20T17:00:00Z', 14, '2026-12-05T16:59:59.000Z'],
    ['2026-12-24T03:00:00Z', 14, '2027-01-07T16:59:59.000Z'],
    ['2028-02-15T03:00:00Z', 14, '2028-02-29T16:59:59.000Z'],
  ])('who is notified at %s has %i days, until %s', (at, days, end) => {
    expect(answerEnd(new Date(at), days).toISOString()).toBe(end)
  })

  test.each([
    ['2026-11-20', 6, '2027-05-20'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-31'],
  ])('a suspension decided on %s for %i months lasts until %s at most', (on, months, end) => {
    expect(suspensionEnd(day(on), months)).toBe(end)
  })

  const HOLIDAYS = ['2026-12-25', '2027-01-01'].map(day)
  test.each([
    ['2026-11-20T03:00:00Z', 14, '2026-12-10T16:59:59.000Z'],
    ['2026-12-18T03:00:00Z', 14, '2027-01-11T16:59:59.000Z'],
    ['2026-12-24T03:00:00Z', 1, '2026-12-28T16:59:59.000Z'],
    ['2026-12-31T03:00:00Z', 1, '2027-01-04T16:59:59.000Z'],
  ])('what is imposed at %s can be appealed against for %i working days, until %s', (at, days, end) => {
    expect(sanctionAppealDue({ alasan: 'etik' }, new Date(at), days, HOLIDAYS)?.toISOString()).toBe(end)
    expect(sanctionAppealDue({ alasan: 'permintaan_sendiri' }, new Date(at), days, HOLIDAYS)).toBeNull()
  })

  test.each([
    ['a second before the end', '2027-01-11T16:59:58Z', undefined],
    ['at the end', '2027-01-11T16:59:59Z', undefined],
    ['a second after it', '2027-01-11T17:00:00Z', 'APPEAL_TOO_LATE'],
  ])('an appeal %s', (_, at, refused) => {
    const imposed = { status: 'dijatuhkan', appeal_due: new Date('2027-01-11T16:59:59Z') } as const
    expect(sanctionAppealRefusal(imposed, false, new Date(at))).toBe(refused)
  })

  test('an appeal is filed once, and only against what was imposed on somebody', () => {
    const imposed = { status: 'dijatuhkan', appeal_due: LATER } as const
    expect(sanctionAppealRefusal(imposed, true, DUE)).toBe('APPEALED_ALREADY')
    expect(sanctionAppealRefusal({ ...imposed, appeal_due: null }, false, DUE)).toBe('SANCTION_STATUS')
    expect(sanctionAppealRefusal({ ...imposed, status: 'tidak_dijatuhkan' }, false, DUE)).toBe('SANCTION_STATUS')
  })
})

describe('a certificate', () => {
  const UNTIL = day('2029-11-20')
  test.each([
    ['the day before the last', '2029-11-19', undefined],
    ['on the last day', '2029-11-20', undefined],
    ['not the day after the last', '2029-11-21', 'CERTIFICATE_STATUS'],
  ])('is suspended %s, and revoked at any time: %s', (_, on, refused) => {
    const active = { status: 'aktif', valid_until: UNTIL } as const
    expect(certificateRefusal('pembekuan', active, day(on))).toBe(refused)
    expect(certificateRefusal('pencabutan', active, day(on))).toBeUndefined()
    expect(requestRefusal('pencabutan', active, day(on))).toBe(refused)
  })

  test.each([
    ['dibekukan', 'CERTIFICATE_STATUS', undefined],
    ['dicabut', 'CERTIFICATE_STATUS', 'CERTIFICATE_STATUS'],
    ['diganti', 'CERTIFICATE_STATUS', 'CERTIFICATE_STATUS'],
  ] as const)('that is %s cannot be suspended (%s); withdrawn: %s', (status, suspended, revoked) => {
    const certificate = { status, valid_until: UNTIL }
    expect(certificateRefusal('pembekuan', certificate, day('2027-01-01'))).toBe(suspended)
    expect(certificateRefusal('pencabutan', certificate, day('2027-01-01'))).toBe(revoked)
  })

  test.each([
    ['pembekuan', 'dibekukan', null, true],
    ['pembekuan', 'dicabut', null, false],
    ['pembekuan', 'aktif', null, false],
    ['pencabutan', 'dicabut', null, true],
    ['pembekuan', 'dibekukan', new Date('2026-11-20T03:00:00Z'), false],
  ] as const)('%s of one that is %s, lifted: %s, is in force: %s', (jenis, certificate_status, lifted_at, inForce) => {
    expect(isInForce({ status: 'dijatuhkan', jenis, certificate_status, lifted_at })).toBe(inForce)
    expect(isInForce({ status: 'diberitahukan', jenis, certificate_status, lifted_at })).toBe(false)
  })
})

describe('tasks', () => {
  const done = { tugas: 'Kirim laporan.', done_at: '2026-12-01T02:00:00Z' }
  const open = { tugas: 'Ikuti kegiatan.', done_at: null }

  test.each([
    ['all done and no reason', [done], '', true],
    ['one open and no reason', [done, open], '', false],
    ['none and no reason', [], '', false],
    ['one open and nineteen letters', [open], 'a'.repeat(19), false],
    ['one open and twenty letters', [open], 'a'.repeat(20), true],
  ])('%s: restored %s', (_, tasks, reason, allowed) => {
    expect(mayRestore(tasks, reason)).toBe(allowed)
  })

  test('are ticked while the suspension lasts, and not by who has to do them', () => {
    const lasting = {
      status: 'dijatuhkan',
      jenis: 'pembekuan',
      certificate_status: 'dibekukan',
      lifted_at: null,
      user_id: HOLDER,
      tugas: [open],
    } as const
    expect([mayTick(lasting, OTHER), mayTick(lasting, HOLDER)]).toEqual([true, false])
    expect(mayTick({ ...lasting, certificate_status: 'aktif' }, OTHER)).toBe(false)
    expect(mayTick({ ...lasting, tugas: [] }, OTHER)).toBe(false)
  })
})
