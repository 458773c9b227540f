import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Keys } from '../secrets/keys.ts'

export interface Limit {
  most: number
  seconds: number
}

/** Lets through one try at a time once the most is reached, after a wait that doubles. */
export interface Slowing extends Limit {
  wait: number
  longest: number
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

    /** Counts what is let through; what comes while a wait lasts is refused uncounted. */
    async slow(db: Db, now: Date, what: string, whose: string, slowing: Slowing): Promise<Attempt> {
      const key = keyOf(what, whose, slowing)
      const { most, wait, longest } = slowing
      const ends = new Date(now.getTime() + slowing.seconds * 1000)
      const { rows } = await sql<{ count: number }>`
        insert into attempts (key, count, ends_at, free_at) values (${key}, 1, ${ends}, ${now})
        on conflict (key) do update set
          count = case when attempts.ends_at <= ${now} then 1 else attempts.count + 1 end,
          ends_at = excluded.ends_at,
          free_at = case when attempts.ends_at <= ${now} or attempts.count + 1 < ${most}::int then ${now}::timestamptz
            else ${now}::timestamptz + make_interval(secs =>
              least(${longest}::float8, ${wait}::float8 * power(2::float8, least(attempts.count + 1 - ${most}::int, 20)))) end
        where attempts.ends_at <= ${now} or coalesce(attempts.free_at, ${now}::timestamptz) <= ${now}
        returning count`.execute(db)
      const [row] = rows
      if (row) return { limit: slowing, allowed: true, remaining: Math.max(0, most - row.count), ends }
      const waiting = await db.selectFrom('attempts').select('free_at').where('key', '=', key).executeTakeFirst()
      return { limit: slowing, allowed: false, remaining: 0, ends: waiting?.free_at ?? now }
    },

    async forget(db: Db, what: string, whose: string, limit: Limit): Promise<void> {
      await db
        .deleteFrom('attempts')
        .where('key', '=', keyOf(what, whose, limit))
        .execute()
    },
  }
}
