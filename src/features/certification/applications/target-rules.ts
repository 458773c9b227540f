import { addDays, addWorkingDays, bodyZone, type Day, dayIn, momentIn } from '../../../lib/day.ts'
import type { Stage } from './rules.ts'

/** The working day by which a sent application should be verified; null at stages without such a promise. */
export const targetDay = (stage: Stage, since: Date, workingDays: number, holidays: readonly Day[]): Day | null =>
  stage === 'diajukan' ? addWorkingDays(dayIn(bodyZone(), since), workingDays, holidays) : null

/** Whether a promise of the office would be kept only once the exam has begun; null: no such day. */
export const isBehindExam = (target: Day | null, start_date: Day | null): boolean =>
  target !== null && start_date !== null && target >= start_date

/** Whatever has waited since before this moment has passed its target. */
export function lateSince(today: Day, workingDays: number, holidays: readonly Day[]): Date {
  let first = today
  while (addWorkingDays(addDays(first, -1), workingDays, holidays) >= today) first = addDays(first, -1)
  return momentIn(bodyZone(), first, '00:00')
}
