import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { eachAlone } from '../../../ground/jobs/each-alone.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { takeApplicationTransition } from '../../../processes/applications/take-application-transition.ts'
import { offerSeats } from '../../../processes/schedules/offer-seats.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { applicationRow, lockScheduleRows } from './application-queries.ts'
import { recordApplicationAudit } from './audit-service.ts'
import {
  applicationsToRemind,
  deleteOldDraft,
  markApplicationReminded,
  oldDrafts,
  schedulesToOffer,
  transitionsDue,
} from './deadlines/queries.ts'
import { notifyApplicant } from './notification-service.ts'

/** Ends what has run out of time: offers, corrections, payments, waiting lists, old drafts. */
export const meetApplicationDeadlines = (ctx: Context): Promise<void> =>
  eachAlone(ctx.db, 'deadlines', async (each) => {
    await each(await transitionsDue(ctx.db, ctx.now, ctx.today), (db, due) => takeApplicationTransition(db, ctx, due))
    await each(await schedulesToOffer(ctx.db), async (db, schedule) => {
      await lockScheduleRows(db, [schedule])
      await offerSeats(db, ctx, schedule, await settingsOn(db, ctx.today))
    })
    await each(await oldDrafts(ctx.db, ctx.now), (db, id) => discardDraft(db, ctx, id))
    await each(await applicationsToRemind(ctx.db, ctx.now), (db, id) => remindApplicant(db, ctx, id))
  })

async function discardDraft(db: Db, ctx: Context, id: number): Promise<void> {
  const row = await applicationRow(db, id)
  if (!row || !(await deleteOldDraft(db, id, ctx.now))) return
  const before = { tahap: row.tahap, schedule_id: row.schedule_id }
  await recordApplicationAudit(db, ctx, row, { action: 'hapus draf lama', before })
}

async function remindApplicant(db: Db, ctx: Context, id: number): Promise<void> {
  if (!(await markApplicationReminded(db, id, ctx.now))) return
  const row = await applicationRow(db, id)
  if (!row) return
  const letter = row.ditawarkan ? 'offerDue' : 'correctionDue'
  await notifyApplicant(db, ctx, row, { letter, alasan: row.ditawarkan ? null : row.catatan })
}

export const applicationJobs = {
  deadlines: [meetApplicationDeadlines],
} satisfies FeatureJobs
