import type { CalendarEnclosure } from '../../../documents/mail/mail.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { bodyZone, dayIn, longMoment } from '../../../lib/day.ts'
import { own } from '../../../own-paths.ts'
import { paymentDeadline } from '../../platform/calendar/deadline-rules.ts'
import { calendarEnclosure, deadlineEnclosure } from '../../platform/calendar/service.ts'
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

/** Returns what a letter about an activity brings to the holder's calendar; `was` is the state before. */
async function calendarOf(
  db: Db,
  ctx: Pick<Context, 'appUrl' | 'now'>,
  row: ActivityRow,
  { letter, was }: { letter: MaintenanceLetterKind; was?: ActivityRow['status'] | undefined },
): Promise<CalendarEnclosure | undefined> {
  if (letter === 'activityProofRefused' && row.due_at) {
    const bill = { untuk: 'kegiatan', untuk_id: row.id, skema: row.nama_kegiatan } as const
    return deadlineEnclosure(ctx, [paymentDeadline(bill, dayIn(bodyZone(), row.due_at))])
  }
  const method = CALENDAR[letter]
  const isOwnDay = isAmong(PARTICIPATING, method === 'CANCEL' ? (was ?? row.status) : row.status)
  return method && isOwnDay ? calendarEnclosure(db, ctx, { kind: 'kegiatan', id: row.id, method }) : undefined
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
  const calendar = await calendarOf(db, ctx, row, { letter, was })
  await notifyUser(db, ctx, { id: row.user_id, email: row.email }, { letter, ...words }, path, { calendar })
}
