import type { Context } from '../../server/context.ts'
import { inTransaction } from '../../server/db.ts'
import { dropUnused, unusedFiles } from './queries.ts'

/** Takes away public uploads that no record, text or history uses; whoever keeps the same file anew waits for it. */
export async function sweepFiles({ db, files }: Pick<Context, 'db' | 'files'>): Promise<void> {
  for (const name of await unusedFiles(db)) {
    await inTransaction(db, async (db) => {
      if (await dropUnused(db, name)) await files.remove(name)
    })
  }
}
