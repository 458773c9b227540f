import { randomUUID } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openFolderPlace } from '../src/ground/backup/folder-place.ts'
import { makeBackup } from '../src/ground/backup/make-backup.ts'
import { OLDER_ARCHIVE, OLDER_DATABASE } from '../src/ground/database/baseline.ts'
import { migrate, schemaStateAt } from '../src/ground/database/migrate.ts'
import { readMigrations } from '../src/ground/database/migration-files.ts'
import { SupersededError } from '../src/ground/database/schema-state.ts'
import { openDiskPlace } from '../src/ground/storage/places/disk-place.ts'
import { restoreArchive } from '../src/program/commands/restore.ts'
import { contentOfDatabase } from './database-content.ts'
import { emptyDatabase } from './empty-database.ts'
import { TEST_KEYS } from './harness.ts'
import { schemaText } from './schema-text.ts'
import { loadVersion090 } from './version-0.9.0.ts'

let old: string
const clients: pg.Client[] = []

beforeEach(async () => {
  old = await emptyDatabase()
  await loadVersion090(old)
})

afterEach(async () => {
  for (const client of clients.splice(0)) await client.end()
})

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  clients.push(client)
  return client
}

const namesOfBaseline = async () =>
  (await readMigrations()).map(({ name }) => name).filter((name) => /_baseline_/.test(name))

/** The rows of an empty portal say when they were made. */
const AT_ONE_MOMENT = `update site_content set updated_at = '2026-12-01T00:00:00Z';
  update content_changes set updated_at = '2026-12-01T00:00:00Z'`

test('a database of version 0.9.0 takes over the baseline: nothing but comments changes, and it equals a new one', async () => {
  const client = await connected(old)
  const schema = await schemaText(client, { comments: false })
  const content = await contentOfDatabase(old)
  const only = await namesOfBaseline()
  expect(await migrate(old, { only })).toEqual(only)
  expect(await schemaText(client, { comments: false })).toEqual(schema)
  expect(await contentOfDatabase(old)).toEqual(content)
  // What came after the baseline changes both alike.
  const later = await migrate(old)
  expect(later.some((name) => only.includes(name))).toBe(false)
  expect(await schemaStateAt(old)).toMatchObject({ pending: [], unknown: [], changed: [], floor: '0114' })
  expect(await migrate(old)).toEqual([])

  const fresh = await emptyDatabase()
  await migrate(fresh)
  const other = await connected(fresh)
  await other.query(AT_ONE_MOMENT)
  expect(await schemaText(client, { comments: true })).toEqual(await schemaText(other, { comments: true }))
  expect(await contentOfDatabase(fresh)).toEqual(await contentOfDatabase(old))
})

test('a take-over that was cut off goes on', async () => {
  const client = await connected(old)
  await migrate(old)
  const names = await namesOfBaseline()
  await client.query('delete from migrations where name = any($1)', [names.slice(3)])
  expect(await migrate(old)).toEqual(names.slice(3))
})

test.each([
  ['lacks a migration', `delete from migrations where name like '0148%'`],
  ['has a migration that was changed', `update migrations set sha256 = 'x' where name like '0077%'`],
])('a database from before version 0.9.0, that %s, is told to run it once, and is left alone', async (_how, change) => {
  const client = await connected(old)
  await client.query(change)
  const ran = async () => (await client.query('select * from migrations order by name')).rows
  const [before, schema] = [await ran(), await schemaText(client, { comments: true })]
  const refused = await migrate(old).catch((error: Error) => error)
  expect(refused).toBeInstanceOf(SupersededError)
  expect(refused).toMatchObject({ message: OLDER_DATABASE })
  expect([await ran(), await schemaText(client, { comments: true })]).toEqual([before, schema])
})

test('a database without floors, from long before, is told so as well', async () => {
  const client = await connected(old)
  await client.query(`delete from migrations where name > '0106'; alter table migrations drop column floor`)
  await expect(migrate(old)).rejects.toThrow(OLDER_DATABASE)
})

const newFolder = (): string => path.join(inject('folder'), randomUUID())

async function backUp(url: string) {
  const place = openFolderPlace(newFolder())
  const now = new Date('2026-12-02T03:00:00Z')
  const { name } = await makeBackup({ url, files: openDiskPlace(newFolder()), keys: TEST_KEYS, now }, place)
  return { place, name }
}

const newTarget = async () => ({ url: await emptyDatabase(), keys: TEST_KEYS, files: openDiskPlace(newFolder()) })

test.each([
  ['version 0.9.0', false],
  ['a database that took over the baseline', true],
])('an archive of %s is restored into the baseline', { tags: ['long'] }, async (_of, isAdopted) => {
  if (isAdopted) await migrate(old)
  const { place, name } = await backUp(old)
  const target = await newTarget()
  await restoreArchive(place, name, target)
  await migrate(old)
  expect(await contentOfDatabase(target.url)).toEqual(await contentOfDatabase(old))
  expect(await schemaStateAt(target.url)).toMatchObject({ pending: [], unknown: [], origin: 'baseline' })
})

test('an archive from before version 0.9.0 is refused before anything is written', async () => {
  const client = await connected(old)
  await client.query(`delete from migrations where name like '0148%'`)
  const { place, name } = await backUp(old)
  const target = await newTarget()
  await expect(restoreArchive(place, name, target)).rejects.toThrow(OLDER_ARCHIVE)
  expect(await schemaText(await connected(target.url), { comments: true })).toEqual(['extension plpgsql'])
})
