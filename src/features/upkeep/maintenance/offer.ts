import { PROBLEMS, Problem, type ProblemCode } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { isOpen, type ScheduleState, scheduleState } from '../../catalogue/schedules/rules.ts'
import {
  activitiesAhead,
  holdSchedule,
  type TrainingRow,
  trainingById,
  trainingParticulars,
} from '../../catalogue/schedules/service.ts'
import { bodyName } from '../../platform/site-content/service.ts'

import { OfferedActivityDetail } from './contract.ts'
import { addEvent, insertRegistration, isHolder, registrationsOf } from './queries.ts'
import { ACTIVITY_STATES, OFFERED_KIND_NAMES } from './rules.ts'
import { takeActivityStep } from './service.ts'

/** Why nobody can register for a date now. */
function closedFor(state: ScheduleState): ProblemCode | undefined {
  if (state === 'penuh') return 'ACTIVITY_FULL'
  if (state === 'dibatalkan') return 'ACTIVITY_CANCELLED'
  return isOpen(state) ? undefined : 'REGISTRATION_CLOSED'
}

type Registration = Awaited<ReturnType<typeof registrationsOf>>[number]

interface Seen {
  holds: boolean
  registrations: Registration[]
  now: Date
}

/** A date as a member sees it: what it is worth, and how one stands to it. */
function asOffered<Row extends TrainingRow>(row: Row, { holds, registrations, now }: Seen) {
  const status_jadwal = scheduleState(row, now)
  const own = registrations.find(({ schedule_id }) => schedule_id === row.id)
  const obstacle = own ? undefined : holds ? closedFor(status_jadwal) : 'HOLDERS_ONLY'
  return {
    ...row,
    status_jadwal,
    jenis_kegiatan: OFFERED_KIND_NAMES.find((kind) => kind === row.jenis_kegiatan) ?? null,
    saya: own ? { id: own.id, status: own.status, status_label: ACTIVITY_STATES[own.status] } : null,
    halangan: obstacle ? PROBLEMS[obstacle].message : null,
  }
}

async function seenBy({ db, now }: Pick<Context, 'db' | 'now'>, userId: number): Promise<Seen> {
  const [holds, registrations] = await Promise.all([isHolder(db, userId), registrationsOf(db, userId)])
  return { holds, registrations, now }
}

/** Dates that one can register for or is registered on, soonest first. */
export async function offeredActivities(ctx: Context) {
  const [ahead, seen] = await Promise.all([activitiesAhead(ctx.db, ctx.today), seenBy(ctx, member(ctx).id)])
  return ahead
    .map((row) => asOffered(row, seen))
    .filter(({ status_jadwal: state, saya }) => saya !== null || isOpen(state) || state === 'penuh')
}

async function knownActivity(db: Db, id: number): Promise<TrainingRow> {
  const training = await trainingById(db, id)
  if (training?.jenis !== 'pemeliharaan') throw new Problem('TRAINING_NOT_FOUND')
  return training
}

export async function offeredActivity(ctx: Context, id: number) {
  const training = await knownActivity(ctx.db, id)
  const [particulars, seen] = await Promise.all([trainingParticulars(ctx.db, id), seenBy(ctx, member(ctx).id)])
  return OfferedActivityDetail.parse(asOffered({ ...training, ...particulars }, seen))
}

/** Takes a seat; without a fee it is confirmed at once, else billed. Answers the activity's id. */
export async function register(db: Db, ctx: Context, scheduleId: number): Promise<number> {
  const { id: userId } = member(ctx)
  await knownActivity(db, scheduleId)
  await holdSchedule(db, scheduleId)
  const training = await knownActivity(db, scheduleId)
  const { holds, registrations, now } = await seenBy({ ...ctx, db }, userId)
  if (!holds) throw new Problem('HOLDERS_ONLY')
  if (registrations.some(({ schedule_id }) => schedule_id === scheduleId)) throw new Problem('REGISTERED_ALREADY')
  const closed = closedFor(scheduleState(training, now))
  if (closed) throw new Problem(closed)
  const id = await insertRegistration(db, {
    user_id: userId,
    schedule_id: scheduleId,
    jenis_kegiatan: training.jenis_kegiatan ?? '',
    nama_kegiatan: training.name,
    penyelenggara: await bodyName(db),
    tanggal_mulai: training.start_date,
    tanggal_selesai: training.end_date,
    jam_pelajaran: training.jam_pelajaran,
    now,
  })
  if (id === undefined) throw new Problem('ACTIVITY_KNOWN')
  const event = { maintenance_id: id, step: 'register', dari: '', ke: 'terdaftar', catatan: null } as const
  await addEvent(db, { ...event, user_id: userId, at: now })
  await takeActivityStep(db, ctx, { id, step: training.registration_fee > 0 ? 'bill' : 'admit' })
  return id
}
