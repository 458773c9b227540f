import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../src/server/database/db.ts'
import { followReplica } from '../src/server/database/replica.ts'
import { makeSiteContent } from './content.ts'
import { type TestApp, testApp } from './harness.ts'
import { type Replicated, startReplicated } from './replicated-postgres.ts'

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
