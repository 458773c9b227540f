import { type ScheduleTime, scheduleHours } from '../../features/catalogue/schedules/rules.ts'
import { venuePlace } from '../../features/catalogue/schedules/service.ts'
import { isExpected } from '../../features/certification/applications/rules.ts'
import { applicantsAhead } from '../../features/certification/applications/service.ts'
import { notifyExaminers } from '../../features/certification/examination/examiner-day-service.ts'
import { calendarEnclosure } from '../../features/platform/calendar/service.ts'
import { notifyUser } from '../../features/platform/notifications/service.ts'
import { isAmong, PARTICIPATING } from '../../features/upkeep/maintenance/rules.ts'
import { affectedActivities } from '../../features/upkeep/maintenance/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { day, dayRange } from '../../lib/day.ts'
import { own } from '../../own-paths.ts'
import { to } from '../../paths.ts'

interface Schedule extends ScheduleTime {
  id: number
  metode: string
  skema: string
  /** Maintenance, and no exam. */
  pemeliharaan: boolean
}

/** Tells applicants that their schedule is cancelled, and why; returns the numbers of their applications. */
export async function notifyOfCancellation(
  db: Db,
  ctx: Context,
  schedule: Schedule,
  alasan: string,
): Promise<number[]> {
  const { id: scheduleId, skema } = schedule
  const waktu = await timeText(db, schedule)
  const applicants = await applicantsAhead(db, scheduleId)
  for (const { application_id, tahap, ...person } of applicants) {
    const path = own.certification(application_id)
    const facts = { name: person.name, skema, waktu, alasan, link: `${ctx.appUrl}${path}` }
    const appointment = { kind: 'uji', id: application_id, method: 'CANCEL' } as const
    const calendar = isExpected(tahap) ? await calendarEnclosure(db, ctx, appointment) : undefined
    await notifyUser(db, ctx, person, { letter: 'scheduleCancelled', ...facts }, path, { calendar })
  }
  const news = { letter: 'examDutyCancelled', skema, waktu, alasan } as const
  await notifyExaminers(db, ctx, scheduleId, news, { isCalledOff: true })
  return applicants.map(({ application_id }) => application_id)
}

/** Tells everybody who has registered that their schedule moves to another time or place, and why. */
export async function notifyOfMove(
  db: Db,
  ctx: Context,
  schedule: Schedule,
  { time, alasan }: { time: ScheduleTime; alasan: string },
): Promise<void> {
  const { skema, pemeliharaan: kegiatan, metode } = schedule
  const after = { ...time, metode }
  const move = { skema, kegiatan, dari: await timeText(db, schedule), ke: await timeText(db, after), alasan }
  const change = await changeOf(db, after)
  for (const { person, path, page, isOwnDay, ...appointment } of await addresseesOf(db, schedule)) {
    const facts = { ...move, name: person.name, link: `${ctx.appUrl}${page}` }
    const enclosed = { ...appointment, method: 'REQUEST', change } as const
    const calendar = isOwnDay ? await calendarEnclosure(db, ctx, enclosed) : undefined
    await notifyUser(db, ctx, person, { letter: 'scheduleMoved', ...facts }, path, { calendar })
  }
  const { dari, ke } = move
  await notifyExaminers(db, ctx, schedule.id, { letter: 'examDutyMoved', skema, dari, ke, alasan }, { change })
}

/** What an exam or an activity is called, and when it takes place. */
type Shown = Pick<Schedule, 'id' | 'skema' | 'pemeliharaan'> &
  Pick<ScheduleTime, 'start_date' | 'end_date' | 'jam_mulai' | 'jam_selesai' | 'zona_waktu'>

/**
 * Tells everybody who has registered what is otherwise now at the same time, once it is written: with the schedule's next
 * version, so that their calendars take it over.
 */
export async function notifyOfDetails(db: Db, ctx: Context, schedule: Shown, perubahan: string[]): Promise<void> {
  const { skema, pemeliharaan: kegiatan } = schedule
  const waktu = await timeText(db, { ...schedule, venue_id: null, metode: '' })
  for (const { person, path, page, isOwnDay, ...appointment } of await addresseesOf(db, schedule)) {
    const facts = { skema, kegiatan, waktu, perubahan, name: person.name, link: `${ctx.appUrl}${page}` }
    const enclosed = { ...appointment, method: 'REQUEST' } as const
    const calendar = isOwnDay ? await calendarEnclosure(db, ctx, enclosed) : undefined
    await notifyUser(db, ctx, person, { letter: 'scheduleDetailsChanged', ...facts }, path, { calendar })
  }
  await notifyExaminers(db, ctx, schedule.id, { letter: 'examDutyChanged', skema, waktu, perubahan })
}

/** Everybody who has registered, where their notification leads, and where the letter does. */
async function addresseesOf(db: Db, { id: scheduleId, pemeliharaan }: Pick<Schedule, 'id' | 'pemeliharaan'>) {
  if (pemeliharaan) {
    const activities = await affectedActivities(db, scheduleId)
    return activities.map(({ id, user_id, nama, email, status }) => {
      const person = { id: user_id, name: nama, email }
      const path = own.activity(id)
      return { person, path, page: path, kind: 'kegiatan' as const, id, isOwnDay: isAmong(PARTICIPATING, status) }
    })
  }
  const applicants = await applicantsAhead(db, scheduleId)
  return applicants.map(({ application_id: id, tahap, ...person }) => {
    const path = own.certification(id)
    return { person, path, page: to.schedule(scheduleId), kind: 'uji' as const, id, isOwnDay: isExpected(tahap) }
  })
}

type TimeAndMethod = ScheduleTime & Pick<Schedule, 'metode'>

/** Returns the venue that people go to; an online schedule has none. */
const venueToGoTo = async (db: Db, { metode, venue_id }: TimeAndMethod) =>
  metode === 'Daring' || venue_id === null ? undefined : await venuePlace(db, venue_id)

/** The new time and place as calendars have them. */
async function changeOf(db: Db, time: TimeAndMethod) {
  const { start_date, end_date, jam_mulai, jam_selesai, zona_waktu } = time
  const place = await venueToGoTo(db, time)
  const where = { tuk: place?.name ?? null, alamat: place?.alamat ?? null, kota: place?.kota ?? null }
  const days = { start_date: start_date ? day(start_date) : null, end_date: end_date ? day(end_date) : null }
  return { ...days, jam_mulai, jam_selesai, zona_waktu, ...where }
}

/** '3–4 Desember 2026, 08.00–16.00 WIB, TUK Denpasar, Denpasar'. */
async function timeText(db: Db, time: TimeAndMethod): Promise<string> {
  const { start_date: start, end_date: end } = time
  const days = start === null ? 'tanggal menyusul' : dayRange(start, end)
  const place = await venueToGoTo(db, time)
  return [days, scheduleHours(time), ...(place ? [place.name, place.kota] : [])].join(', ')
}
