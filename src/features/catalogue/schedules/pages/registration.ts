import { longDay } from '../../../../lib/day.ts'
import { to } from '../../../../paths.ts'
import { isOpen } from '../rules.ts'
import type { ScheduleRow } from './schedule-row.ts'

/** Tells whether a schedule is a maintenance activity: it has no waiting list, and its own place to register. */
export const isActivity = ({ jenis }: Pick<ScheduleRow, 'jenis'>): boolean => jenis === 'pemeliharaan'

/** Returns the address at which members register for a schedule. */
export const registrationPath = (schedule: ScheduleRow): string =>
  isActivity(schedule) ? to.activitySchedule(schedule.id) : to.certificationForm(schedule.id)

/** Says why nobody can register now; undefined while registration is open. */
export function closedReason(schedule: ScheduleRow): string | undefined {
  const { status_jadwal: state, pendaftaran_dibuka: opens, pendaftaran_ditutup: closed } = schedule
  if (isOpen(state)) return undefined
  switch (state) {
    case 'akan_dibuka':
      return opens ? `Pendaftaran dibuka pada ${longDay(opens)}.` : 'Pendaftaran belum dibuka.'
    case 'penuh':
      if (isActivity(schedule)) return 'Semua kursi sudah terisi. Pilih kegiatan lain.'
      return 'Semua kursi sudah terisi. Masuk daftar tunggu agar diberi tahu begitu ada kursi, atau pilih jadwal lain.'
    case 'ditutup':
      return closed ? `Pendaftaran ditutup pada ${longDay(closed)}.` : 'Pendaftaran sudah ditutup.'
    case 'berlangsung':
      return 'Kegiatan sedang berlangsung.'
    case 'dibatalkan':
      return 'Jadwal ini dibatalkan. Pilih jadwal lain.'
    default:
      return 'Kegiatan ini sudah selesai.'
  }
}
