import { describe, expect, test } from 'vitest'
import { SETTINGS } from '../../../../../tests/application-world.ts'
import { PROBLEMS } from '../../../../problems.ts'
import type { ScheduleState } from '../../../catalogue/schedules/rules.ts'
import { type FileState, STAGE_NAMES, type Stage } from '../rules.ts'
import type { ApplicationFacts } from './guard-rules.ts'
import {
  APPLICATION_TRANSITION_NAMES,
  type ApplicationTransition,
  decideTransition,
  transitionRule,
  transitionsFor,
} from './rules.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)

interface Changes extends Partial<Omit<ApplicationFacts, 'jadwal'>> {
  state?: ScheduleState
  seats_left?: number
  days_to_exam?: number | null
}

function factsAt(tahap: Stage, { state, seats_left, days_to_exam, ...changes }: Changes = {}): ApplicationFacts {
  return {
    tahap,
    ditawarkan: false,
    due_at: null,
    registration_fee: 4_500_000,
    kali_jadwal_ulang: 0,
    jadwal: {
      state: state ?? 'dibuka',
      seats_left: seats_left ?? 5,
      days_to_exam: days_to_exam === undefined ? 20 : days_to_exam,
      minutes_to_exam: days_to_exam === null ? null : (days_to_exam ?? 20) * 1440,
    },
    incomplete: [],
    berkas: ['sesuai'],
    tahap_sejak: NOW,
    penguji: { diterima: 2, terkunci: 2 },
    scores_given: 0,
    has_appealed: false,
    is_erased: false,
    another_runs: false,
    ...changes,
  }
}

const outcome = (transition: ApplicationTransition, facts: ApplicationFacts, settings = SETTINGS) => {
  const decision = decideTransition(transition, facts, settings, NOW)
  return 'next' in decision ? decision.next : decision.refused
}

describe('the table of transitions', () => {
  test('knows every stage as a beginning or an end of a transition', () => {
    const known = new Set<string>(
      APPLICATION_TRANSITION_NAMES.map(transitionRule).flatMap(({ from, to }) => [...from, to]),
    )
    expect(STAGE_NAMES.filter((stage) => !known.has(stage))).toEqual([])
  })

  test.each(APPLICATION_TRANSITION_NAMES)(
    '%s is refused as stale from every stage that the table does not name',
    (transition) => {
      for (const stage of STAGE_NAMES.filter((each) => !transitionRule(transition).from.includes(each))) {
        expect([stage, outcome(transition, factsAt(stage))]).toEqual([stage, 'STALE'])
      }
    },
  )

  test('every refusal is a sentence', () => {
    for (const { message } of Object.values(PROBLEMS)) expect(message).toMatch(/^\p{Lu}.*[^ ]$/u)
  })
})

type Case = [what: string, transition: ApplicationTransition, facts: ApplicationFacts, outcome: string]

const OPEN: ScheduleState[] = ['dibuka', 'hampir_penuh']
const SHUT: ScheduleState[] = ['akan_dibuka', 'ditutup', 'berlangsung', 'selesai', 'dibatalkan']
const GONE: ScheduleState[] = ['berlangsung', 'selesai', 'dibatalkan']
const each = (states: ScheduleState[], of: (state: ScheduleState) => Case): Case[] => states.map(of)

