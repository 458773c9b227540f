import type { CalendarEnclosure } from '../../../documents/mail/mail.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { longMoment } from '../../../lib/day.ts'
import { own } from '../../../own-paths.ts'
import { calendarEnclosure } from '../../platform/calendar/service.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import { promisedDay } from '../../platform/settings/service.ts'
import { activityTime } from './place-rules.ts'
import type { ActivityRow } from './queries.ts'
import { isAmong, type MaintenanceLetterKind, PARTICIPATING } from './rules.ts'

/** Letters by which a day becomes the holder's own, or is theirs no longer. */
const CALENDAR: Partial<Record<MaintenanceLetterKind, CalendarEnclosure['method']>> = {
  activityRegistered: 'REQUEST',
  activityCancelled: 'CANCEL',
  activityCalledOff: 'CANCEL',
}

/** Sends the holder a letter about an activity, with its notification, as part of the caller's transaction; `was` is its state before. */
export async function notifyActivityHolder(
  db: Db,
  ctx: Pick<Context, 'jobs' | 'appUrl' | 'now'>,
  row: ActivityRow,
  { letter, alasan, was }: { letter: MaintenanceLetterKind; alasan: string | null; was?: ActivityRow['status'] },
): Promise<void> {
  const path = letter === 'activityProofRefused' ? own.activityInvoice(row.id) : own.activity(row.id)
  const { nama: name, nama_kegiatan: kegiatan, due_at, poin } = row
  const batas = due_at && longMoment(due_at)
  const target = letter === 'activityReceived' ? await promisedDay(db, ctx.now, 'target_verifikasi') : null
  const link = `${ctx.appUrl}${path}`
  const words = { name, kegiatan, waktu: activityTime(row), batas, alasan, poin, target, link }
  const method = CALENDAR[letter]
  const isOwnDay = isAmong(PARTICIPATING, method === 'CANCEL' ? (was ?? row.status) : row.status)
  const calendar =
    method && isOwnDay ? await calendarEnclosure(db, ctx, { kind: 'kegiatan', id: row.id, method }) : undefined
  await notifyUser(db, ctx, { id: row.user_id, email: row.email }, { letter, ...words }, path, { calendar })
}
