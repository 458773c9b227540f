import { type Day, dayIn, type Zone } from '../../../lib/day.ts'
import type { ProblemCode } from '../../../problems.ts'
import type { InvoiceEffect } from '../../certification/applications/rules.ts'
import { ACTIVITY_STATES, type ActivityState, type MaintenanceLetterKind } from './rules.ts'

/** The actors that take transitions. */
type ActivityActor = 'pemegang' | 'verifikasi' | 'keuangan' | 'sistem'

/** The facts that the guards look at. */
export interface ActivityFacts {
  status: ActivityState
  /** The deadline for payment; null when nothing is due, as while a proof is being checked. */
  due_at: Date | null
  /** The facts of its schedule, by the calendar of the place; null for an activity done elsewhere. */
  jadwal: { dibatalkan: boolean; mulai: Day | null; selesai: Day | null; hari_ini: Day } | null
}

type Guard = (facts: ActivityFacts, now: Date) => ProblemCode | undefined

interface Activity {
  status: ActivityState
  due_at: Date | null
  tanggal_mulai: Day | null
  tanggal_selesai: Day | null
  jadwal: { dibatalkan: boolean; zona_waktu: Zone } | null
}

/** The facts for the guards, from an activity as the database stores it. */
export const activityFacts = (
  { status, due_at, jadwal, tanggal_mulai: mulai, tanggal_selesai: selesai }: Activity,
  now: Date,
): ActivityFacts => ({
  status,
  due_at,
  jadwal: jadwal && { dibatalkan: jadwal.dibatalkan, mulai, selesai, hari_ini: dayIn(jadwal.zona_waktu, now) },
})

const isLapsed = ({ due_at }: ActivityFacts, now: Date): boolean => due_at !== null && now >= due_at

const payGuard: Guard = (facts, now) => (isLapsed(facts, now) ? 'ACTIVITY_PAYMENT_LAPSED' : undefined)

const lapseGuard: Guard = (facts, now) => (isLapsed(facts, now) ? undefined : 'DEADLINE_NOT_REACHED')

const isUndecided = ({ status, due_at }: ActivityFacts): boolean => status === 'menunggu_pembayaran' && due_at === null

/** Allows leaving up to the day before; a schedule that the body cancelled may be left at any time. */
const cancelGuard: Guard = (facts) => {
  if (isUndecided(facts)) return 'PROOF_UNDECIDED'
  const { jadwal } = facts
  const hasBegun = jadwal?.mulai != null && jadwal.hari_ini >= jadwal.mulai
  return hasBegun && !jadwal.dibatalkan ? 'ACTIVITY_BEGUN' : undefined
}

const callOffGuard: Guard = (facts) => (isUndecided(facts) ? 'PROOF_UNDECIDED' : undefined)

/** Allows a seat to wait for its payment once more before the activity begins. */
const askAgainGuard: Guard = (facts, now) => (facts.jadwal?.dibatalkan ? 'ACTIVITY_CANCELLED' : cancelGuard(facts, now))

const attendanceGuard: Guard = ({ jadwal }) => {
  if (jadwal?.dibatalkan) return 'ACTIVITY_CANCELLED'
  return jadwal?.mulai != null && jadwal.hari_ini >= jadwal.mulai ? undefined : 'ACTIVITY_NOT_BEGUN'
}

/** An activity of several days is recognised once its last day has come. */
const recognitionGuard: Guard = ({ jadwal }) =>
  jadwal?.selesai != null && jadwal.hari_ini >= jadwal.selesai ? undefined : 'ACTIVITY_NOT_OVER'

/** A row of the table of transitions. */
interface ActivityTransitionRule {
  from: readonly ActivityState[]
  to: ActivityState
  by: ActivityActor
  /** The words in the history. */
  label: string
  /** A reason in words is mandatory. */
  reason?: true
  /** invoices/rules.ts says what it means there. */
  invoice?: InvoiceEffect
  /** The letter to the holder (letters.ts). */
  letter?: MaintenanceLetterKind
  /** The check that may refuse it although the state fits. */
  guard?: Guard
}

