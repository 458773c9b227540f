import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { isAwayError, openDatabase } from '../src/ground/database/db.ts'
import { followReplica } from '../src/ground/machines/replica.ts'
import { makeSiteContent } from './content.ts'
import { type TestApp, testApp } from './harness.ts'
import { type Replicated, startReplicated } from './replicated-postgres.ts'
import { silentProxy } from './silent-proxy.ts'

let servers: Replicated
let site: TestApp

beforeAll(async () => {
  servers = await startReplicated()
  const database = { ...openDatabase(servers.writer), url: servers.writer }
  await makeSiteContent(database.db)
  site = await testApp({ database, replica: servers.replica })
})

const get = (url: string) => site.app.server.inject({ url, headers: { accept: 'application/json' } })
const replicaState = async () => (await get('/readyz')).json().replica
const title = async () => (await get('/content/get')).json().home_section1_title
const retitle = (to: string) => site.db.updateTable('site_content').set({ home_section1_title: to }).execute()

test('public reads are asked of the replica while it has everything', async () => {
  const { db, state, close } = followReplica(site.database, servers.replica, 1)
  await expect.poll(state).toBe('ok')
  const { rows } = await sql`select pg_is_in_recovery() as replicated`.execute(db)
  expect(rows).toEqual([{ replicated: true }])
  await close()
})

test('a replica answers again once it has a change, not at its next beat', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { db, state, follow, close } = followReplica(site.database, servers.replica, 1)
  const shown = async () =>
    (await sql<{ title: string }>`select home_section1_title as title from site_content`.execute(db)).rows[0]?.title
  try {
    await expect.poll(state).toBe('ok')
    await retitle('Judul di dua server')
    await expect.poll(shown).toBe('Judul di dua server')
    follow()
    expect(state()).toBe('behind')
    // Together less than a beat.
    for (let turns = 0; turns < 80 && state() !== 'ok'; turns += 1) {
      vi.advanceTimersByTime(10)
      await shown()
    }
    expect(state()).toBe('ok')
  } finally {
    vi.useRealTimers()
    await retitle('Judul satu')
    await close()
  }
})

test('an edit is on the page at once though the replica lacks it, and the replica is asked again when it has caught up', async () => {
  await expect.poll(replicaState).toBe('ok')
  expect(await title()).toBe('Judul satu')
  await servers.replay(false)
  await retitle('Judul baru')
  await expect.poll(title).toBe('Judul baru')
  expect(await replicaState()).toBe('behind')
  await retitle('Judul lebih baru')
  await expect.poll(title).toBe('Judul lebih baru')
  await servers.replay(true)
  await expect.poll(replicaState).toBe('ok')
  expect(await title()).toBe('Judul lebih baru')
})

describe('with its writer gone', () => {
  /** A change that the replica has received and does not replay; answers its transaction. */
  const changeAhead = async (title: string) => {
    await servers.replay(false)
    const change = site.db.updateTable('site_content').set({ home_section1_title: title })
    return (await change.returning(sql<string>`pg_current_xact_id()::text`.as('id')).executeTakeFirstOrThrow()).id
  }
  const isAsked = async (text: string) => {
    const asked = sql`select from pg_stat_activity where state = 'active' and query like ${`select%${text}`}`
    return (await asked.execute(site.db)).rows.length === 1
  }

  test('reads wait for the change that they must show, and are answered by the replica', async () => {
    const proxy = await silentProxy(servers.writer)
    const writer = { ...openDatabase(proxy.url), url: proxy.url }
    const { db, state, follow, close } = followReplica(writer, servers.replica, 4)
    const read = async (seconds: number) => {
      const asked = sql<{ title: string }>`select home_section1_title as title from site_content, pg_sleep(${seconds})`
      return (await asked.execute(db)).rows[0]?.title
    }
    await expect.poll(state).toBe('ok')
    const first = await changeAhead('Judul pertama')
    follow(first)
    const brokenOff = read(1)
    await expect.poll(() => isAsked('pg_sleep($1)')).toBe(true)
    proxy.refuse()
    // As heard just before: the writer did not come to say how far its log goes.
    follow(first)
    const refused = read(0)
    await servers.replay(true)
    expect([await brokenOff, await refused]).toEqual(['Judul pertama', 'Judul pertama'])
    follow(await changeAhead('Judul kedua'))
    await expect(read(0)).rejects.toSatisfy(isAwayError)
    await servers.replay(true)
    expect(await read(0)).toBe('Judul kedua')
    await retitle('Judul satu')
    for (const end of [close, writer.close, proxy.close]) await end()
  })
})

/** The replica by two ways, as if it were two, and the address that names both. */
async function twoReplicas() {
  const replicas = [await silentProxy(servers.replica), await silentProxy(servers.replica)] as const
  const hosts = replicas.map(({ url }) => new URL(url).host).join(',')
  return { replicas, url: servers.replica.replace(new URL(servers.replica).host, hosts) }
}

