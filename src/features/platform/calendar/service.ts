import type { CalendarEnclosure } from '../../../documents/mail/mail.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { addDays, bodyZone, type Day, dayIn } from '../../../lib/day.ts'
import { type CalendarEvent, calendarFile } from '../../../lib/files/calendar-file.ts'
import {
  applicationDeadline,
  appointmentEvent,
  certificateDeadline,
  deadlineEvent,
  isExpected,
  paymentDeadline,
  stateOf,
  yearDeadlines,
} from './event-service.ts'
import {
  APPOINTMENT_KINDS,
  type Appointment,
  type AppointmentKind,
  appointmentById,
  appointmentsSince,
  endingSince,
  openForms,
  unpaidInvoices,
  yearsDueSince,
} from './queries.ts'

/** The days for which past events stay in the calendar. */
const KEPT_DAYS = 90

const FEED_NAME = 'Sertifikasi saya'

interface Site {
  appUrl: string
}

const hostOf = ({ appUrl }: Site): string => new URL(appUrl).hostname

/** The file of one appointment, for whoever may see it; undefined while no day is known. */
export async function appointmentFile(
  db: Db,
  site: Site,
  kind: AppointmentKind,
  id: number,
): Promise<string | undefined> {
  const row = await appointmentById(db, kind, id)
  const event = row && appointmentEvent(kind, row, site)
  return event && calendarFile([event], { host: hostOf(site) })
}

type AppointmentState = ReturnType<typeof stateOf>

/** Where and when an appointment will be once the change that a letter is about is written. */
type Change = Partial<
  Pick<Appointment, 'start_date' | 'end_date' | 'jam_mulai' | 'jam_selesai' | 'zona_waktu' | 'tuk' | 'alamat' | 'kota'>
>

/**
 * Returns what a letter about an appointment encloses: the appointment, or its cancellation; undefined where the day is
 * not (or was not) the person's own. `change` is about to be written by the caller and makes the next revision.
 */
export async function calendarEnclosure(
  db: Db,
  ctx: Pick<Context, 'appUrl' | 'now'>,
  {
    kind,
    id,
    method,
    was,
    change,
  }: {
    kind: AppointmentKind
    id: number
    method: CalendarEnclosure['method']
    /** The state before, where the present one is that of a cancellation. */
    was?: AppointmentState | undefined
    change?: Change
  },
): Promise<CalendarEnclosure | undefined> {
  const row = await appointmentById(db, kind, id)
  if (!row || !isExpected(method === 'CANCEL' ? (was ?? stateOf(row)) : stateOf(row))) return undefined
  const pending = change || method === 'CANCEL' ? { schedule_version: row.schedule_version + 1 } : {}
  const event = appointmentEvent(kind, { ...row, ...change, ...pending, updated_at: ctx.now }, ctx)
  return event && { method, event }
}

/** Everything that is a person's own: what they go to, and by when they have to act. */
async function eventsOf(
  db: Db,
  ctx: Pick<Context, 'appUrl' | 'now' | 'today'>,
  userId: number,
): Promise<CalendarEvent[]> {
  const since = addDays(ctx.today, -KEPT_DAYS)
  const events: CalendarEvent[] = []
  for (const kind of APPOINTMENT_KINDS) {
    const rows = (await appointmentsSince(db, kind, userId, since)).filter((row) => isExpected(stateOf(row)))
    events.push(...rows.flatMap((row) => appointmentEvent(kind, row, ctx) ?? []))
  }
  const dueDay = ({ due_at }: { due_at: Date }): Day => dayIn(bodyZone(), due_at)
  const deadlines = [
    ...(await openForms(db, userId, ctx.now)).map((row) => applicationDeadline(row, dueDay(row))),
    ...(await unpaidInvoices(db, userId, ctx.now)).map((row) => paymentDeadline(row, dueDay(row))),
    ...(await yearsDueSince(db, userId, since)).flatMap(yearDeadlines),
    ...(await endingSince(db, userId, since)).map(certificateDeadline),
  ]
  return [...events, ...deadlines.map((deadline) => deadlineEvent(deadline, ctx))]
}

/** A person's whole calendar as a feed. */
export const feedFile = async (
  db: Db,
  ctx: Pick<Context, 'appUrl' | 'now' | 'today'>,
  userId: number,
): Promise<string> => calendarFile(await eventsOf(db, ctx, userId), { host: hostOf(ctx), name: FEED_NAME })
