import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { Problem } from '../../../problems.ts'
import { takeActivityTransition } from '../../../processes/upkeep/take-activity-transition.ts'
import { scheduleState } from '../../catalogue/schedules/rules.ts'
import { lockSchedule, type ScheduleRow } from '../../catalogue/schedules/service.ts'
import { certificationBodyName } from '../../platform/site-content/service.ts'
import type { maintenanceCalls } from './contract.ts'
import { offeredActivities, offeredActivity, requireOffered, standingOf } from './offer-view.ts'
import { insertActivityEvent, insertRegistration } from './queries.ts'
import { registrationRefusal } from './rules.ts'
import { ownActivity } from './view.ts'

type OfferCalls = Pick<typeof maintenanceCalls, 'listOfferedActivities' | 'getOfferedActivity' | 'registerActivity'>

async function refuseRegistration(db: Db, ctx: Context, userId: number, schedule: ScheduleRow): Promise<void> {
  const { isHolder, registrations } = await standingOf({ ...ctx, db }, userId)
  if (!isHolder) throw new Problem('HOLDERS_ONLY')
  if (registrations.some(({ schedule_id }) => schedule_id === schedule.id)) throw new Problem('REGISTERED_ALREADY')
  const refused = registrationRefusal(scheduleState(schedule, ctx.now))
  if (refused) throw new Problem(refused)
}

async function takeSeat(db: Db, ctx: Context, userId: number, schedule: ScheduleRow): Promise<number> {
  const id = await insertRegistration(db, {
    user_id: userId,
    schedule_id: schedule.id,
    jenis_kegiatan: schedule.jenis_kegiatan ?? '',
    nama_kegiatan: schedule.name,
    penyelenggara: await certificationBodyName(db),
    tanggal_mulai: schedule.start_date,
    tanggal_selesai: schedule.end_date,
    jam_pelajaran: schedule.jam_pelajaran,
    now: ctx.now,
  })
  if (id === undefined) throw new Problem('ACTIVITY_KNOWN')
  const event = { maintenance_id: id, transition: 'register', dari: '', ke: 'terdaftar', catatan: null } as const
  await insertActivityEvent(db, { ...event, user_id: userId, at: ctx.now })
  return id
}

export const offerHandlers: Handlers<OfferCalls, Context> = {
  listOfferedActivities: (ctx) => offeredActivities(ctx, requireAccount(ctx).id),

  getOfferedActivity: (ctx, { id }) => offeredActivity(ctx, requireAccount(ctx).id, id),

  // Without a fee the seat is confirmed at once, else it is billed.
  registerActivity: (ctx, { id: scheduleId }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: userId } = requireAccount(ctx)
      await requireOffered(db, scheduleId)
      await lockSchedule(db, scheduleId)
      const schedule = await requireOffered(db, scheduleId)
      await refuseRegistration(db, ctx, userId, schedule)
      const id = await takeSeat(db, ctx, userId, schedule)
      await takeActivityTransition(db, ctx, { id, transition: schedule.registration_fee > 0 ? 'bill' : 'admit' })
      return ownActivity(db, ctx, userId, id)
    }),
}
