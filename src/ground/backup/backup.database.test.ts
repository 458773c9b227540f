import { randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { beforeAll, expect, inject, test } from 'vitest'
import { loggedIn } from '../../../tests/accounts.ts'
import { makeCertificate } from '../../../tests/certificates.ts'
import { contentOfDatabase, contentOfFolder } from '../../../tests/database-content.ts'
import { emptyDatabase } from '../../../tests/empty-database.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../tests/harness.ts'
import { pdf } from '../../../tests/pdf.ts'
import { giveFile, photo } from '../../../tests/private-files.ts'
import { keepFile } from '../../features/platform/files/service.ts'
import { type RestoreTarget, restoreArchive } from '../../program/commands/restore.ts'
import { openDiskPlace } from '../storage/places/disk-place.ts'
import { openSnapshot } from './export-database.ts'
import { openFolderPlace } from './folder-place.ts'
import { refuseHalfRestored } from './import-database.ts'
import { makeBackup } from './make-backup.ts'

let site: TestApp
let files: string

beforeAll(async () => {
  site = await testApp()
  files = path.join(inject('folder'), 'files', path.basename(site.database.url))
  const { browser, account } = await loggedIn(site)
  await giveFile(browser)
  await giveFile(browser)
  await makeCertificate(site.db, { user_id: account.id })
  await site.files.storePicture(site.db, await photo().png().toBuffer())
})

const newFolder = (): string => path.join(inject('folder'), randomUUID())

const source = () => ({
  url: site.database.url,
  files: openDiskPlace(files),
  keys: TEST_KEYS,
  now: new Date('2026-11-20T03:00:00Z'),
})

const newTarget = async (more: Partial<RestoreTarget> = {}): Promise<RestoreTarget> => ({
  url: await emptyDatabase(),
  keys: TEST_KEYS,
  files: openDiskPlace(newFolder()),
  ...more,
})

test('what was backed up comes back the same, by a role that is no superuser, and guards what it guarded', async () => {
  const place = openFolderPlace(newFolder())
  const made = await makeBackup(source(), place)
  expect(made).toMatchObject({ name: 'cadangan-portal-20261120T030000Z.tar.zst.segel', files: 3, missing: [] })
  expect(await place.list()).toEqual([{ name: made.name, bytes: made.bytes }])
  const target = await newTarget()
  const restored = await restoreArchive(place, made.name, target)
  expect(restored.files).toBe(3)
  expect(await contentOfDatabase(target.url)).toEqual(await contentOfDatabase(site.database.url))
  const { variants, ...kept } = await contentOfFolder(files)
  expect(await contentOfFolder(target.files.label)).toEqual(kept)
})

/** A target with a connection of its own, and whoever asks is told what it holds. */
async function rowsIn(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}

test('guards, links and numbers hold again after a restore', async () => {
  const place = openFolderPlace(newFolder())
  const { name } = await makeBackup(source(), place)
  const target = await newTarget()
  await restoreArchive(place, name, target)
  const guards = `select tgrelid::regclass::text || tgname as is, tgenabled::text as mode from pg_trigger where not tgisinternal
    union all select conrelid::regclass::text || conname, pg_get_constraintdef(oid) from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
    union all select sequencename::text, last_value::text from pg_sequences where schemaname = 'public' order by 1, 2`
  expect(await rowsIn(target.url, guards)).toEqual(await rowsIn(site.database.url, guards))
})

test('an archive with one changed, missing or cut byte is refused before anything is written', async () => {
  const place = openFolderPlace(newFolder())
  const { name } = await makeBackup(source(), place)
  const whole = await readFile(path.join(place.label, name))
  const target = await newTarget()
  const middle = Math.floor(whole.length / 2)
  const changed = Buffer.from(whole)
  changed[middle] = (changed[middle] ?? 0) ^ 0xff
  for (const bytes of [changed, whole.subarray(0, middle), whole.subarray(0, whole.length - 1), Buffer.alloc(0)]) {
    await writeFile(path.join(place.label, name), bytes)
    await expect(restoreArchive(place, name, target)).rejects.toThrow('tidak utuh')
    expect(await rowsIn(target.url, "select 1 from pg_class where relnamespace = 'public'::regnamespace")).toEqual([])
  }
  await expect(restoreArchive(place, 'cadangan-portal-20200101T000000Z.tar.zst.segel', target)).rejects.toThrow(
    'Tidak ada',
  )
})

test('a place that holds anything is refused, and one that was cut off says how to go on', async () => {
  const place = openFolderPlace(newFolder())
  const { name } = await makeBackup(source(), place)
  await expect(restoreArchive(place, name, { ...(await newTarget()), url: site.database.url })).rejects.toThrow(
    'sudah berisi',
  )
  await expect(restoreArchive(place, name, await newTarget({ files: openDiskPlace(files) }))).rejects.toThrow(
    'sudah berisi berkas',
  )
  const target = await newTarget()
  const cut = { ...target, wants: () => Promise.reject(new Error('power cut')) }
  await expect(restoreArchive(place, name, cut)).rejects.toThrow('power cut')
  await expect(refuseHalfRestored(target.url)).rejects.toThrow('--again')
  await expect(restoreArchive(place, name, target)).rejects.toThrow('--again')
  await restoreArchive(place, name, { ...target, again: true })
  await refuseHalfRestored(target.url)
  expect(await contentOfDatabase(target.url)).toEqual(await contentOfDatabase(site.database.url))
})

test('while files come and go, an archive holds exactly those that its database lists', {
  tags: ['long'],
}, async () => {
  const { account } = await loggedIn(site)
  const file = {
    userId: account.id,
    jenis: 'lainnya' as const,
    name: 'berkas.pdf',
    type: 'application/pdf',
    bytes: pdf(),
  }
  const keep = () => keepFile(site.db, { files: site.files, keys: TEST_KEYS, now: new Date() }, file)
  let isOver = false
  const writing = async () => {
    while (!isOver) {
      const { id } = await keep()
      await keep()
      // As by hand: the bytes go with a later sweep.
      await new Promise((resolve) => setTimeout(resolve, 20))
      await site.db.deleteFrom('private_files').where('id', '=', id).execute()
    }
  }
  const busy = writing()
  const place = openFolderPlace(newFolder())
  for (let round = 0; round < 2; round += 1) {
    const { name, missing } = await makeBackup(source(), place)
    expect(missing).toEqual([])
    const target = await newTarget()
    const restored = await restoreArchive(place, name, target)
    const listed = await rowsIn(target.url, 'select id::text from private_files where erased_at is null')
    const kept = await contentOfFolder(path.join(target.files.label, 'private'))
    expect(
      Object.keys(kept)
        .map((file) => path.basename(file))
        .sort(),
    ).toEqual(listed.map((row) => (row as { id: string }).id).sort())
    expect(restored.files).toBe(listed.length + 1)
    await place.remove(name)
  }
  isOver = true
  await busy
})

test('a file that the disk lost does not stop a backup, and is named', async () => {
  const { browser } = await loggedIn(site)
  const id = await giveFile(browser)
  await site.files.private.remove(id)
  const { missing } = await makeBackup(source(), openFolderPlace(newFolder()))
  expect(missing).toEqual([`private/${id.slice(0, 2)}/${id}`])
  await browser.delete(`/berkas/${id}`)
})

test('a place that fills up or may not be written says so, and keeps no half', async () => {
  const folder = newFolder()
  const place = openFolderPlace(folder)
  const full = Readable.from(
    (async function* () {
      yield Buffer.alloc(100_000)
      throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
    })(),
  )
  await expect(place.write('cadangan-portal-20261120T030000Z.tar.zst.segel', full)).rejects.toThrow('penuh')
  expect(await readdir(folder)).toEqual([])
  const file = path.join(folder, 'berkas')
  await writeFile(file, '')
  await expect(makeBackup(source(), openFolderPlace(file))).rejects.toThrow('bukan folder')
})

test('two backups of one database do not run at once', async () => {
  const snapshot = await openSnapshot(site.database.url)
  await expect(makeBackup(source(), openFolderPlace(newFolder()))).rejects.toThrow('Cadangan lain sedang dibuat')
  await snapshot.close()
})
