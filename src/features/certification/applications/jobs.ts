import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { labelOf, NOUN } from './advance.ts'
import { applicationRow, holdSchedules } from './application-queries.ts'
import { datesToOffer, dueSteps, markReminded, oldDrafts, removeOldDraft, toRemind } from './deadline-queries.ts'
import { offerSeats, takeStep } from './service.ts'
import { tellApplicant } from './tell-applicant.ts'

/** What ends by itself: offers, corrections, payments, waiting lists, old drafts. Each alone, so that one cannot hold up the rest. */
export async function applicationDeadlines(ctx: Context): Promise<void> {
  const failed: unknown[] = []
  const each = async <T>(of: T[], work: (db: Db, one: T) => Promise<unknown>) => {
    for (const one of of) {
      try {
        await inTransaction(ctx.db, (db) => work(db, one))
      } catch (error) {
        // Somebody was faster: what was due is not any more.
        if (!(error instanceof Problem)) failed.push(error)
      }
    }
  }
  await each(await dueSteps(ctx.db, ctx.now, ctx.today), (db, due) => takeStep(db, ctx, due))
  await each(await datesToOffer(ctx.db), async (db, schedule) => {
    await holdSchedules(db, [schedule])
    await offerSeats(db, ctx, schedule, await settingsOf(db, ctx.today))
  })
  await each(await oldDrafts(ctx.db, ctx.now), (db, id) => removed(db, ctx, id))
  await each(await toRemind(ctx.db, ctx.now), (db, id) => reminded(db, ctx, id))
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} deadlines failed`)
}

async function removed(db: Db, ctx: Context, id: number): Promise<void> {
  const row = await applicationRow(db, id)
  if (!row || !(await removeOldDraft(db, id, ctx.now))) return
  const before = { tahap: row.tahap, schedule_id: row.schedule_id }
  await recordAudit(db, ctx, {
    action: 'hapus draf lama',
    noun: NOUN,
    nounId: id,
    label: labelOf(row),
    before,
    who: 'sistem',
  })
}

async function reminded(db: Db, ctx: Context, id: number): Promise<void> {
  if (!(await markReminded(db, id, ctx.now))) return
  const row = await applicationRow(db, id)
  if (!row) return
  const letter = row.offered ? 'offerDue' : 'correctionDue'
  await tellApplicant(db, ctx, row, { letter, alasan: row.offered ? null : row.catatan })
}
