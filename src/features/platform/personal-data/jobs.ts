import type { Context } from '../../../ground/context.ts'
import { eachAlone, pagesOf } from '../../../ground/jobs/each-alone.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { askReprintsOfName } from '../../../processes/certificates/ask-reprints.ts'
import { type ChangeRow, changesToCompare, markPapersCompared } from './changes/queries.ts'
import { openChange } from './sealing-service.ts'

/** Finds the papers that a corrected name should have asked for before whole names were compared. */
export const compareNamesOfPapers = (ctx: Context): Promise<void> =>
  eachAlone(ctx.db, 'corrected names', async (each) => {
    const changes = pagesOf((after?: ChangeRow) => changesToCompare(ctx.db, after?.id))
    await each(changes, async (db, change) => {
      const { baru } = openChange(ctx.keys, change)
      if (baru.nama_lengkap !== undefined) await askReprintsOfName(db, ctx, change.user_id)
      await markPapersCompared(db, change.id, ctx.now)
    })
  })

export const personalDataJobs = {
  deadlines: [compareNamesOfPapers],
} satisfies FeatureJobs