const sending: Case[] = [
  ...each(OPEN, (state) => [`at a schedule that is ${state}`, 'submit', factsAt('draft', { state }), 'diajukan']),
  ...each(SHUT, (state) => [
    `at a schedule that is ${state}`,
    'submit',
    factsAt('draft', { state }),
    'REGISTRATION_CLOSED',
  ]),
  ['at a full schedule', 'submit', factsAt('draft', { state: 'penuh' }), 'SEATS_TAKEN'],
  [
    'with an offered seat at a full schedule',
    'submit',
    factsAt('draft', { ditawarkan: true, state: 'penuh' }),
    'diajukan',
  ],
  [
    'with an offered seat after closing',
    'submit',
    factsAt('draft', { ditawarkan: true, state: 'ditutup' }),
    'diajukan',
  ],
  ...each(GONE, (state) => [
    `with an offered seat at a schedule that is ${state}`,
    'submit',
    factsAt('draft', { ditawarkan: true, state }),
    'REGISTRATION_CLOSED',
  ]),
  ['a millisecond before its end', 'submit', factsAt('draft', { due_at: later(1) }), 'diajukan'],
  ['at its end', 'submit', factsAt('draft', { due_at: NOW }), 'DEADLINE_PASSED'],
  ['with a page missing', 'submit', factsAt('draft', { incomplete: ['asesmen'] }), 'APPLICATION_INCOMPLETE'],
  ['a correction in time', 'resubmit', factsAt('perlu_perbaikan', { due_at: later(1) }), 'diajukan'],
  ['a correction too late', 'resubmit', factsAt('perlu_perbaikan', { due_at: NOW }), 'DEADLINE_PASSED'],
  [
    'a correction with a marked file left',
    'resubmit',
    factsAt('perlu_perbaikan', { berkas: ['sesuai', 'perlu_perbaikan'], incomplete: ['berkas'] }),
    'FILES_NOT_CORRECTED',
  ],
  [
    'a correction with a page missing',
    'resubmit',
    factsAt('perlu_perbaikan', { incomplete: ['pengalaman'] }),
    'APPLICATION_INCOMPLETE',
  ],
  ['a correction at a full, closed schedule', 'resubmit', factsAt('perlu_perbaikan', { state: 'penuh' }), 'diajukan'],
]

const waiting: Case[] = [
  ['at a full schedule', 'join', factsAt('draft', { state: 'penuh' }), 'daftar_tunggu'],
  ...each(OPEN, (state) => [`at a schedule that is ${state}`, 'join', factsAt('draft', { state }), 'SEATS_FREE']),
  ...each(SHUT, (state) => [
    `at a schedule that is ${state}`,
    'join',
    factsAt('draft', { state }),
    'REGISTRATION_CLOSED',
  ]),
  ['with an offer', 'join', factsAt('draft', { state: 'penuh', ditawarkan: true }), 'SEAT_OFFERED'],
  ['one free seat', 'offer', factsAt('daftar_tunggu', { seats_left: 1 }), 'draft'],
  ['no free seat', 'offer', factsAt('daftar_tunggu', { seats_left: 0 }), 'SEATS_TAKEN'],
  ['a free seat after closing', 'offer', factsAt('daftar_tunggu', { state: 'ditutup' }), 'draft'],
  ...each(GONE, (state) => [
    `at a schedule that is ${state}`,
    'offer',
    factsAt('daftar_tunggu', { state }),
    'REGISTRATION_CLOSED',
  ]),
  [
    'an offer before its end',
    'lapseOffer',
    factsAt('draft', { ditawarkan: true, due_at: later(1) }),
    'DEADLINE_NOT_REACHED',
  ],
  ['an offer at its end', 'lapseOffer', factsAt('draft', { ditawarkan: true, due_at: NOW }), 'kedaluwarsa'],
  ['a draft without an offer', 'lapseOffer', factsAt('draft', { due_at: NOW }), 'NOT_OFFERED'],
  ...each(GONE, (state) => [
    `an offer for a date that is ${state}`,
    'lapseOffer',
    factsAt('draft', { ditawarkan: true, due_at: later(1), state }),
    'kedaluwarsa',
  ]),
  ...each(GONE, (state) => [
    `at a schedule that is ${state}`,
    'closeWaiting',
    factsAt('daftar_tunggu', { state }),
    'kedaluwarsa',
  ]),
  ...each(['dibuka', 'penuh', 'ditutup'], (state) => [
    `at a schedule that is ${state}`,
    'closeWaiting',
    factsAt('daftar_tunggu', { state }),
    'NOT_OVER',
  ]),
]

const target = (changes: Partial<NonNullable<ApplicationFacts['tujuan']>> = {}) => ({
  tujuan: { state: 'dibuka' as ScheduleState, seats_left: 1, same_scheme: true, same_schedule: false, ...changes },
})

