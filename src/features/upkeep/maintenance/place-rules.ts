import { type Day, dayRange, type Zone } from '../../../lib/day.ts'
import { scheduleHours } from '../../catalogue/schedules/rules.ts'

interface Activity {
  tanggal_mulai: Day | null
  tanggal_selesai: Day | null
  /** Null for an activity done elsewhere. */
  jadwal: {
    jam_mulai: string
    jam_selesai: string
    zona_waktu: Zone
    metode: string
    tuk: string | null
    kota: string | null
  } | null
}

/** Tells whether there is a place to go to. */
export const isSomewhere = ({ tuk, metode }: { tuk: string | null; metode: string }): boolean =>
  tuk !== null && metode !== 'Daring'

/** '3–4 Desember 2026, 08.00–16.00 WIB, TUK Denpasar, Denpasar'. */
export function activityTime({ tanggal_mulai: start, tanggal_selesai: end, jadwal }: Activity): string {
  const days = start === null ? 'tanggal menyusul' : dayRange(start, end)
  if (jadwal === null) return days
  return [days, scheduleHours(jadwal), ...(isSomewhere(jadwal) ? [jadwal.tuk, jadwal.kota] : [jadwal.metode])].join(
    ', ',
  )
}
