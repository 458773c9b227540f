import { clockIn, dayIn, longDay, momentIn } from '../../../../lib/day.ts'
import type { ScheduleFacts } from '../../../catalogue/schedules/rules.ts'
import type { Settings } from '../../../platform/settings/service.ts'
import { doorOpens } from './exam-guard-rules.ts'

type ExamBegin = Pick<ScheduleFacts, 'start_date' | 'jam_mulai' | 'zona_waktu'>

/** From when attendance is taken, and scores with it, by the clocks of the place. */
export function openingInWords(
  { start_date, jam_mulai, zona_waktu: zone }: ExamBegin,
  { buka_kehadiran }: Pick<Settings, 'buka_kehadiran'>,
): string {
  if (!start_date) return 'Jadwal ini belum mempunyai tanggal uji.'
  const opens = doorOpens(momentIn(zone, start_date, jam_mulai), buka_kehadiran)
  return `Kehadiran dapat dicatat mulai ${longDay(dayIn(zone, opens))} pukul ${clockIn(zone, opens)} ${zone}.`
}
