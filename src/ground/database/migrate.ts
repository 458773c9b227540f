import pg from 'pg'
import { commentsOnly } from './baseline.ts'
import { ALL_APPLICATIONS, waits } from './connection.ts'
import { MIGRATIONS, type Migration, readMigrations } from './migration-files.ts'
import { type AddressOrConnection, withOwnConnection } from './own-connection.ts'
import { isBelow, type SchemaState, SupersededError, schemaRefusal, schemaState } from './schema-state.ts'

const LOCK = 7_241_001
/** The channel on which running programs hear that the tables have changed. */
export const SCHEMA_CHANGED = 'schema_changed'
const LOCK_NOT_AVAILABLE = '55P03'
/** The SQLSTATE of the transaction that the database ends to solve a deadlock. */
const DEADLOCK = '40P01'
/**
 * The length of one try: whoever waits for a table lock blocks all who come later, so tries are short with pauses
 * between.
 */
const TRY = '2s'
const BETWEEN_TRIES_MS = 1000

interface Extent {
  folder?: string
  /** The only ones to run; all when left out. */
  only?: readonly string[]
}

/**
 * Brings a database to the newest migration; processes that start together wait for one another. A contraction waits
 * for a later start while a program below its floor is connected. A database of version 0.9.0 has the baseline's tables:
 * it takes over their comments alone.
 * @returns what was run
 */
export const migrate = (at: AddressOrConnection, { folder = MIGRATIONS, only }: Extent = {}): Promise<string[]> =>
  withLock(at, LOCK, 'memigrasi basis data ini', async (client) =>
    applyMissing(client, await readMigrations(folder), only),
  )

/** Runs the work under a lock of all processes; those that wait too long throw with what they waited for. */
export const withLock = <T>(
  at: AddressOrConnection,
  lock: number,
  matter: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> =>
  withOwnConnection(at, waits.migration, async (client) => {
    await takeLock(client, lock, matter)
    try {
      return await work(client)
    } finally {
      // A connection that broke has given it back.
      await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => {})
    }
  })

async function takeLock(client: pg.Client, lock: number, matter: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [lock]).catch((error: { code?: string }) => {
    if (error.code !== LOCK_NOT_AVAILABLE) throw error
    const minutes = waits.migration.lock / 60_000
    throw new Error(`Proses lain sudah lebih dari ${minutes} menit ${matter}. Hentikan proses itu, lalu mulai lagi.`)
  })
}

async function applyMissing(client: pg.Client, own: Migration[], only?: readonly string[]): Promise<string[]> {
  await client.query(
    String.raw`create table if not exists migrations (name text primary key, sha256 text not null,
      applied_at timestamptz not null default now(), floor text check (floor ~ '^\d{4}$'))`,
  )
  const state = await stateOf(client, own)
  const { changed, origin } = state
  if (changed.length > 0) throw new Error(`Migrasi ${changed[0]} berubah sesudah dijalankan; buat migrasi baru.`)
  const refusal = schemaRefusal(state)
  if (refusal !== undefined) throw new SupersededError(refusal)
  const pending = origin === '0.9.0' ? state.pending.map(commentsOnly) : state.pending
  const made: string[] = []
  for (const migration of pending.filter(({ name }) => only?.includes(name) ?? true)) {
    if (migration.floor !== undefined && (await isUsedBelow(client, migration.floor))) continue
    await applyPatiently(client, migration)
    made.push(migration.name)
  }
  if (made.length > 0 && only === undefined) {
    await client.query('select guard_append_only()')
    await client.query(`notify ${SCHEMA_CHANGED}`)
  }
  return made
}

/**
 * Tells whether a program is connected that would not survive a contraction, by the schema in its connection's name.
 */
async function isUsedBelow(client: pg.Client, floor: string): Promise<boolean> {
  const { rows } = await client.query<{ schema: string }>(
    `select distinct split_part(application_name, ':', 3) as schema from pg_stat_activity
      where datname = current_database() and application_name like $1`,
    [ALL_APPLICATIONS],
  )
  return rows.some(({ schema }) => isBelow(schema, floor))
}

/** Retries a migration while others hold its locks, for as long as a start may wait. */
async function applyPatiently(client: pg.Client, migration: Migration): Promise<void> {
  const deadline = performance.now() + waits.migration.lock
  for (;;) {
    const error = await apply(client, migration).then(
      () => undefined,
      (error: { code?: string }) => error,
    )
    if (error === undefined) return
    await client.query('rollback')
    if (error.code !== LOCK_NOT_AVAILABLE && error.code !== DEADLOCK) throw error
    if (performance.now() > deadline) {
      throw new Error(`Migrasi ${migration.name} tidak mendapat giliran: tabelnya terus dipakai. Mulai lagi nanti.`)
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS))
  }
}

async function apply(client: pg.Client, { name, sql, sha256, floor }: Migration): Promise<void> {
  await client.query('begin')
  await client.query(`set local lock_timeout = '${TRY}'`)
  await client.query(sql)
  await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])
  if (floor !== undefined) await client.query('update migrations set floor = $2 where name = $1', [name, floor])
  await client.query('commit')
}

/** Returns the sentence for a program that is too old for its database; undefined while they fit. */
export async function supersededBy(url: string): Promise<string | undefined> {
  return schemaRefusal(await schemaStateAt(url))
}

async function stateOf(client: pg.Client, own: readonly Migration[]): Promise<SchemaState> {
  // As JSON: a database that is too old lacks the column, and is to hear so.
  const { rows } = await client.query<{ name: string; sha256: string; floor: string | null }>(
    `select name, sha256, to_jsonb(migrations) ->> 'floor' as floor from migrations order by name`,
  )
  return schemaState(rows, own)
}

/** Compares a database with this program's migrations; runs none. */
export async function schemaStateAt(url: string, folder = MIGRATIONS): Promise<SchemaState> {
  const own = await readMigrations(folder)
  return withOwnConnection(url, waits.request, async (client) => {
    const { rows } = await client.query<{ there: boolean }>("select to_regclass('migrations') is not null as there")
    return rows[0]?.there ? stateOf(client, own) : schemaState([], own)
  })
}

/** Creates the database when the server does not have it yet. */
export const createDatabase = (serverUrl: string, name: string): Promise<void> =>
  withLock(serverUrl, LOCK, 'membuat basis data ini', async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  })
