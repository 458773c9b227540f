import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import { takeActivityTransition } from '../../../../processes/upkeep/take-activity-transition.ts'
import { lockSchedule } from '../../../catalogue/schedules/service.ts'
import { drawSample } from '../../sample-audits/service.ts'
import {
  participant,
  participants,
  participantsFor,
  recognitionOf,
  requireParticipantByCode,
} from '../participant-view.ts'
import { activityById, participantsOn } from '../queries.ts'
import { suggestedPoints } from '../rules.ts'
import { requireActivitySchedule, sheetHandlers } from '../sheet-handlers.ts'
import { type ActivityTransition, activityFacts, decideActivityTransition } from '../transition-rules.ts'
import { activityEvidence, activityHistory } from '../view.ts'
import type { maintenanceOfficeCalls } from './contract.ts'
import { ACTIVITIES, activitySchedulesAtHand, attendedActivitiesOn, overlapsOf } from './queries.ts'

/** An activity as the office sees it; a draft was not handed over. */
async function officeActivity(db: Db, { now }: Pick<Context, 'now'>, id: number) {
  const row = await activityById(db, id)
  if (!row?.submitted_at) throw new Problem('RECORD_NOT_FOUND')
  const may = (transition: ActivityTransition) =>
    'next' in decideActivityTransition(transition, activityFacts(row, now), now)
  return {
    ...row,
    bukti: await activityEvidence(db, row),
    riwayat: await activityHistory(db, id),
    bersamaan: await overlapsOf(db, row),
    usul_poin: suggestedPoints({ ...row, poin: row.jadwal?.poin ?? null }),
    can: { akui: may('recognise'), kembalikan: may('return'), tolak: may('refuse') },
  }
}

interface Seen {
  id: number
  version: number
  alasan?: string
  poin?: number
}

/** Decides on what somebody did elsewhere, and answers it. */
const decideOutsideActivity = (
  ctx: Context,
  transition: 'recognise' | 'return' | 'refuse',
  { alasan, ...seen }: Seen,
) =>
  inTransaction(ctx.db, async (db) => {
    const { activity } = await takeActivityTransition(db, ctx, { ...seen, transition, note: alasan })
    const { id, user_id } = activity
    if (transition === 'recognise') await drawSample(db, ctx, { maintenance_id: id, user_id })
    return officeActivity(db, ctx, seen.id)
  })

/** Records whether a participant was there, and answers them. */
const recordAttendance = (ctx: Context, transition: 'attend' | 'miss', seen: Seen) =>
  inTransaction(ctx.db, async (db) => {
    const { activity } = await takeActivityTransition(db, ctx, { ...seen, transition })
    return participant(db, ctx, activity)
  })

export const maintenanceOfficeHandlers: Handlers<typeof maintenanceOfficeCalls, Context> = {
  ...sheetHandlers,

  listActivity: async ({ db }, { status, luar, schedule_id, order = 'desc', ...given }) => {
    const conditions = [
      ...(status === undefined ? [] : [sql`r.status = ${status}`]),
      ...(luar === undefined ? [] : [luar ? sql`r.schedule_id is null` : sql`r.schedule_id is not null`]),
      ...(schedule_id === undefined ? [] : [sql`r.schedule_id = ${schedule_id}`]),
    ]
    return officeListPage(db, { rows: ACTIVITIES, search: true, conditions, order }, given)
  },

  getActivity: (ctx, { id }) => officeActivity(ctx.db, ctx, id),

  recogniseActivity: (ctx, seen) => decideOutsideActivity(ctx, 'recognise', seen),

  returnActivity: (ctx, seen) => decideOutsideActivity(ctx, 'return', seen),

  refuseActivity: (ctx, seen) => decideOutsideActivity(ctx, 'refuse', seen),

  listActivitySchedules: ({ db, today }) => activitySchedulesAtHand(db, today),

  listActivityParticipants: async (ctx, { id }) => {
    await requireActivitySchedule(ctx.db, id)
    const rows = await participantsOn(ctx.db, id)
    return { peserta: await participants(ctx.db, ctx, rows), ...recognitionOf(rows, ctx.now) }
  },

  getActivityParticipant: async (ctx, { kode }) =>
    participant(ctx.db, ctx, await requireParticipantByCode(ctx.db, ctx, kode)),

  findActivityParticipants: (ctx, { q }) => participantsFor(ctx.db, ctx, q),

  attendActivity: (ctx, seen) => recordAttendance(ctx, 'attend', seen),

  missActivity: (ctx, seen) => recordAttendance(ctx, 'miss', seen),

  recogniseAttended: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      await requireActivitySchedule(db, id)
      await lockSchedule(db, id)
      const attended = await attendedActivitiesOn(db, id)
      for (const each of attended) await takeActivityTransition(db, ctx, { id: each, transition: 'recogniseAttended' })
      return { diakui: attended.length }
    }),
}
