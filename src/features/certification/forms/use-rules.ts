import { type Day, momentIn } from '../../../lib/day.ts'
import type { ExamStart } from './sealing-rules.ts'

/** The beginning and end of an exam that a form is set for. */
export interface ExamTimes extends ExamStart {
  end_date: Day | null
  jam_selesai: string
}

/** Tells whether all exams of a form are over, so that its items have been seen; never while none took place. */
export function isFormSpent(exams: readonly ExamTimes[], now: Date): boolean {
  const took = exams.filter(({ dibatalkan }) => !dibatalkan)
  return took.length > 0 && took.every((exam) => isExamOver(exam, now))
}

/** Tells whether an exam is over by its own clock. */
export function isExamOver(
  { start_date, end_date, jam_selesai, zona_waktu }: Omit<ExamTimes, 'dibatalkan' | 'jam_mulai'>,
  now: Date,
): boolean {
  const last = end_date ?? start_date
  return last !== null && now >= momentIn(zona_waktu, last, jam_selesai)
}
