import pg from 'pg'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { createDatabase, migrate } from '../src/ground/database/migrate.ts'
import { openJobs } from '../src/ground/jobs/jobs.ts'
import { openKeys } from '../src/ground/secrets/keys.ts'
import { startTestPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test server's maintenance database. */
    postgres: string
    /** Folder for what tests write; removed at the end. */
    folder: string
  }
}

export const TEMPLATE = 'template_migrated'

/** Tests meet a portal that is open, but for those of its first start. */
async function openPortal(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('update portal set opened_at = now()')
  await client.end()
}

/** Exams of tests are decided without a record of the day, as before it was asked for, but where a test is about it. */
async function leaveRecordsOut(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("delete from setting_values where key = 'wajib_berita_acara' and berlaku_sejak > '2000-01-01'")
  await client.end()
}

/** Makes the tables of the queue, which each file would otherwise make anew. */
async function makeQueue(url: string): Promise<void> {
  const keys = openKeys(Buffer.alloc(32).toString('base64'))
  const jobs = openJobs({ url, keys, log: pino({ level: 'silent' }), takes: false })
  await jobs.prepare()
  await jobs.stop()
}

/** One PostgreSQL for the whole run, with a migrated template that each test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres()
  await createDatabase(server.url('postgres'), TEMPLATE)
  await migrate(server.url(TEMPLATE))
  await openPortal(server.url(TEMPLATE))
  await leaveRecordsOut(server.url(TEMPLATE))
  await makeQueue(server.url(TEMPLATE))
  project.provide('postgres', server.url('postgres'))
  project.provide('folder', server.folder)
  return server.remove
}
