import { addWorkingDays, bodyZone, type Day, dayIn, endOfDay } from '../../../lib/day.ts'
import { allLocked } from '../examination/rules.ts'
import { type Guard, targetRefusal } from './guard-rules.ts'

/** Whether somebody came is known on the first day of the exam, not before. */
export const examDayGuard: Guard = ({ jadwal }) => {
  if (jadwal.state === 'dibatalkan') return 'DATE_GONE'
  const days = jadwal.days_to_exam
  return days !== null && days <= 0 ? undefined : 'EXAM_NOT_BEGUN'
}

/** Those who missed the exam for a proven reason are admitted to another schedule. */
export const readmitGuard: Guard = ({ is_erased, another_runs, tujuan }) => {
  if (is_erased) return 'CONTENT_ERASED'
  return another_runs ? 'ANOTHER_RUNNING' : targetRefusal(tujuan)
}

/** Scores count once every examiner who accepted has locked them, and enough have accepted. */
export const scoreGuard: Guard = ({ penguji }, { jumlah_penguji }) =>
  allLocked(penguji.diterima, penguji.terkunci, jumlah_penguji) ? undefined : 'SCORES_NOT_LOCKED'

/** Until when an appeal may be filed: the setting's working days after the decision (domain 4.2). */
export const appealEnd = (decidedAt: Date, workingDays: number, holidays: readonly Day[]): Date =>
  endOfDay(bodyZone(), addWorkingDays(dayIn(bodyZone(), decidedAt), workingDays, holidays))

/** One appeal for each application, in time (ISO/IEC 17024 clause 9.8; domain 4.2). */
export const appealGuard: Guard = ({ tahap_sejak, has_appealed, another_runs }, { batas_banding, hari_libur }, now) => {
  if (has_appealed) return 'APPEALED_ALREADY'
  if (another_runs) return 'ANOTHER_RUNNING'
  return now > appealEnd(tahap_sejak, batas_banding, hari_libur) ? 'APPEAL_TOO_LATE' : undefined
}
