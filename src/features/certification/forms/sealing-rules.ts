import { type Day, momentIn, type Zone } from '../../../lib/day.ts'

/** The beginning of an exam that a form is set for. */
export interface ExamStart {
  start_date: Day | null
  jam_mulai: string
  zona_waktu: Zone
  dibatalkan: boolean
}

const HOUR_MS = 3_600_000

/** States before release, in which the author side still works on a form. */
const IN_WORK: readonly string[] = ['rancangan', 'diajukan']

/** Returns the hour from which a released form may be opened; null while no coming or past exam is set for it. */
export function opensAt(exams: readonly ExamStart[], jamBukaNaskah: number): Date | null {
  const begins = exams.flatMap(({ start_date, jam_mulai, zona_waktu, dibatalkan }) =>
    start_date === null || dibatalkan ? [] : [momentIn(zona_waktu, start_date, jam_mulai).getTime()],
  )
  return begins.length === 0 ? null : new Date(Math.min(...begins) - jamBukaNaskah * HOUR_MS)
}

/**
 * Tells whether a form may be opened: by its author side until it is released, then by nobody until some hours before
 * the first exam that it is set for. Once open it stays so.
 */
export function isOpenAt(
  { status, exams, jamBukaNaskah }: { status: string; exams: readonly ExamStart[]; jamBukaNaskah: number },
  now: Date,
): boolean {
  if (IN_WORK.includes(status)) return true
  const from = opensAt(exams, jamBukaNaskah)
  return from !== null && now >= from
}
