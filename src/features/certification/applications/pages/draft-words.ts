import { longMoment } from '../../../../lib/day.ts'
import { isOpen, type ScheduleState } from '../../../catalogue/schedules/rules.ts'

/** Until when a draft can be sent, which registration cuts; once that has ended, until when it is kept. */
export const draftWords = (due_at: Date | string, state: ScheduleState): string =>
  isOpen(state) || state === 'penuh' || state === 'akan_dibuka'
    ? `Kirim paling lambat ${longMoment(new Date(due_at))}.`
    : `Pendaftaran jadwal ini sudah ditutup. Pilih jadwal lain dari skema yang sama; isian ini tersimpan sampai ${longMoment(new Date(due_at))}.`
