import type { CalendarEnclosure } from '../../../documents/mail/mail.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { bodyZone, type Day, dayIn, longDay, longMoment } from '../../../lib/day.ts'
import { own } from '../../../own-paths.ts'
import { to } from '../../../paths.ts'
import { applicationDeadline, type DeadlineRule, paymentDeadline } from '../../platform/calendar/deadline-rules.ts'
import { calendarEnclosure, deadlineEnclosure } from '../../platform/calendar/service.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import { promisedDay } from '../../platform/settings/service.ts'
import { type ApplicationRow, applicationRow } from './application-queries.ts'
import { type ApplicationLetterKind, isExpected, type Stage } from './rules.ts'
import { transitionRule } from './transitions/rules.ts'
import { type AllowedTransition, isBySystem } from './transitions/service.ts'

/** '10 Desember 2026 pukul 08.00 WIB', by the clocks of the place. */
const examTime = ({ start_date, jam_mulai, zona_waktu }: ApplicationRow): string =>
  start_date ? `${longDay(start_date)} pukul ${jam_mulai} ${zona_waktu}` : 'tanggal menyusul'

/** Where a letter leads; all others lead to the application itself. */
const PATHS: Partial<Record<ApplicationLetterKind, (row: ApplicationRow) => string>> = {
  seatOffered: ({ schedule_id }) => to.certificationForm(schedule_id),
  offerDue: ({ schedule_id }) => to.certificationForm(schedule_id),
  correctionAsked: ({ schedule_id }) => to.certificationForm(schedule_id),
  correctionDue: ({ schedule_id }) => to.certificationForm(schedule_id),
  proofRefused: ({ id }) => own.certificationInvoice(id),
  messageWritten: ({ id }) => own.certificationTab(id, 'pesan'),
}

/** What the body promises with a receipt: the setting of its target. */
const PROMISES: Partial<Record<ApplicationLetterKind, Parameters<typeof promisedDay>[2]>> = {
  applicationReceived: 'target_verifikasi',
  correctionReceived: 'target_verifikasi',
  appealReceived: 'target_perkara',
}

/** Letters by which the day of the exam becomes the person's own, changes, or is theirs no longer. */
const CALENDAR: Partial<Record<ApplicationLetterKind, CalendarEnclosure['method']>> = {
  applicationScheduled: 'REQUEST',
  paymentConfirmed: 'REQUEST',
  applicationMoved: 'REQUEST',
  applicationWithdrawn: 'CANCEL',
  applicationCancelled: 'CANCEL',
}

const billDeadline = ({ id, skema }: ApplicationRow, day: Day) =>
  paymentDeadline({ untuk: 'permohonan', untuk_id: id, skema }, day)

/** Letters that ask for something until the end of the stage. */
const DEADLINES: Partial<Record<ApplicationLetterKind, (row: ApplicationRow, day: Day) => DeadlineRule>> = {
  seatOffered: applicationDeadline,
  offerDue: applicationDeadline,
  correctionAsked: applicationDeadline,
  correctionDue: applicationDeadline,
  proofRefused: billDeadline,
}

/** Returns what a letter about an application brings to its owner's calendar; `was` is the stage before. */
async function calendarOf(
  db: Db,
  ctx: Pick<Context, 'appUrl' | 'now'>,
  row: ApplicationRow,
  { letter, was }: { letter: ApplicationLetterKind; was?: Stage | undefined },
): Promise<CalendarEnclosure | undefined> {
  const deadline = DEADLINES[letter]
  if (deadline && row.due_at) return deadlineEnclosure(ctx, [deadline(row, dayIn(bodyZone(), row.due_at))])
  const method = CALENDAR[letter]
  const isOwnDay = isExpected(method === 'CANCEL' ? (was ?? row.tahap) : row.tahap)
  return method && isOwnDay ? calendarEnclosure(db, ctx, { kind: 'uji', id: row.id, method }) : undefined
}

/** Letter and notice about an application to its owner, as part of the caller's transaction; `was` is its stage before. */
export async function notifyApplicant(
  db: Db,
  ctx: Pick<Context, 'jobs' | 'appUrl' | 'now'>,
  row: ApplicationRow,
  { letter, alasan = null, was }: { letter: ApplicationLetterKind; alasan?: string | null; was?: Stage },
): Promise<void> {
  const path = PATHS[letter]?.(row) ?? own.certification(row.id)
  const { nama: name, skema, nomor, due_at } = row
  const batas = due_at && longMoment(due_at)
  const promise = PROMISES[letter]
  const target = promise && row.tahap !== 'daftar_tunggu' ? await promisedDay(db, ctx.now, promise) : null
  const link = `${ctx.appUrl}${path}`
  const words = { letter, name, skema, nomor, waktu: examTime(row), batas, alasan, target, link }
  const calendar = await calendarOf(db, ctx, row, { letter, was })
  await notifyUser(db, ctx, { id: row.user_id, email: row.email }, words, path, { calendar })
}

/** The letter that a transition sends, if any, about the application as it stands after it. */
export async function notifyOfTransition(db: Db, ctx: Context, allowed: AllowedTransition): Promise<void> {
  const { row, transition, note, cancelled } = allowed
  // Those who asked for it read that it was done at their request.
  const letter = cancelled?.pihak === 'pemohon' ? 'applicationWithdrawn' : transitionRule(transition).letter
  const after = letter && !knowsAlready(allowed) && (await applicationRow(db, row.id))
  if (after)
    await notifyApplicant(db, ctx, after, { letter, alasan: isBySystem(transition) ? null : note, was: row.tahap })
}

/** Tells whether the person knows already: those who waited for a cancelled schedule were notified of that. */
const knowsAlready = ({ row, transition }: AllowedTransition): boolean =>
  row.dibatalkan && (transition === 'closeWaiting' || transition === 'lapseOffer')
