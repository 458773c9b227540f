import type { Context } from '../../../ground/context.ts'
import { eachAlone, pagesOf } from '../../../ground/jobs/each-alone.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { addDays } from '../../../lib/day.ts'
import { closeSitting } from '../../../processes/exams/close-sitting.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { deleteOldRehearsals, deleteRehearsal, lockSitting, sittingsDue } from './queries.ts'
import { moveSitting } from './service.ts'
import { isOutOfTime, lateUntil } from './time-rules.ts'

/** Ends sittings whose time is over, and closes those whose answers can no longer follow. */
export const endSittings = async (ctx: Context): Promise<void> => {
  const { jam_jawaban_menyusul } = await settingsOn(ctx.db, ctx.today)
  await eachAlone(ctx.db, 'sittings', (each) =>
    each(
      pagesOf((after?: number) => sittingsDue(ctx.db, ctx.now, jam_jawaban_menyusul, after)),
      async (db, id) => {
        const sitting = await lockSitting(db, id)
        if (!sitting) return
        if (sitting.paper_id === null) await deleteRehearsal(db, sitting.user_training_id)
        else if (isOutOfTime(sitting, ctx.now)) await moveSitting(db, ctx, sitting, 'habis')
        else if (sitting.ended_at && ctx.now > lateUntil(sitting.ended_at, jam_jawaban_menyusul))
          await closeSitting(db, ctx, sitting, 'tutup_otomatis')
      },
    ),
  )
}

/** Days after an exam until which its rehearsals stay. */
const REHEARSALS_STAY_DAYS = 7

const dropOldRehearsals = async (ctx: Context): Promise<void> => {
  await deleteOldRehearsals(ctx.db, addDays(ctx.today, -REHEARSALS_STAY_DAYS))
}

export const sittingJobs = { deadlines: [endSittings], sweep: [dropOldRehearsals] } satisfies FeatureJobs
