import { addWorkingDays, bodyZone, type Day, dayIn, endOfDay } from '../../../../lib/day.ts'
import { allLocked } from '../../examination/rules.ts'
import { type Guard, targetRefusal } from './guard-rules.ts'

/** The moment from which attendance and scores are taken: some minutes before the first hour (setting buka_kehadiran). */
export const doorOpens = (begins: Date, minutes: number): Date => new Date(begins.getTime() - minutes * 60_000)

/** Guards taking attendance, which begins when the door opens. */
export const attendGuard: Guard = ({ jadwal }, { buka_kehadiran }) => {
  if (jadwal.state === 'dibatalkan') return 'DATE_GONE'
  const left = jadwal.minutes_to_exam
  return left !== null && left <= buka_kehadiran ? undefined : 'EXAM_NOT_BEGUN'
}

/** Guards noting an absence, which is known once the exam has begun. */
export const missGuard: Guard = ({ jadwal }) => {
  if (jadwal.state === 'dibatalkan') return 'DATE_GONE'
  return jadwal.minutes_to_exam !== null && jadwal.minutes_to_exam <= 0 ? undefined : 'ABSENCE_TOO_EARLY'
}

/** Guards taking back an attendance: whoever was scored has been there, so the scores go first. */
export const unattendGuard: Guard = ({ scores_given }) => (scores_given > 0 ? 'SCORES_GIVEN' : undefined)

/** Guards putting right an absence of somebody who was seen at the door, while the exam still counts for them. */
export const correctAbsenceGuard: Guard = ({ jadwal, is_erased, another_runs }) => {
  if (jadwal.state === 'dibatalkan') return 'DATE_GONE'
  if (is_erased) return 'CONTENT_ERASED'
  return another_runs ? 'ANOTHER_RUNNING' : undefined
}

/** Guards the admission to another schedule of a person who missed the exam for a proven reason. */
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
