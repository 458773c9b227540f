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
    async count(db: Db, now: Date, what: string, whose: string, limit: Limit): Promise<Attempt> {
      const ends = new Date(now.getTime() + limit.seconds * 1000)
      const { rows } = await sql<{ count: number; ends_at: Date }>`
        insert into attempts (key, count, ends_at) values (${keyOf(what, whose, limit)}, 1, ${ends})
        on conflict (key) do update set
          count = case when attempts.ends_at <= ${now} then 1 else attempts.count + 1 end,
          ends_at = case when attempts.ends_at <= ${now} then excluded.ends_at else attempts.ends_at end
        returning count, ends_at`.execute(db)
      const [row = { count: 1, ends_at: ends }] = rows
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
