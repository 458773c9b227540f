import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { connectionTo, waits } from '../src/ground/database/connection.ts'
import { createDatabase, migrate, schemaStateAt } from '../src/ground/database/migrate.ts'
import { OWN_SCHEMA } from '../src/ground/database/migration-files.ts'

const FIRST = `create table parcels (id int);
  create function guard_append_only() returns void language sql as 'select';`

let folder: string
let url: string
const clients: pg.Client[] = []

const write = (name: string, sql: string) => writeFile(path.join(folder, name), sql)

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  const name = `floor_${randomUUID().replaceAll('-', '')}`
  await createDatabase(inject('postgres'), name)
  url = inject('postgres').replace(/\/[^/]*$/, `/${name}`)
  await write('0001_first.sql', FIRST)
})

afterEach(async () => {
  for (const client of clients.splice(0)) await client.end()
  await rm(folder, { recursive: true, force: true })
})

async function connected(application_name?: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name })
  await client.connect()
  clients.push(client)
  return client
}

test('of programs that start together one migrates, and the others wait for it', async () => {
  const made = await Promise.all([1, 2, 3].map(() => migrate(url, { folder })))
  expect(made.flat()).toEqual(['0001_first.sql'])
})

test('a contraction waits while a program below its floor is connected, and expansions after it do not', async () => {
  await migrate(url, { folder })
  await write('0002_contract.sql', '-- contract: 0100\ndrop table parcels;')
  await write('0003_later.sql', 'create table boxes (id int);')
  const old = await connected('sertifikasi-amdal:4711:0099')
  await connected('sertifikasi-amdal:4712:0100')
  expect(await migrate(url, { folder })).toEqual(['0003_later.sql'])
  expect(await schemaStateAt(url, folder)).toMatchObject({ floor: undefined, pending: [{ name: '0002_contract.sql' }] })
  await old.end()
  clients.splice(clients.indexOf(old), 1)
  expect(await migrate(url, { folder })).toEqual(['0002_contract.sql'])
  expect((await schemaStateAt(url, folder)).floor).toBe('0100')
})

test('a program that says nothing of its migrations counts as older than any floor', async () => {
  await migrate(url, { folder })
  await write('0002_contract.sql', '-- contract: 0001\ndrop table parcels;')
  await connected('sertifikasi-amdal:4711')
  expect(await migrate(url, { folder })).toEqual([])
})

test('every connection of this program says what it knows', async () => {
  const client = new pg.Client(connectionTo(url, waits.heartbeat))
  await client.connect()
  clients.push(client)
  const { rows } = await client.query('show application_name')
  expect(rows).toEqual([{ application_name: `sertifikasi-amdal:${process.pid}:${OWN_SCHEMA}` }])
})

test('a migration that waits for a table lets others through, and is run once it is free', async () => {
  await migrate(url, { folder })
  await write('0002_wait.sql', 'alter table parcels add column weight int;')
  const [reader, other] = [await connected(), await connected()]
  await reader.query('begin')
  await reader.query('select * from parcels')
  const migrating = migrate(url, { folder })
  const waits = () =>
    other.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'weight int'`)
  await expect.poll(async () => (await waits()).rowCount).toBe(1)
  // Queues behind the migration, which gives up its turn in two seconds.
  await other.query(`set statement_timeout = '8s'`)
  expect((await other.query('select * from parcels')).rowCount).toBe(0)
  await reader.query('commit')
  expect(await migrating).toEqual(['0002_wait.sql'])
})

test('a program does not start where migrations of another line were run past its own', async () => {
  await write('0003_own.sql', 'create table boxes (id int);')
  await migrate(url, { folder, only: ['0001_first.sql'] })
  const client = await connected()
  await client.query(`insert into migrations (name, sha256) values ('0004_other.sql', 'x')`)
  await expect(migrate(url, { folder })).rejects.toThrow('versi program dari cabang lain: migrasi 0003_own.sql')
})
