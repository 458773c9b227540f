import type { Day } from '../../../../lib/day.ts'
import type { ProblemCode } from '../../../../problems.ts'
import { isOpen, type ScheduleState } from '../../../catalogue/schedules/rules.ts'
import type { FileState, FormPage, Stage } from '../rules.ts'

/** The facts that the guards check. Moments are absolute; `due_at` is when the stage ends by itself. */
export interface ApplicationFacts {
  tahap: Stage
  /** A draft for which a seat from the waiting list is reserved. */
  ditawarkan: boolean
  due_at: Date | null
  /** Whole rupiah. */
  registration_fee: number
  kali_jadwal_ulang: number
  /** While people wait, a schedule is full for all others. */
  jadwal: {
    state: ScheduleState
    seats_left: number
    days_to_exam: number | null
    /** Until its first hour; negative once it has begun, null without a day. */
    minutes_to_exam: number | null
  }
  /** Pages of the form that are not complete yet. */
  incomplete: readonly FormPage[]
  /** States of the documents given for requirements. */
  berkas: readonly FileState[]
  /** Since when it is in its stage. */
  tahap_sejak: Date
  /** Examiners who accepted, and how many of them have locked their scores. */
  penguji: { diterima: number; terkunci: number }
  /** Findings that examiners have entered so far. */
  scores_given: number
  has_appealed: boolean
  /** True once what was written and given has been erased at the end of its retention period. */
  is_erased: boolean
  /** Another application in the same scheme runs, beside which this one cannot run again. */
  another_runs: boolean
  /** The schedule wanted instead, where there is one. */
  tujuan?: { state: ScheduleState; seats_left: number; same_scheme: boolean; same_schedule: boolean }
}

/** The settings that the guards need (domain 4.2). */
export interface ApplicationSettings {
  kali_jadwal_ulang: number
  /** Days before the exam. */
  batas_jadwal_ulang: number
  /** Working days after the decision. */
  batas_banding: number
  /** Days besides weekends that are not working days. */
  hari_libur: readonly Day[]
  jumlah_penguji: number
  /** Minutes before the exam from which attendance and scores are taken. */
  buka_kehadiran: number
}

/** Why a transition is refused although the stage fits; undefined when it is not. */
export type Guard = (facts: ApplicationFacts, settings: ApplicationSettings, now: Date) => ProblemCode | undefined

const isLapsed = ({ due_at }: ApplicationFacts, now: Date): boolean => due_at !== null && now >= due_at

/** Tells whether the exam was cancelled or has begun, so that nobody new can come to it. */
const isGone = (state: ScheduleState): boolean =>
  state === 'dibatalkan' || state === 'berlangsung' || state === 'selesai'

const hasBegun = (state: ScheduleState): boolean => state === 'berlangsung' || state === 'selesai'

/** Submitting needs every page of the form, and an open schedule with a seat unless one is reserved. */
export const submitGuard: Guard = (facts, _settings, now) => {
  if (isLapsed(facts, now)) return 'DEADLINE_PASSED'
  const { state } = facts.jadwal
  if (!facts.ditawarkan && state === 'penuh') return 'SEATS_TAKEN'
  if (facts.ditawarkan ? isGone(state) : !isOpen(state)) return 'REGISTRATION_CLOSED'
  return facts.incomplete.length > 0 ? 'APPLICATION_INCOMPLETE' : undefined
}

export const resubmitGuard: Guard = (facts, _settings, now) => {
  if (isLapsed(facts, now)) return 'DEADLINE_PASSED'
  if (facts.berkas.includes('perlu_perbaikan')) return 'FILES_NOT_CORRECTED'
  return facts.incomplete.length > 0 ? 'APPLICATION_INCOMPLETE' : undefined
}

export const joinGuard: Guard = ({ ditawarkan, jadwal }) => {
  if (ditawarkan) return 'SEAT_OFFERED'
  if (jadwal.state === 'penuh') return undefined
  return isOpen(jadwal.state) ? 'SEATS_FREE' : 'REGISTRATION_CLOSED'
}

export const offerGuard: Guard = ({ jadwal }) => {
  if (isGone(jadwal.state)) return 'REGISTRATION_CLOSED'
  return jadwal.seats_left > 0 ? undefined : 'SEATS_TAKEN'
}

export const withdrawGuard: Guard = ({ tahap, jadwal }) =>
  tahap === 'terjadwal' && hasBegun(jadwal.state) ? 'EXAM_BEGUN' : undefined

/**
 * Returns why nobody can move to that schedule; undefined where none is named yet, as when a button asks whether it may
 * show.
 */
export const targetRefusal = (tujuan: ApplicationFacts['tujuan']): ProblemCode | undefined => {
  if (!tujuan) return undefined
  if (tujuan.same_schedule) return 'SAME_SCHEDULE'
  if (!tujuan.same_scheme) return 'OTHER_SCHEME'
  if (tujuan.seats_left <= 0) return 'SEATS_TAKEN'
  return isOpen(tujuan.state) || tujuan.state === 'ditutup' ? undefined : 'REGISTRATION_CLOSED'
}

export const moveGuard: Guard = ({ tujuan }) => targetRefusal(tujuan)

/**
 * Guards rescheduling; a schedule that the body cancelled may be left at any time, and that does not count (domain
 * 2.9).
 */
export const rescheduleGuard: Guard = ({ kali_jadwal_ulang, jadwal, tujuan }, settings) => {
  if (jadwal.state !== 'dibatalkan') {
    if (kali_jadwal_ulang >= settings.kali_jadwal_ulang) return 'RESCHEDULED_ALREADY'
    const days = jadwal.days_to_exam
    const isLate = days !== null && days < settings.batas_jadwal_ulang
    if (isLate || hasBegun(jadwal.state)) return 'TOO_LATE_TO_RESCHEDULE'
  }
  return targetRefusal(tujuan)
}

/** Nobody is admitted to, or charged for, an exam that they cannot take. */
const approvalRefusal = ({ berkas, jadwal }: ApplicationFacts): ProblemCode | undefined => {
  if (isGone(jadwal.state)) return 'DATE_GONE'
  return berkas.every((state) => state === 'sesuai') ? undefined : 'FILES_NOT_CHECKED'
}

export const approveGuard: Guard = (facts) => (facts.registration_fee > 0 ? approvalRefusal(facts) : 'WITHOUT_FEE')

export const approveFreeGuard: Guard = (facts) => (facts.registration_fee === 0 ? approvalRefusal(facts) : 'WITH_FEE')

/** Before the exam a seat can wait for its money once more. */
export const askAgainGuard: Guard = ({ jadwal }) => (isGone(jadwal.state) ? 'DATE_GONE' : undefined)

export const payGuard: Guard = (facts, _settings, now) => (isLapsed(facts, now) ? 'DEADLINE_PASSED' : undefined)

export const cancelGuard: Guard = ({ tahap }) => (tahap === 'menunggu_konfirmasi' ? 'PAYMENT_UNDECIDED' : undefined)

export const lapseGuard: Guard = (facts, _settings, now) => (isLapsed(facts, now) ? undefined : 'DEADLINE_NOT_REACHED')

/** An offer also ends with its schedule. */
export const lapseOfferGuard: Guard = (facts, settings, now) => {
  if (!facts.ditawarkan) return 'NOT_OFFERED'
  return isGone(facts.jadwal.state) ? undefined : lapseGuard(facts, settings, now)
}

export const closeWaitingGuard: Guard = ({ jadwal }) => (isGone(jadwal.state) ? undefined : 'NOT_OVER')