test('of several replicas one that is gone is followed by another, also in the middle of a read and without the writer', async () => {
  const proxy = await silentProxy(servers.writer)
  const writer = { ...openDatabase(proxy.url), url: proxy.url }
  const { replicas, url } = await twoReplicas()
  const { db, state, lag, close } = followReplica(writer, url, 4)
  const read = async (seconds: number) =>
    (await sql`select pg_is_in_recovery() as replicated, pg_sleep(${seconds})::text as slept`.execute(db)).rows[0]
  const isAskedTwice = async () =>
    (await sql`select from pg_stat_activity where state = 'active' and query like 'select pg_is_in%'`.execute(db)).rows
      .length === 2
  await expect.poll(state).toBe('ok')
  const reads = [read(1), read(1)]
  await expect.poll(isAskedTwice).toBe(true)
  for (const one of [proxy, replicas[0]]) one.refuse()
  for (const answer of await Promise.all([...reads, read(0), read(0)]))
    expect(answer).toMatchObject({ replicated: true })
  proxy.speak()
  expect([state(), lag()]).toEqual(['ok', 0])
  for (const one of replicas) one.refuse()
  await expect.poll(state).toBe('away')
  expect(await read(0)).toMatchObject({ replicated: false })
  for (const end of [close, writer.close, proxy.close, ...replicas.map((one) => one.close)]) await end()
})

test('a read that is broken off by one server after the other is answered by whoever is left', async () => {
  const { replicas, url } = await twoReplicas()
  const { db, state, close } = followReplica(site.database, url, 4)
  const behind = openDatabase(servers.replica, { most: 1 })
  const read = async () =>
    (await sql`select pg_is_in_recovery() as replicated, pg_sleep(2)::text as slept`.execute(db)).rows[0]
  const port = async () => (await sql<{ port: number }>`select inet_client_port() as port`.execute(db)).rows[0]?.port
  const atWork = async () =>
    (await behind.pool.query(`select from pg_stat_activity where state = 'active' and query like 'select pg_is_in%'`))
      .rowCount
  await expect.poll(state).toBe('ok')
  // They take turns.
  await expect.poll(async () => new Set([await port(), await port()]).size).toBe(2)
  const reads = Promise.all([read(), read()])
  await expect.poll(atWork).toBe(2)
  replicas[0].refuse()
  // The one that nobody waits for any more sleeps on.
  await expect.poll(atWork).toBe(3)
  replicas[1].refuse()
  expect(await reads).toMatchObject([{ replicated: false }, { replicated: false }])
  for (const end of [close, behind.close, ...replicas.map((one) => one.close)]) await end()
})

test('while changes are not heard of the writer is asked, and a replica only where the writer is away', async () => {
  const proxy = await silentProxy(servers.writer)
  const writer = { ...openDatabase(proxy.url), url: proxy.url }
  const { db, state, setListening, close } = followReplica(writer, servers.replica, 4)
  const isReplicated = async () =>
    (await sql<{ replicated: boolean }>`select pg_is_in_recovery() as replicated`.execute(db)).rows[0]?.replicated
  await expect.poll(state).toBe('ok')
  expect(await isReplicated()).toBe(true)
  setListening(false)
  expect(await isReplicated()).toBe(false)
  proxy.refuse()
  expect(await isReplicated()).toBe(true)
  setListening(true)
  expect(await isReplicated()).toBe(true)
  for (const end of [close, writer.close, proxy.close]) await end()
})

test('without its replica the portal answers everything from the writer, says so, and goes back to it by itself', async () => {
  await servers.lose()
  for (let at = 1; at <= 20; at += 1) {
    await retitle(`Judul ${at}`)
    expect((await get(`/training/get?search=${at}`)).statusCode).toBe(200)
    await expect.poll(title).toBe(`Judul ${at}`)
  }
  expect(await replicaState()).toBe('away')
  expect((await get('/readyz')).statusCode).toBe(200)
  await servers.regain()
  await expect.poll(replicaState).toBe('ok')
  expect(await title()).toBe('Judul 20')
})

test('a replica that went its own way answers nothing, however far it is', async () => {
  await servers.part()
  await retitle('Judul penulis')
  await expect.poll(title).toBe('Judul penulis')
  await expect.poll(replicaState).toBe('behind')
  const { db, state, lag, close } = followReplica(site.database, servers.replica, 1)
  await expect.poll(state).toBe('behind')
  await expect.poll(lag).toBe(0)
  expect(state()).toBe('behind')
  const { rows } = await sql<{ title: string }>`select home_section1_title as title from site_content`.execute(db)
  expect(rows).toEqual([{ title: 'Judul penulis' }])
  await close()
})
