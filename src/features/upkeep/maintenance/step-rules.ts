import type { Day } from '../../../lib/day.ts'
import type { ProblemCode } from '../../../problems.ts'
import type { InvoiceEffect } from '../../certification/applications/rules.ts'
import type { ActivityState } from './rules.ts'

/** Who takes a step. */
type ActivityActor = 'pemegang' | 'verifikasi' | 'keuangan' | 'sistem'

/** What the conditions look at. */
export interface ActivityFacts {
  status: ActivityState
  /** Until when it is to be paid; null when nothing is due, as while the proof is looked at. */
  batas: Date | null
  /** Of the date it is on, by the calendar of the place; null for one done elsewhere. */
  jadwal: { dibatalkan: boolean; mulai: Day | null; selesai: Day | null; hari_ini: Day } | null
}

type Condition = (facts: ActivityFacts, now: Date) => ProblemCode | undefined

const isLapsed = ({ batas }: ActivityFacts, now: Date): boolean => batas !== null && now >= batas

const paying: Condition = (facts, now) => (isLapsed(facts, now) ? 'ACTIVITY_PAYMENT_LAPSED' : undefined)

const lapsing: Condition = (facts, now) => (isLapsed(facts, now) ? undefined : 'DEADLINE_NOT_REACHED')

const isUndecided = ({ status, batas }: ActivityFacts): boolean => status === 'menunggu_pembayaran' && batas === null

/** Up to the day before; a date that the body cancelled may be left at any time. */
const cancelling: Condition = (facts) => {
  if (isUndecided(facts)) return 'PROOF_UNDECIDED'
  const { jadwal } = facts
  const hasBegun = jadwal?.mulai != null && jadwal.hari_ini >= jadwal.mulai
  return hasBegun && !jadwal.dibatalkan ? 'ACTIVITY_BEGUN' : undefined
}

const withdrawing: Condition = (facts) => (isUndecided(facts) ? 'PROOF_UNDECIDED' : undefined)

const atTheDoor: Condition = ({ jadwal }) => {
  if (jadwal?.dibatalkan) return 'ACTIVITY_CANCELLED'
  return jadwal?.mulai != null && jadwal.hari_ini >= jadwal.mulai ? undefined : 'ACTIVITY_NOT_BEGUN'
}

/** What goes on for days is recognised once its last day has come. */
const recognising: Condition = ({ jadwal }) =>
  jadwal?.selesai != null && jadwal.hari_ini >= jadwal.selesai ? undefined : 'ACTIVITY_NOT_OVER'

/** What the table says of each step. */
interface ActivityStepRule {
  from: readonly ActivityState[]
  to: ActivityState
  by: ActivityActor
  /** What the history says of it. */
  label: string
  /** A reason in words has to be given. */
  reason?: true
  /** invoices/rules.ts says what it means there. */
  invoice?: InvoiceEffect
  /** The letter to whose activity it is (documents/mail). */
  letter?: string
  /** Why it is refused although the state fits. */
  refused?: Condition
}

/** Every step of an activity (domain 2.10): what the body offers, and what was done elsewhere. */
export const ACTIVITY_STEPS = {
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
    refused: paying,
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
    invoice: 'reopen',
    letter: 'activityProofRefused',
  },
  lapse: {
    from: ['menunggu_pembayaran'],
    to: 'kedaluwarsa',
    by: 'sistem',
    label: 'Batas pembayaran berakhir',
    invoice: 'close',
    letter: 'activityLapsed',
    refused: lapsing,
  },
  cancel: {
    from: ['menunggu_pembayaran', 'dikonfirmasi'],
    to: 'dibatalkan',
    by: 'pemegang',
    label: 'Dibatalkan peserta',
    invoice: 'close',
    letter: 'activityCancelled',
    refused: cancelling,
  },
  /** The body cancels the date; its own letter says so. */
  callOff: {
    from: ['menunggu_pembayaran', 'dikonfirmasi'],
    to: 'dibatalkan',
    by: 'verifikasi',
    label: 'Dibatalkan bersama jadwalnya',
    reason: true,
    invoice: 'close',
    refused: withdrawing,
  },
  attend: {
    from: ['dikonfirmasi', 'tidak_hadir'],
    to: 'hadir',
    by: 'verifikasi',
    label: 'Hadir',
    refused: atTheDoor,
  },
  miss: {
    from: ['dikonfirmasi', 'hadir'],
    to: 'tidak_hadir',
    by: 'verifikasi',
    label: 'Tidak hadir',
    letter: 'activityMissed',
    refused: atTheDoor,
  },
  recogniseAttended: {
    from: ['hadir'],
    to: 'diakui',
    by: 'verifikasi',
    label: 'Diakui',
    letter: 'activityRecognised',
    refused: recognising,
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
} as const satisfies Record<string, ActivityStepRule>

export type ActivityStep = keyof typeof ACTIVITY_STEPS

export const ACTIVITY_STEP_NAMES = Object.keys(ACTIVITY_STEPS) as [ActivityStep, ...ActivityStep[]]

/** The letters that steps send. */
export type ActivityStepLetter = Extract<(typeof ACTIVITY_STEPS)[ActivityStep], { letter: string }>['letter']

/** A step as it is looked up, its letter among those that there are. */
export const activityStep = (step: ActivityStep): ActivityStepRule & { letter?: ActivityStepLetter } =>
  ACTIVITY_STEPS[step]

type Decision = { next: ActivityState } | { refused: ProblemCode }

/** Whether a step may be taken now, and to which state it leads. */
export function decideActivity(step: ActivityStep, facts: ActivityFacts, now: Date): Decision {
  const { from, to, refused } = activityStep(step)
  if (!from.includes(facts.status)) return { refused: 'STALE' }
  const reason = refused?.(facts, now)
  return reason ? { refused: reason } : { next: to }
}

/** Whether an outside activity may be written in. */
export const mayWrite = (status: ActivityState): boolean => status === 'draft' || status === 'perlu_perbaikan'
