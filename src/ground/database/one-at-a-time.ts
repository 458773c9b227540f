import { sql } from 'kysely'
import { type Db, withoutPooler } from './db.ts'

/** SQLSTATE's lock_not_available. */
const NOT_IN_TIME = '55P03'

/** Others took too long. */
export class TurnNotReached extends Error {}

/**
 * Runs the work while no process, of any machine, runs work under the same two numbers. Holds a connection meanwhile,
 * and no transaction. Throws TurnNotReached when its connection may not wait longer, and what the work throws.
 */
export const oneAtATime = <T>(db: Db, [kind, id]: readonly [number, number], work: () => Promise<T>): Promise<T> =>
  withoutPooler(db)
    .connection()
    .execute(async (held) => {
      await sql`select pg_advisory_lock(${kind}::int, ${id}::int)`.execute(held).catch((error: unknown) => {
        throw (error as { code?: string }).code === NOT_IN_TIME ? new TurnNotReached() : error
      })
      try {
        return await work()
      } finally {
        // The end of the connection unlocks as well.
        await sql`select pg_advisory_unlock(${kind}::int, ${id}::int)`.execute(held).catch(() => {})
      }
    })
