import { sql } from 'kysely'
import type { Db } from '../../ground/database/db.ts'
import { SCHEMA } from '../../ground/jobs/jobs.ts'
import type { Keys } from '../../ground/secrets/keys.ts'
import type { FileStore } from '../../ground/storage/file-store.ts'
import { SEALED_COLUMNS, type SealedColumn } from '../commands/sealed-columns.ts'

const ROWS_TRIED = 20
const FILES_TRIED = 200
/**
 * The share of sampled files that may be missing: single files get lost, but a whole folder means another installation.
 */
const MOST_ABSENT = 0.1

export interface Tried {
  opened: number
  failed: number
}

const opens = (keys: Keys, purpose: string, sealed: Uint8Array, about: string): boolean => {
  try {
    keys.open(purpose, sealed, about)
    return true
  } catch {
    return false
  }
}

async function tryColumn(db: Db, keys: Keys, column: SealedColumn): Promise<boolean[]> {
  const fields = [...column.id, ...(column.reads ?? [])]
  const { rows } = await sql<Record<string, unknown> & { sealed: Buffer }>`
    select ${sql.join(fields.map((field) => sql.ref(field)))}, ${sql.ref(column.column)} as sealed
    from ${sql.table(column.table)} where length(${sql.ref(column.column)}) > 0
    order by ${sql.ref(column.id[0] ?? '')} desc limit ${ROWS_TRIED}`.execute(db)
  return rows.map((row) => opens(keys, column.purpose, row.sealed, column.about(row)))
}

/** Tries the keys on the schedules, which are sealed from the first minutes on, before any person's data. */
async function trySchedules(db: Db, keys: Keys): Promise<boolean[]> {
  const { rows: known } = await sql<{ there: boolean }>`
    select to_regclass(${`${SCHEMA}.schedule`}) is not null as there`.execute(db)
  if (!known[0]?.there) return []
  const { rows } = await sql<{ name: string; sealed: string }>`
    select name, data ->> 'sealed' as sealed from ${sql.table(`${SCHEMA}.schedule`)} where data ->> 'sealed' <> ''`.execute(
    db,
  )
  return rows.map(({ name, sealed }) => opens(keys, 'job', Buffer.from(sealed, 'base64'), name))
}

/** Lists the sealed columns that exist in a database which may be older than the program. */
async function columnsThere(db: Db): Promise<SealedColumn[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public'`.execute(db)
  const there = new Set(rows.map(({ name }) => name))
  return SEALED_COLUMNS.filter(({ table, column, id, reads = [] }) =>
    [column, ...id, ...reads].every((name) => there.has(`${table}.${name}`)),
  )
}

async function tryColumns(db: Db, keys: Keys, columns: readonly SealedColumn[]): Promise<Tried> {
  const tries = await trySchedules(db, keys)
  for (const column of columns) tries.push(...(await tryColumn(db, keys, column)))
  const opened = tries.filter((is) => is).length
  return { opened, failed: tries.length - opened }
}

/** Tries the keys on a few rows of everything that is sealed in this database. */
export const trySealed = async (db: Db, keys: Keys): Promise<Tried> => tryColumns(db, keys, await columnsThere(db))

/** Tries the keys like trySealed, but without the identity, which does not exist yet. */
export const tryKeys = (db: Db, keys: Keys): Promise<Tried> =>
  tryColumns(
    db,
    keys,
    SEALED_COLUMNS.filter(({ table }) => table !== 'installation'),
  )

/** Checks whether listed files exist in the store: the newest ones of each kind, and a random sample. */
export async function tryFiles(db: Db, files: FileStore): Promise<{ absent: number; sampled: number; fits: boolean }> {
  const { rows } = await sql<{ name: string; is_public: boolean }>`
    (select name, true as is_public from stored_files order by random() limit ${FILES_TRIED})
    union all
    (select id::text, false from private_files where erased_at is null order by random() limit ${FILES_TRIED})`.execute(
    db,
  )
  const there = await Promise.all(
    rows.map(({ name, is_public }) => (is_public ? files.has(name) : files.private.writtenAt(name).then(Boolean))),
  )
  const absent = there.filter((is) => !is).length
  return { absent, sampled: rows.length, fits: absent <= rows.length * MOST_ABSENT }
}

/** Tells whether anything was ever entered here: an account, a file, a certificate, or the first words of a set-up. */
export async function holdsData(db: Db): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    select exists (select from users) or exists (select from private_files) or exists (select from stored_files)
      or exists (select from certificates) or exists (select from site_content where nama_lembaga <> '') as holds`.execute(
    db,
  )
  return rows[0]?.holds ?? false
}
