import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { beforeAll, expect, inject, test } from 'vitest'
import { emptyDatabase } from '../../../tests/empty-database.ts'
import { TEST_KEYS, testDatabase } from '../../../tests/harness.ts'
import { HOSTILE_ARCHIVES, type Parts, takeApart, withoutSeal } from '../../../tests/hostile-archives.ts'
import { type RestoreTarget, restoreArchive } from '../../program/commands/restore.ts'
import { openDiskPlace } from '../storage/places/disk-place.ts'
import { openFolderPlace } from './folder-place.ts'
import { connect, Import } from './import-database.ts'
import { makeBackup } from './make-backup.ts'

const newFolder = (): string => path.join(inject('folder'), randomUUID())

let genuine: Parts
let url: string
const place = openFolderPlace(newFolder())
const NAME = 'cadangan-portal-20261120T030000Z.tar.zst.segel'
const files = newFolder()

beforeAll(async () => {
  const source = { files: openDiskPlace(newFolder()), keys: TEST_KEYS, now: new Date('2026-11-20T03:00:00Z') }
  const { name } = await makeBackup({ ...source, url: (await testDatabase()).url }, place)
  genuine = await takeApart(place, name)
  url = await emptyDatabase()
})

/** The same place again and again: what one restore has left, the next begins anew. */
const target = (more: Partial<RestoreTarget> = {}): RestoreTarget => ({
  ...{ url, keys: TEST_KEYS, files: openDiskPlace(files), again: true },
  ...more,
})

async function restoreBytes(archive: Buffer, more?: Partial<RestoreTarget>) {
  await writeFile(path.join(place.label, NAME), archive)
  return restoreArchive(place, NAME, target(more))
}

/** How many rows and files came. */
async function whatCame(): Promise<{ rows: number; files: number }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: tables } = await client.query<{ there: boolean }>("select to_regclass('users') is not null as there")
  const { rows } = tables[0]?.there ? await client.query('select 1 from backup_plan') : { rows: [] }
  await client.end()
  const kept = await readdir(files, { recursive: true, withFileTypes: true }).catch(() => [])
  return { rows: rows.length, files: kept.filter((entry) => entry.isFile()).length }
}

const FOUND_AT_ONCE = HOSTILE_ARCHIVES.filter(({ isFoundLate }) => !isFoundLate)
const FOUND_LATE = HOSTILE_ARCHIVES.filter(({ isFoundLate }) => isFoundLate)

test.for(FOUND_AT_ONCE)('an archive with $what is refused before anything is written', async (hostile) => {
  const { archive, refused, plain } = hostile
  await expect(restoreBytes(await archive(genuine))).rejects.toThrow(refused)
  if (plain) {
    const trusted = await withoutSeal(plain(genuine))
    await expect(restoreBytes(trusted, { trustsUnsealed: true })).rejects.toThrow(refused)
  }
  expect(await whatCame()).toEqual({ rows: 0, files: 0 })
})

test.for(FOUND_LATE)('an archive with $what is refused beside the tables of migrations', async ({ plain, refused }) => {
  const { url } = await testDatabase()
  const client = await connect(url)
  const { manifest } = plain?.(genuine) ?? genuine
  await expect(Import.begin(client, manifest).finally(() => client.end())).rejects.toThrow(refused)
})

test('an archive that is another one at its second reading is not restored', async () => {
  const other = newFolder()
  await mkdir(other)
  const rows = genuine.entries.findIndex(({ name }) => name.startsWith('database/'))
  const { bytes = Buffer.alloc(0) } = genuine.entries[rows] ?? {}
  const entries = genuine.entries.with(rows, {
    name: genuine.entries[rows]?.name ?? '',
    bytes: Buffer.concat([bytes, bytes]),
  })
  const written = await withoutSeal({ ...genuine, entries })
  await writeFile(path.join(place.label, NAME), await withoutSeal(genuine))
  await writeFile(path.join(other, NAME), written)
  let reads = 0
  const changing = {
    ...place,
    read: async (name: string) => {
      reads += 1
      return createReadStream(path.join(reads === 1 ? place.label : other, name))
    },
  }
  await expect(restoreArchive(changing, NAME, target({ trustsUnsealed: true }))).rejects.toThrow('di tengah pemulihan')
  expect(reads).toBe(2)
})

test('rows do not come in as a superuser of the server', async () => {
  const database = new URL(url).pathname
  const superuser = new URL(inject('postgres'))
  superuser.pathname = database
  await expect(restoreArchive(place, NAME, target({ url: superuser.href, trustsUnsealed: true }))).rejects.toThrow(
    'adalah superuser basis data',
  )
})

test('an archive without a seal comes back when the operator says that they trust it', async () => {
  const restored = await restoreBytes(await withoutSeal(genuine), { trustsUnsealed: true })
  expect(restored.files).toBe(1)
  expect(await whatCame()).toEqual({ rows: 1, files: 1 })
})
