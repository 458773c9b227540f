import type { Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/harness.ts'
import { connectionTo } from './connection.ts'
import { ServerClient } from './server-client.ts'

const AN_HOUR = 3_600_000

test('however long nobody asks, two connections stay open for the next question; what more there were end', async () => {
  const { db, pool } = await testDatabase()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.05)`.execute(db)))
    expect(pool.totalCount).toBe(5)
    vi.advanceTimersByTime(AN_HOUR)
    expect(pool.totalCount).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})

test('what is asked of a connection just before it would be given up as silent is answered', async () => {
  const { url } = await testDatabase()
  const { promise: opened, resolve } = Promise.withResolvers<Socket>()
  const waits = { statement: 2500, lock: 2500, idleInTransaction: 2500 }
  const client = new ServerClient(connectionTo(url, waits, { opened: resolve }))
  await client.connect()
  const socket = await opened
  for (let round = 0; round < 2; round += 1) {
    await new Promise((idle) => socket.once('timeout', idle))
    // Longer than what is left to a connection from which nothing comes.
    expect((await client.query('select pg_sleep(0.7)')).rowCount).toBe(1)
  }
  await client.end()
})
