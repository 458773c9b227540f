import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { bodyZoneName, type Day } from '../../../lib/day.ts'
import type { PlannedCount, SurveillanceMeans } from './rules.ts'

interface Span {
  dari: Day
  sampai: Day
}

const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone ${bodyZoneName()})::date`
const within = (moment: string, { dari, sampai }: Span) =>
  sql`${sql.ref(moment)} >= ${dari}::date::timestamp at time zone ${bodyZoneName()}
    and ${sql.ref(moment)} < (${sampai}::date + 1)::timestamp at time zone ${bodyZoneName()}`

/**
 * Selects what is due of each means in a period: its certificate, the day, whether it is done, and its own record. Years
 * of certificates that were revoked or replaced are nobody's duty any more.
 */
const FACTS: Record<SurveillanceMeans, (span: Span) => RawBuilder<unknown>> = {
  laporan: ({ dari, sampai }) => sql`
    select year.certificate_id, year.jatuh_tempo, year.terlapor, report.id
    from certificate_years as year left join performance_reports as report on report.year_id = year.id
    where year.is_held and year.jatuh_tempo between ${dari}::date and ${sampai}::date`,
  pemeliharaan: ({ dari, sampai }) => sql`
    select certificate_id, year.selesai, terpelihara, null::integer
    from certificate_years as year where is_held and year.selesai between ${dari}::date and ${sampai}::date`,
  evaluasi: ({ dari, sampai }) => sql`
    select certificate_id, batas_waktu, submitted_at is not null, id
    from evaluations where certificate_id is not null and batas_waktu between ${dari}::date and ${sampai}::date`,
  audit: (span) => sql`
    select coalesce(year.certificate_id, held.id), ${dayOf('drawn_at')}, audited_at is not null, drawn.id
    from sample_audits as drawn left join performance_reports as report on report.id = drawn.report_id
    left join certificate_years as year on year.id = report.year_id
    left join lateral (select id from certificates where certificates.user_id = drawn.user_id
      order by valid_until desc, id desc limit 1) as held on true
    where ${within('drawn_at', span)}`,
}

const NAMES = Object.keys(FACTS) as SurveillanceMeans[]

const VERSION_NAME = sql`case when own.scheme_version_id is null then 'Sertifikat dari sebelum portal'
  else own.skema || ', versi ' || coalesce(own.skema_versi, 1) end`

/** What is due of a year by scheme version, month and means, and how much of it was done. */
export async function plannedCounts(db: Db, span: Span): Promise<PlannedCount[]> {
  const facts = NAMES.map((cara) => sql`select ${cara}::text, one.* from (${FACTS[cara](span)}) as one`)
  const { rows } = await sql<PlannedCount>`
    select own.scheme_version_id, min(${VERSION_NAME}) as skema, extract(month from fact.due_day)::int as bulan, fact.cara,
      count(*)::int as due, (count(*) filter (where fact.done))::int as done
    from (${sql.join(facts, sql` union all `)}) as fact (cara, certificate_id, due_day, done, record_id) join certificates as own on own.id = fact.certificate_id
    group by own.scheme_version_id, 3, fact.cara order by 2, own.scheme_version_id, 3`.execute(db)
  return rows
}

export interface PlannedRow {
  certificate_id: number
  no_sertifikasi: string
  nama: string
  due_day: Day
  done: boolean
  /** The report, evaluation or audit; null where there is none yet. */
  record_id: number | null
}

const MOST_ROWS = 500

/** The rows behind a count, what is not done first. */
export async function plannedRows(
  db: Db,
  { cara, scheme_version_id, ...span }: Span & { cara: SurveillanceMeans; scheme_version_id: number | null },
): Promise<PlannedRow[]> {
  const { rows } = await sql<PlannedRow>`
    select fact.certificate_id, own.no_sertifikasi, own.nama, fact.due_day, fact.done, fact.record_id
    from (${FACTS[cara](span)}) as fact (certificate_id, due_day, done, record_id) join certificates as own on own.id = fact.certificate_id
    where own.scheme_version_id is not distinct from ${scheme_version_id}::int
    order by fact.done, fact.due_day, own.no_sertifikasi limit ${MOST_ROWS}`.execute(db)
  return rows
}
