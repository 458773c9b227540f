import { execFile, execFileSync } from 'node:child_process'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { testDatabase } from './harness.ts'
import { reachableFolder } from './postgres.ts'
import { Program } from './program.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
/** Drawing the demonstration takes its time. */
const LIMIT_MS = 240_000

let data: string
let database: { url: string }
let program: Program

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: ROOT })
  data = await reachableFolder('sertifikasi-demonstration-')
  database = await testDatabase()
  program = new Program(data, await freePort(), { DATABASE_URL: database.url })
}, LIMIT_MS)

afterAll(async () => {
  await program.end()
  await rm(data, { recursive: true, force: true })
})

async function runUntilReady(env: Record<string, string>, work: () => Promise<void>): Promise<void> {
  const running = program.launch(env)
  await program.ready()
  await work()
  running.child.kill('SIGTERM')
  expect(await running.ended).toBe(0)
}

/** npm run admin, where no terminal is. */
function admin(...words: string[]): Promise<{ code: number; printed: string }> {
  const env = { ...process.env, DATA_DIR: data, DATABASE_URL: database.url, DEMO: '0' }
  return new Promise((resolve) => {
    execFile(process.execPath, ['dist/server/admin.js', ...words], { cwd: ROOT, env }, (error, out, wrong) =>
      resolve({ code: error ? Number(error.code) : 0, printed: out + wrong }),
    )
  })
}

/** Asks beside the product: a connection of its own name would count as a running program. */
async function rows<Row extends pg.QueryResultRow>({ url }: { url: string }, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query<Row>(sql)
    .then((result) => result.rows)
    .finally(() => client.end())
}

/** How many rows each table holds, whatever schema it is in. */
async function rowCounts(of: { url: string }): Promise<Record<string, number>> {
  const tables = `select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`
  const names = (await rows<{ name: string }>(of, tables)).map(({ name }) => name)
  const counts = names.map((name) => `select '${name}' as name, count(*)::integer as n from ${name}`)
  const found = await rows<{ name: string; n: number }>(of, counts.join(' union all '))
  return Object.fromEntries(found.map(({ name, n }) => [name, n]))
}

/** Settings, holidays and what else the migrations write, but for the moments at which they did. */
async function writtenByMigrations(of: { url: string }, names: string[]): Promise<string[]> {
  const row = `to_jsonb(one) - 'applied_at' - 'created_at' - 'updated_at'`
  const texts = names.map((name) => `select '${name} ' || (${row})::text as text from ${name} one`)
  return (await rows<{ text: string }>(of, texts.join(' union all '))).map(({ text }) => text).sort()
}

/** All files below a folder. */
const filesIn = async (name: string): Promise<string[]> =>
  readdir(path.join(data, name), { recursive: true }).catch(() => [])

describe('a database with the demonstration', () => {
  test(
    'is seeded with accounts that are all its own',
    async () => {
      await runUntilReady({ DEMO: '1' }, async () => {
        const { code, printed } = await admin('purge-demo', '--yes')
        expect([code, printed]).toEqual([
          1,
          'Program masih berjalan pada basis data ini. Hentikan dahulu, lalu ulangi.\n',
        ])
      })
      expect((await rowCounts(database))['public.demonstration']).toBe(1)
      expect((await filesIn('files')).length).toBeGreaterThan(0)
      const { code, printed } = await admin('purge-demo')
      expect(code).toBe(1)
      expect(printed).toMatch(/\((?:1[2-9]|\d{2,}) akun, 0 di antaranya bukan akun contoh\)/)
      expect(printed).toContain('--yes')
      expect((await rowCounts(database))['public.demonstration']).toBe(1)
    },
    LIMIT_MS,
  )

  test('is not run as a live one, and is told how to empty it', async () => {
    const run = program.launch({ DEMO: '0' })
    expect(await run.ended).toBe(1)
    expect(run.printed()).toMatch(/berisi situs contoh.*npm run admin -- purge-demo/)
  })

  test('is empty after purge-demo, as if it had only been migrated, but for its identity; so are the folders', async () => {
    await mkdir(path.join(data, 'mail'), { recursive: true })
    await writeFile(path.join(data, 'mail/surat.eml'), 'Subject: Contoh')
    const { code, printed } = await admin('purge-demo', '--yes')
    expect([code, printed]).toEqual([0, expect.stringContaining('Situs contoh dihapus')])
    const fresh = await testDatabase()
    await rows(fresh, 'update portal set opened_at = null')
    const counts = await rowCounts(fresh)
    expect(await rowCounts(database)).toEqual({ ...counts, 'public.installation': 1 })
    const filled = Object.keys(counts).filter((name) => counts[name] !== 0)
    expect(filled).toContain('public.settings')
    expect(await writtenByMigrations(database, filled)).toEqual(await writtenByMigrations(fresh, filled))
    expect([await filesIn('files'), await filesIn('mail')]).toEqual([['installation.json'], []])
  })

  test('is no demonstration any more: a second purge-demo refuses, and it runs as a live one', async () => {
    const { code, printed } = await admin('purge-demo', '--yes')
    expect([code, printed]).toEqual([1, 'Basis data ini tidak berisi situs contoh, jadi tidak ada yang dihapus.\n'])
    await runUntilReady({ DEMO: '0' }, async () => {})
    expect((await rowCounts(database))['public.users']).toBe(0)
  })
})

test('a live database with an account and no content yet is not filled with the demonstration', async () => {
  const live = await testDatabase()
  await rows(
    live,
    `insert into users (name, email, phone, password_hash) values ('Kepala', 'kepala@lsk.example', '+62811000', 'x')`,
  )
  const own = { DATA_DIR: path.join(data, 'live'), APP_KEY: Buffer.alloc(32, 5).toString('base64') }
  await runUntilReady({ ...own, DEMO: '1', DATABASE_URL: live.url }, async () => {})
  const counts = await rowCounts(live)
  expect([counts['public.users'], counts['public.articles'], counts['public.demonstration']]).toEqual([1, 0, 0])
  expect(await rows(live, 'select nama_lembaga from site_content')).toEqual([{ nama_lembaga: '' }])
})
