import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { PROBLEMS, Problem } from '../../../problems.ts'
import { isOpen, scheduleState } from '../../catalogue/schedules/rules.ts'
import {
  maintenanceAhead,
  type ScheduleRow,
  scheduleById,
  scheduleParticulars,
} from '../../catalogue/schedules/service.ts'
import { OFFERED_KIND_NAMES } from '../../catalogue/schemes/activity-rules.ts'
import { OfferedActivityDetail } from './contract.ts'
import { isHolder, registrationsOf } from './queries.ts'
import { ACTIVITY_STATES, registrationRefusal } from './rules.ts'

type Parts = Pick<Context, 'db' | 'now'>

interface Standing {
  isHolder: boolean
  registrations: Awaited<ReturnType<typeof registrationsOf>>
  now: Date
}

/** Returns how a member stands towards an offered activity. */
export async function standingOf({ db, now }: Parts, userId: number): Promise<Standing> {
  const [holds, registrations] = await Promise.all([isHolder(db, userId), registrationsOf(db, userId)])
  return { isHolder: holds, registrations, now }
}

/** Returns a schedule; throws TRAINING_NOT_FOUND unless it is maintenance. */
export async function requireOffered(db: Db, id: number): Promise<ScheduleRow> {
  const schedule = await scheduleById(db, id)
  if (schedule?.jenis !== 'pemeliharaan') throw new Problem('TRAINING_NOT_FOUND')
  return schedule
}

/** Schedules that a member can register for or is registered on, soonest first. */
export async function offeredActivities({ db, now, today }: Parts & Pick<Context, 'today'>, userId: number) {
  const [ahead, standing] = await Promise.all([maintenanceAhead(db, today), standingOf({ db, now }, userId)])
  return ahead
    .map((row) => offerTo(standing, row))
    .filter(({ status_jadwal: state, saya }) => saya !== null || isOpen(state) || state === 'penuh')
}

export async function offeredActivity(parts: Parts, userId: number, id: number) {
  const schedule = await requireOffered(parts.db, id)
  const [particulars, standing] = await Promise.all([scheduleParticulars(parts.db, id), standingOf(parts, userId)])
  return OfferedActivityDetail.parse(offerTo(standing, { ...schedule, ...particulars }))
}

/** A schedule as a member sees it: what it is worth, and how they stand to it. */
function offerTo<Row extends ScheduleRow>({ isHolder, registrations, now }: Standing, row: Row) {
  const status_jadwal = scheduleState(row, now)
  const own = registrations.find(({ schedule_id }) => schedule_id === row.id)
  const obstacle = own ? undefined : isHolder ? registrationRefusal(status_jadwal) : 'HOLDERS_ONLY'
  return {
    ...row,
    status_jadwal,
    jenis_kegiatan: OFFERED_KIND_NAMES.find((kind) => kind === row.jenis_kegiatan) ?? null,
    saya: own ? { id: own.id, status: own.status, status_label: ACTIVITY_STATES[own.status] } : null,
    halangan: obstacle ? PROBLEMS[obstacle].message : null,
  }
}
