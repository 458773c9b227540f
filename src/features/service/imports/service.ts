import { recordAudit } from '../../../ground/audit.ts'
import type { Db } from '../../../ground/database/db.ts'
import {
  fileNameForLog,
  type ImportList,
  type ImportMistake,
  MOST_IMPORTED,
} from '../../platform/import-lists/rules.ts'
import { headIn, type Importing, type ImportStore, type ReadList } from '../../platform/import-lists/service.ts'
import { allRows, countRows, insertRows, lockKind } from './queries.ts'

/** The outcome of an import by a command: what it would do, or has done. */
export interface ImportOutcome {
  baris: number
  /** Rows that are new. */
  diterima: number
  sudah_ada: number
  /** True when the rows are imported; false when nothing has changed. */
  dimasukkan: boolean
  /** Records before; and after, where nothing is wrong. */
  jumlah_sebelum: number
  jumlah_sesudah: number
  jumlah_kesalahan: number
  /** The first of them. */
  kesalahan: Pick<ImportMistake, 'baris' | 'kolom' | 'pesan'>[]
}

export interface Checked {
  fresh: ReadList['rows']
  mistakes: ImportMistake[]
  /** How many records there are before anything is imported. */
  before: number
}

export const countRecords = (db: Db, { table }: ImportStore): Promise<number> => countRows(db, table)

/** Returns every record of a list, by field, in the order in which they would be imported. */
export const allRecords = async (db: Db, ctx: Importing, { all, table, list }: ImportStore): Promise<object[]> =>
  all ? all(db, ctx) : allRows(db, table, Object.keys(list.columns))

/** Inserts rows of a list. */
export async function insertRecords<Row extends object>(
  db: Db,
  ctx: Importing,
  store: ImportStore<Row>,
  rows: Row[],
): Promise<void> {
  if (store.insert) return store.insert(db, ctx, rows)
  const columns = rows.map((row) => store.columnsOf?.(ctx, row) ?? row)
  return insertRows(db, store.table, columns)
}

async function knownKeys(db: Db, ctx: Importing, store: ImportStore, keys: string[]): Promise<Set<string>> {
  if (store.known) return store.known(db, keys)
  const records = await allRecords(db, ctx, store)
  return new Set(records.map((record) => store.keyOf(record as Record<string, unknown>)))
}

/** Keeps other imports of the kind out until the transaction ends. */
export const lockImports = async (db: Db, { list }: ImportStore): Promise<void> => void (await lockKind(db, list.name))

/** Answers which rows are new, and what is wrong with the others. */
export async function checkRows(
  db: Db,
  ctx: Importing,
  store: ImportStore,
  { rows, mistakes }: ReadList,
): Promise<Checked> {
  const known = await knownKeys(
    db,
    ctx,
    store,
    rows.map(({ row }) => store.keyOf(row)),
  )
  const fresh = rows.filter(({ row }) => !known.has(store.keyOf(row)))
  const found =
    (await store.check?.(
      db,
      fresh.map(({ row }) => row),
    )) ?? []
  const more = found.map(({ at, field, pesan }) => ({
    baris: fresh[at]?.baris ?? 0,
    kolom: headIn(store.list, field),
    field,
    jenis: 'dipakai' as const,
    pesan,
  }))
  const all = [...mistakes, ...more].toSorted((a, b) => a.baris - b.baris)
  return { fresh, mistakes: all, before: await countRecords(db, store) }
}

/** Returns the outcome of an import: what it would do, or has done. */
export function importOutcome(
  { rows, count }: ReadList,
  { fresh, mistakes, before }: Checked,
  { dimasukkan, after }: { dimasukkan: boolean; after: number },
): ImportOutcome {
  const wrong = new Set(mistakes.map(({ baris }) => baris))
  return {
    baris: count,
    diterima: fresh.filter(({ baris }) => !wrong.has(baris)).length,
    sudah_ada: rows.length - fresh.length,
    dimasukkan,
    jumlah_sebelum: before,
    jumlah_sesudah: after,
    jumlah_kesalahan: mistakes.length,
    kesalahan: mistakes.slice(0, MOST_IMPORTED.mistakes),
  }
}

/** One entry for the whole list: who brought in how many of what, by which file. */
export const recordImportAudit = (
  db: Db,
  ctx: Importing,
  { noun, title }: ImportList,
  {
    filename,
    outcome,
  }: { filename: string; outcome: Omit<ImportOutcome, 'dimasukkan' | 'jumlah_kesalahan' | 'kesalahan'> },
): Promise<void> => {
  const { baris, diterima, sudah_ada, jumlah_sebelum, jumlah_sesudah } = outcome
  const after = { berkas: fileNameForLog(filename), baris, diterima, sudah_ada, jumlah_sebelum, jumlah_sesudah }
  return recordAudit(db, ctx, {
    action: 'impor',
    noun,
    nounId: 'daftar',
    label: `${diterima} ${title} dari daftar`,
    after,
  })
}

/** Writes to the audit log who takes a list out; called before the list leaves. */
export const recordExportAudit = (db: Db, ctx: Importing, { noun, title }: ImportList, count: number): Promise<void> =>
  recordAudit(db, ctx, { action: 'ekspor', noun, nounId: 'daftar', label: `Ekspor ${count} ${title}` })
