import { articleImport } from '../features/catalogue/articles/import-service.ts'
import { examinerImport } from '../features/catalogue/examiners/import-service.ts'
import { schemeImport } from '../features/catalogue/schemes/import-service.ts'
import { venueImport } from '../features/catalogue/venues/import-service.ts'
import { holderImport } from '../features/certification/holders/import-service.ts'
import { pastApplicationImport, pastInvoiceImport } from '../features/certification/past-records/import-service.ts'
import type { ImportName } from '../features/service/imports/list-rules.ts'
import {
  type Importing,
  type ImportStore,
  type ImportStoreOfPeople,
  readList,
  writeListFile,
} from '../features/service/imports/list-service.ts'
import type { ImportOutcome } from '../features/service/imports/office-contract.ts'
import { checkRows, importOutcome, recordExportAudit, recordImportAudit } from '../features/service/imports/service.ts'
import { inTransaction } from '../ground/database/db.ts'
import { refusalByDatabase } from '../ground/office-lists/database-refusals.ts'
import { claimEarlierRecords } from './claim-earlier-records.ts'

interface ImportedFile {
  bytes: Uint8Array
  filename: string
  /** Only to check it. */
  coba: boolean
}

/**
 * Imports the records of a list, all of them or, where a row is wrong, none; `coba` only checks. Records that are there
 * already stay as they are. Throws INVALID and IMPORT_UNREADABLE for a file that is no list.
 */
export async function importRecords(
  ctx: Importing,
  name: ImportName,
  { bytes, filename, coba }: ImportedFile,
): Promise<ImportOutcome> {
  const store = STORES[name]
  const read = await readList(store, bytes)
  return inTransaction(ctx.db, async (db) => {
    const checked = await checkRows(db, store, read)
    const { fresh, mistakes, before } = checked
    const dimasukkan = mistakes.length === 0 && !coba
    if (!dimasukkan || fresh.length === 0) {
      const after = before + (mistakes.length === 0 ? fresh.length : 0)
      return importOutcome(read, checked, { dimasukkan, after })
    }
    const rows = fresh.map(({ row }) => row)
    // What somebody wrote by hand at the same moment is refused as a form would be.
    await store.insert(db, ctx, rows).catch((error: unknown) => {
      throw refusalByDatabase(error)
    })
    const outcome = importOutcome(read, checked, { dimasukkan, after: await store.count(db) })
    await recordImportAudit(db, ctx, store.list, { filename, outcome })
    return outcome
  })
}

/** The CSV of every record of a kind, and how many there are; importRecords reads it again. */
export async function exportRecords(ctx: Importing, name: ImportName): Promise<{ text: string; count: number }> {
  const store = STORES[name]
  const records = await store.all(ctx.db, ctx)
  await recordExportAudit(ctx.db, ctx, store.list, records.length)
  return { text: writeListFile(store.list, records), count: records.length }
}

/** Whose data carry the number of what came in may claim it. */
const claimable = <Row extends object>(store: ImportStoreOfPeople<Row>): ImportStore<Row> => ({
  ...store,
  insert: async (db, ctx, rows) => {
    for (const userId of await store.insert(db, ctx, rows)) await claimEarlierRecords(db, ctx, userId)
  },
})

const STORES: Record<ImportName, ImportStore> = {
  pemegang: claimable(holderImport),
  penguji: examinerImport,
  tuk: venueImport,
  skema: schemeImport,
  'permohonan-lama': claimable(pastApplicationImport),
  'invoice-lama': claimable(pastInvoiceImport),
  artikel: articleImport,
}
