import type { Training, TrainingDetail } from '../contract.ts'

/** A schedule as lists show it: without the long texts, which would only weigh on the page. */
export type ScheduleRow = Omit<Training, 'description' | 'deskripsi'>

/** One schedule with everything its page shows. */
export type ScheduleDetail = Omit<TrainingDetail, 'deskripsi'>

export function scheduleRow({ description, deskripsi, ...row }: Training): ScheduleRow {
  return row
}