const moves: Case[] = [
  ['seven days before', 'reschedule', factsAt('terjadwal', { days_to_exam: 7, ...target() }), 'terjadwal'],
  ['six days before', 'reschedule', factsAt('terjadwal', { days_to_exam: 6, ...target() }), 'TOO_LATE_TO_RESCHEDULE'],
  ['without a date yet', 'reschedule', factsAt('diajukan', { days_to_exam: null, ...target() }), 'diajukan'],
  ['a second time', 'reschedule', factsAt('terjadwal', { kali_jadwal_ulang: 1, ...target() }), 'RESCHEDULED_ALREADY'],
  [
    'a second time and late, off a cancelled date',
    'reschedule',
    factsAt('terjadwal', { kali_jadwal_ulang: 1, days_to_exam: 0, state: 'dibatalkan', ...target() }),
    'terjadwal',
  ],
  ...(['reschedule', 'move'] as const).flatMap((transition): Case[] => [
    ['to the same schedule', transition, factsAt('diajukan', target({ same_schedule: true })), 'SAME_SCHEDULE'],
    ['to another scheme', transition, factsAt('diajukan', target({ same_scheme: false })), 'OTHER_SCHEME'],
    ['to a schedule without a seat', transition, factsAt('diajukan', target({ seats_left: 0 })), 'SEATS_TAKEN'],
    ['to a closed schedule with a seat', transition, factsAt('diajukan', target({ state: 'ditutup' })), 'diajukan'],
    ...each(
      ['akan_dibuka', ...GONE],
      (state): Case => [
        `to a schedule that is ${state}`,
        transition,
        factsAt('diajukan', target({ state })),
        'REGISTRATION_CLOSED',
      ],
    ),
  ]),
  [
    'by the office, late and a second time',
    'move',
    factsAt('terjadwal', { days_to_exam: 0, kali_jadwal_ulang: 1, ...target() }),
    'terjadwal',
  ],
]

const marked = (...berkas: FileState[]): Changes => ({ berkas })

const office: Case[] = [
  ['with every file right', 'approve', factsAt('diajukan'), 'menunggu_pembayaran'],
  ['without any file', 'approve', factsAt('diajukan', marked()), 'menunggu_pembayaran'],
  ['with an unchecked file', 'approve', factsAt('diajukan', marked('sesuai', 'belum_diperiksa')), 'FILES_NOT_CHECKED'],
  ['with a marked file', 'approve', factsAt('diajukan', marked('perlu_perbaikan')), 'FILES_NOT_CHECKED'],
  ['without a fee', 'approve', factsAt('diajukan', { registration_fee: 0 }), 'WITHOUT_FEE'],
  ['of one rupiah', 'approve', factsAt('diajukan', { registration_fee: 1 }), 'menunggu_pembayaran'],
  ['with a fee', 'approveFree', factsAt('diajukan', { registration_fee: 1 }), 'WITH_FEE'],
  ['without a fee', 'approveFree', factsAt('diajukan', { registration_fee: 0 }), 'terjadwal'],
  [
    'with an unchecked file',
    'approveFree',
    factsAt('diajukan', { registration_fee: 0, ...marked('belum_diperiksa') }),
    'FILES_NOT_CHECKED',
  ],
  ...each(GONE, (state) => [`at a schedule that is ${state}`, 'approve', factsAt('diajukan', { state }), 'DATE_GONE']),
  ...each(GONE, (state) => [
    `at a schedule that is ${state}`,
    'approveFree',
    factsAt('diajukan', { state, registration_fee: 0 }),
    'DATE_GONE',
  ]),
  ['what waits for its payment', 'cancel', factsAt('menunggu_pembayaran'), 'dibatalkan'],
  ['what is paid', 'cancel', factsAt('terjadwal'), 'dibatalkan'],
  ['what waits for its proof to be judged', 'cancel', factsAt('menunggu_konfirmasi'), 'PAYMENT_UNDECIDED'],
  ['what was sent', 'return', factsAt('diajukan'), 'perlu_perbaikan'],
  ['what was sent', 'reject', factsAt('diajukan'), 'ditolak'],
]

