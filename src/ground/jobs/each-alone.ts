import { Problem } from '../../problems.ts'
import { type Db, inTransaction } from '../database/db.ts'

type Each = <T>(items: readonly T[], work: (db: Db, item: T) => Promise<unknown>) => Promise<void>

/**
 * Runs the stages of a job, whose `each` works on every item in a transaction of its own: one that fails cannot hold up
 * the rest. What failed is thrown at the end as an AggregateError about `what`.
 */
export async function eachAlone(db: Db, what: string, stages: (each: Each) => Promise<void>): Promise<void> {
  const failed: unknown[] = []
  const each: Each = async (items, work) => {
    for (const item of items) {
      await inTransaction(db, (db) => work(db, item)).catch((error: unknown) => {
        // Somebody was faster: what was due no longer is.
        if (!(error instanceof Problem)) failed.push(error)
      })
    }
  }
  await stages(each)
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} ${what} failed`)
}
