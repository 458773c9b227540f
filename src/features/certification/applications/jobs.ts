import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { eachAlone, pagesOf } from '../../../ground/jobs/each-alone.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { takeApplicationTransition } from '../../../processes/applications/take-application-transition.ts'
import { offerSeats } from '../../../processes/schedules/offer-seats.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { applicationRow, lockScheduleRows } from './application-queries.ts'
import { recordApplicationAudit } from './audit-service.ts'
import {
  applicationsToRemind,
  type DueTransition,
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
    const due = pagesOf((after?: DueTransition) => transitionsDue(ctx.db, ctx, after))
    await each(due, (db, one) => takeApplicationTransition(db, ctx, one))
    await each(await schedulesToOffer(ctx.db), async (db, schedule) => {
      await lockScheduleRows(db, [schedule])
      await offerSeats(db, ctx, schedule, await settingsOn(db, ctx.today))
    })
    const drafts = pagesOf((after?: number) => oldDrafts(ctx.db, ctx.now, after))
    await each(drafts, (db, id) => discardDraft(db, ctx, id))
    const reminded = pagesOf((after?: number) => applicationsToRemind(ctx.db, ctx.now, after))
    await each(reminded, (db, id) => remindApplicant(db, ctx, id))
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
