import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { connectionTo, waits } from '../database/connection.ts'
import { ServerClient } from '../database/server-client.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import { BackupFault } from './backup-fault.ts'
import {
  type AppliedMigration,
  type ArchivedSequence,
  type ArchivedTable,
  JOB_TABLE,
  type Manifest,
} from './manifest.ts'

/** One backup of a database at a time, whoever asks for it. */
const LOCK = 7_241_002

/** Rows travel in parts of this size, as an archive says an entry's length before its bytes. */
const PART_BYTES = 4 * 1024 * 1024

/** The waiting jobs that an archive keeps; backups and the scheduled jobs are enqueued anew by themselves. */
const WAITING_JOBS = `state in ('created', 'retry', 'active') and name not in ('backup', 'sweep', 'deadlines')`

export interface Snapshot {
  client: pg.Client
  postgres: string
  migrations: AppliedMigration[]
  installation: Pick<Manifest, 'identity' | 'canary'>
  close: () => Promise<void>
}

/** The wait for the lock: a backup that was cut off a moment ago may still hold it. */
const LOCK_WAIT = '2s'
const LOCK_NOT_AVAILABLE = '55P03'

async function takeLock(client: pg.Client): Promise<void> {
  await client.query(`set lock_timeout = '${LOCK_WAIT}'`)
  await client.query('select pg_advisory_lock($1)', [LOCK]).catch((error: pg.DatabaseError) => {
    if (error.code !== LOCK_NOT_AVAILABLE) throw error
    throw new BackupFault('Cadangan lain sedang dibuat. Tunggu sampai selesai, lalu ulangi.')
  })
}

/** Opens a snapshot of the database, which stays the same however long it is read. */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = new ServerClient(connectionTo(url, waits.work))
  await client.connect()
  try {
    await takeLock(client)
    for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout']) {
      await client.query(`set ${name} = 0`)
    }
    await client.query('begin isolation level repeatable read read only')
    const { rows: versions } = await client.query<{ server_version: string }>('show server_version')
    const { rows: migrations } = await client.query<AppliedMigration>(
      'select name, sha256 from migrations order by name',
    )
    const { rows: own } = await client.query<Snapshot['installation']>(
      "select identity::text, encode(canary, 'base64') as canary from installation",
    )
    const installation = own[0] ?? { identity: null, canary: null }
    return { client, installation, postgres: versions[0]?.server_version ?? '', migrations, close: () => client.end() }
  } catch (error) {
    await client.end()
    throw error
  }
}

export type TableColumns = Pick<ArchivedTable, 'name' | 'columns'>

/** Lists the tables to keep: all that migrations made, except those a release fills itself and unlogged ones. */
export async function archivedTables(client: pg.Client): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(
    `select nspname || '.' || relname as name, array_agg(attname::text order by attnum) as columns
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
      where (nspname = 'public' and relkind = 'r' and relname not in ('migrations', 'browser_files') or nspname || '.' || relname = $1)
        and relpersistence = 'p' and attnum > 0 and not attisdropped and attgenerated = ''
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
      group by 1 order by 1`,
    [JOB_TABLE],
  )
  return rows
}

/** Reads rows in PostgreSQL's text format, which later versions read as well. */
async function exportTable(
  { client }: Snapshot,
  { name, columns }: TableColumns,
  archive: ArchiveWriter,
): Promise<number> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const rows = name === JOB_TABLE ? `(select ${list} from ${name} where ${WAITING_JOBS})` : `${name} (${list})`
  const stream = client.query(copyTo(`copy ${rows} to stdout`))
  let waiting: Buffer[] = []
  let size = 0
  let part = 0
  const flush = async () => {
    part += 1
    const entry = `database/${name}/${String(part).padStart(6, '0')}`
    await archive.add(entry, Buffer.concat(waiting))
    waiting = []
    size = 0
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    waiting.push(chunk)
    size += chunk.length
    if (size >= PART_BYTES) await flush()
  }
  if (size > 0) await flush()
  return stream.rowCount
}

/** Writes every table's rows into the archive. */
export async function exportTables(snapshot: Snapshot, archive: ArchiveWriter): Promise<ArchivedTable[]> {
  const written: ArchivedTable[] = []
  for (const table of await archivedTables(snapshot.client)) {
    written.push({ ...table, rows: await exportTable(snapshot, table, archive) })
  }
  return written
}

export async function archivedSequences(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select 'public.' || quote_ident(relname) as name from pg_class
      where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Reads the sequences after the rows: they are outside the snapshot and may be ahead, but never behind. */
export async function sequencesOf({ client }: Snapshot): Promise<ArchivedSequence[]> {
  const sequences: ArchivedSequence[] = []
  for (const name of await archivedSequences(client)) {
    const { rows: states } = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value, is_called from ${name}`,
    )
    for (const { last_value, is_called } of states) {
      sequences.push({ name, last_value: Number(last_value), is_called })
    }
  }
  return sequences
}

/** Lists the paths of the snapshot's files, below the folder of files. */
export async function* listedFiles({ client }: Snapshot): AsyncGenerator<string> {
  const { rows: open } = await client.query<{ name: string }>('select name from stored_files order by name')
  for (const { name } of open) yield `public/${name.slice(0, 2)}/${name}`
  const sealed = 'select id::text as name from private_files where erased_at is null order by id'
  const { rows: closed } = await client.query<{ name: string }>(sealed)
  for (const { name } of closed) yield `private/${name.slice(0, 2)}/${name}`
}
