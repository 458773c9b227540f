import { randomUUID } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loggedIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { giveFile, privateFolder, privateNames, USES } from '../../../../tests/private-files.ts'
import { inTransaction } from '../../../server/database/db.ts'
import { sweepFiles } from './jobs.ts'
import { requireOwnFiles } from './service.ts'

const HOUR_MS = 3_600_000

let site: TestApp
let owner: Awaited<ReturnType<typeof loggedIn>>

beforeEach(async () => {
  site = await testApp()
  owner = await loggedIn(site)
})

const hoursAgo = (hours: number): Date => new Date(site.clock.now.getTime() - hours * HOUR_MS)

/** Makes a name on disk so old; what a test writes has the machine's time. */
const datedOnDisk = (name: string, hours: number) =>
  utimes(path.join(privateFolder(site), name.slice(0, 2), name), hoursAgo(hours), hoursAgo(hours))

/** A file submitted that many hours ago. */
async function fileOf(hours: number): Promise<string> {
  const id = await giveFile(owner.browser)
  await site.db
    .updateTable('private_files')
    .set({ created_at: hoursAgo(hours) })
    .where('id', '=', id)
    .execute()
  await datedOnDisk(id, hours)
  return id
}

const sweep = () => sweepFiles({ db: site.db, files: site.files, now: site.clock.now })

/** The listed files, and those on disk. */
async function left() {
  const rows = await site.db.selectFrom('private_files').select('id').execute()
  return { listed: rows.map(({ id }) => id).sort(), onDisk: (await privateNames(site)).sort() }
}
const both = (...ids: string[]) => ({ listed: ids.sort(), onDisk: [...ids].sort() })

describe('the sweep removes', () => {
  test('what has been given a day ago and is named by nothing, with its bytes', async () => {
    await fileOf(24.1)
    const young = await fileOf(23.9)
    await sweep()
    expect(await left()).toEqual(both(young))
  })

  test.each(Object.entries(USES))('nothing that %s names', async (_column, use) => {
    const fileId = await fileOf(1000)
    await use(site.db, { userId: owner.account.id, fileId, submitted: false })
    await sweep()
    expect(await left()).toEqual(both(fileId))
  })

  test('what a broken upload left on disk an hour ago, whole or half, and nothing younger', async () => {
    const kept = await fileOf(2)
    const names = [randomUUID(), `${randomUUID()}.${randomUUID()}`, randomUUID()]
    for (const name of names) await site.files.private.put(name, Buffer.from('yatim'))
    const [whole = '', half = '', young = ''] = names
    await datedOnDisk(whole, 1.1)
    await datedOnDisk(half, 1.1)
    await datedOnDisk(young, 0.9)
    await sweep()
    expect(await left()).toEqual({ listed: [kept], onDisk: [kept, young].sort() })
  })

  test('the bytes of what its owner has removed', async () => {
    const id = await fileOf(2)
    await owner.browser.delete(`/berkas/${id}`)
    expect(await left()).toEqual({ listed: [], onDisk: [id] })
    await sweep()
    expect(await left()).toEqual(both())
  })

  test('openings noted longer ago than the setting says', async () => {
    const id = await fileOf(1)
    const noted = { file_id: id, owner_id: owner.account.id, user_id: owner.account.id, ip: '10.0.0.1' }
    const [old, young] = ['2025-11-20T02:59:59Z', '2025-11-20T03:00:00Z']
    await site.db
      .insertInto('file_accesses')
      .values([old, young].map((at) => ({ ...noted, at })))
      .execute()
    await sweep()
    const rows = await site.db.selectFrom('file_accesses').select('at').execute()
    expect(rows).toEqual([{ at: new Date(young) }])
  })

  test('nothing where no file was ever given', async () => {
    await sweep()
    expect(await left()).toEqual(both())
  })
})

test('what somebody is just taking up is left alone, and stays once it is named', async () => {
  const fileId = await fileOf(30)
  await inTransaction(site.db, async (db) => {
    await requireOwnFiles(db, owner.account.id, [fileId])
    await sweep()
    await USES['application_files.file_id']?.(db, { userId: owner.account.id, fileId })
  })
  await sweep()
  expect(await left()).toEqual(both(fileId))
})

test('a removal waits for who is just taking the file up, and is then refused', async () => {
  const fileId = await fileOf(1)
  const waits = () =>
    site.database.pool
      .query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      .then(({ rowCount }) => rowCount === 1)
  const removing = await inTransaction(site.db, async (db) => {
    await requireOwnFiles(db, owner.account.id, [fileId])
    const asked = owner.browser.delete(`/berkas/${fileId}`)
    await vi.waitUntil(waits, { timeout: 30_000 })
    await USES['application_files.file_id']?.(db, { userId: owner.account.id, fileId })
    return { asked }
  })
  expect((await removing.asked).status).toBe(409)
})
