import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { addDays, bodyZone, type Day, dayIn } from '../../../lib/day.ts'
import type { CalendarEvent } from '../../../lib/files/calendar-file.ts'
import { isExpected, type Stage } from '../../certification/applications/rules.ts'
import {
  applicationDeadline,
  certificateDeadline,
  paymentDeadline,
  yearDeadlines,
} from '../../platform/calendar/deadline-rules.ts'
import { appointmentEvent, type Deadline, deadlineEvent } from '../../platform/calendar/event-service.ts'
import { appointmentsSince, fileOfEvents } from '../../platform/calendar/service.ts'
import { type ActivityState, isAmong, PARTICIPATING } from '../../upkeep/maintenance/rules.ts'
import { endingSince, openForms, unpaidInvoices, yearsDueSince } from './queries.ts'

/** The days for which past events stay in the calendar. */
const PAST_DAYS = 90

const FEED_NAME = 'Sertifikasi saya'

/** Everything that is a person's own: what they go to, and by when they have to act. */
async function eventsOf(
  db: Db,
  ctx: Pick<Context, 'appUrl' | 'now' | 'today'>,
  userId: number,
): Promise<CalendarEvent[]> {
  const since = addDays(ctx.today, -PAST_DAYS)
  const own = { appUrl: ctx.appUrl, isExpected: true }
  const exams = await appointmentsSince<{ tahap: Stage }>(db, 'uji', userId, since)
  const activities = await appointmentsSince<{ status: ActivityState }>(db, 'kegiatan', userId, since)
  const events = [
    ...exams.filter(({ tahap }) => isExpected(tahap)).flatMap((row) => appointmentEvent('uji', row, own) ?? []),
    ...activities
      .filter(({ status }) => isAmong(PARTICIPATING, status))
      .flatMap((row) => appointmentEvent('kegiatan', row, own) ?? []),
  ]
  const dueDay = ({ due_at }: { due_at: Date }): Day => dayIn(bodyZone(), due_at)
  const deadlines: Deadline[] = [
    ...(await openForms(db, userId, ctx.now)).map((row) => {
      const known = { version: row.version, changed_at: row.updated_at }
      return { ...known, ...applicationDeadline(row, dueDay(row)) }
    }),
    ...(await unpaidInvoices(db, userId, ctx.now)).map((row) => {
      const known = { version: row.version, changed_at: row.created_at }
      return { ...known, ...paymentDeadline(row, dueDay(row)) }
    }),
    ...(await yearsDueSince(db, userId, since)).flatMap(({ mulai, ...row }) => {
      const begun = { version: 0, changed_at: new Date(`${mulai}T00:00:00Z`) }
      return yearDeadlines(row).map((deadline) => ({ ...begun, ...deadline }))
    }),
    ...(await endingSince(db, userId, since)).map((row) => {
      const known = { version: row.version, changed_at: row.status_since }
      return { ...known, ...certificateDeadline(row, row.valid_until) }
    }),
  ]
  return [...events, ...deadlines.map((deadline) => deadlineEvent(deadline, ctx))]
}

/** A person's whole calendar as a feed. */
export const feedFile = async (
  db: Db,
  ctx: Pick<Context, 'appUrl' | 'now' | 'today'>,
  userId: number,
): Promise<string> => fileOfEvents(await eventsOf(db, ctx, userId), ctx, FEED_NAME)
