import { randomUUID } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openFolderPlace } from '../src/ground/backup/folder-place.ts'
import { makeBackup } from '../src/ground/backup/make-backup.ts'
import { openDatabase } from '../src/ground/database/db.ts'
import { migrate } from '../src/ground/database/migrate.ts'
import { grantWork, OWNER, WORKER } from '../src/ground/database/roles.ts'
import { openJobs } from '../src/ground/jobs/jobs.ts'
import { openDiskPlace } from '../src/ground/storage/places/disk-place.ts'
import { restoreArchive } from '../src/program/commands/restore.ts'
import { migrateOwn } from '../src/program/start/own-database.ts'
import { contentOfDatabase } from './database-content.ts'
import { TEST_KEYS, testDatabase } from './harness.ts'
import { asRole, giveToOwner } from './roles.ts'

let superuser: string
let worker: pg.Pool

beforeAll(async () => {
  // A database of before: everything belongs to the superuser, the queue too.
  superuser = (await testDatabase()).url
  const jobs = openJobs({ url: superuser, keys: TEST_KEYS, log: pino({ level: 'silent' }), takes: false })
  await jobs.prepare()
  await jobs.stop()
  await giveToOwner(superuser)
  await migrateOwn({ url: asRole(superuser, WORKER), ownerUrl: asRole(superuser, OWNER) })
  worker = new pg.Pool({ connectionString: asRole(superuser, WORKER), max: 2 })
})
afterAll(() => worker.end())

test('neither owner nor worker is a superuser, and everything belongs to the owner', async () => {
  const { rows } = await worker.query(
    `select rolname, rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = any($1) order by 1`,
    [[OWNER, WORKER]],
  )
  const none = { rolsuper: false, rolcreatedb: false, rolcreaterole: false }
  expect(rows).toEqual([
    { rolname: WORKER, ...none },
    { rolname: OWNER, ...none },
  ])
  const others = await worker.query(
    `select schemaname, tablename, tableowner from pg_tables where schemaname in ('public', 'jobs') and tableowner <> $1`,
    [OWNER],
  )
  expect(others.rows).toEqual([])
})

test.each([
  'truncate attempts',
  'drop table faqs',
  'create table mine (id int)',
  'create schema mine',
  'alter table audit_log disable trigger user',
  'drop trigger audit_log_append_only on audit_log',
  'create or replace function refuse_change_of_audit() returns trigger language plpgsql as $$ begin return new; end $$',
  `set session_replication_role = replica`,
  `update migrations set sha256 = 'x'`,
  'alter role sertifikasi_app superuser',
  `copy faqs to program 'id'`,
  'drop schema jobs cascade',
])('the worker may not: %s', async (statement) => {
  await expect(worker.query(statement)).rejects.toMatchObject({ code: '42501' })
})

test('the queue is made by the owner and worked with by the worker', async () => {
  const jobs = openJobs({
    url: asRole(superuser, WORKER),
    ownerUrl: asRole(superuser, OWNER),
    keys: TEST_KEYS,
    log: pino({ level: 'silent' }),
    takes: true,
  })
  const done: unknown[] = []
  const note = async (data: unknown) => void done.push(data)
  jobs.handle({
    mail: note,
    'reset-link': note,
    charge: note,
    refund: note,
    reconciliation: note,
    'certificate-paper': note,
    'status-letter': note,
    'assessor-folder': note,
    'account-alarm': note,
    backup: note,
    'backup-trial': note,
    'text-message': note,
    webhook: note,
    sweep: async () => {},
    deadlines: async () => {},
  })
  const { db, close } = openDatabase(asRole(superuser, WORKER))
  await jobs.start()
  await jobs.enqueue(db, 'mail', { n: 1 })
  await expect.poll(() => done).toEqual([{ n: 1 }])
  await jobs.stop()
  await close()
})

test('the worker reads and writes every table but the list of migrations', async () => {
  const { rows } = await worker.query(`
    select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'jobs')
      and not (has_table_privilege(format('%I.%I', schemaname, tablename), 'select')
        and has_table_privilege(format('%I.%I', schemaname, tablename), 'insert')
        and has_table_privilege(format('%I.%I', schemaname, tablename), 'update')
        and has_table_privilege(format('%I.%I', schemaname, tablename), 'delete')
        and not has_table_privilege(format('%I.%I', schemaname, tablename), 'truncate'))`)
  expect(rows).toEqual([{ name: 'public.migrations' }])
})

test('on an empty database the owner migrates without any other right, twice as well as once', async () => {
  const server = new pg.Client({ connectionString: inject('postgres') })
  await server.connect()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await server.query(`create database ${name}`)
  await server.end()
  const url = inject('postgres').replace(/\/[^/]*$/, `/${name}`)
  await giveToOwner(url)
  await giveToOwner(url)
  expect(await migrate(asRole(url, OWNER))).toContain('0205_baseline_applications.sql')
  await grantWork(asRole(url, OWNER), WORKER, ['public'])
  const { db, close } = openDatabase(asRole(url, WORKER))
  expect(await db.selectFrom('audit_log').select('id').execute()).toEqual([])
  await close()
})

test('every table that is only ever added to, or keeps what it published, refuses to be emptied', async () => {
  const { pool } = await testDatabase()
  const { rows } = await pool.query<{ name: string }>(`
    select distinct tgrelid::regclass::text as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and proname like 'refuse\\_change%' order by 1`)
  const names = rows.map(({ name }) => name)
  for (const name of ['audit_log', 'certificate_events', 'decisions']) expect(names).toContain(name)
  for (const name of names) {
    // A reference would refuse it for another reason: with all that refer to it.
    await expect(pool.query(`truncate ${name} cascade`), name).rejects.toThrow(/only ever added to|append-only/)
  }
})

test('the worker makes a backup, and a restored database gives it its rights at the next start', async () => {
  const place = openFolderPlace(path.join(inject('folder'), randomUUID()))
  const source = {
    files: openDiskPlace(path.join(inject('folder'), randomUUID())),
    keys: TEST_KEYS,
    now: new Date('2026-11-20T03:00:00Z'),
  }
  const { name } = await makeBackup({ ...source, url: asRole(superuser, WORKER) }, place)
  const url = new URL(superuser)
  url.pathname = `/restored_${randomUUID().replaceAll('-', '')}`
  const server = new pg.Client({ connectionString: superuser })
  await server.connect()
  await server.query(`create database ${url.pathname.slice(1)} owner ${OWNER}`)
  await server.end()
  const ownerUrl = asRole(url.href, OWNER)
  await restoreArchive(place, name, {
    url: ownerUrl,
    keys: TEST_KEYS,
    files: openDiskPlace(path.join(inject('folder'), randomUUID())),
  })
  expect(await contentOfDatabase(url.href)).toEqual(await contentOfDatabase(superuser))
  await migrateOwn({ url: asRole(url.href, WORKER), ownerUrl })
  const restored = new pg.Client({ connectionString: asRole(url.href, WORKER) })
  await restored.connect()
  await restored.query(`insert into backups (at) values (now())`)
  await expect(restored.query('truncate backups')).rejects.toThrow('permission denied')
  await restored.end()
})
