import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import pino from 'pino'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { requestBackup, sealBucket } from '../src/features/platform/backups/service.ts'
import { inTransaction, openDatabase } from '../src/ground/database/db.ts'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { openJobs } from '../src/ground/jobs/jobs.ts'
import { ROOT } from '../src/ground/root.ts'
import { newKeyText, openKeys } from '../src/ground/secrets/keys.ts'
import { startBucketServer } from './bucket-server.ts'
import { faultyLine } from './faulty-line.ts'
import { reachableFolder } from './postgres.ts'
import { Program } from './program.ts'
import { waitUntil } from './wait.ts'

/** The time until another process takes a job over, and the time for a start and a backup on a busy machine. */
const TAKEN_MS = 60_000
const MADE_MS = 120_000

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: ROOT })
}, 240_000)

test('a backup that is killed is made anew within a minute by the next process, and blocks none after it', async () => {
  const [store, key] = [await startBucketServer(), newKeyText()]
  const line = await faultyLine(store.port)
  const program = new Program(await reachableFolder('sertifikasi-killed-'), await freePort(), { APP_KEY: key })
  onTestFinished(async () => {
    await program.end()
    await line.close()
    await store.close()
    await rm(program.data, { recursive: true, force: true })
  })
  const first = await program.start()
  const { db, pool, close } = openDatabase(program.databaseUrl, { most: 2 })
  const keys = openKeys(key)
  const place = { endpoint: `http://127.0.0.1:${line.port}`, region: 'us-east-1', bucket: 'arsip', prefix: 'portal' }
  const bucket_sealed = sealBucket(keys, { ...place, access_key: 'S3RVER', secret_key: 'S3RVER' })
  await db.updateTable('backup_plan').set({ tujuan: 's3', bucket_sealed }).execute()
  const jobs = openJobs({ url: program.databaseUrl, keys, log: pino({ level: 'silent' }), takes: false })
  const ask = () => inTransaction(db, (db) => requestBackup(db, { jobs, now: new Date() }, { asal: 'petugas' }))
  await line.choose('silent')
  const id = await ask()
  await waitUntil(async () => line.met > 0, { timeoutMs: 60_000 })
  const begun = await pool.query<{ id: string; retry_count: number }>(
    "select id, retry_count from jobs.job where name = 'backup' and state = 'active'",
  )
  expect([begun.rowCount, await ask()]).toEqual([1, undefined])
  first.child.kill('SIGKILL')
  await first.ended
  await line.choose(undefined)
  await program.start()
  const started = performance.now()
  const isTaken = async () => {
    const { rows } = await pool.query<{ started_after: boolean }>(
      `select retry_count > 0 and state in ('active', 'completed') as started_after from jobs.job where name = 'backup'`,
    )
    return rows[0]?.started_after ?? false
  }
  await waitUntil(isTaken, { timeoutMs: MADE_MS })
  expect(performance.now() - started).toBeLessThan(TAKEN_MS)
  const statusOf = () => db.selectFrom('backups').select(['id', 'status']).execute()
  await waitUntil(async () => (await statusOf())[0]?.status === 'selesai', { timeoutMs: MADE_MS })
  expect(await ask()).toBeGreaterThan(id ?? 0)
  await waitUntil(async () => (await statusOf()).every(({ status }) => status === 'selesai'), { timeoutMs: MADE_MS })
  await jobs.stop()
  await close()
}, 400_000)
