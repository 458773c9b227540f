import { addDays, type Day, endOfDay } from '../../../lib/day.ts'
import type { ProblemCode } from '../../../problems.ts'
import {
  type ApplicationFacts,
  type ApplicationSettings,
  approvingFree,
  approvingWithFee,
  cancelling,
  closingWaiting,
  joining,
  lapsing,
  lapsingOffer,
  moving,
  offering,
  paying,
  rescheduling,
  resending,
  sending,
  withdrawing,
} from './condition-rules.ts'
import { EXAM_STEPS } from './exam-step-rules.ts'
import type { Actor, StepRule } from './one-step-rules.ts'
import type { Stage } from './rules.ts'

const SEATED = [
  'diajukan',
  'perlu_perbaikan',
  'menunggu_pembayaran',
  'menunggu_konfirmasi',
  'terjadwal',
] as const satisfies Stage[]

/** From the first line of the form to a seat at the exam. */
const APPLICATION_STEPS = {
  join: {
    from: ['draft'],
    to: 'daftar_tunggu',
    by: 'pemohon',
    label: 'Masuk Daftar Tunggu',
    letter: 'waitingListJoined',
    refused: joining,
  },
  offer: {
    from: ['daftar_tunggu'],
    to: 'draft',
    by: 'sistem',
    label: 'Tawarkan kursi',
    letter: 'seatOffered',
    refused: offering,
  },
  submit: {
    from: ['draft'],
    to: 'diajukan',
    by: 'pemohon',
    label: 'Kirim permohonan',
    letter: 'applicationReceived',
    refused: sending,
  },
  resubmit: {
    from: ['perlu_perbaikan'],
    to: 'diajukan',
    by: 'pemohon',
    label: 'Kirim perbaikan',
    letter: 'correctionReceived',
    refused: resending,
  },
  withdraw: {
    from: ['draft', 'daftar_tunggu', 'diajukan', 'perlu_perbaikan', 'menunggu_pembayaran', 'terjadwal'],
    to: 'dibatalkan',
    by: 'pemohon',
    label: 'Batalkan permohonan',
    invoice: 'close',
    letter: 'applicationWithdrawn',
    refused: withdrawing,
  },
  reschedule: {
    from: SEATED,
    to: 'same',
    by: 'pemohon',
    label: 'Pindah jadwal',
    moves: true,
    letter: 'applicationMoved',
    refused: rescheduling,
  },
  return: {
    from: ['diajukan'],
    to: 'perlu_perbaikan',
    by: 'verifikasi',
    label: 'Minta perbaikan',
    reason: true,
    letter: 'correctionAsked',
  },
  approve: {
    from: ['diajukan'],
    to: 'menunggu_pembayaran',
    by: 'verifikasi',
    label: 'Setujui',
    invoice: 'issue',
    refused: approvingWithFee,
  },
  approveFree: {
    from: ['diajukan'],
    to: 'terjadwal',
    by: 'verifikasi',
    label: 'Setujui tanpa biaya',
    letter: 'applicationScheduled',
    refused: approvingFree,
  },
  reject: {
    from: ['diajukan'],
    to: 'ditolak',
    by: 'verifikasi',
    label: 'Tolak',
    reason: true,
    letter: 'applicationRejected',
  },
  pay: {
    from: ['menunggu_pembayaran'],
    to: 'menunggu_konfirmasi',
    by: 'pemohon',
    label: 'Kirim bukti pembayaran',
    invoice: 'await',
    refused: paying,
  },
  confirm: {
    from: ['menunggu_pembayaran', 'menunggu_konfirmasi'],
    to: 'terjadwal',
    by: 'keuangan',
    label: 'Konfirmasi pembayaran',
    invoice: 'settle',
    letter: 'paymentConfirmed',
  },
  refuseProof: {
    from: ['menunggu_konfirmasi'],
    to: 'menunggu_pembayaran',
    by: 'keuangan',
    label: 'Tolak bukti',
    reason: true,
    invoice: 'reopen',
    letter: 'proofRefused',
  },
  cancel: {
    from: ['daftar_tunggu', ...SEATED],
    to: 'dibatalkan',
    by: 'verifikasi',
    label: 'Batalkan permohonan',
    reason: true,
    invoice: 'close',
    letter: 'applicationCancelled',
    refused: cancelling,
  },
  move: {
    from: SEATED,
    to: 'same',
    by: 'verifikasi',
    label: 'Pindahkan ke jadwal lain',
    reason: true,
    moves: true,
    letter: 'applicationMoved',
    refused: moving,
  },
  lapseOffer: {
    from: ['draft'],
    to: 'kedaluwarsa',
    by: 'sistem',
    label: 'Tawaran kursi berakhir',
    letter: 'offerLapsed',
    refused: lapsingOffer,
  },
  lapseCorrection: {
    from: ['perlu_perbaikan'],
    to: 'dibatalkan',
    by: 'sistem',
    label: 'Batas perbaikan berakhir',
    invoice: 'close',
    letter: 'correctionLapsed',
    refused: lapsing,
  },
  lapsePayment: {
    from: ['menunggu_pembayaran'],
    to: 'kedaluwarsa',
    by: 'sistem',
    label: 'Batas pembayaran berakhir',
    invoice: 'close',
    letter: 'paymentLapsed',
    refused: lapsing,
  },
  closeWaiting: {
    from: ['daftar_tunggu'],
    to: 'kedaluwarsa',
    by: 'sistem',
    label: 'Daftar tunggu ditutup',
    letter: 'waitingListClosed',
    refused: closingWaiting,
  },
} as const satisfies Record<string, StepRule>