const endings: Case[] = [
  ['before the exam', 'withdraw', factsAt('terjadwal', { state: 'ditutup' }), 'dibatalkan'],
  ['during the exam', 'withdraw', factsAt('terjadwal', { state: 'berlangsung' }), 'EXAM_BEGUN'],
  ['after the exam', 'withdraw', factsAt('terjadwal', { state: 'selesai' }), 'EXAM_BEGUN'],
  ['at a cancelled date', 'withdraw', factsAt('terjadwal', { state: 'dibatalkan' }), 'dibatalkan'],
  ['unpaid after the exam', 'withdraw', factsAt('menunggu_pembayaran', { state: 'selesai' }), 'dibatalkan'],
  ['in time', 'pay', factsAt('menunggu_pembayaran', { due_at: later(1) }), 'menunggu_konfirmasi'],
  ['too late', 'pay', factsAt('menunggu_pembayaran', { due_at: NOW }), 'DEADLINE_PASSED'],
  ['money that came without a proof', 'confirm', factsAt('menunggu_pembayaran'), 'terjadwal'],
  ['a proof', 'confirm', factsAt('menunggu_konfirmasi'), 'terjadwal'],
  ['a proof', 'refuseProof', factsAt('menunggu_konfirmasi'), 'menunggu_pembayaran'],
  ['before the end', 'lapsePayment', factsAt('menunggu_pembayaran', { due_at: later(1) }), 'DEADLINE_NOT_REACHED'],
  ['at the end', 'lapsePayment', factsAt('menunggu_pembayaran', { due_at: NOW }), 'kedaluwarsa'],
  ['before the end', 'lapseCorrection', factsAt('perlu_perbaikan', { due_at: later(1) }), 'DEADLINE_NOT_REACHED'],
  ['at the end', 'lapseCorrection', factsAt('perlu_perbaikan', { due_at: NOW }), 'dibatalkan'],
  ['without an end', 'lapseCorrection', factsAt('perlu_perbaikan'), 'DEADLINE_NOT_REACHED'],
]

describe.each([
  ['sending', sending],
  ['waiting', waiting],
  ['moving', moves],
  ['the office', office],
  ['endings', endings],
])('%s', (_group, cases) => {
  test.each(cases)('%s, %s leads as said', (_what, transition, facts, expected) => {
    expect(outcome(transition, facts)).toBe(expected)
  })
})

test('rescheduling goes by the settings: never, or up to the day itself', () => {
  const at = (days: number) => factsAt('terjadwal', { days_to_exam: days, ...target() })
  expect(outcome('reschedule', at(20), { ...SETTINGS, kali_jadwal_ulang: 0 })).toBe('RESCHEDULED_ALREADY')
  const lenient = { ...SETTINGS, batas_jadwal_ulang: 0 }
  expect(outcome('reschedule', at(0), lenient)).toBe('terjadwal')
  const begun = factsAt('terjadwal', { days_to_exam: 0, state: 'berlangsung', ...target() })
  expect(outcome('reschedule', begun, lenient)).toBe('TOO_LATE_TO_RESCHEDULE')
})

test('each sees the transitions of their own role only, with what stands against them', () => {
  const of = (actor: Parameters<typeof transitionsFor>[0]) =>
    transitionsFor(actor, factsAt('menunggu_konfirmasi'), SETTINGS, NOW).map((one) => [one.transition, one.refused])
  expect(of('pemohon')).toEqual([['reschedule', null]])
  expect(of('verifikasi')).toEqual([
    ['cancel', 'PAYMENT_UNDECIDED'],
    ['move', null],
  ])
  expect(of('keuangan')).toEqual([
    ['confirm', null],
    ['refuseProof', null],
    ['askShortfall', null],
    ['endReview', null],
  ])
  expect(of('sistem')).toEqual([])
})
