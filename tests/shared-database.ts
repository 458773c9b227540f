import { rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { inject } from 'vitest'
import { atEnd } from './at-end.ts'
import { newDatabase, type RemovableDatabase, type TestDatabase, testDatabase } from './test-database.ts'

interface Shared {
  database: RemovableDatabase
  first: State
}

/** What a database held before any test. */
interface State {
  schema: string
  bytes: number
  tables: Map<string, Table>
  sequences: Map<string, Sequence>
}

interface Table {
  /** Columns that are not computed, for an insert. */
  columns: string
  /** As JSON, in an order of their own. */
  rows: string
}

/** Where a sequence stands; not called where it gave nothing yet. */
interface Sequence {
  at: string
  isCalled: boolean
}

/** How far a database may grow by rows that were deleted before a new one takes its place. */
const MOST_GROWTH = 32_000_000

let shared: Shared | undefined
let isTaken = false

/**
 * A migrated database with the first rows alone, in which the files of one process work one after the other: its
 * connections know the schema already, which costs a new one more than most tests. A file that asks for a second one,
 * or finds the schema changed by the file before, gets a new one.
 */
export async function sharedDatabase(): Promise<TestDatabase> {
  if (isTaken) return testDatabase()
  isTaken = true
  atEnd(() => {
    isTaken = false
  })
  if (shared && !(await isRestored(shared))) {
    await shared.database.remove()
    shared = undefined
  }
  shared ??= await newShared()
  for (const kind of ['files', 'data'])
    await rm(path.join(inject('folder'), kind, path.basename(shared.database.url)), { recursive: true, force: true })
  return shared.database
}

async function newShared(): Promise<Shared> {
  const database = await newDatabase()
  const { pool } = database
  const [schema, bytes] = [await schemaOf(pool), await bytesOf(pool)]
  return { database, first: { schema, bytes, tables: await tablesOf(pool), sequences: await sequencesOf(pool) } }
}

/** Changes whenever a table, column, function, trigger, index or constraint was made, changed or dropped. */
async function schemaOf(pool: pg.Pool): Promise<string> {
  const catalogues = ['attribute', 'proc', 'trigger', 'constraint', 'namespace']
  const counted = catalogues.map((each) => `select count(*) as rows, max(xmin::text::bigint) as newest from pg_${each}`)
  // A class changes its row at each analysis too.
  const { rows } = await pool.query([...counted, 'select count(*), max(oid::bigint) from pg_class'].join(' union all '))
  return JSON.stringify(rows)
}

async function bytesOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query('select pg_database_size(current_database()) as bytes')
  return rows[0].bytes
}

const TABLES = `
  select format('%I.%I', nspname, relname) as name,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
     where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')`

async function tablesOf(pool: pg.Pool): Promise<Map<string, Table>> {
  const { rows: tables } = await pool.query<{ name: string; columns: string }>(TABLES)
  const rows = await rowsOf(
    pool,
    tables.map(({ name }) => name),
  )
  return new Map(tables.map(({ name, columns }) => [name, { columns, rows: rows.get(name) ?? NONE }]))
}

const NONE = '[]'

async function rowsOf(pool: pg.Pool | pg.PoolClient, names: readonly string[]): Promise<Map<string, string>> {
  const each = names.map(
    (name) =>
      `select '${name}' as name, coalesce(jsonb_agg(to_jsonb(own) order by own::text), '${NONE}')::text as rows from ${name} own`,
  )
  const { rows: found } = await pool.query<{ name: string; rows: string }>(each.join(' union all '))
  return new Map(found.map(({ name, rows }) => [name, rows]))
}

async function sequencesOf(pool: pg.Pool | pg.PoolClient): Promise<Map<string, Sequence>> {
  const { rows } = await pool.query<Sequence & { name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as at,
       last_value is not null as "isCalled" from pg_sequences`,
  )
  return new Map(rows.map(({ name, ...where }) => [name, where]))
}

/** Brings the first rows back; false where the database cannot be used again. */
async function isRestored({ database, first }: Shared): Promise<boolean> {
  const { pool } = database
  if (pool.ending || pool.idleCount < pool.totalCount) return false
  database.setReachable(true)
  if ((await schemaOf(pool)) !== first.schema) return false
  if ((await bytesOf(pool)) > first.bytes + MOST_GROWTH) return false
  await forgetSessions(pool)
  const client = await pool.connect()
  try {
    await client.query("begin; set local session_replication_role = 'replica'; set local lock_timeout = '5s'")
    await restoreTables(client, first.tables)
    await restoreSequences(client, first.sequences)
    await client.query('commit')
    return true
  } catch {
    await client.query('rollback').catch(() => {})
    return false
  } finally {
    client.release()
  }
}

/** Lets go of the locks, settings and subscriptions that a test left on an open connection. */
async function forgetSessions(pool: pg.Pool): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  await Promise.all(clients.map((client) => client.query('select pg_advisory_unlock_all(); unlisten *; reset all')))
  for (const client of clients) client.release()
}

async function restoreTables(client: pg.PoolClient, tables: Map<string, Table>): Promise<void> {
  const [seeded, empty] = [[] as string[], [] as string[]]
  for (const [name, { rows }] of tables) (rows === NONE ? empty : seeded).push(name)
  const asked = empty.map((name) => `select '${name}' as name where exists (select from ${name})`)
  const { rows: filled } = await client.query<{ name: string }>(asked.join(' union all '))
  const now = await rowsOf(client, seeded)
  const changed = seeded.filter((name) => now.get(name) !== tables.get(name)?.rows)
  const cleared = [...filled.map(({ name }) => name), ...changed]
  if (cleared.length > 0) await client.query(cleared.map((name) => `delete from ${name}`).join('; '))
  for (const name of changed) {
    const { columns = '', rows = NONE } = tables.get(name) ?? {}
    await client.query(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
      [rows],
    )
  }
}

async function restoreSequences(client: pg.PoolClient, before: Map<string, Sequence>): Promise<void> {
  const now = await sequencesOf(client)
  const moved = [...before].filter(([name, { at, isCalled }]) => {
    const found = now.get(name)
    return found?.at !== at || found.isCalled !== isCalled
  })
  const set = moved.map(([name, { at, isCalled }]) => `select setval('${name}', ${at}, ${isCalled})`)
  if (set.length > 0) await client.query(set.join('; '))
}
