import type { ProblemCode } from '../../../../problems.ts'
import type { Stage } from '../rules.ts'
import { EXAM_TRANSITIONS } from './exam-rules.ts'
import {
  type ApplicationFacts,
  type ApplicationSettings,
  approveFreeGuard,
  approveGuard,
  askAgainGuard,
  cancelGuard,
  closeWaitingGuard,
  joinGuard,
  lapseGuard,
  lapseOfferGuard,
  moveGuard,
  offerGuard,
  payGuard,
  rescheduleGuard,
  resubmitGuard,
  submitGuard,
  withdrawGuard,
} from './guard-rules.ts'
import type { Actor, TransitionRule } from './table-rules.ts'

const SEATED = [
  'diajukan',
  'perlu_perbaikan',
  'menunggu_pembayaran',
  'menunggu_konfirmasi',
  'terjadwal',
] as const satisfies Stage[]

/** From the first line of the form to a seat at the exam. */
const ADMISSION_TRANSITIONS = {
  join: {
    from: ['draft'],
    to: 'daftar_tunggu',
    by: 'pemohon',
    label: 'Masuk Daftar Tunggu',
    letter: 'waitingListJoined',
    guard: joinGuard,
  },
  offer: {
    from: ['daftar_tunggu'],
    to: 'draft',
    by: 'sistem',
    label: 'Tawarkan kursi',
    offers: true,
    letter: 'seatOffered',
    guard: offerGuard,
  },
  submit: {
    from: ['draft'],
    to: 'diajukan',
    by: 'pemohon',
    label: 'Kirim permohonan',
    submits: true,
    letter: 'applicationReceived',
    guard: submitGuard,
  },
  resubmit: {
    from: ['perlu_perbaikan'],
    to: 'diajukan',
    by: 'pemohon',
    label: 'Kirim perbaikan',
    letter: 'correctionReceived',
    guard: resubmitGuard,
  },
  withdraw: {
    from: ['draft', 'daftar_tunggu', 'diajukan', 'perlu_perbaikan', 'menunggu_pembayaran', 'terjadwal'],
    to: 'dibatalkan',
    by: 'pemohon',
    label: 'Batalkan permohonan',
    invoice: 'close',
    letter: 'applicationWithdrawn',
    guard: withdrawGuard,
  },
  reschedule: {
    from: SEATED,
    to: 'same',
    by: 'pemohon',
    label: 'Pindah jadwal',
    moves: true,
    letter: 'applicationMoved',
    guard: rescheduleGuard,
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
    certifies: true,
    guard: approveGuard,
  },
  approveFree: {
    from: ['diajukan'],
    to: 'terjadwal',
    by: 'verifikasi',
    label: 'Setujui tanpa biaya',
    letter: 'applicationScheduled',
    certifies: true,
    guard: approveFreeGuard,
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
    guard: payGuard,
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
    invoice: 'refuse',
    letter: 'proofRefused',
  },
  /** Part of the money came in; the letter about the rest is the invoice's. */
  askShortfall: {
    from: ['menunggu_pembayaran', 'menunggu_konfirmasi'],
    to: 'menunggu_pembayaran',
    by: 'keuangan',
    label: 'Minta kekurangan bayar',
    invoice: 'reopen',
  },
  /** Follows when a payment was taken back; the invoice sends the letter about it. */
  askAgain: {
    from: ['terjadwal'],
    to: 'menunggu_pembayaran',
    by: 'keuangan',
    label: 'Minta bayar lagi',
    reason: true,
    inside: true,
    invoice: 'reopen',
    guard: askAgainGuard,
  },
  /** Money came in, or may have, and somebody has to look at it: meanwhile nothing is due. */
  review: {
    from: ['menunggu_pembayaran'],
    to: 'menunggu_konfirmasi',
    by: 'sistem',
    label: 'Pembayaran daring diperiksa',
    invoice: 'await',
  },
  /** It was no payment after all, or went back; the letter about it is the invoice's. */
  endReview: {
    from: ['menunggu_konfirmasi'],
    to: 'menunggu_pembayaran',
    by: 'keuangan',
    label: 'Pemeriksaan pembayaran daring selesai',
    invoice: 'reopen',
  },
  cancel: {
    from: ['daftar_tunggu', ...SEATED],
    to: 'dibatalkan',
    by: 'verifikasi',
    label: 'Batalkan permohonan',
    reason: true,
    proposable: true,
    invoice: 'close',
    letter: 'applicationCancelled',
    guard: cancelGuard,
  },
  move: {
    from: SEATED,
    to: 'same',
    by: 'verifikasi',
    label: 'Pindahkan ke jadwal lain',
    reason: true,
    moves: true,
    letter: 'applicationMoved',
    guard: moveGuard,
  },
  lapseOffer: {
    from: ['draft'],
    to: 'kedaluwarsa',
    by: 'sistem',
    label: 'Tawaran kursi berakhir',
    letter: 'offerLapsed',
    guard: lapseOfferGuard,
  },
  lapseCorrection: {
    from: ['perlu_perbaikan'],
    to: 'dibatalkan',
    by: 'sistem',
    label: 'Batas perbaikan berakhir',
    letter: 'correctionLapsed',
    guard: lapseGuard,
  },
  lapsePayment: {
    from: ['menunggu_pembayaran'],
    to: 'kedaluwarsa',
    by: 'sistem',
    label: 'Batas pembayaran berakhir',
    invoice: 'close',
    letter: 'paymentLapsed',
    guard: lapseGuard,
  },
  closeWaiting: {
    from: ['daftar_tunggu'],
    to: 'kedaluwarsa',
    by: 'sistem',
    label: 'Daftar tunggu ditutup',
    letter: 'waitingListClosed',
    guard: closeWaitingGuard,
  },
} as const satisfies Record<string, TransitionRule>