/**
 * Every step of an application: from where, to where, by whom, under which condition, with which letter.
 * The member's actions, the office's buttons and the jobs all come from here (domain 3).
 */
export const STEPS = { ...APPLICATION_STEPS, ...EXAM_STEPS } as const satisfies Record<string, StepRule>

export type Step = keyof typeof STEPS

export const STEP_NAMES = Object.keys(STEPS) as [Step, ...Step[]]

/** The letters that steps send. */
export type StepLetter = Extract<(typeof STEPS)[Step], { letter: string }>['letter']

/** A step as it is looked up, its letter among those that there are. */
export const stepRule = (step: Step): StepRule & { letter?: StepLetter } => STEPS[step]

export type Decision = { next: Stage } | { refused: ProblemCode }

/** Whether a step may be taken now, and to which stage it leads. */
export function decide(step: Step, facts: ApplicationFacts, settings: ApplicationSettings, now: Date): Decision {
  const { from, to, refused } = stepRule(step)
  if (!from.includes(facts.tahap)) return { refused: 'STALE' }
  const reason = refused?.(facts, settings, now)
  if (reason) return { refused: reason }
  return { next: to === 'same' ? facts.tahap : to }
}

/** The steps that an actor sees at this stage, each with why it cannot be taken now, or null. */
export const stepsFor = (
  actor: Actor,
  facts: ApplicationFacts,
  settings: ApplicationSettings,
  now: Date,
): { step: Step; label: string; refused: ProblemCode | null }[] =>
  STEP_NAMES.filter((step) => stepRule(step).by === actor && stepRule(step).from.includes(facts.tahap)).map((step) => {
    const decision = decide(step, facts, settings, now)
    return { step, label: stepRule(step).label, refused: 'refused' in decision ? decision.refused : null }
  })

/** Settings in days and hours (domain 4.2). */
export interface StageSettings {
  umur_draf: number
  tawaran_daftar_tunggu: number
  batas_perbaikan: number
}

export interface StageBegin {
  now: Date
  /** The day it is in Jakarta. */
  today: Day
  ditawarkan: boolean
  /** When the exam begins; no offer outlasts it. */
  uji: Date | null
}

const hoursAfter = (from: Date, hours: number): Date => new Date(from.getTime() + hours * 3_600_000)

/** When a stage that begins now ends by itself; null where it does not, or where the invoice says it. */
export function stageEnd(
  stage: Stage,
  { now, today, ditawarkan, uji }: StageBegin,
  settings: StageSettings,
): Date | null {
  if (stage === 'perlu_perbaikan') return endOfDay('WIB', addDays(today, settings.batas_perbaikan))
  if (stage !== 'draft') return null
  if (!ditawarkan) return hoursAfter(now, settings.umur_draf * 24)
  const offered = hoursAfter(now, settings.tawaran_daftar_tunggu)
  return uji && uji < offered ? uji : offered
}
