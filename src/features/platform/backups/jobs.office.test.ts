import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { listBackups } from '../../../../tests/backups.ts'
import { startBucketServer } from '../../../../tests/bucket-server.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import { archiveName } from '../../../ground/backup/archive-name.ts'
import type { Context } from '../../../ground/context.ts'
import { inTransaction, openDatabase } from '../../../ground/database/db.ts'
import { TurnNotReached } from '../../../ground/database/one-at-a-time.ts'
import { runBackup } from './jobs.ts'
import { requestBackup, sealBucket } from './service.ts'

let site: TestApp
let folder: string

beforeEach(async () => {
  site = await testApp({ now: new Date('2026-11-19T18:00:00Z') })
  await staffIn(site, ['pengguna'])
  folder = path.join(site.config.backupDir, 'portal')
  await site.db.updateTable('backup_plan').set({ aktif: true, jam: 2, harian: 2, mingguan: 0, bulanan: 0 }).execute()
})

const HOUR_MS = 3_600_000
const passHours = (hours: number): void => {
  site.clock.now = new Date(site.clock.now.getTime() + hours * HOUR_MS)
}

/** Lets the clock's job ask, and whatever waits run. */
async function work() {
  await site.deadlines()
  return site.deliverMails()
}

test('the day’s backup is made once, from its hour on, and older ones of this portal go as the plan says', async () => {
  await work()
  expect(await listBackups(site.db)).toEqual([])
  for (const _day of [1, 2, 3]) {
    passHours(12)
    await work()
    passHours(1)
    await work()
    passHours(11)
  }
  const made = await listBackups(site.db)
  expect(made.map(({ status, asal }) => [status, asal])).toEqual(Array(3).fill(['selesai', 'jadwal']))
  expect(made.map(({ removed_at }) => removed_at === null)).toEqual([true, true, false])
  expect((await readdir(folder)).sort()).toEqual(
    made
      .slice(0, 2)
      .map(({ nama }) => nama)
      .sort(),
  )
  expect(made[0]).toMatchObject({ place: folder, catatan: 'Di disk yang sama dengan data.' })
})

test('an archive of another installation is never taken away', async () => {
  const foreign = archiveName('lain0000', new Date('2020-01-01T00:00:00Z'))
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, foreign), 'x')
  for (const _day of [1, 2, 3]) {
    passHours(24)
    await work()
  }
  expect(await readdir(folder)).toContain(foreign)
})

test('one that fails is told by letter and on the desk, says why, and is not repeated until the next day', async () => {
  await mkdir(site.config.backupDir, { recursive: true })
  await writeFile(folder, 'a file where the folder should be')
  passHours(3)
  const letters = await work()
  expect(letters.map(({ subject }) => subject)).toEqual(['Cadangan portal gagal'])
  expect(letters[0]?.text).toContain(`${folder} bukan folder.`)
  const [failed] = await listBackups(site.db)
  expect(failed).toMatchObject({ status: 'gagal', catatan: `${folder} bukan folder.` })
  const { browser } = await staffIn(site, [])
  expect((await browser.get('/admin-api/meja')).body.cadangan).toMatchObject({ galat: `${folder} bukan folder.` })
  passHours(1)
  expect(await work()).toEqual([])
  expect(await listBackups(site.db)).toHaveLength(1)
})

const beginByHand = async (): Promise<number> => {
  const asked = await inTransaction(site.db, (db) =>
    requestBackup(db, { jobs: site.jobs, now: site.clock.now }, { asal: 'petugas' }),
  )
  const id = asked ?? 0
  await site.db.updateTable('backups').set({ status: 'berjalan' }).where('id', '=', id).execute()
  return id
}

test('one that a dead process has begun is begun anew, and what it left goes', async () => {
  const id = await beginByHand()
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `${archiveName('portal', site.clock.now)}.partial`), 'half')
  await site.deliverMails()
  expect(await listBackups(site.db)).toMatchObject([{ id, status: 'selesai' }])
  expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([])
})

test('one at which a living process still is stays with it', async () => {
  const brief = openDatabase(site.database.url, { waits: { statement: 5000, lock: 200, idleInTransaction: 5000 } })
  onTestFinished(brief.close)
  const id = await beginByHand()
  const holder = await site.database.pool.connect()
  await holder.query('select pg_advisory_lock(7241011, $1::int)', [id])
  const parts = { ...site.config, url: site.database.url }
  const ctx = { db: brief.db, now: site.clock.now, files: site.files, keys: TEST_KEYS } as Context
  const run = () => runBackup(ctx, parts, id)
  await expect(run()).rejects.toThrow(TurnNotReached)
  expect(await listBackups(site.db)).toMatchObject([{ id, status: 'berjalan' }])
  // As its death does.
  holder.release(true)
  await run()
  expect(await listBackups(site.db)).toMatchObject([{ id, status: 'selesai' }])
})

test('one that nobody takes over any more is given up, so that the next can begin', async () => {
  await site.db.insertInto('backups').values({ at: site.clock.now, status: 'berjalan', asal: 'petugas' }).execute()
  passHours(3)
  await work()
  const states = (await listBackups(site.db)).map(({ status }) => status)
  expect(states).toEqual(['selesai', 'gagal'])
})

describe('a bucket in the networks around the portal', () => {
  test.each([
    ['that the operator did not name is not asked, even where an older plan holds it', '', 'gagal'],
    ['that the operator named is written to', undefined, 'selesai'],
  ])('%s', async (_what, OUTBOUND_ALLOW, status) => {
    const server = await startBucketServer()
    const env = OUTBOUND_ALLOW === undefined ? {} : { env: { OUTBOUND_ALLOW } }
    const portal = await testApp({ now: new Date('2026-11-20T03:00:00Z'), ...env })
    const bucket_sealed = sealBucket(TEST_KEYS, { ...server.bucket('portal', { bucket: 'arsip' }) })
    await portal.db.updateTable('backup_plan').set({ aktif: true, jam: 2, tujuan: 's3', bucket_sealed }).execute()
    await portal.deadlines()
    await portal.deliverMails()
    expect(await listBackups(portal.db)).toMatchObject([{ status }])
    expect(server.seen.length > 0).toBe(status === 'selesai')
    if (status === 'gagal') expect((await listBackups(portal.db))[0]?.catatan).toContain('tidak dihubungi')
    await server.close()
  })
})
