import { sql } from 'kysely'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { bodyZoneName, type Day } from '../../../lib/day.ts'
import type { CheckCounts, CheckMonth } from './log-contract.ts'
import { type CountedCheck, monthsOf, SHOWN_WAYS } from './log-rules.ts'

/** The rows that one process writes together; a retried batch counts only once. */
export interface Batch {
  writer: string
  number: number
  rows: readonly CountedCheck[]
}

/** Creates the missing months: that of a moment, and `more` after it. */
export const makeMonths = (db: Db, from: Date, more: number) =>
  sql`select make_verification_months((${from}::timestamptz at time zone 'UTC')::date, ${more}::int)`.execute(db)

/** Adds a batch to the counts. Rows are written in a fixed order, so that processes cannot deadlock. */
export async function addBatch(db: Db, { writer, number, rows }: Batch, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    const { rows: begun } = await sql`
      insert into verification_writers as known (writer, batch, at) values (${writer}, ${number}, ${now})
      on conflict (writer) do update set batch = excluded.batch, at = excluded.at where known.batch < excluded.batch
      returning batch`.execute(db)
    if (begun.length === 0) return
    const { first, more } = monthsOf(rows)
    await makeMonths(db, first, more)
    await sql`
      insert into verifications (at, certificate_id, jalur, hasil, jumlah)
      select * from unnest(${rows.map(({ at }) => at)}::timestamptz[], ${rows.map((row) => row.certificate_id)}::int[],
        ${rows.map(({ jalur }) => jalur)}::text[], ${rows.map(({ hasil }) => hasil)}::text[],
        ${rows.map(({ jumlah }) => jumlah)}::int[]) as one (at, certificate_id, jalur, hasil, jumlah)
      order by certificate_id, at, jalur, hasil
      on conflict (certificate_id, at, jalur, hasil) do update set jumlah = verifications.jumlah + excluded.jumlah`.execute(
      db,
    )
  })
}

/** Drops the months that had ended by then; returns how many. */
export async function dropMonths(db: Db, ended: Date): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select drop_verification_months(${ended}) as gone`.execute(db)
  return rows[0]?.gone ?? 0
}

/** Deletes the marks of processes that are gone for good, whose batches nobody retries. */
export const forgetWriters = (db: Db, before: Date) =>
  db.deleteFrom('verification_writers').where('at', '<', before).execute()

const IS_SHOWN = sql`jalur in (${sql.join(SHOWN_WAYS)})`
/** The states in which its holder may work. */
const IS_VALID = sql`hasil in ('aktif', 'akan_berakhir')`
/** Returns the moment at which a day begins in the body's time zone. */
const beginOf = (day: Day) => sql`(${day}::date::timestamp at time zone ${bodyZoneName()})`
const sumOf = (condition: typeof IS_SHOWN) => sql`coalesce(sum(jumlah) filter (where ${condition}), 0)::float8`

/** Returns how often each of these certificates was checked; those that never were are left out. */
export async function countChecks(
  db: Db,
  ids: readonly number[],
  { since, lately }: { since: Day; lately: Day },
): Promise<Map<number, CheckCounts>> {
  const { rows } = await sql<CheckCounts & { certificate_id: number }>`
    select certificate_id, ${sumOf(sql`not ${IS_SHOWN} and at >= ${beginOf(lately)}`)} as tiga_puluh_hari,
      ${sumOf(sql`not ${IS_SHOWN}`)} as dua_belas_bulan, ${sumOf(IS_SHOWN)} as ditampilkan
    from verifications where certificate_id = any(${ids}::int[]) and at >= ${beginOf(since)}
    group by certificate_id`.execute(db)
  return new Map(rows.map(({ certificate_id, ...counts }) => [certificate_id, counts]))
}

/** Returns the same counts of one certificate by month since a day; months without a check are left out. */
export async function countByMonth(db: Db, id: number, first: Day): Promise<CheckMonth[]> {
  const { rows } = await sql<CheckMonth>`
    select to_char(at at time zone ${bodyZoneName()}, 'YYYY-MM') as bulan, ${sumOf(sql`not ${IS_SHOWN}`)} as diperiksa,
      ${sumOf(sql`not ${IS_SHOWN} and not ${IS_VALID}`)} as tidak_berlaku, ${sumOf(IS_SHOWN)} as ditampilkan
    from verifications
    where certificate_id = ${id} and at >= ${beginOf(first)}
    group by 1`.execute(db)
  return rows
}
