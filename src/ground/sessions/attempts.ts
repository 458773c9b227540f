import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { preparedMark } from '../database/prepared-statements.ts'
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

/** A try that counts against a limit. */
export interface Try {
  what: string
  whose: string
  limit: Limit
  /** For a request that asks for several things at once: as how many it counts. */
  tries?: number
}

interface Counted {
  place: number
  count: number
  ends_at: Date
}

/** One step for each limit: it counts as long as the limit before it lets the try through. */
const countingOf = (keyed: (Try & { key: string })[], now: Date) =>
  keyed.map(({ key, limit, tries = 1 }, place) => {
    const row = sql`${key}::text, ${tries}::int, ${new Date(now.getTime() + limit.seconds * 1000)}::timestamptz`
    const before = keyed[place - 1]
    const given = before
      ? sql`select ${row} from ${sql.ref(`counted_${place - 1}`)} where count <= ${before.limit.most}::int`
      : sql`select ${row}`
    return sql`${sql.ref(`counted_${place}`)} as (
      insert into attempts (key, count, ends_at) ${given}
      on conflict (key) do update set
        count = case when attempts.ends_at <= ${now} then excluded.count else attempts.count + excluded.count end,
        ends_at = case when attempts.ends_at <= ${now} then excluded.ends_at else attempts.ends_at end
      returning count, ends_at)`
  })

export type Attempts = ReturnType<typeof openAttempts>

/** Counts tries in the database, so that all processes count together. A window begins with its first try. */
export function openAttempts(keys: Keys) {
  const keyOf = (what: string, whose: string, { seconds }: Limit): string =>
    `${what}:${seconds}:${keys.sign('attempts', whose)}`

  /** Counts against each limit in turn, in one round trip, up to the first that does not let it through. */
  async function countEach(db: Db, now: Date, tries: readonly Try[]): Promise<Attempt[]> {
    const counting = countingOf(
      tries.map((one) => ({ ...one, key: keyOf(one.what, one.whose, one.limit) })),
      now,
    )
    const places = tries.map(
      (_, place) => sql`select ${sql.lit(place)} as place, count, ends_at from ${sql.ref(`counted_${place}`)}`,
    )
    const { rows } = await sql<Counted>`${preparedMark} with ${sql.join(counting)}
      ${sql.join(places, sql` union all `)} order by place`.execute(db)
    return tries.slice(0, rows.length).map(({ limit }, place) => {
      const { count, ends_at } = rows[place] as Counted
      return { limit, allowed: count <= limit.most, remaining: Math.max(0, limit.most - count), ends: ends_at }
    })
  }

  return {
    countEach,

    async count(db: Db, now: Date, what: string, whose: string, limit: Limit): Promise<Attempt> {
      const [attempt] = await countEach(db, now, [{ what, whose, limit }])
      return attempt as Attempt
    },

    /** Counts what is let through; what comes while a wait lasts is refused uncounted. */
    async slow(db: Db, now: Date, what: string, whose: string, slowing: Slowing): Promise<Attempt> {
      const key = keyOf(what, whose, slowing)
      const { most, wait, longest } = slowing
      const ends = new Date(now.getTime() + slowing.seconds * 1000)
      const { rows } = await sql<{ count: number }>`${preparedMark}
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

    /** Takes one try back. */
    async takeBack(db: Db, what: string, whose: string, limit: Limit): Promise<void> {
      await db
        .updateTable('attempts')
        .set({ count: sql`greatest(count - 1, 0)` })
        .where('key', '=', keyOf(what, whose, limit))
        .execute()
    },

    async forget(db: Db, what: string, whose: string, limit: Limit): Promise<void> {
      await db
        .deleteFrom('attempts')
        .where('key', '=', keyOf(what, whose, limit))
        .execute()
    },
  }
}
