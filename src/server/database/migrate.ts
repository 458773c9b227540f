import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { ROOT } from '../root.ts'
import { connectionTo, type Waits, waits } from './connection.ts'
import { ServerClient } from './server-client.ts'

const LOCK = 7_241_001
/** The channel on which running programs hear that the tables have changed. */
export const SCHEMA_CHANGED = 'schema_changed'
const LOCK_NOT_AVAILABLE = '55P03'

interface Extent {
  folder?: string
  /** The migration to end with; the newest one when left out. */
  last?: string
}

const FOLDER = path.join(ROOT, 'migrations')

/** Brings a database to the newest migration; processes that start together wait for one another. */
export async function migrate(url: string, { folder = FOLDER, last }: Extent = {}): Promise<string[]> {
  return withClient(url, waits.migration, async (client) => {
    await takeLock(client, LOCK, 'memigrasi basis data ini')
    return applyMissing(client, folder, last)
  })
}

/** Works alone of all processes; those that come meanwhile wait, and say for what when they give up. */
export async function withLock<T>(url: string, lock: number, matter: string, work: () => Promise<T>): Promise<T> {
  return withClient(url, waits.migration, async (client) => {
    await takeLock(client, lock, matter)
    return work()
  })
}

async function takeLock(client: pg.Client, lock: number, matter: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [lock]).catch((error: { code?: string }) => {
    if (error.code !== LOCK_NOT_AVAILABLE) throw error
    const minutes = waits.migration.lock / 60_000
    throw new Error(`Proses lain sudah lebih dari ${minutes} menit ${matter}. Hentikan proses itu, lalu mulai lagi.`)
  })
}

/** A connection of one's own, closed in the end. */
async function withClient<T>(url: string, waits: Waits, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new ServerClient(connectionTo(url, waits))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function applyMissing(client: pg.Client, folder: string, last?: string): Promise<string[]> {
  await client.query(
    'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  )
  const { pending, changed, unknown } = await stateOf(client, folder)
  if (changed.length > 0) throw new Error(`Migrasi ${changed[0]} berubah sesudah dijalankan; buat migrasi baru.`)
  if (unknown.length > 0) {
    throw new Error(refusalOf(unknown))
  }
  const wanted = pending.filter(({ name }) => last === undefined || name <= last)
  for (const { name, sql, sha256 } of wanted) {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  }
  if (wanted.length > 0 && last === undefined) {
    await client.query('select guard_append_only()')
    await client.query(`notify ${SCHEMA_CHANGED}`)
  }
  return wanted.map(({ name }) => name)
}

const refusalOf = (unknown: readonly string[]): string =>
  `Basis data ini sudah dipakai versi program yang lebih baru (${unknown.join(', ')}). Jalankan versi itu, atau pulihkan cadangan dari sebelum peningkatan.`

/** The sentence for a program whose database a newer one has taken over; undefined while they fit. */
export async function newerSchema(url: string): Promise<string | undefined> {
  const { unknown } = await migrationState(url)
  return unknown.length > 0 ? refusalOf(unknown) : undefined
}

interface Migration {
  name: string
  sql: string
  sha256: string
}

/** What a database lacks, and what it has that is otherwise or not at all in the folder. */
async function stateOf(client: pg.Client, folder: string) {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migrations order by name',
  )
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const own = await Promise.all(
    names.map(async (name): Promise<Migration> => {
      const sql = await readFile(path.join(folder, name), 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
  const applied = new Map(rows.map((row) => [row.name, row.sha256]))
  return {
    pending: own.filter(({ name }) => !applied.has(name)),
    changed: own
      .filter(({ name, sha256 }) => applied.has(name) && applied.get(name) !== sha256)
      .map(({ name }) => name),
    unknown: rows.map(({ name }) => name).filter((name) => !names.includes(name)),
  }
}

export interface MigrationState {
  pending: string[]
  changed: string[]
  /** Run by a newer program. */
  unknown: string[]
}

/** How a database stands to this program's migrations; runs none. */
export async function migrationState(url: string, folder = FOLDER): Promise<MigrationState> {
  return withClient(url, waits.request, async (client) => {
    const { rows } = await client.query<{ there: boolean }>("select to_regclass('migrations') is not null as there")
    if (!rows[0]?.there) return { pending: (await readdir(folder)).sort(), changed: [], unknown: [] }
    const { pending, changed, unknown } = await stateOf(client, folder)
    return { pending: pending.map(({ name }) => name), changed, unknown }
  })
}

/** Makes the database when the server does not have it yet. */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<void> {
  await withClient(serverUrl, waits.migration, async (client) => {
    await takeLock(client, LOCK, 'membuat basis data ini')
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      await client.query(
        `create database ${pg.escapeIdentifier(name)}${template ? ` template ${pg.escapeIdentifier(template)}` : ''}`,
      )
    }
  })
}
