import { type Day, dayRange, type Zone } from '../../../lib/day.ts'
import { scheduleHours } from '../../catalogue/schedules/rules.ts'

interface ExamDays {
  start_date: Day | null
  end_date: Day | null
  jam_mulai: string
  jam_selesai: string
  zona_waktu: Zone
}

/** '10–11 Desember 2026 pukul 08.00–16.00 WIB', by the clocks of the place. */
export const examTime = (exam: ExamDays): string =>
  exam.start_date ? `${dayRange(exam.start_date, exam.end_date)} pukul ${scheduleHours(exam)}` : 'tanggal menyusul'
