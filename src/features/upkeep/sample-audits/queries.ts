import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import type { SampleKind, SampleState } from './rules.ts'

/** The matter of a sample: a report or an activity. */
export type SampleMatter = { report_id: number } | { maintenance_id: number }

interface NewSample {
  user_id: number
  accepted_by: number
  drawn_at: Date
}

/** Undefined where that was drawn already. */
export async function insertSample(db: Db, sample: SampleMatter & NewSample): Promise<number | undefined> {
  const row = await db
    .insertInto('sample_audits')
    .values(sample)
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

const ABOUT = sql`coalesce(activity.nama_kegiatan, report.no_sertifikasi || ', tahun ke-' || y.ke)`

const MATTER = sql`
  left join performance_reports as report on report.id = own.report_id
  left join certificate_years as y on y.id = report.year_id
  left join maintenance_records as activity on activity.id = own.maintenance_id`

/** The rows of the list; left joins, so that counting and paging leave out what they do not need. */
export const SAMPLES = sql<ListedSample>`
  select own.id, own.search_text, own.jenis, person.name as nama, ${ABOUT} as perihal, own.status, own.drawn_at, own.audited_at
  from sample_audits as own left join users as person on person.id = own.user_id ${MATTER}`

export interface ListedSample {
  id: number
  jenis: SampleKind
  nama: string
  /** The report or the activity, as people call it. */
  perihal: string
  status: SampleState
  drawn_at: Date
  audited_at: Date | null
}

export interface SampleRow extends ListedSample {
  version: number
  report_id: number | null
  maintenance_id: number | null
  accepted_by_name: string
  catatan: string | null
  audited_by_name: string | null
  sanction_id: number | null
  involved: number[]
}

/** The people with a part in each sample; colleagues named in a report have one too. */
const PARTS = sql`
  select id as sample_id, user_id from sample_audits
  union all select id, accepted_by from sample_audits
  union all select sampled.id, event.user_id from sample_audits as sampled
    join report_events as event on event.report_id = sampled.report_id
  union all select sampled.id, event.user_id from sample_audits as sampled
    join maintenance_events as event on event.maintenance_id = sampled.maintenance_id
  union all select sampled.id, colleague.user_id from sample_audits as sampled
    join report_colleagues as named on named.report_id = sampled.report_id
    join certificates as colleague on colleague.id = named.certificate_id`

const INVOLVED = sql`array(
  select distinct user_id from (${PARTS}) as part where sample_id = own.id and user_id is not null)`

const samplesAround = (userId: number) => sql`select sample_id from (${PARTS}) as part where user_id = ${userId}`

/** Returns the condition that somebody can audit a row `r`, the same as the rules have it. */
export const isAuditableBy = (userId: number) =>
  sql<boolean>`(r.status = 'menunggu' and r.id not in (${samplesAround(userId)}))`

export async function sampleById(db: Db, id: number): Promise<SampleRow | undefined> {
  const { rows } = await sql<SampleRow>`
    select own.id, own.version, own.jenis, own.report_id, own.maintenance_id, person.name as nama, ${ABOUT} as perihal,
      own.status, own.drawn_at, acceptor.name as accepted_by_name, own.catatan, auditor.name as audited_by_name,
      own.audited_at, own.sanction_id, ${INVOLVED} as involved
    from sample_audits as own join users as person on person.id = own.user_id
    join users as acceptor on acceptor.id = own.accepted_by
    left join users as auditor on auditor.id = own.audited_by ${MATTER}
    where own.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks an audit until the transaction ends. */
export async function lockSampleById(db: Db, id: number): Promise<SampleRow | undefined> {
  await sql`select from sample_audits where id = ${id} for update`.execute(db)
  return sampleById(db, id)
}

interface AuditResult {
  status: SampleState
  catatan: string | null
  audited_by: number
  audited_at: Date
  sanction_id: number | null
}

export const updateSample = (db: Db, id: number, result: AuditResult) =>
  db
    .updateTable('sample_audits')
    .set((set) => ({ ...result, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** The holder's valid certificate: of the report's qualification, else a leader's before a member's. */
export async function certificateOfSample(db: Db, id: number, today: Day): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select held.id from sample_audits as own
    left join performance_reports as report on report.id = own.report_id
    left join certificate_years as y on y.id = report.year_id
    left join certificates as reported on reported.id = y.certificate_id
    join certificates as held on held.user_id = own.user_id
      and held.kualifikasi = coalesce(reported.kualifikasi, held.kualifikasi)
    where own.id = ${id} and held.status in ('aktif', 'dibekukan') and ${today}::date between held.valid_from and held.valid_until
    order by held.kualifikasi desc, held.id desc limit 1`.execute(db)
  return rows[0]?.id
}
