import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import { isBaseline, OLDER_ARCHIVE, sinceBaseline } from '../database/baseline.ts'
import { connectionTo, waits } from '../database/connection.ts'
import { MIGRATIONS, readMigrations } from '../database/migration-files.ts'
import { type AddressOrConnection, withOwnConnection } from '../database/own-connection.ts'
import { ServerClient } from '../database/server-client.ts'
import { BackupFault } from './backup-fault.ts'
import { archivedSequences, archivedTables } from './export-database.ts'
import { type ArchivedTable, JOB_TABLE, type Manifest } from './manifest.ts'

/** The table that marks a database from the first step of a restore to its last. */
export const MARK = 'restore_running'

export type DatabaseState = 'empty' | 'interrupted' | 'used'

export async function connect(url: string): Promise<pg.Client> {
  const client = new ServerClient(connectionTo(url, waits.work))
  await client.connect()
  for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout']) {
    await client.query(`set ${name} = 0`)
  }
  return client
}

/** Tells whether a database is empty (but for its extensions), in use, or left by an interrupted restore. */
export async function stateOfDatabase(client: pg.Client): Promise<DatabaseState> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname not in ('information_schema', 'pg_catalog') and nspname !~ '^pg_(toast|temp)' and relkind in ('r', 'p', 'v', 'm', 'S')
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`,
  )
  if (rows.length === 0) return 'empty'
  return rows.some(({ name }) => name === MARK) ? 'interrupted' : 'used'
}

/** Throws for a superuser: rows of an unknown archive must not be loaded with all rights on the server. */
export async function refuseSuperuser(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select rolname as name from pg_roles where rolname = current_user and rolsuper',
  )
  if (!rows[0]) return
  throw new BackupFault(
    `${rows[0].name} adalah superuser basis data; pemulihan hanya berjalan sebagai pemilik basis data itu. Buat basis data kosong dengan createdb --owner, lalu isi DATABASE_OWNER_URL (atau DATABASE_URL) dengan pemiliknya.`,
  )
}

/** Throws when a restore into this database was begun and not finished. */
export async function refuseHalfRestored(at: AddressOrConnection): Promise<void> {
  const { rows } = await withOwnConnection(at, waits.request, (client) =>
    client.query(`select 1 where to_regclass('public.${MARK}') is not null`),
  )
  if (rows.length === 0) return
  throw new BackupFault(
    'Pemulihan ke basis data ini belum selesai. Jalankan lagi dengan --again: npm run admin -- restore arsip --again',
  )
}

/**
 * Returns the migrations that make an archive's tables; throws unless this program has all of them, unchanged. An
 * archive of version 0.9.0 has the tables of the baseline.
 */
export async function knownMigrations({ migrations }: Manifest, folder = MIGRATIONS): Promise<string[]> {
  const own = await readMigrations(folder)
  const { origin, since } = sinceBaseline(migrations, own)
  if (origin === 'older') throw new BackupFault(OLDER_ARCHIVE)
  for (const { name, sha256 } of since) {
    const known = own.find((migration) => migration.name === name)
    if (!known) {
      throw new BackupFault(`Cadangan ini dari versi program yang lebih baru (${name}). Pulihkan dengan versi itu.`)
    }
    if (known.sha256 !== sha256) {
      throw new BackupFault(
        `Migrasi ${name} tidak seperti saat cadangan ini dibuat. Pulihkan dengan versi program saat itu.`,
      )
    }
  }
  if (migrations.length === 0) throw new BackupFault('Cadangan ini tidak berisi basis data.')
  const names = new Set(since.map(({ name }) => name))
  const isThere = (name: string): boolean => names.has(name) || (origin === '0.9.0' && isBaseline(name))
  return own.map(({ name }) => name).filter(isThere)
}

interface Trigger {
  table: string
  name: string
  mode: 'O' | 'R' | 'A'
}

const HOW = { O: 'enable', R: 'enable replica', A: 'enable always' } as const

const OURS = "connamespace = 'public'::regnamespace"

/** Removes triggers and foreign keys while rows are loaded; returns a function that puts them back. */
async function liftGuards(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: triggers } = await client.query<Trigger>(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name, tgenabled as mode from pg_trigger
      join pg_class on pg_class.oid = tgrelid where relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled <> 'D'`,
  )
  const { rows: links } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and ${OURS} and conparentid = 0`,
  )
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${name}`)
  for (const { table, name } of links) await client.query(`alter table ${table} drop constraint ${name}`)
  return async () => {
    for (const { table, name, definition } of links) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    }
    for (const { table, name, mode } of triggers)
      await client.query(`alter table ${table} ${HOW[mode]} trigger ${name}`)
  }
}

