import { longMoment } from '../../../lib/day.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import type { MaintenanceLetterKind } from './letters.ts'
import { activityTime } from './place-rules.ts'
import type { ActivityRow } from './queries.ts'
import { activityPath } from './rules.ts'

/** Sends the holder a letter about an activity, with its notification, as part of the caller's transaction. */
export function notifyActivityHolder(
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
  return notifyUser(db, ctx, { id: row.user_id, email: row.email }, { letter, ...words }, path)
}
