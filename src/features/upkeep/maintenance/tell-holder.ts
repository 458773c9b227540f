import { dayRange, longMoment } from '../../../lib/day.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { tell } from '../../platform/notifications/service.ts'
import type { MaintenanceLetterKind } from './letters.ts'
import type { ActivityRow } from './queries.ts'

/** Where somebody reads of an own activity. */
export const activityPath = (id: number): string => `/user/pemeliharaan-kompetensi/saya/${id}`

/** Whether there is a place to go to. */
export const isSomewhere = ({ tuk, metode }: { tuk: string | null; metode: string }): boolean =>
  tuk !== null && metode !== 'Daring'

/** '3–4 Desember 2026, 08.00–16.00 WIB, TUK Denpasar, Denpasar'. */
export function activityTime({ tanggal_mulai: start, tanggal_selesai: end, jadwal }: ActivityRow): string {
  const days = start === null ? 'tanggal menyusul' : dayRange(start, end)
  if (jadwal === null) return days
  const hours = `${jadwal.jam_mulai}–${jadwal.jam_selesai} ${jadwal.zona_waktu}`
  return [days, hours, ...(isSomewhere(jadwal) ? [jadwal.tuk, jadwal.kota] : [jadwal.metode])].join(', ')
}

/** Letter and notice about an activity to whose it is, as part of the caller's transaction. */
export function tellHolder(
  db: Db,
  ctx: Pick<Context, 'jobs' | 'appUrl' | 'now'>,
  row: ActivityRow,
  { letter, alasan }: { letter: MaintenanceLetterKind; alasan: string | null },
): Promise<void> {
  const tab = letter === 'activityProofRefused' ? '?tab=invoice' : ''
  const path = `${activityPath(row.id)}${tab}`
  const { nama: name, nama_kegiatan: kegiatan, due_at, poin } = row
  const batas = due_at && longMoment(due_at)
  const words = { name, kegiatan, waktu: activityTime(row), batas, alasan, poin, link: `${ctx.appUrl}${path}` }
  return tell(db, ctx, { id: row.user_id, email: row.email }, { letter, ...words }, path)
}
