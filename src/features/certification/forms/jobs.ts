import type { Context } from '../../../ground/context.ts'
import { eachAlone, pagesOf } from '../../../ground/jobs/each-alone.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { lockFreedItems } from '../../../processes/exams/lock-freed-items.ts'
import { examTimesOf, formsWithOpenItems } from './form-queries.ts'
import { examsWithPapersDue } from './paper-queries.ts'
import { renewExamPapers } from './paper-service.ts'
import { isFormSpent } from './use-rules.ts'

/** Gives papers to candidates who came after the forms of their exam were chosen, and takes those of people who left. */
export const renewDuePapers = (ctx: Context): Promise<void> =>
  eachAlone(ctx.db, 'papers of exams', (each) =>
    each(
      pagesOf((after?: number) => examsWithPapersDue(ctx.db, ctx.today, after)),
      (db, id) => renewExamPapers(db, ctx, id),
    ),
  )

/** Locks the items of forms whose exams are all over. */
export const lockSpentForms = (ctx: Context): Promise<void> =>
  eachAlone(ctx.db, 'spent forms', (each) =>
    each(
      pagesOf((after?: number) => formsWithOpenItems(ctx.db, ctx.today, after)),
      async (db, id) => {
        if (isFormSpent(await examTimesOf(db, [id]), ctx.now)) await lockFreedItems(db, ctx, { id })
      },
    ),
  )

export const formJobs = {
  deadlines: [renewDuePapers],
  sweep: [lockSpentForms],
} satisfies FeatureJobs