/** Every transition of an activity (domain 2.10): what the body offers, and what was done elsewhere. */
export const ACTIVITY_TRANSITIONS = {
  bill: {
    from: ['terdaftar'],
    to: 'menunggu_pembayaran',
    by: 'sistem',
    label: 'Invoice terbit',
    invoice: 'issue',
  },
  admit: {
    from: ['terdaftar'],
    to: 'dikonfirmasi',
    by: 'sistem',
    label: 'Kursi dikonfirmasi',
    letter: 'activityRegistered',
  },
  pay: {
    from: ['menunggu_pembayaran'],
    to: 'menunggu_pembayaran',
    by: 'pemegang',
    label: 'Bukti pembayaran dikirim',
    invoice: 'await',
    guard: payGuard,
  },
  confirm: {
    from: ['menunggu_pembayaran'],
    to: 'dikonfirmasi',
    by: 'keuangan',
    label: 'Pembayaran dikonfirmasi',
    invoice: 'settle',
    letter: 'activityRegistered',
  },
  refuseProof: {
    from: ['menunggu_pembayaran'],
    to: 'menunggu_pembayaran',
    by: 'keuangan',
    label: 'Bukti pembayaran ditolak',
    reason: true,
    invoice: 'refuse',
    letter: 'activityProofRefused',
  },
  askShortfall: {
    from: ['menunggu_pembayaran'],
    to: 'menunggu_pembayaran',
    by: 'keuangan',
    label: 'Kekurangan bayar diminta',
    invoice: 'reopen',
  },
  askAgain: {
    from: ['dikonfirmasi'],
    to: 'menunggu_pembayaran',
    by: 'keuangan',
    label: 'Diminta bayar lagi',
    reason: true,
    invoice: 'reopen',
    guard: askAgainGuard,
  },
  review: {
    from: ['menunggu_pembayaran'],
    to: 'menunggu_pembayaran',
    by: 'sistem',
    label: 'Pembayaran daring diperiksa',
    invoice: 'await',
  },
  endReview: {
    from: ['menunggu_pembayaran'],
    to: 'menunggu_pembayaran',
    by: 'keuangan',
    label: 'Pemeriksaan pembayaran daring selesai',
    invoice: 'reopen',
  },
  lapse: {
    from: ['menunggu_pembayaran'],
    to: 'kedaluwarsa',
    by: 'sistem',
    label: 'Batas pembayaran berakhir',
    invoice: 'close',
    letter: 'activityLapsed',
    guard: lapseGuard,
  },
  cancel: {
    from: ['menunggu_pembayaran', 'dikonfirmasi'],
    to: 'dibatalkan',
    by: 'pemegang',
    label: 'Dibatalkan peserta',
    invoice: 'close',
    letter: 'activityCancelled',
    guard: cancelGuard,
  },
  /** The body cancels the schedule; a letter of its own says so. */
  callOff: {
    from: ['menunggu_pembayaran', 'dikonfirmasi'],
    to: 'dibatalkan',
    by: 'verifikasi',
    label: 'Dibatalkan bersama jadwalnya',
    reason: true,
    invoice: 'close',
    guard: callOffGuard,
  },
  attend: {
    from: ['dikonfirmasi', 'tidak_hadir'],
    to: 'hadir',
    by: 'verifikasi',
    label: 'Hadir',
    guard: attendanceGuard,
  },
  unattend: {
    from: ['hadir'],
    to: 'dikonfirmasi',
    by: 'verifikasi',
    label: 'Catatan hadir dibatalkan',
    guard: attendanceGuard,
  },
  miss: {
    from: ['dikonfirmasi', 'hadir'],
    to: 'tidak_hadir',
    by: 'verifikasi',
    label: 'Tidak hadir',
    letter: 'activityMissed',
    guard: attendanceGuard,
  },
  recogniseAttended: {
    from: ['hadir'],
    to: 'diakui',
    by: 'verifikasi',
    label: 'Diakui',
    letter: 'activityRecognised',
    guard: recognitionGuard,
  },
  send: {
    from: ['draft'],
    to: 'diajukan',
    by: 'pemegang',
    label: 'Diajukan',
    letter: 'activityReceived',
  },
  resend: {
    from: ['perlu_perbaikan'],
    to: 'diajukan',
    by: 'pemegang',
    label: 'Diajukan lagi',
    letter: 'activityReceived',
  },
  return: {
    from: ['diajukan'],
    to: 'perlu_perbaikan',
    by: 'verifikasi',
    label: 'Perlu perbaikan',
    reason: true,
    letter: 'activityReturned',
  },
  recognise: {
    from: ['diajukan'],
    to: 'diakui',
    by: 'verifikasi',
    label: 'Diakui',
    letter: 'activityRecognised',
  },
  refuse: {
    from: ['diajukan'],
    to: 'ditolak',
    by: 'verifikasi',
    label: 'Ditolak',
    reason: true,
    letter: 'activityRefused',
  },
} as const satisfies Record<string, ActivityTransitionRule>

export type ActivityTransition = keyof typeof ACTIVITY_TRANSITIONS

export const ACTIVITY_TRANSITION_NAMES = Object.keys(ACTIVITY_TRANSITIONS) as [
  ActivityTransition,
  ...ActivityTransition[],
]

/** Returns the rule of a transition, as the table has it. */
export const activityTransitionRule = (transition: ActivityTransition): ActivityTransitionRule =>
  ACTIVITY_TRANSITIONS[transition]

type Decision = { next: ActivityState } | { refused: ProblemCode }

/** Returns the state to which a transition leads now, or why it is refused. */
export function decideActivityTransition(transition: ActivityTransition, facts: ActivityFacts, now: Date): Decision {
  const { from, to, guard } = activityTransitionRule(transition)
  if (!from.includes(facts.status)) return { refused: 'STALE' }
  const refused = guard?.(facts, now)
  return refused ? { refused } : { next: to }
}

/** Tells whether an outside activity may still be edited. */
export const mayWriteActivity = (status: ActivityState): boolean => status === 'draft' || status === 'perlu_perbaikan'

/** Returns the words of a line of the history. */
export const activityEventLabel = (transition: ActivityTransition | 'register'): string =>
  transition === 'register' ? ACTIVITY_STATES.terdaftar : activityTransitionRule(transition).label