/**
 * Every transition of an application: from where, to where, by whom, behind which guard, with which letter.
 * The member's actions, the office's buttons and the jobs all come from here (domain 3).
 */
export const APPLICATION_TRANSITIONS = { ...ADMISSION_TRANSITIONS, ...EXAM_TRANSITIONS } as const satisfies Record<
  string,
  TransitionRule
>

export type ApplicationTransition = keyof typeof APPLICATION_TRANSITIONS

export const APPLICATION_TRANSITION_NAMES = Object.keys(APPLICATION_TRANSITIONS) as [
  ApplicationTransition,
  ...ApplicationTransition[],
]

/** Returns the rule of a transition, as the tables have it. */
export const transitionRule = (transition: ApplicationTransition): TransitionRule => APPLICATION_TRANSITIONS[transition]

/** The stage that a transition leads to, or why it is refused. */
export type TransitionDecision = { next: Stage } | { refused: ProblemCode }

/** Decides whether a transition may be taken now, and to which stage it leads; STALE where the stage does not fit. */
export function decideTransition(
  transition: ApplicationTransition,
  facts: ApplicationFacts,
  settings: ApplicationSettings,
  now: Date,
): TransitionDecision {
  const { from, to, guard } = transitionRule(transition)
  if (!from.includes(facts.tahap)) return { refused: 'STALE' }
  const refused = guard?.(facts, settings, now)
  if (refused) return { refused }
  return { next: to === 'same' ? facts.tahap : to }
}

/** The transitions that an actor sees at this stage, each with why it cannot be taken now, or null. */
export const transitionsFor = (
  actor: Actor,
  facts: ApplicationFacts,
  settings: ApplicationSettings,
  now: Date,
): { transition: ApplicationTransition; label: string; refused: ProblemCode | null }[] =>
  APPLICATION_TRANSITION_NAMES.filter((transition) => {
    const { by, from } = transitionRule(transition)
    return by === actor && from.includes(facts.tahap)
  }).map((transition) => {
    const decision = decideTransition(transition, facts, settings, now)
    return {
      transition,
      label: transitionRule(transition).label,
      refused: 'refused' in decision ? decision.refused : null,
    }
  })
