import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Keys } from '../secrets/keys.ts'

export interface Limit {
  most: number
  seconds: number
}

export interface Attempt {
  limit: Limit
  allowed: boolean
  remaining: number
  /** When counting starts again. */
  ends: Date
}

export type Attempts = ReturnType<typeof openAttempts>

/** Counts tries in the database, so that all processes count together. A window begins with its first try. */
export function openAttempts(keys: Keys) {
  const keyOf = (what: string, whose: string, { seconds }: Limit): string =>
    `${what}:${seconds}:${keys.sign('attempts', whose)}`

  return {
    /** `tries`: for a request that asks for several things at once. */
    async count(db: Db, now: Date, what: string, whose: string, limit: Limit, tries = 1): Promise<Attempt> {
      const ends = new Date(now.getTime() + limit.seconds * 1000)
      const { rows } = await sql<{ count: number; ends_at: Date }>`
        insert into attempts (key, count, ends_at) values (${keyOf(what, whose, limit)}, ${tries}, ${ends})
        on conflict (key) do update set
          count = case when attempts.ends_at <= ${now} then excluded.count else attempts.count + excluded.count end,
          ends_at = case when attempts.ends_at <= ${now} then excluded.ends_at else attempts.ends_at end
        returning count, ends_at`.execute(db)
      const [row = { count: tries, ends_at: ends }] = rows
      const remaining = Math.max(0, limit.most - row.count)
      return { limit, allowed: row.count <= limit.most, remaining, ends: row.ends_at }
    },

    async forget(db: Db, what: string, whose: string, limit: Limit): Promise<void> {
      await db
        .deleteFrom('attempts')
        .where('key', '=', keyOf(what, whose, limit))
        .execute()
    },
  }
}
