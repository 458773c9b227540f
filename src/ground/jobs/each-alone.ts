import { Problem } from '../../problems.ts'
import { type Db, inTransaction } from '../database/db.ts'

type Each = <T>(
  items: readonly T[] | AsyncIterable<readonly T[]>,
  work: (db: Db, item: T) => Promise<unknown>,
) => Promise<void>

/** Reads all due rows page by page, each behind the last row before it: rows that the rules refuse hold up no others. */
export async function* pagesOf<T>(read: (after: T | undefined) => Promise<T[]>): AsyncGenerator<T[]> {
  let page = await read(undefined)
  while (page.length > 0) {
    yield page
    page = await read(page.at(-1))
  }
}

/**
 * Runs the stages of a job, whose `each` works on every item in a transaction of its own: one that fails cannot hold up
 * the rest. What failed is thrown at the end as an AggregateError about `what`.
 */
export async function eachAlone(db: Db, what: string, stages: (each: Each) => Promise<void>): Promise<void> {
  const failed: unknown[] = []
  const workAlone = <T>(item: T, work: (db: Db, item: T) => Promise<unknown>) =>
    inTransaction(db, (db) => work(db, item)).catch((error: unknown) => {
      // Somebody was faster: what was due no longer is.
      if (!(error instanceof Problem)) failed.push(error)
    })
  const each: Each = async (items, work) => {
    if (!(Symbol.asyncIterator in items)) {
      for (const item of items) await workAlone(item, work)
      return
    }
    for await (const page of items) for (const item of page) await workAlone(item, work)
  }
  await stages(each)
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} ${what} failed`)
}