/** Deletes the rows that migrations put into fresh tables: the archive brings all rows. */
async function emptyTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select pg_class.oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in ('migrations', '${MARK}')
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`,
  )
  if (rows.length > 0) await client.query(`truncate ${rows.map(({ name }) => name).join(', ')}`)
}

/** A month of the log of verifications, a table of its own, whose day is in its name. */
const MONTH_TABLE = /^public\.verifications_(20\d{2})_(0[1-9]|1[0-2])$/

/** Makes the monthly partitions of the archive's tables, which no migration makes. */
async function makePartitions(client: pg.Client, { tables }: Manifest): Promise<void> {
  const days = tables.flatMap(({ name }) => {
    const [, year, month] = MONTH_TABLE.exec(name) ?? []
    return year === undefined ? [] : [`${year}-${month}-01`]
  })
  // An older archive knows neither the table nor the function.
  if (days.length === 0) return
  await client.query('select make_verification_months(month, 0) from unnest($1::date[]) as month', [days])
}

const NOTHING_CAME = 'Tidak ada baris yang dipulihkan.'

/** Throws when the archive has a table or column that no migration made; the queue's tables may differ in columns. */
async function requireMadeByMigrations(client: pg.Client, { tables, sequences }: Manifest): Promise<void> {
  const made = new Map((await archivedTables(client)).map(({ name, columns }) => [name, columns]))
  for (const { name, columns } of tables) {
    const own = made.get(name)
    if (!own) throw new BackupFault(`Arsip menyebut tabel ${name}, yang tidak dibuat migrasi mana pun. ${NOTHING_CAME}`)
    const strange = columns.find((column) => !own.includes(column))
    if (strange === undefined || name === JOB_TABLE) continue
    throw new BackupFault(
      `Arsip menyebut kolom ${strange} pada tabel ${name}, yang tidak dibuat migrasi. ${NOTHING_CAME}`,
    )
  }
  const known = new Set(await archivedSequences(client))
  const strange = sequences.find(({ name }) => !known.has(name))
  if (strange)
    throw new BackupFault(`Arsip menyebut urutan ${strange.name}, yang tidak dibuat migrasi. ${NOTHING_CAME}`)
}

const columnList = (columns: string[]): string => columns.map((column) => pg.escapeIdentifier(column)).join(', ')

/** Copies jobs over from a table of their own, as the queue may have other columns and kinds of jobs by now. */
async function adoptJobs(client: pg.Client, { columns }: ArchivedTable): Promise<void> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = '${JOB_TABLE}'::regclass and attnum > 0 and not attisdropped`,
  )
  const kept = rows.filter(({ name }) => columns.includes(name))
  const values = kept.map(({ name, type }) => `${pg.escapeIdentifier(name)}::${type}`).join(', ')
  await client.query(
    `insert into ${JOB_TABLE} (${columnList(kept.map(({ name }) => name))}) select ${values} from restored_jobs
      where name in (select name from jobs.queue) on conflict do nothing`,
  )
}

interface OpenTable {
  table: ArchivedTable
  feeder: PassThrough
  stream: CopyStreamQuery
  done: Promise<void>
}

/** Loads an archive's rows in one transaction: after it all of them are there, or none. */
export class Import {
  readonly #client: pg.Client
  readonly #tables: Map<string, ArchivedTable>
  readonly #restoreGuards: () => Promise<void>
  #open: OpenTable | undefined
  readonly #counts = new Map<string, number>()

  private constructor(client: pg.Client, manifest: Manifest, restoreGuards: () => Promise<void>) {
    this.#client = client
    this.#tables = new Map(manifest.tables.map((table) => [table.name, table]))
    this.#restoreGuards = restoreGuards
  }

  static async begin(client: pg.Client, manifest: Manifest): Promise<Import> {
    await client.query('begin')
    const restoreGuards = await liftGuards(client)
    await makePartitions(client, manifest)
    await requireMadeByMigrations(client, manifest)
    await emptyTables(client)
    return new Import(client, manifest, restoreGuards)
  }

  /** Takes a part of a table's rows; parts come in order. */
  async add(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    if (this.#open?.table.name !== name) {
      await this.#endTable()
      this.#open = await this.#openTable(name)
    }
    const { feeder, done } = this.#open
    for await (const part of content) {
      if (feeder.destroyed) return done
      if (!feeder.write(part)) await once(feeder, 'drain')
    }
  }

  /** Ends the transaction; throws, and leaves nothing, when a table has other rows than the manifest says. */
  async commit({ tables, sequences }: Manifest): Promise<void> {
    await this.#endTable()
    for (const { name, rows } of tables) {
      const came = this.#counts.get(name) ?? 0
      if (came !== rows) throw new BackupFault(`Tabel ${name}: ${came} baris masuk, seharusnya ${rows}.`)
    }
    for (const { name, last_value, is_called } of sequences) {
      await this.#client.query('select setval($1::regclass, $2, $3)', [name, last_value, is_called])
    }
    await this.#restoreGuards()
    await this.#client.query('commit')
    await this.#client.query('analyze')
  }

  async #openTable(name: string): Promise<OpenTable> {
    const table = this.#tables.get(name)
    if (!table) throw new BackupFault(`Cadangan ini berisi tabel ${name} yang tidak ada dalam daftarnya.`)
    const list = columnList(table.columns)
    const target = name === JOB_TABLE ? 'restored_jobs' : name
    if (name === JOB_TABLE) {
      const columns = table.columns.map((column) => `${pg.escapeIdentifier(column)} text`).join(', ')
      await this.#client.query(`create temporary table restored_jobs (${columns}) on commit drop`)
    }
    const stream = this.#client.query(copyFrom(`copy ${target} (${list}) from stdin`))
    const feeder = new PassThrough()
    const done = pipeline(feeder, stream)
    done.catch(() => {})
    return { table, feeder, stream, done }
  }

  async #endTable(): Promise<void> {
    if (!this.#open) return
    const { table, feeder, stream, done } = this.#open
    this.#open = undefined
    feeder.end()
    await done
    this.#counts.set(table.name, stream.rowCount)
    if (table.name === JOB_TABLE) await adoptJobs(this.#client, table)
  }
}
