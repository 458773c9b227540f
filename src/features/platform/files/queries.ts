import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { FileKind } from './rules.ts'
import { isUsed } from './use-queries.ts'

export interface FileRow {
  id: string
  /** Null for files of a complaint by somebody without an account. */
  user_id: number | null
  jenis: FileKind
  name: string
  type: string
  bytes: number
  created_at: Date
  /** Since when its bytes are gone, as they were kept long enough. */
  erased_at: Date | null
  /** When no virus was found in it. */
  scanned_at: Date | null
}

/** The most files in a list to choose from; more are rare, as unused files are swept away after a day. */
const MOST_LISTED = 200
const MOST_SWEPT = 1000

export const insertFile = (db: Db, file: FileRow & { sha256: string; scan_awaited: boolean }) =>
  db.insertInto('private_files').values(file).execute()

export const filesOf = (db: Db, userId: number) =>
  db
    .selectFrom('private_files')
    .select(['id', 'user_id', 'jenis', 'name', 'type', 'bytes', 'created_at', 'erased_at', 'scanned_at'])
    .where('user_id', '=', userId)
    .where('erased_at', 'is', null)
    .where('quarantined_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute() as Promise<FileRow[]>

/** Bytes of a person's files that are stored. */
export async function storedBytes(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select coalesce(sum(bytes), 0)::bigint as bytes
    from private_files where user_id = ${userId} and erased_at is null`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** Locks a person's files, so that nobody else counts or adds to them until the transaction ends. */
export const lockOwnFiles = (db: Db, userId: number) =>
  sql`select pg_advisory_xact_lock(hashtext(${`own-files-${userId}`}))`.execute(db)

/** The personal data, other than files, whose reading is recorded. */
export type ReadContent = 'data_pemohon' | 'perubahan_data' | 'sertifikat' | 'pelapor' | 'ekspor' | 'terdampak'

interface Access {
  owner_id: number | null
  user_id: number
  ip: string
  at: Date
}

type Traced = Access & ({ file_id: string } | { isi: ReadContent; perihal: string; jumlah?: number })

/** Traces of a file that was opened, or of other personal data that were read. */
export const insertAccess = (db: Db, access: Traced | Traced[]) =>
  db.insertInto('file_accesses').values(access).execute()

/** Deletes a file's row unless something names it. The row stays locked, so that nothing can begin to name it meanwhile. */
export async function deleteOwnFile(db: Db, id: string, userId: number): Promise<'removed' | 'in use' | 'not there'> {
  const [lockedId] = await lockFiles(db, sql`id = ${id} and user_id = ${userId}`)
  if (!lockedId) return 'not there'
  return (await deleteUnused(db, [lockedId])) === 1 ? 'removed' : 'in use'
}

const isUnused = (before: Date) =>
  sql`erased_at is null and quarantined_at is null and created_at < ${before} and not ${isUsed}`

/** How many listed files are older than that moment and named by nothing, and how many are listed at all. */
export async function countUnused(db: Db, before: Date): Promise<{ taken: number; all: number }> {
  const { rows } = await sql<{ taken: number; all: number }>`
    select count(*) filter (where ${isUnused(before)})::int as taken, count(*)::int as all
    from private_files as file where erased_at is null and quarantined_at is null`.execute(db)
  return rows[0] ?? { taken: 0, all: 0 }
}

/** Puts into quarantine what is older than that moment and named by nothing, except what is just being taken up. */
export async function quarantineUnused(db: Db, before: Date, now: Date): Promise<void> {
  const ids = await lockFiles(db, sql`${isUnused(before)} order by created_at limit ${MOST_SWEPT}`, sql`skip locked`)
  // As below: only a statement of its own sees what was taken up until the rows were locked.
  await sql`update private_files as file set quarantined_at = ${now}
    where id = any (${ids}) and not ${isUsed}`.execute(db)
}

/** Ends the quarantine of files that something names again. */
export const releaseUsed = (db: Db) =>
  sql`update private_files as file set quarantined_at = null where quarantined_at is not null and ${isUsed}`.execute(db)

/** Deletes the rows of files that lay in quarantine since before that moment, and of erased ones that nothing names. */
export async function deleteOldQuarantined(db: Db, before: Date): Promise<void> {
  const over = sql`(quarantined_at < ${before} or erased_at is not null) and not ${isUsed}`
  await deleteUnused(db, await lockFiles(db, sql`${over} limit ${MOST_SWEPT}`, sql`skip locked`))
}

/** Listed files in quarantine, those of some ids or all. */
export const quarantinedFiles = (db: Db) =>
  db
    .selectFrom('private_files')
    .select(['id', 'name', 'bytes', 'quarantined_at'])
    .where('quarantined_at', 'is not', null)
    .orderBy('quarantined_at')
    .orderBy('id')
    .execute()

/** Ends the quarantine of listed files; they count as new. Answers how many there were. */
export async function releaseFiles(db: Db, ids: readonly string[], now: Date): Promise<number> {
  const { rows } = await sql`update private_files set quarantined_at = null, created_at = ${now}
    where id = any (${[...ids]}::uuid[]) and quarantined_at is not null returning id`.execute(db)
  return rows.length
}

async function lockFiles(db: Db, which: RawBuilder<unknown>, waiting = sql``): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from private_files as file where ${which} for update ${waiting}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A statement of its own after the rows are locked: only so does it see what was taken up until then. */
async function deleteUnused(db: Db, ids: string[]): Promise<number> {
  const { rows } = await sql`
    delete from private_files as file where id = any (${ids}) and not ${isUsed} returning id`.execute(db)
  return rows.length
}

/** Leaves the row of a file for what names it, without its name and mark; the sweep then removes the bytes. */
export const markErased = (db: Db, id: string, name: string, erased_at: Date) =>
  db
    .updateTable('private_files')
    .set({ name, sha256: '0'.repeat(64), erased_at })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .execute()

/** Which of these ids are listed with bytes, and which are known to be deleted on purpose; the rest is unknown here. */
export async function fileStates(db: Db, ids: string[]): Promise<Map<string, 'kept' | 'deleted'>> {
  const { rows } = await sql<{ id: string; kept: boolean }>`
    select id, erased_at is null as kept from private_files where id = any (${ids}::uuid[])
    union all
    select id, false from deleted_files as gone where id = any (${ids}::uuid[])
      and not exists (select from private_files where id = gone.id)`.execute(db)
  return new Map(rows.map(({ id, kept }) => [id, kept ? 'kept' : 'deleted']))
}

/** The installation that this database belongs to; undefined before it has one. */
export const installationOf = (db: Db) => db.selectFrom('installation').select('identity').executeTakeFirst()

export type SweepKind = 'unused' | 'unlisted' | 'public'

/** Records that a sweep stopped; null records that it ended well. */
export async function recordSweep(db: Db, jenis: SweepKind, stop: { jumlah: number; dari: number; at: Date } | null) {
  if (!stop) return void (await db.deleteFrom('stopped_sweeps').where('jenis', '=', jenis).execute())
  const { at: _since, ...counts } = stop
  await db
    .insertInto('stopped_sweeps')
    .values({ jenis, ...stop })
    .onConflict((known) => known.column('jenis').doUpdateSet(counts))
    .execute()
}

export const deleteOldAccesses = (db: Db, before: Date) =>
  db.deleteFrom('file_accesses').where('at', '<', before).execute()
