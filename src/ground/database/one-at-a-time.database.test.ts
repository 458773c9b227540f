import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/harness.ts'
import { openDatabase } from './db.ts'
import { oneAtATime, TurnNotReached } from './one-at-a-time.ts'

test('two processes take turns, also after one that failed, and who waits too long is told so', async () => {
  const { db, url } = await testDatabase()
  const other = openDatabase(url, { most: 2, waits: { statement: 5000, lock: 200, idleInTransaction: 5000 } })
  const done: string[] = []
  const open = Promise.withResolvers<void>()
  const failing = oneAtATime(db, [1, 2], async () => {
    done.push('first begins')
    await open.promise
    done.push('first ends')
    throw new Error('refused')
  })
  failing.catch(() => {})
  await expect.poll(() => done).toEqual(['first begins'])
  await oneAtATime(other.db, [1, 3], async () => void done.push('another certificate'))
  await expect(oneAtATime(other.db, [1, 2], async () => {})).rejects.toThrow(TurnNotReached)
  open.resolve()
  await expect(failing).rejects.toThrow('refused')
  await oneAtATime(other.db, [1, 2], async () => void done.push('second'))
  expect(done).toEqual(['first begins', 'another certificate', 'first ends', 'second'])
  const { rows } =
    await sql`select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database
    where datname = current_database())`.execute(db)
  expect(rows).toEqual([])
  await other.close()
})
