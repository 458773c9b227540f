import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { openDatabase } from '../src/ground/database/db.ts'
import type { TestDatabase } from './harness.ts'

const CLOSED = new Error('let go')

/**
 * Has works of two processes meet at the same rows: `held` locks them on a connection of its own until every work waits
 * for them on another. Each has then read what was due before the first could mark it.
 */
export async function atOneLock(
  { url, db }: Pick<TestDatabase, 'url' | 'db'>,
  held: RawBuilder<unknown>,
  works: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const own = openDatabase(url)
  const running: Promise<unknown>[] = []
  try {
    await own.db.transaction().execute(async (locking) => {
      const { rows } = await held.execute(locking)
      expect(rows, 'rows that are held').not.toEqual([])
      running.push(...works.map((work) => work()))
      await expect.poll(async () => (await waitersOf(db)).length).toBe(works.length)
      throw CLOSED
    })
  } catch (error) {
    if (error !== CLOSED) throw error
  } finally {
    await Promise.allSettled(running)
    await own.close()
  }
  await Promise.all(running)
}

async function waitersOf(db: TestDatabase['db']): Promise<unknown[]> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows
}
