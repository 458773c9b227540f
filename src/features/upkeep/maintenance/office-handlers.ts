import { sql } from 'kysely'
import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { listed } from '../../../server/office/list.ts'
import { holdSchedule, trainingById } from '../../catalogue/schedules/service.ts'
import { drawSample } from '../sample-audits/service.ts'
import type { ActivityRow as ListedActivity, maintenanceOfficeCalls } from './office-contract.ts'
import { ACTIVITIES, attendedOn, datesAtHand, overlapsOf } from './office-queries.ts'
import { participant, participantByCode, recognisable } from './participants.ts'
import { activityById, participantsOn } from './queries.ts'
import { suggestedPoints } from './rules.ts'
import { activityFacts, takeActivityStep } from './service.ts'
import { type ActivityStep, decideActivity } from './step-rules.ts'
import { evidenceOf, historyOf } from './view.ts'

/** An activity as the office sees it; a draft was not handed over. */
async function officeActivity(db: Db, { now }: Pick<Context, 'now'>, id: number) {
  const row = await activityById(db, id)
  if (!row?.submitted_at) throw new Problem('RECORD_NOT_FOUND')
  const may = (step: ActivityStep) => 'next' in decideActivity(step, activityFacts(row, now), now)
  return {
    ...row,
    bukti: await evidenceOf(db, row),
    riwayat: await historyOf(db, id),
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
const decided = (ctx: Context, step: 'recognise' | 'return' | 'refuse', { alasan, ...seen }: Seen) =>
  inTransaction(ctx.db, async (db) => {
    const note = alasan === undefined ? {} : { note: alasan }
    const { id, user_id } = await takeActivityStep(db, ctx, { ...seen, step, ...note })
    if (step === 'recognise') await drawSample(db, ctx, { maintenance_id: id, user_id })
    return officeActivity(db, ctx, seen.id)
  })

/** Notes who was there, and answers them. */
const atTheDoor = (ctx: Context, step: 'attend' | 'miss', seen: Seen) =>
  inTransaction(ctx.db, async (db) => participant(db, ctx, await takeActivityStep(db, ctx, { ...seen, step })))

async function refuseUnknownDate(db: Db, id: number): Promise<void> {
  const training = await trainingById(db, id)
  if (training?.jenis !== 'pemeliharaan') throw new Problem('RECORD_NOT_FOUND')
}

export const maintenanceOfficeHandlers: Handlers<typeof maintenanceOfficeCalls, Context> = {
  listActivity: async ({ db }, { status, luar, schedule_id, order = 'desc', ...given }) => {
    const conditions = [
      ...(status === undefined ? [] : [sql`r.status = ${status}`]),
      ...(luar === undefined ? [] : [luar ? sql`r.schedule_id is null` : sql`r.schedule_id is not null`]),
      ...(schedule_id === undefined ? [] : [sql`r.schedule_id = ${schedule_id}`]),
    ]
    const { data, total } = await listed(db, { rows: ACTIVITIES, search: true, conditions, order }, given)
    return { data: data as ListedActivity[], total, page: given.page }
  },

  getActivity: (ctx, { id }) => officeActivity(ctx.db, ctx, id),

  recogniseActivity: (ctx, seen) => decided(ctx, 'recognise', seen),

  returnActivity: (ctx, seen) => decided(ctx, 'return', seen),

  refuseActivity: (ctx, seen) => decided(ctx, 'refuse', seen),

  listActivityDates: ({ db, today }) => datesAtHand(db, today),

  listActivityParticipants: async (ctx, { id }) => {
    await refuseUnknownDate(ctx.db, id)
    const rows = await participantsOn(ctx.db, id)
    const peserta = []
    for (const row of rows) peserta.push(await participant(ctx.db, ctx, row))
    return { peserta, ...recognisable(rows, ctx.now) }
  },

  getActivityParticipant: async (ctx, { kode }) => participant(ctx.db, ctx, await participantByCode(ctx.db, ctx, kode)),

  attendActivity: (ctx, seen) => atTheDoor(ctx, 'attend', seen),

  missActivity: (ctx, seen) => atTheDoor(ctx, 'miss', seen),

  recogniseAttended: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      await refuseUnknownDate(db, id)
      await holdSchedule(db, id)
      const attended = await attendedOn(db, id)
      for (const each of attended) await takeActivityStep(db, ctx, { id: each, step: 'recogniseAttended' })
      return { diakui: attended.length }
    }),
}
