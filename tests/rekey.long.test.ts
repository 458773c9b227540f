import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openKeys } from '../src/ground/secrets/keys.ts'
import { type TestDatabase, testDatabase } from './harness.ts'
import { waitUntil } from './wait.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const OLD = Buffer.alloc(32, 7).toString('base64')
const NEW = Buffer.alloc(32, 8).toString('base64')
const RECORDS = 6000

let database: TestDatabase
let data: string

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: ROOT })
  database = await testDatabase()
  data = await mkdtemp(path.join(tmpdir(), 'sertifikasi-rekey-'))
  const old = openKeys(OLD)
  const rows = Array.from({ length: RECORDS }, (_, at) => ({
    nomor: `P-${at}`,
    nama: 'Wulan Contoh',
    skema: 'Contoh',
    hasil: 'Lulus',
    imported: old.seal('past-record', JSON.stringify({ nik: null, email: null }), `past_applications/p-${at}`),
    imported_at: '2026-11-20T00:00:00Z',
  }))
  for (let at = 0; at < rows.length; at += 1000)
    await database.db
      .insertInto('past_applications')
      .values(rows.slice(at, at + 1000))
      .execute()
}, 240_000)

afterAll(() => rm(data, { recursive: true, force: true }))

/** The operator's command as a process of its own. */
function rekeying() {
  const own = {
    DATABASE_URL: database.url,
    DATA_DIR: data,
    DEMO: '0',
    APP_KEY: `${NEW},${OLD}`,
    APP_URL: 'http://localhost:3000',
  }
  const child = spawn(process.execPath, ['dist/server/admin.js', 'rekey'], {
    cwd: ROOT,
    env: { ...process.env, ...own },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, ended, printed: () => printed }
}

async function resealed(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from past_applications
    where substring(imported from 1 for 4) = ${openKeys(NEW).newest}`.execute(database.db)
  return rows[0]?.count ?? 0
}

test('killed in the middle it goes on where it was, and says that the old key may go only when nothing is left', async () => {
  const first = rekeying()
  await waitUntil(async () => (await resealed()) > 0, { timeoutMs: 60_000, intervalMs: 1 })
  first.child.kill('SIGKILL')
  await first.ended
  const [half, printed] = [await resealed(), first.printed()]
  expect(half).toBeGreaterThan(0)
  expect(half).toBeLessThan(RECORDS)
  expect(printed).not.toContain('boleh dilepas')
  const second = rekeying()
  expect([await second.ended, second.printed()]).toEqual([0, expect.stringContaining('0 tersisa di bawah kunci lama')])
  expect(second.printed()).toContain(
    `past_applications.imported: ${(RECORDS - half).toLocaleString('id-ID')} disegel ulang`,
  )
  expect(second.printed()).toContain('Kunci lama boleh dilepas')
  const keys = openKeys(NEW)
  for (const { nomor, imported } of await database.db
    .selectFrom('past_applications')
    .select(['nomor', 'imported'])
    .execute())
    expect(keys.open('past-record', imported, `past_applications/${nomor.toLowerCase()}`).length).toBeGreaterThan(0)
}, 120_000)
