import { openFillings, shareOut } from './filling.ts'

/** Two years and the current month. */
const MONTHS = 25
/** Hours that every month has. */
const HOURS = 672
/** Certificates that are checked in every hour, as their badges stand on pages that many read. */
const HOT = 50
/** Two primes by which certificates are scattered over the hours: no two rows of an hour are about the same one. */
const [STEP, SHIFT] = [1_299_709, 15_485_863]

const month = (first: string, perHour: number, certificates: number): string => `
  insert into verifications_${first.slice(0, 7).replace('-', '_')} (at, certificate_id, jalur, hasil, jumlah)
  select '${first}T00:00:00Z'::timestamptz + make_interval(hours => hour),
    case when slot <= ${HOT} then slot else ${HOT} + 1 + (slot::bigint * ${STEP} + hour::bigint * ${SHIFT}) % ${certificates - HOT} end,
    (array['nomor', 'halaman', 'program', 'massal', 'tim', 'berkas', 'lencana', 'bingkai'])[1 + (slot + hour) % 8],
    case when slot % 40 = 0 then 'kedaluwarsa' else 'aktif' end, 1 + slot % 3
  from generate_series(0, ${HOURS - 1}) as hour, generate_series(1, ${perHour}) as slot`

/** The first days of the months that the log keeps, the oldest first. */
function monthsUntil(now: Date): string[] {
  const at = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString()
  return Array.from({ length: MONTHS }, (_, n) => at(MONTHS - 1 - n).slice(0, 10))
}

/**
 * Fills the log of verifications with about so many rows, spread over its months: two of them at a time, and the index
 * afterwards. What a crash would take matters to nobody here.
 */
export async function fillVerifications(url: string, rows: number, certificates: number): Promise<void> {
  const months = monthsUntil(new Date())
  const perHour = Math.round(rows / MONTHS / HOURS)
  const clients = await openFillings(url)
  const [first = '', client] = [months[0], clients[0]]
  await client?.query('select make_verification_months($1, $2)', [first, MONTHS - 1])
  const { rows: indexes } = (await client?.query<{ definition: string }>(
    `select pg_get_indexdef('verifications_counted'::regclass) as definition`,
  )) ?? { rows: [] }
  await client?.query('truncate verifications')
  await client?.query('drop index verifications_counted')
  await shareOut(clients, months, async (one, next) => {
    const table = `verifications_${next.slice(0, 7).replace('-', '_')}`
    await one.query(`alter table ${table} set unlogged`)
    await one.query(month(next, perHour, certificates))
    await one.query(
      `create unique index on ${table} (certificate_id, at, jalur, hasil) include (jumlah) nulls not distinct`,
    )
    await one.query(`vacuum analyze ${table}`)
  })
  // Takes over the indexes of the months, which are the same.
  for (const { definition } of indexes) await client?.query(definition)
  for (const one of clients) await one.end()
}
