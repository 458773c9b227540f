import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { awaitDatabase } from '../src/ground/database/await-database.ts'
import { inTransaction, openDatabase } from '../src/ground/database/db.ts'
import { oneAtATime, TurnNotReached } from '../src/ground/database/one-at-a-time.ts'
import { preparedMark } from '../src/ground/database/prepared-statements.ts'
import { examinePooler } from '../src/program/doctor/pooler-checks.ts'
import { prepareDatabase } from '../src/program/start/own-database.ts'
import { codeFiles } from './code-files.ts'
import { testDatabase } from './harness.ts'
import { anyIp, Browser } from './http.ts'
import { billApplicant, type Counter, confirmPayment, counter, invoiceNow, payInvoice } from './invoices.ts'
import { type TransactionPooler, transactionPooler } from './transaction-pooler.ts'

const MOST_SERVERS = 3
const WAITS = { statement: 500, lock: 200, idleInTransaction: 5000 }

let direct: string
let pooler: TransactionPooler
let at: Counter

beforeAll(async () => {
  direct = (await testDatabase()).url
  pooler = await transactionPooler(direct, { most: MOST_SERVERS })
  const database = openDatabase(pooler.url, { direct })
  at = await counter({ database })
  afterAll(async () => {
    await database.close()
    await pooler.close()
  })
})

test('somebody registers, logs in, applies, is billed and pays, and their letters go out, through a pooler', async () => {
  const { site, keuangan, verifier } = at
  const browser = new Browser(site.app)
  const password = 'Pohon-Beringin-82'
  const person = { name: 'Wulan Contoh', email: 'wulan@example.com', phone: '+6281100009999', password }
  expect((await browser.post('/api/v1/register', { ...person, password_confirmation: password })).status).toBe(201)
  expect((await site.deliverMails()).map(({ to }) => to)).toContain(person.email)
  const login = await new Browser(site.app).post('/api/v1/login', { email: person.email, password })
  expect(login.status).toBeLessThan(300)
  const of = await billApplicant(site, { verifier })
  expect((await payInvoice(site, of)).status).toBe(201)
  expect((await confirmPayment(keuangan, of)).status).toBe(200)
  expect((await invoiceNow(of)).status).toBe('lunas')
  expect(await site.deliverMails()).not.toEqual([])
  await site.deadlines()
})

test('an edit is on the page at once, since it is heard of past the pooler', async () => {
  const { site } = at
  const title = async () => (await site.client.getContent({})).home_section1_title
  await title()
  await site.db.updateTable('site_content').set({ home_section1_title: 'Judul baru' }).execute()
  await expect.poll(title, { timeout: 3000 }).toBe('Judul baru')
})

test('many visitors share the few connections that the pooler has, and nothing asks it for a session', async () => {
  const { app } = at.site
  const ask = (number: number) => app.server.inject({ url: `/training/get?search=${number}`, remoteAddress: anyIp() })
  const answers = await Promise.all(Array.from({ length: 60 }, (_, number) => ask(number)))
  for (const { statusCode } of answers) expect(statusCode).toBe(200)
  expect(pooler.figures.servers).toBeLessThanOrEqual(MOST_SERVERS)
  expect(pooler.lost).toEqual([])
})

test('a lock that outlives its statement is held past the pooler, by one at a time', async () => {
  const [one, other] = [1, 2].map(() => openDatabase(pooler.url, { direct, waits: WAITS }))
  if (!one || !other) return
  const open = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const first = oneAtATime(one.db, [9, 9], async () => {
    begun.resolve()
    await open.promise
  })
  await begun.promise
  await expect(oneAtATime(other.db, [9, 9], async () => {})).rejects.toThrow(TurnNotReached)
  open.resolve()
  await first
  await oneAtATime(other.db, [9, 9], async () => {})
  await Promise.all([one.close(), other.close()])
  expect(pooler.lost).toEqual([])
})

test('a transaction has its limits though the connection has none, and leaves none behind', async () => {
  const { db, close } = openDatabase(pooler.url, { direct, waits: WAITS })
  const limits = async (of: typeof db) => {
    const { rows } = await sql<{ statement: string; lock: string; idle: string }>`${preparedMark}
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(of)
    return rows[0]
  }
  expect(await inTransaction(db, limits)).toEqual({ statement: '500ms', lock: '200ms', idle: '5s' })
  expect(await limits(db)).toEqual({ statement: '0', lock: '0', idle: '0' })
  await expect(inTransaction(db, (tx) => sql`select pg_sleep(20)`.execute(tx))).rejects.toMatchObject({ code: '57014' })
  await close()
})

const prepare = (urls: { databaseUrl: string; directUrl?: string; ownerUrl?: string }) =>
  prepareDatabase({ directUrl: undefined, ownerUrl: undefined, ...urls } as Parameters<typeof prepareDatabase>[0])

test('a start through a pooler says which address is missing, or wrong', async () => {
  const lax = await transactionPooler(direct, {
    takes: ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'options'],
  })
  const stranger = await testDatabase()
  const waiting = awaitDatabase({ variable: 'DATABASE_URL', url: pooler.url }, () => {})
  await expect(waiting).rejects.toThrow(/pooler yang menolak batas waktu .*Isi DATABASE_DIRECT_URL/)
  await expect(prepare({ databaseUrl: pooler.url })).rejects.toThrow(/menolak batas waktu .*Isi DATABASE_DIRECT_URL/)
  await expect(prepare({ databaseUrl: lax.url })).rejects.toThrow(/dalam mode transaksi\. Isi DATABASE_DIRECT_URL/)
  await expect(prepare({ databaseUrl: pooler.url, directUrl: lax.url })).rejects.toThrow(
    /^DATABASE_DIRECT_URL melalui pooler dalam mode transaksi/,
  )
  await expect(prepare({ databaseUrl: direct, ownerUrl: lax.url })).rejects.toThrow(
    /^DATABASE_OWNER_URL melalui pooler/,
  )
  await expect(prepare({ databaseUrl: pooler.url, directUrl: stranger.url })).rejects.toThrow(
    'tidak menuju basis data yang sama',
  )
  expect(await prepare({ databaseUrl: pooler.url, directUrl: direct })).toMatchObject({
    url: direct,
    pooledUrl: pooler.url,
    ownerUrl: direct,
  })
  expect(await prepare({ databaseUrl: direct })).toMatchObject({ url: direct, pooledUrl: undefined })
  await lax.close()
})

test('the doctor says where a pooler does not tell how many it takes, and asks none where there is none', async () => {
  const config = { databaseUrl: pooler.url, directUrl: direct, databasePool: 10, workers: 4 }
  const [finding] = await examinePooler(config)
  expect(finding).toMatchObject({ ok: undefined, what: expect.stringMatching(/tidak dapat ditanyakan.*sampai 40/) })
  expect(await examinePooler({ ...config, databaseUrl: direct })).toEqual([])
  expect(await examinePooler({ ...config, directUrl: undefined })).toEqual([])
})

test('what requests ask keeps to its transaction, so that any connection may answer it', async () => {
  const needsSession =
    /pg_(try_)?advisory_(un)?lock(_shared)?\b|create temp|with hold|set_config\([^)]*false\)|[`']\s*(un)?listen \w/i
  const folders = [
    'src/features',
    'src/processes',
    'src/documents',
    'src/ground/sessions',
    'src/ground/office-lists',
    'src/program/http',
    'src/program/pages',
  ]
  const files = folders.flatMap((folder) => codeFiles(path.resolve(import.meta.dirname, '..', folder)))
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => needsSession.test(readFileSync(file, 'utf8')))).toEqual([])
})
