import type { CalendarEnclosure } from '../../../documents/mail/mail.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { type CalendarEvent, calendarFile } from '../../../lib/files/calendar-file.ts'
import type { DeadlineRule } from './deadline-rules.ts'
import { appointmentEvent, deadlineEvent } from './event-service.ts'
import { type Appointment, type AppointmentKind, appointmentById } from './queries.ts'

export { appointmentsSince, readerOf } from './queries.ts'

interface Site {
  appUrl: string
}

/** Writes events as a calendar file, under a name where it is a whole calendar. */
export const fileOfEvents = (events: CalendarEvent[], { appUrl }: Site, name?: string): string =>
  calendarFile(events, { host: new URL(appUrl).hostname, ...(name !== undefined && { name }) })

/** The file of one appointment, for whoever may see it; undefined while no day is known. */
export async function appointmentFile(
  db: Db,
  site: Site,
  kind: AppointmentKind,
  id: number,
  isExpected: boolean,
): Promise<string | undefined> {
  const row = await appointmentById(db, kind, id)
  const event = row && appointmentEvent(kind, row, { ...site, isExpected })
  return event && fileOfEvents([event], site)
}

/** Where and when an appointment will be once the change that a letter is about is written. */
export type AppointmentChange = Partial<
  Pick<Appointment, 'start_date' | 'end_date' | 'jam_mulai' | 'jam_selesai' | 'zona_waktu' | 'tuk' | 'alamat' | 'kota'>
>

/**
 * Returns what a letter to somebody who takes part encloses: the appointment, or its cancellation; undefined while no
 * day is known. `change` is about to be written by the caller and makes the next revision. Letters enclose what is the
 * reader's own day; `isOffered` is one that the reader has not accepted.
 */
export async function calendarEnclosure(
  db: Db,
  ctx: Pick<Context, 'appUrl' | 'now'>,
  {
    kind,
    id,
    method,
    change,
    isOffered = false,
  }: {
    kind: AppointmentKind
    id: number
    method: CalendarEnclosure['method']
    change?: AppointmentChange
    isOffered?: boolean
  },
): Promise<CalendarEnclosure | undefined> {
  const row = await appointmentById(db, kind, id)
  if (!row) return undefined
  const pending = change || method === 'CANCEL' ? { schedule_version: row.schedule_version + 1 } : {}
  const event = appointmentEvent(
    kind,
    { ...row, ...change, ...pending, updated_at: ctx.now },
    { appUrl: ctx.appUrl, isExpected: !isOffered },
  )
  return event && { method: row.dibatalkan ? 'CANCEL' : method, event }
}

/** Returns the days that a letter asks the reader to keep, for a calendar that may note them down. */
export function deadlineEnclosure(ctx: Pick<Context, 'appUrl' | 'now'>, deadlines: DeadlineRule[]) {
  const [event, ...also] = deadlines.map((deadline) =>
    deadlineEvent({ ...deadline, version: Math.floor(ctx.now.getTime() / MINUTE_MS), changed_at: ctx.now }, ctx),
  )
  return event && ({ method: 'PUBLISH', event, also } satisfies CalendarEnclosure)
}

/** Each later letter about a deadline is its next revision. */
const MINUTE_MS = 60_000
