import pino from 'pino'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/harness.ts'
import { noteOutages } from './outages.ts'

let database: TestDatabase
let now: number
let outages: ReturnType<typeof noteOutages>

beforeAll(async () => {
  database = await testDatabase()
})

beforeEach(async () => {
  await database.db.deleteFrom('database_outages').execute()
  now = Date.parse('2026-11-20T03:00:00Z')
  outages = noteOutages(database.db, pino({ level: 'silent' }), () => new Date(now))
})

const lengths = async () => {
  const rows = await database.db.selectFrom('database_outages').selectAll().orderBy('began_at').execute()
  return rows.map(({ began_at, ended_at }) => ended_at.getTime() - began_at.getTime())
}

function lose(ms: number): void {
  outages.reachable(false)
  now += ms
  outages.reachable(true)
}

test('a connection that is back within a second is no outage, one that takes longer is', async () => {
  lose(999)
  lose(1000)
  await expect.poll(lengths).toEqual([1000])
})

test('a server that died is told of however soon it is back, and once', async () => {
  outages.reachable(false)
  outages.noteDeath()
  now += 200
  outages.reachable(true)
  outages.reachable(true)
  lose(999)
  await expect.poll(lengths).toEqual([200])
})

test('a server that died before its connection was missed is told of too', async () => {
  outages.noteDeath()
  now += 300
  outages.reachable(false)
  outages.reachable(true)
  await expect.poll(lengths).toEqual([300])
})
