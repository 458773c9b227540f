import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/harness.ts'

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
