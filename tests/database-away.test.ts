import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { awaitDatabase } from '../src/ground/database/await-database.ts'
import { openDatabase } from '../src/ground/database/db.ts'
import { migrate, supersededBy } from '../src/ground/database/migrate.ts'
import { type TestApp, testApp, testDatabase } from './harness.ts'
import { type SilentProxy, silentProxy } from './silent-proxy.ts'

async function siteThroughProxy(): Promise<{ site: TestApp; proxy: SilentProxy }> {
  const { url } = await testDatabase()
  const proxy = await silentProxy(url)
  const database = openDatabase(proxy.url)
  afterAll(async () => {
    await database.close()
    await proxy.close()
  })
  return { site: await testApp({ database: { ...database, url: proxy.url } }), proxy }
}

const get = async ({ app }: TestApp, url: string) => {
  const begun = performance.now()
  const { statusCode, headers } = await app.server.inject({ url, headers: { accept: 'application/json' } })
  return { status: statusCode, retry: headers['retry-after'], ms: performance.now() - begun }
}

test('when the network falls silent nobody hangs, and when it is back the portal is', async () => {
  const { site, proxy } = await siteThroughProxy()
  expect((await get(site, '/readyz')).status).toBe(200)
  proxy.silence()
  const asked = ['/readyz', ...Array.from({ length: 30 }, (_, at) => `/training/edit/${at + 1}`)]
  const [ready, ...answers] = await Promise.all(asked.map((url) => get(site, url)))
  expect(ready).toMatchObject({ status: 503 })
  expect(ready?.ms).toBeLessThan(3000)
  for (const { status, retry, ms } of answers) {
    expect([status, retry]).toEqual([503, '5'])
    expect(ms).toBeLessThan(7000)
  }
  // From then on nobody waits at all.
  expect((await get(site, '/training/edit/77')).ms).toBeLessThan(1000)
  proxy.speak()
  await expect.poll(async () => (await get(site, '/readyz')).status, { timeout: 10_000 }).toBe(200)
  expect((await get(site, '/training/edit/77')).status).toBe(404)
})

test('a statement, a lock and an idle transaction have an end, and the visitor hears it as "not now"', async () => {
  const { url } = await testDatabase()
  const brief = openDatabase(url, { waits: { statement: 300, lock: 100, idleInTransaction: 100 } })
  afterAll(brief.close)
  await expect(brief.pool.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' })
  const holder = await openDatabase(url).pool.connect()
  await holder.query('select pg_advisory_lock(1)')
  await expect(brief.pool.query('select pg_advisory_lock(1)')).rejects.toMatchObject({ code: '55P03' })
  const idle = await brief.pool.connect()
  const ended = new Promise((resolve) => idle.once('error', resolve))
  await idle.query('begin')
  expect(await ended).toMatchObject({ code: '25P03' })
  idle.release(true)
  holder.release(true)
})

test('a start waits for its database with a sentence, and not for ever', async () => {
  const { url } = await testDatabase()
  const proxy = await silentProxy(url)
  afterAll(proxy.close)
  const said: string[] = []
  const say = (text: string) => void said.push(text)
  proxy.silence()
  await expect(awaitDatabase({ variable: 'DATABASE_URL', url: proxy.url }, say, 10)).rejects.toThrow(
    /tidak terjangkau selama 0 detik.*Periksa DATABASE_URL/,
  )
  const waiting = awaitDatabase({ variable: 'DATABASE_URL', url: proxy.url }, say)
  await expect.poll(() => said).toHaveLength(1)
  expect(said[0]).toContain('menunggu basis data')
  expect(said[0]).not.toContain(new URL(url).password)
  proxy.speak()
  await waiting
})

test('a start does not wait where waiting changes nothing', async () => {
  const wrong = new URL(inject('postgres'))
  wrong.pathname = '/tidak_ada'
  await expect(awaitDatabase({ variable: 'DATABASE_URL', url: wrong.href }, () => {})).rejects.toThrow(
    'Basis data tidak dapat dibuka',
  )
})

test('a program runs and starts on tables that a newer one has expanded, and not on those it has contracted', async () => {
  const { url } = await testDatabase()
  expect(await supersededBy(url)).toBeUndefined()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`insert into migrations (name, sha256) values ('9998_later.sql', 'x')`)
  expect([await supersededBy(url), await migrate(url)]).toEqual([undefined, []])
  await client.query(`insert into migrations (name, sha256, floor) values ('9999_later.sql', 'x', '9998')`)
  await client.end()
  expect(await supersededBy(url)).toContain('memerlukan program yang mengenal migrasi 9998')
  await expect(migrate(url)).rejects.toThrow('Versi program ini sudah digantikan')
})

test('every connection of the program is made with its time limits', async () => {
  const files = [
    ...['db', 'migrate', 'await-database', 'embedded/embedded-postgres', 'roles'].map((name) => `database/${name}`),
    ...['heartbeat', 'pooler'].map((name) => `machines/${name}`),
  ]
  for (const file of files) {
    const source = await readFile(path.resolve(import.meta.dirname, `../src/ground/${file}.ts`), 'utf8')
    const without = /new (pg\.Client|pg\.Pool|ServerClient)\((?!connectionTo|\{ \.\.\.connectionTo)/
    expect([file, source.match(without)]).toEqual([file, null])
  }
})
