import {
  type Importing,
  type ImportStore,
  readRows,
  unusedColumns,
  writeListFile,
} from '../../features/platform/import-lists/service.ts'
import { readTable } from '../../features/platform/import-lists/table-service.ts'
import type { ImportName } from '../../features/service/imports/list-rules.ts'
import {
  allRecords,
  checkRows,
  countRecords,
  type ImportOutcome,
  importOutcome,
  insertRecords,
  lockImports,
  recordExportAudit,
  recordImportAudit,
} from '../../features/service/imports/service.ts'
import { type Db, inTransaction } from '../../ground/database/db.ts'
import { refusalByDatabase } from '../../ground/office-lists/database-refusals.ts'
import type { Separator } from '../../lib/files/csv-writer.ts'
import { claimEarlierRecords } from './claim-earlier-records.ts'
import { IMPORT_STORES } from './import-stores.ts'

interface ImportedFile {
  bytes: Uint8Array
  filename: string
  /** True to check the file without importing it. */
  coba: boolean
}

/**
 * Imports all records of a list or, where a row is wrong, none: for commands, which cannot ask; `coba` only checks. Existing records stay as they are.
 * Throws INVALID, and IMPORT_UNREADABLE for a file that is no list.
 */
export async function importRecords(
  ctx: Importing,
  name: ImportName,
  { bytes, filename, coba }: ImportedFile,
): Promise<ImportOutcome> {
  const store = IMPORT_STORES[name]
  const table = readTable(store.list, bytes)
  const read = await readRows(store, table)
  read.mistakes.unshift(...unusedColumns(store.list, table))
  return inTransaction(ctx.db, async (db) => {
    await lockImports(db, store)
    const checked = await checkRows(db, ctx, store, read)
    const { fresh, mistakes, before } = checked
    const dimasukkan = mistakes.length === 0 && !coba
    if (!dimasukkan || fresh.length === 0) {
      const after = before + (mistakes.length === 0 ? fresh.length : 0)
      return importOutcome(read, checked, { dimasukkan, after })
    }
    const rows = fresh.map(({ row }) => row)
    // A record written by hand at the same moment is refused as in a form.
    await insertAndClaim(db, ctx, store, rows).catch((error: unknown) => {
      throw refusalByDatabase(error)
    })
    const outcome = importOutcome(read, checked, { dimasukkan, after: await countRecords(db, store) })
    await recordImportAudit(db, ctx, store.list, { filename, outcome })
    return outcome
  })
}

/** Returns the CSV of all records of a kind, which importRecords can read again, and their number. */
export async function exportRecords(
  ctx: Importing,
  name: ImportName,
  separator?: Separator,
): Promise<{ text: string; count: number }> {
  const store = IMPORT_STORES[name]
  const records = await allRecords(ctx.db, ctx, store)
  await recordExportAudit(ctx.db, ctx, store.list, records.length)
  return { text: writeListFile(store.list, records, separator), count: records.length }
}

/** Inserts rows, and opens a claim for each person whose identity number is among them. */
export async function insertAndClaim(db: Db, ctx: Importing, store: ImportStore, rows: Record<string, unknown>[]) {
  await insertRecords(db, ctx, store, rows)
  for (const userId of (await store.claimants?.(db, ctx, rows)) ?? []) await claimEarlierRecords(db, ctx, userId)
}
