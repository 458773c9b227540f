import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../tests/harness.ts'
import { silentProxy } from '../../../tests/silent-proxy.ts'
import { connectionTo, waits } from '../database/connection.ts'
import { isAwayError, openDatabase } from '../database/db.ts'
import { ServerClient } from '../database/server-client.ts'
import { keepHeartbeat } from './heartbeat.ts'
import { addressIn, serversOf } from './hosts.ts'
import { READ_ONLY, Writer } from './writer.ts'

/** One database at two addresses. */
async function twoHosts() {
  const { url } = await testDatabase()
  const proxies = [await silentProxy(url), await silentProxy(url)] as const
  afterAll(async () => {
    for (const proxy of proxies) await proxy.close()
  })
  const hosts = proxies.map((proxy) => new URL(proxy.url).host).join(',')
  return { proxies, url: `${url.replace(new URL(url).host, hosts)}?target_session_attrs=read-write` }
}

test('an address names each of its servers, and its password nowhere else', () => {
  const { hosts, isSought } = addressIn(
    'postgres://portal:a%40b@db1,[::1]:5433/portal?sslmode=disable&target_session_attrs=primary',
  )
  expect(isSought).toBe(true)
  expect(hosts).toEqual([
    { host: 'db1', port: 5432, url: 'postgres://portal:a%40b@db1/portal?sslmode=disable' },
    { host: '::1', port: 5433, url: 'postgres://portal:a%40b@[::1]:5433/portal?sslmode=disable' },
  ])
  expect(addressIn('postgres:///portal?host=/run')).toMatchObject({ isSought: false })
  expect(serversOf('postgres://portal:rahasia@db1,db2:5433/portal')).toBe('db1:5432,db2:5433/portal')
  expect(serversOf('postgres:///portal?host=/run')).toBe('/run/portal')
})

test('what is broken off while the server to ask is looked for fails, and the program goes on', async () => {
  const { url, proxies } = await twoHosts()
  const died: unknown[] = []
  const die = (error: unknown) => void died.push(error)
  process.prependListener('uncaughtException', die)
  onTestFinished(() => void process.off('uncaughtException', die))
  for (const proxy of proxies) proxy.silence()
  const { pool, setReachable, close } = openDatabase(url)
  const asked = pool.connect().catch((error: unknown) => error)
  setReachable(false)
  expect(isAwayError(await asked)).toBe(true)
  expect(died).toEqual([])
  await close()
})

test('when one server is gone the next connection goes to the other, and the heartbeat hears notices there', async () => {
  const { url, proxies } = await twoHosts()
  const { db, close } = openDatabase(url)
  const heard: string[] = []
  const heartbeat = keepHeartbeat(url, {
    channels: ['berita'],
    notification: (_channel, payload) => void heard.push(payload),
  })
  const notify = (text: string) => sql`select pg_notify('berita', ${text})`.execute(db)
  const notified = (text: string) =>
    expect
      .poll(async () =>
        notify(text).then(
          () => heard.includes(text),
          () => false,
        ),
      )
      .toBe(true)
  await notified('satu')
  proxies[0].refuse()
  await notified('dua')
  proxies[0].speak()
  proxies[1].refuse()
  await notified('tiga')
  await heartbeat.close()
  await close()
})

test('a server that takes no writes any more is left, and what was asked meanwhile is "not now"', async () => {
  const { url } = await twoHosts()
  const client = new ServerClient(connectionTo(url, waits.request))
  await client.connect()
  await client.requireWriter()
  await client.query('set default_transaction_read_only = on')
  await expect(client.requireWriter()).rejects.toMatchObject({ code: READ_ONLY })
  const written: unknown = await client.query('create table x ()').catch((error: unknown) => error)
  expect([written, isAwayError(written)]).toMatchObject([{ code: READ_ONLY }, true])
  await client.query('set default_transaction_read_only = off')
  await client.query(
    `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
  )
  const refused: unknown = await new ServerClient(connectionTo(url, waits.request))
    .connect()
    .catch((error: unknown) => error)
  expect((refused as Error).message).toMatch(
    /tidak ada server yang menerima tulisan; .*hanya menerima bacaan; .*hanya menerima bacaan/,
  )
  expect(isAwayError(refused)).toBe(true)
  await client.query(
    `do $$ begin execute format('alter database %I reset default_transaction_read_only', current_database()); end $$`,
  )
  const again = new ServerClient(connectionTo(url, waits.request))
  await again.connect()
  await Promise.all([client.end(), again.end()])
})

test('a server that was left behind is not written to, though it takes writes', () => {
  const address = addressIn('postgres://portal@db1,db2/portal')
  const writer = new Writer(address)
  const [old, promoted] = address.hosts
  if (!promoted) return
  writer.require(old, '00000001')
  writer.require(promoted, '0000000A')
  expect(() => writer.require(old, '00000009')).toThrow('left behind')
  expect(() => writer.require(promoted, null)).toThrow('does not take writes')
  writer.require(promoted, '0000000A')
})
