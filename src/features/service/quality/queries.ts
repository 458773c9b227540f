import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { STAFF } from '../../../ground/database/staff-roles.ts'
import type { Day } from '../../../lib/day.ts'
import { STAFF_CONDITION_NAMES, STAFF_CONDITIONS } from '../../platform/staff/condition-rules.ts'
import type { InputKind, LateKind } from './rules.ts'

/** The condition of the administrators at work who keep the quality register. */
const IS_QUALITY_STAFF = sql<boolean>`role = 'administrator' and suspended_at is null and 'mutu' = any (permissions)`

/** The administrators at work who may own something in the quality register. */
export const qualityStaff = (db: Db): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('users')
    .select(['id', 'name'])
    .where(IS_QUALITY_STAFF)
    .orderBy(sql`name_order(name)`)
    .orderBy('id')
    .execute()

export async function isQualityStaff(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${userId} and ${IS_QUALITY_STAFF}`.execute(db)
  return rows.length > 0
}

export interface QualityInput {
  sumber: InputKind
  sumber_id: number
  /** Its number or title; no person's name. */
  judul: string
  at: Date
  status: string
  finding_id: number | null
}

const MOST_INPUTS = 200

/**
 * Complaints, appeals and incidents since a moment, the newest first, each with the finding that was opened from it; a
 * complaint in which the reader is involved is none of their business.
 */
export async function qualityInputs(db: Db, since: Date, readerId: number): Promise<QualityInput[]> {
  const { rows } = await sql<QualityInput>`
    select one.*, finding.id as finding_id from (
      select id, no_tiket, created_at, status, 'pengaduan' from complaints
        where created_at >= ${since} and not exists (select from complaint_involved as involved
          where involved.complaint_id = complaints.id and involved.user_id = ${readerId})
      union all select id, nomor, submitted_at, status, 'banding' from appeals where submitted_at >= ${since}
      union all select id, judul, discovered_at, status, 'insiden' from incidents where discovered_at >= ${since}
    ) as one (sumber_id, judul, at, status, sumber)
    left join findings as finding on (one.sumber = 'pengaduan' and finding.complaint_id = one.sumber_id)
      or (one.sumber = 'banding' and finding.appeal_id = one.sumber_id)
      or (one.sumber = 'insiden' and finding.incident_id = one.sumber_id)
    order by one.at desc, one.sumber_id desc limit ${MOST_INPUTS}`.execute(db)
  return rows
}

export interface LateWork {
  kind: LateKind
  id: number
  /** The record that its letter opens. */
  opens: number
  judul: string
  batas: Day
  name: string
  email: string
}

/** Answers for what nobody has taken yet: whoever has the permission longest. */
const FIRST_OF_QUALITY = sql`select id from users where ${IS_QUALITY_STAFF} order by id limit 1`

const MOST_LATE = 500

/** The conditions of staff by the number under which somebody finds their own, and by what they are called. */
const CONDITIONS = sql`(values ${sql.join(
  STAFF_CONDITION_NAMES.map(
    (name, at) => sql`(${sql.lit(at + 1)}, ${sql.lit(name)}, ${sql.lit(STAFF_CONDITIONS[name].title)})`,
  ),
)}) as known (place, jenis, title)`

/** Conditions that are over, of people at work: those that the owner renews themselves, or of somebody else. */
const lateConditions = (today: Day): RawBuilder<unknown> => sql`
  select late.id, case when late.owner_id = late.user_id then place else late.user_id end,
    case when late.owner_id = late.user_id then title else title || ' ' || person.name end, berlaku_sampai, late.owner_id,
    case when late.owner_id = late.user_id then 'syarat-saya' else 'catatan-petugas' end
  from staff_conditions as late join ${CONDITIONS} on known.jenis = late.jenis
  join users as person on person.id = late.user_id and person.suspended_at is null and person.role in (${STAFF})
  where berlaku_sampai < ${today} and late.reminded_at is null`

/** Whatever of the quality register is past its day and has had no letter yet, with the person who answers for it. */
export async function lateWork(db: Db, today: Day): Promise<LateWork[]> {
  const { rows } = await sql<LateWork>`
    select late.kind, late.id, late.opens, late.judul, late.batas, users.name, users.email from (
      select id, id, judul, batas, owner_id, 'temuan' from findings
        where status <> 'ditutup' and batas < ${today} and reminded_at is null
      union all select id, id, 'Audit internal', tanggal, auditor_id, 'audit-internal' from internal_audits
        where status = 'direncanakan' and tanggal < ${today} and reminded_at is null
      union all select id, id, judul, tinjau_pada, owner_id, 'risiko' from impartiality_risks
        where status = 'dipantau' and tinjau_pada < ${today} and reminded_at is null
      union all select id, id, judul, berlaku_sampai, owner_id, 'dokumen-mutu' from controlled_papers
        where status = 'berlaku' and berlaku_sampai < ${today} and reminded_at is null
      union all select id, id, 'Tinjauan manajemen', tanggal, owner_id, 'tinjauan-manajemen' from management_reviews
        where status = 'disiapkan' and tanggal < ${today} and reminded_at is null
      union all select id, id, 'Laporan pemakaian tanda', batas, coalesce(owner_id, (${FIRST_OF_QUALITY})), 'pemakaian-tanda'
        from mark_reports where status in ('dilaporkan', 'disurati', 'dijawab') and batas < ${today} and reminded_at is null
      union all select id, id, left(uraian, 120), batas, owner_id, 'tugas-mutu' from review_tasks
        where status = 'terbuka' and batas < ${today} and reminded_at is null
      union all select id, id, judul, berlaku_sampai, owner_id, 'bukti-kompetensi' from competence_evidence
        where ended_at is null and berlaku_sampai < ${today} and reminded_at is null
      union all select id, id, judul, batas, owner_id, 'kalibrasi' from calibration_cases
        where status <> 'ditutup' and batas < ${today} and reminded_at is null
      union all select one.id, one.id, one.nama, one.tinjau_pada, one.owner_id, 'aturan' from regulations as one
        where one.tinjau_pada < ${today} and one.reminded_at is null
      union all select change.id, change.id, 'Perubahan ' || one.nama, change.batas, change.owner_id, 'perubahan-aturan'
        from regulation_changes as change join regulations as one on one.id = change.changed_id
        where change.status = 'berjalan' and change.batas < ${today} and change.reminded_at is null
      union all select id, id, 'Penilaian dampak', tinjau_pada, owner_id, 'penilaian-dampak' from impact_assessments
        where status = 'berlaku' and tinjau_pada < ${today} and reminded_at is null
      union all select id, id, 'Pernyataan kecerdasan buatan', tinjau_pada, owner_id, 'kecerdasan-buatan' from ai_statements
        where status = 'terbit' and tinjau_pada < ${today} and reminded_at is null
      union all ${lateConditions(today)}) as late (id, opens, judul, batas, owner_id, kind)
    join users on users.id = late.owner_id and users.suspended_at is null
    order by late.batas, late.kind, late.id limit ${MOST_LATE}`.execute(db)
  return rows
}

const TABLES = {
  temuan: 'findings',
  'audit-internal': 'internal_audits',
  risiko: 'impartiality_risks',
  'dokumen-mutu': 'controlled_papers',
  'tinjauan-manajemen': 'management_reviews',
  'pemakaian-tanda': 'mark_reports',
  'tugas-mutu': 'review_tasks',
  'bukti-kompetensi': 'competence_evidence',
  kalibrasi: 'calibration_cases',
  'catatan-petugas': 'staff_conditions',
  'syarat-saya': 'staff_conditions',
  aturan: 'regulations',
  'perubahan-aturan': 'regulation_changes',
  'penilaian-dampak': 'impact_assessments',
  'kecerdasan-buatan': 'ai_statements',
} as const satisfies Record<LateKind, string>

/** Marks that the letter went out; of two calls at once only one gets true. */
export async function markLetterSent(db: Db, { kind, id }: Pick<LateWork, 'kind' | 'id'>, now: Date): Promise<boolean> {
  const { rows } = await sql`update ${sql.table(TABLES[kind])} set reminded_at = ${now}
    where id = ${id} and reminded_at is null returning id`.execute(db)
  return rows.length === 1
}
