import { mkdir, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { fillHolders } from '../bench/holder-rows.ts'
import { memoryOf } from '../bench/memory.ts'
import { openDatabase } from '../src/ground/database/db.ts'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { createDatabase } from '../src/ground/database/migrate.ts'
import { newKeyText } from '../src/ground/secrets/keys.ts'
import { makeSchedule, makeScheme, makeSiteContent } from '../tests/content.ts'
import { reachableFolder, startTestPostgres } from '../tests/postgres.ts'
import { Program } from '../tests/program.ts'
import { newMember, openPortal } from './open-portal.ts'

const DATABASE = 'portal'
const MEMBERS = 5
const NOTIFICATIONS = 20
const SCHEMES = 10
const SCHEDULES = 40

export interface WebProcess {
  port: number
  pid: number
}

export interface CapacityPortal {
  web: WebProcess[]
  postmaster: number
  /** Cookies of members that are logged in. */
  cookies: string[]
  /** A whole number of the register, by its place. */
  numberAt: (place: number) => string
  /** Has so many web processes run. */
  grow: (count: number) => Promise<void>
  /** MiB of each web process. */
  memory: () => number[]
  bytesPerRow: () => Promise<Record<string, number>>
  close: () => Promise<void>
}

/** A database with a full register, and web processes that share it, each a machine of its own. @param holders in the register */
export async function capacityPortal(holders: number): Promise<CapacityPortal> {
  const server = await startTestPostgres()
  await createDatabase(server.url('postgres'), DATABASE)
  const url = server.url(DATABASE)
  const settings = { DATABASE_URL: url, APP_KEY: newKeyText(), ROLE: 'web', TRUST_PROXY: '127.0.0.1' }
  const programs: Program[] = []
  const web: WebProcess[] = []
  const grow = async (count: number) => {
    while (web.length < count) {
      const data = await reachableFolder('sertifikasi-capacity-')
      const program = new Program(data, await freePort(), settings)
      const [first] = programs
      if (first) {
        await mkdir(data, { recursive: true })
        await symlink(path.join(first.data, 'files'), path.join(data, 'files'))
      }
      programs.push(program)
      const { child } = await program.start()
      web.push({ port: program.port, pid: child.pid ?? 0 })
      if (!first) await openPortal(url)
    }
  }
  const close = async () => {
    for (const program of programs) {
      await program.end()
      await rm(program.data, { recursive: true, force: true })
    }
    await server.remove()
  }
  try {
    await grow(1)
    const numbers = await fill(url, holders)
    const cookies = await members(programs[0]?.url ?? '', url)
    return {
      ...{ web, cookies, grow, close, postmaster: await postmasterOf(url) },
      numberAt: (place) => numbers[place % numbers.length] ?? '',
      memory: () => web.map(({ pid }) => memoryOf(pid)),
      bytesPerRow: () => bytesPerRow(url),
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function askFor<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query<Row>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

/** Content of the public pages, and the register; answers some numbers of it. */
async function fill(url: string, holders: number): Promise<string[]> {
  const { db, close } = openDatabase(url, { most: 1 })
  await makeSiteContent(db)
  const version = await makeScheme(db)
  for (let place = 1; place < SCHEMES; place += 1) await makeScheme(db)
  for (let place = 0; place < SCHEDULES; place += 1) await makeSchedule(db, { version })
  await close()
  await fillHolders(url, holders)
  const rows = await askFor<{ number: string }>(
    url,
    'select no_sertifikasi as number from certificates order by hashint8(id) limit 5000',
  )
  return rows.map(({ number }) => number)
}

/** Members with a full first page of notifications. */
async function members(url: string, databaseUrl: string): Promise<string[]> {
  const clients = []
  for (let place = 0; place < MEMBERS; place += 1) clients.push(await newMember({ url, databaseUrl }, place, () => {}))
  await askFor(
    databaseUrl,
    `insert into notifications (user_id, judul, isi, tautan, at)
     select id, 'Pendaftaran Anda sudah diterima', 'Berkas Anda sedang diperiksa oleh petugas.', '/dashboard', now()
     from users, generate_series(1, ${NOTIFICATIONS})`,
  )
  return clients.map((client) => client.cookie())
}

/** The father of whoever answers. */
async function postmasterOf(url: string): Promise<number> {
  const [row] = await askFor<{ pid: string }>(
    url,
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`,
  )
  return Number(row?.pid)
}

const TABLES = ['certificates', 'users', 'sessions', 'notifications', 'attempts'] as const

/** Bytes of a row with its share of the indexes. */
async function bytesPerRow(url: string): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {}
  for (const table of TABLES) {
    const [row] = await askFor<{ bytes: number; count: number }>(
      url,
      `select pg_total_relation_size('${table}')::float8 as bytes, count(*)::int as count from ${table}`,
    )
    if (row && row.count >= 1000) sizes[table] = row.bytes / row.count
  }
  return sizes
}
