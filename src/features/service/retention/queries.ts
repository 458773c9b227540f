import { type RawBuilder, sql } from 'kysely'
import { bodyZoneName, type Day } from '../../../lib/day.ts'
import type { Db } from '../../../server/database/db.ts'
import { RUNNING, type Stage } from '../../certification/applications/rules.ts'
import { OPEN_INVOICES } from '../../certification/invoices/state-rules.ts'
import type { OpenCase, RetainedApplication, RetainedScan, RetentionKind } from './rules.ts'

const dayOf = (moment: RawBuilder<unknown>) => sql<Day>`(${moment} at time zone ${bodyZoneName()})::date`

/** What is open about the person of a row at a moment: while one of these is, nothing of theirs goes. */
const openCases = (person: RawBuilder<unknown>, now: Date, today: Day) => {
  const isOpen: Record<OpenCase, RawBuilder<unknown>> = {
    permohonan: sql`select from user_trainings as other where other.user_id = ${person}
      and other.tahap in (${sql.join(RUNNING)})`,
    banding: sql`select from appeals where appeals.user_id = ${person} and appeals.status = 'diajukan'`,
    // Also until its appeal is too late, and as long as a suspension lasts.
    sanksi: sql`select from sanctions where sanctions.user_id = ${person}
        and (sanctions.status in ('diusulkan', 'diberitahukan') or sanctions.appeal_due >= ${now})
      union all select from certificates where certificates.user_id = ${person} and certificates.status = 'dibekukan'`,
    pengaduan: sql`select from complaints left join certificates on certificates.id = complaints.certificate_id
      where ${person} in (complaints.user_id, certificates.user_id)
        and (complaints.closed_at is null or complaints.reopen_until >= ${today} and complaints.reopened_at is null)`,
    penghapusan_data: sql`select from deletion_requests as request where request.user_id = ${person}
      and request.status = 'diajukan'`,
    perubahan_data: sql`select from data_change_requests as request where request.user_id = ${person}
      and request.status = 'diajukan'`,
    penggantian_dokumen: sql`select from document_replacements as made where made.user_id = ${person}
      and made.status = 'diajukan'`,
    klaim_riwayat: sql`select from record_claims as claim where claim.user_id = ${person}
      and claim.status = 'diajukan'`,
    invoice: sql`select from invoices where invoices.user_id = ${person}
      and invoices.status in (${sql.join([...OPEN_INVOICES, 'ditarik', 'pengembalian_diajukan'])})`,
    audit_sampel: sql`select from sample_audits where sample_audits.user_id = ${person}
      and sample_audits.status = 'menunggu'`,
  }
  const named = Object.entries(isOpen).map(([name, rows]) => sql`case when exists (${rows}) then ${name} end`)
  return sql<OpenCase[]>`array_remove(array[${sql.join(named)}]::text[], null)`
}

export interface Selection {
  /** Stages of applications, or those after which the time of a scan runs. */
  stages: readonly Stage[]
  /** Whatever ended later is not old enough in any case. */
  before: Date
  /** The last id of the page before; undefined for the first page. */
  after: string | undefined
  limit: number
}

/** What may be old enough, by id; the rules decide. */
export async function oldEnough(db: Db, kind: RetentionKind, asked: Selection): Promise<string[]> {
  const { stages, before, after, limit } = asked
  const ended = sql`tahap in (${sql.join(stages)}) and tahap_sejak < ${before}`
  const rows =
    kind === 'ktp'
      ? sql<{ id: string }>`select id::text from private_files as file
          where jenis = 'ktp' and erased_at is null and created_at < ${before}
            and ${after ? sql`id > ${after}::uuid` : sql`true`}
            and exists (select from user_trainings as own where own.user_id = file.user_id and ${ended})
          order by file.id limit ${limit}`
      : sql<{ id: string }>`select id::text from user_trainings as own
          where erased_at is null and ${ended} and ${after ? sql`id > ${after}::int` : sql`true`}
          order by own.id limit ${limit}`
  return (await rows.execute(db)).rows.map(({ id }) => id)
}

interface Asked {
  ids: readonly string[]
  now: Date
  today: Day
  /** Waits for those who change them, and keeps others waiting until the transaction ends. */
  lock?: true
}

const forUpdate = (lock: true | undefined) => (lock ? sql`for no key update of own` : sql``)

/** Applications that are not erased, as the rules look at them. */
export async function retainedApplications(
  db: Db,
  { ids, now, today, lock }: Asked,
): Promise<(RetainedApplication & { id: string })[]> {
  const { rows } = await sql<RetainedApplication & { id: string }>`
    select own.id::text, own.tahap, own.tahap_sejak, ${dayOf(sql`own.tahap_sejak`)} as since,
      (select max(issued.valid_until) from certificates as issued
        where issued.user_training_id = own.id and issued.status <> 'dicabut') as valid_until,
      ${openCases(sql`own.user_id`, now, today)} as open_cases
    from user_trainings as own where own.id = any (${[...ids]}::int[]) and own.erased_at is null
    ${forUpdate(lock)}`.execute(db)
  return rows
}

/** Scans that are not erased, as the rules look at them; `stages` are those after which an application is over. */
export async function retainedScans(
  db: Db,
  { ids, now, today, lock, stages }: Asked & { stages: readonly Stage[] },
): Promise<(RetainedScan & { id: string })[]> {
  const { rows } = await sql<RetainedScan & { id: string }>`
    select own.id::text, ${dayOf(sql`own.created_at`)} as given,
      (select max(${dayOf(sql`ended.tahap_sejak`)}) from user_trainings as ended
        where ended.user_id = own.user_id and ended.tahap in (${sql.join(stages)})) as ended,
      ${openCases(sql`own.user_id`, now, today)} as open_cases
    from private_files as own where own.id = any (${[...ids]}::uuid[]) and own.erased_at is null
    ${forUpdate(lock)}`.execute(db)
  return rows
}
