import { randomUUID } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, inject, test } from 'vitest'
import { loggedIn } from '../../../tests/accounts.ts'
import { makeCertificate } from '../../../tests/certificates.ts'
import { contentOfDatabase, contentOfFolder } from '../../../tests/database-content.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../tests/harness.ts'
import { giveFile, photo } from '../../../tests/private-files.ts'
import { inFolder } from './archive-files.ts'
import { openFolderPlace } from './folder-place.ts'
import { makeBackup } from './make-backup.ts'
import { type RestoreTarget, restoreArchive } from './restore.ts'

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
  whereabouts: inFolder(files),
  identity: null,
  now: new Date('2026-11-20T03:00:00Z'),
})

/** An empty database that belongs to a role without any rights beyond it. */
async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  const server = new pg.Client({ connectionString: inject('postgres') })
  await server.connect()
  await server.query(`create role ${name} login password 'rahasia'`)
  await server.query(`create database ${name} owner ${name}`)
  await server.end()
  const url = new URL(inject('postgres'))
  url.username = name
  url.password = 'rahasia'
  url.pathname = `/${name}`
  return url.href
}

const newTarget = async (more: Partial<RestoreTarget> = {}): Promise<RestoreTarget> => ({
  url: await emptyDatabase(),
  keys: TEST_KEYS,
  folder: newFolder(),
  ...more,
})

test('what was backed up comes back the same, by a role that is no superuser, and guards what it guarded', async () => {
  const place = openFolderPlace(newFolder())
  const made = await makeBackup(source(), place)
  expect(made).toMatchObject({ name: 'cadangan-portal-20261120T030000Z.tar.zst', files: 3, missing: [] })
  expect(await place.list()).toEqual([{ name: made.name, bytes: made.bytes }])
  const target = await newTarget()
  const restored = await restoreArchive(place, made.name, target)
  expect(restored.files).toBe(3)
  expect(await contentOfDatabase(target.url)).toEqual(await contentOfDatabase(site.database.url))
  const { variants, ...kept } = await contentOfFolder(files)
  expect(await contentOfFolder(target.folder)).toEqual(kept)
})
