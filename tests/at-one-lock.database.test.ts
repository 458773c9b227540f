import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { atOneLock } from './at-one-lock.ts'
import { testDatabase } from './harness.ts'

test('a mark that looks at its rows in another query is set by both processes, one that looks at its own row by one', async () => {
  const database = await testDatabase()
  const { db } = database
  await sql`create table duties (id integer primary key, marked_at timestamptz)`.execute(db)
  await sql`insert into duties values (1), (2)`.execute(db)
  const held = (id: number) => sql`select id from duties where id = ${id} for update`
  const marks: Record<string, number> = { twice: 0, once: 0 }
  const marking = (name: string, condition: ReturnType<typeof sql>) => async () => {
    const { rows } = await sql`update duties set marked_at = now() where ${condition} returning id`.execute(db)
    marks[name] = (marks[name] ?? 0) + rows.length
  }
  const careless = marking('twice', sql`id in (select id from duties where id = 1 and marked_at is null)`)
  await atOneLock(database, held(1), [careless, careless])
  const careful = marking('once', sql`id = 2 and marked_at is null`)
  await atOneLock(database, held(2), [careful, careful])
  expect(marks).toEqual({ twice: 2, once: 1 })
})
