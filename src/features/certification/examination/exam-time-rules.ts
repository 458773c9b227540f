import { type Day, dayRange, type Zone } from '../../../lib/day.ts'

interface ExamDays {
  start_date: Day | null
  end_date: Day | null
  jam_mulai: string
  jam_selesai: string
  zona_waktu: Zone
}

export const examHours = ({ jam_mulai, jam_selesai, zona_waktu }: ExamDays): string =>
  `${jam_mulai}–${jam_selesai} ${zona_waktu}`

/** '10–11 Desember 2026 pukul 08.00–16.00 WIB', by the clocks of the place. */
export const examTime = (exam: ExamDays): string =>
  exam.start_date ? `${dayRange(exam.start_date, exam.end_date)} pukul ${examHours(exam)}` : 'tanggal menyusul'
