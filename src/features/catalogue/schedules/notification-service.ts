import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { day, dayRange } from '../../../lib/day.ts'
import { own } from '../../../own-paths.ts'
import { to } from '../../../paths.ts'
import { calendarEnclosure } from '../../platform/calendar/service.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import { applicantsAhead, participantsAhead, venuePlace } from './office/queries.ts'
import { type ScheduleTime, scheduleHours } from './rules.ts'

interface Schedule extends ScheduleTime {
  id: number
  skema: string
  /** Maintenance, and no exam. */
  pemeliharaan: boolean
}

/** Tells applicants that their schedule is cancelled, and why. */
export async function notifyOfCancellation(db: Db, ctx: Context, schedule: Schedule, alasan: string): Promise<void> {
  const { id: scheduleId, skema } = schedule
  const waktu = await timeText(db, schedule)
  for (const { application_id, ...person } of await applicantsAhead(db, scheduleId)) {
    const path = own.certification(application_id)
    const facts = { name: person.name, skema, waktu, alasan, link: `${ctx.appUrl}${path}` }
    const calendar = await calendarEnclosure(db, ctx, { kind: 'uji', id: application_id, method: 'CANCEL' })
    await notifyUser(db, ctx, person, { letter: 'scheduleCancelled', ...facts }, path, { calendar })
  }
}

/** Tells everybody who has registered that their schedule moves to another time or place, and why. */
export async function notifyOfMove(
  db: Db,
  ctx: Context,
  schedule: Schedule,
  { time, alasan }: { time: ScheduleTime; alasan: string },
): Promise<void> {
  const { skema, pemeliharaan: kegiatan } = schedule
  const move = { skema, kegiatan, dari: await timeText(db, schedule), ke: await timeText(db, time), alasan }
  const change = await changeOf(db, time)
  for (const { person, path, page, kind, id } of await addresseesOf(db, schedule)) {
    const facts = { ...move, name: person.name, link: `${ctx.appUrl}${page}` }
    const calendar = await calendarEnclosure(db, ctx, { kind, id, method: 'REQUEST', change })
    await notifyUser(db, ctx, person, { letter: 'scheduleMoved', ...facts }, path, { calendar })
  }
}

/** Everybody who has registered, where their notification leads, and where the letter does. */
async function addresseesOf(db: Db, { id: scheduleId, pemeliharaan }: Schedule) {
  if (pemeliharaan) {
    const participants = await participantsAhead(db, scheduleId)
    return participants.map(({ activity_id, ...person }) => {
      const path = own.activity(activity_id)
      return { person, path, page: path, kind: 'kegiatan' as const, id: activity_id }
    })
  }
  const applicants = await applicantsAhead(db, scheduleId)
  return applicants.map(({ application_id, ...person }) => {
    const path = own.certification(application_id)
    return { person, path, page: to.schedule(scheduleId), kind: 'uji' as const, id: application_id }
  })
}

/** The new time and place as calendars have them. */
async function changeOf(db: Db, time: ScheduleTime) {
  const { start_date, end_date, jam_mulai, jam_selesai, zona_waktu, venue_id } = time
  const place = venue_id === null ? undefined : await venuePlace(db, venue_id)
  const where = { tuk: place?.name ?? null, alamat: place?.alamat ?? null, kota: place?.kota ?? null }
  const days = { start_date: start_date ? day(start_date) : null, end_date: end_date ? day(end_date) : null }
  return { ...days, jam_mulai, jam_selesai, zona_waktu, ...where }
}

/** '3–4 Desember 2026, 08.00–16.00 WIB, TUK Denpasar, Denpasar'. */
async function timeText(db: Db, time: ScheduleTime): Promise<string> {
  const { start_date: start, end_date: end, venue_id } = time
  const days = start === null ? 'tanggal menyusul' : dayRange(start, end)
  const place = venue_id === null ? undefined : await venuePlace(db, venue_id)
  return [days, scheduleHours(time), ...(place ? [place.name, place.kota] : [])].join(', ')
}
