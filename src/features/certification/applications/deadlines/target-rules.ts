import { addDays, addWorkingDays, bodyZone, type Day, dayIn, momentIn } from '../../../../lib/day.ts'
import { decisionTarget } from '../../decisions/rules.ts'
import type { Stage } from '../rules.ts'

/** The working day by which a sent application should be verified; null at stages without such a promise. */
export const targetDay = (stage: Stage, since: Date, workingDays: number, holidays: readonly Day[]): Day | null =>
  stage === 'diajukan' ? addWorkingDays(dayIn(bodyZone(), since), workingDays, holidays) : null

/** Stages between the exam and the decision, as the office counts them. */
const TO_DECIDE: readonly Stage[] = ['diuji', 'menunggu_keputusan']

interface Promised {
  tahap: Stage
  tahap_sejak: Date
  start_date: Day | null
  end_date: Day | null
}

interface Targets {
  /** Working days. */
  target_verifikasi: number
  target_keputusan: number
  hari_libur: readonly Day[]
}

/** The working day by which the office means to have done what is its turn; null where it promises none. */
export const officeTarget = (
  row: Promised,
  { target_verifikasi, target_keputusan, hari_libur }: Targets,
): Day | null =>
  TO_DECIDE.includes(row.tahap)
    ? decisionTarget(row.end_date ?? row.start_date, target_keputusan, hari_libur)
    : targetDay(row.tahap, row.tahap_sejak, target_verifikasi, hari_libur)

/** Tells whether the office's target falls on or after the first day of the exam; false where either day is null. */
export const isBehindExam = (target: Day | null, start_date: Day | null): boolean =>
  target !== null && start_date !== null && target >= start_date

/** Returns the day before which everything that began has passed its target. */
export function lateDay(today: Day, workingDays: number, holidays: readonly Day[]): Day {
  let first = today
  while (addWorkingDays(addDays(first, -1), workingDays, holidays) >= today) first = addDays(first, -1)
  return first
}

/** Whatever has waited since before this moment has passed its target. */
export const lateSince = (today: Day, workingDays: number, holidays: readonly Day[]): Date =>
  momentIn(bodyZone(), lateDay(today, workingDays, holidays), '00:00')
