import { readHolderList } from '../features/certification/holders/import-list-service.ts'
import {
  checkImport,
  insertEarlierHolders,
  recordImportAudit,
} from '../features/certification/holders/import-service.ts'
import type { ImportOutcome } from '../features/certification/holders/office-contract.ts'
import { Problem } from '../problems.ts'
import type { Context } from '../server/context.ts'
import { inTransaction } from '../server/database/db.ts'
import { claimCertificates } from './claim-certificates.ts'

type Importing = Pick<Context, 'db' | 'keys' | 'today' | 'now' | 'visit'>

/** More than these nobody reads. */
const MOST_MISTAKES = 200

/**
 * Imports the earlier holders of a list, all of them or, where one is wrong, none; `coba` only checks. Certificates that
 * are known already stay as they are. Throws IMPORT_UNREADABLE.
 */
export async function importHolders(
  ctx: Importing,
  { csv, coba }: { csv: string; coba: boolean },
): Promise<ImportOutcome> {
  const list = readHolderList(csv)
  if (!list) throw new Problem('IMPORT_UNREADABLE')
  return inTransaction(ctx.db, async (db) => {
    const { fresh, mistakes } = await checkImport(db, list)
    const dimasukkan = mistakes.length === 0 && !coba
    if (dimasukkan && fresh.length > 0) {
      for (const userId of await insertEarlierHolders(db, ctx, fresh)) await claimCertificates(db, ctx, userId)
      await recordImportAudit(db, ctx, fresh)
    }
    const wrong = new Set(mistakes.map(({ baris }) => baris))
    return {
      baris: new Set([...list.rows, ...mistakes].map(({ baris }) => baris)).size,
      diterima: fresh.filter(({ baris }) => !wrong.has(baris)).length,
      sudah_ada: list.rows.length - fresh.length,
      dimasukkan,
      kesalahan: mistakes.slice(0, MOST_MISTAKES),
    }
  })
}
