import { randomUUID } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { giveFile, privateFolder, privateNames, USES } from '../../../../tests/private-files.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import { sweepFiles } from './jobs.ts'
import { bringBackFiles, setAsideFiles } from './quarantine-service.ts'
import { isTooMuch } from './rules.ts'
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

describe('the sweep sets aside, for thirty days,', () => {
  const restore = (...names: string[]) =>
    bringBackFiles({ db: site.db, files: site.files, now: site.clock.now }, names.length > 0 ? names : undefined)
  const pass = (days: number) => (site.clock.now = new Date(site.clock.now.getTime() + days * 24 * HOUR_MS))
  const named = async () => (await setAsideFiles(site)).map(({ name, part }) => [name, part])
  const own = async () => (await owner.browser.get('/berkas')).body.map(({ id }: { id: string }) => id)

  test('what has been given a day ago and is named by nothing; its owner does not see it, and its bytes stay', async () => {
    const [old, young] = [await fileOf(24.1), await fileOf(23.9)]
    await sweep()
    expect([await own(), await named()]).toEqual([[young], [[old, 'listed']]])
    expect(await left()).toEqual(both(old, young))
    pass(30)
    await sweep()
    expect((await left()).listed).toContain(old)
    pass(0.1)
    await sweep()
    await sweep()
    expect(await left()).toEqual({ listed: [young], onDisk: [young] })
  })

  test('and gives it back to whoever uses it again, or when the operator asks', async () => {
    const [used, wanted] = [await fileOf(30), await fileOf(30)]
    await sweep()
    expect(await own()).toEqual([])
    await USES['application_files.file_id']?.(site.db, { userId: owner.account.id, fileId: used })
    await sweep()
    expect(await named()).toEqual([[wanted, 'listed']])
    expect(await restore(wanted)).toEqual({ brought: 1, unlisted: 0 })
    await sweep()
    expect((await own()).sort()).toEqual([used, wanted].sort())
  })

  test('what lies on disk since an hour and no row lists; a broken half of a write goes, and nothing younger', async () => {
    const kept = await fileOf(2)
    const names = [randomUUID(), `${randomUUID()}.${randomUUID()}`, randomUUID()]
    for (const name of names) await site.files.private.put(name, Buffer.from('yatim'))
    const [whole = '', half = '', young = ''] = names
    await datedOnDisk(whole, 1.1)
    await datedOnDisk(half, 1.1)
    await datedOnDisk(young, 0.9)
    await sweep()
    expect(await left()).toEqual({ listed: [kept], onDisk: [kept, young].sort() })
    expect(await named()).toEqual([[whole, 'private']])
    expect(await restore()).toEqual({ brought: 1, unlisted: 1 })
    expect((await left()).onDisk).toContain(whole)
  })

  test('bytes that a database without their row did not list; once it is listed again, they open and come back', async () => {
    const [read, waiting] = [await fileOf(2), await fileOf(2)]
    const rows = await site.db.selectFrom('private_files').selectAll().execute()
    // A half-restored database: no row was deleted on purpose.
    const guarded = [sql.table('payments'), sql.table('invoices')]
    for (const table of guarded) await sql`alter table ${table} disable trigger no_truncate`.execute(site.db)
    await sql`truncate private_files cascade`.execute(site.db)
    for (const table of guarded) await sql`alter table ${table} enable trigger no_truncate`.execute(site.db)
    await sweep()
    expect(await left()).toEqual(both())
    await site.db.insertInto('private_files').values(rows).execute()
    expect((await owner.browser.get(`/berkas/${read}`)).status).toBe(200)
    await sweep()
    expect(await left()).toEqual(both(read, waiting))
    expect(await named()).toEqual([])
  })

  test('unless that would be more than a small share: then it takes nothing, and the desk says so', async () => {
    const names = Array.from({ length: 21 }, () => randomUUID())
    for (const name of names) await site.files.private.put(name, Buffer.from('yatim'))
    for (const name of names) await datedOnDisk(name, 2)
    expect(await sweep()).toEqual([{ jenis: 'unlisted', jumlah: 21, dari: 21 }])
    expect([(await left()).onDisk.length, await named()]).toEqual([21, []])
    const desk = async () => (await (await staffIn(site, ['pengguna'])).browser.get('/admin-api/meja')).body.antrean
    expect(await desk()).toContainEqual(expect.objectContaining({ key: 'berkas_tertahan', jumlah: 21 }))
    await site.sweep()
    expect(site.logged.filter((line) => line.includes('too many files'))).toHaveLength(1)
    expect(await sweepFiles({ db: site.db, files: site.files, now: site.clock.now }, { withoutBar: true })).toEqual([])
    expect((await named()).length).toBe(21)
    expect(await desk()).not.toContainEqual(expect.objectContaining({ key: 'berkas_tertahan' }))
  })

  test('and the same of listed files that nothing names any more', async () => {
    const ids: string[] = []
    for (let made = 0; made < 21; made += 1) ids.push(await fileOf(30))
    expect(await sweep()).toEqual([{ jenis: 'unused', jumlah: 21, dari: 21 }])
    expect((await own()).sort()).toEqual(ids.sort())
  })

  test('of none where the store is another installation’s', async () => {
    const stray = randomUUID()
    await site.files.private.put(stray, Buffer.from('yatim'))
    await datedOnDisk(stray, 2)
    await site.files.mark.write({ identity: randomUUID(), canary: '' })
    await expect(sweep()).rejects.toThrow('another installation')
    expect((await left()).onDisk).toEqual([stray])
  })
})

test.each([
  [20, 20, false],
  [21, 21, true],
  [21, 1050, false],
  [22, 1050, true],
])('a sweep that would take %i of %i is too much: %s', (taken, all, is) => {
  expect(isTooMuch(taken, all)).toBe(is)
})

describe('the sweep removes', () => {
  test.each(Object.entries(USES))('nothing that %s names', async (_column, use) => {
    const fileId = await fileOf(1000)
    await use(site.db, { userId: owner.account.id, fileId, submitted: false })
    await sweep()
    expect(await left()).toEqual(both(fileId))
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
