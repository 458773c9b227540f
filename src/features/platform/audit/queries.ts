import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'

/** Cases in which somebody is a party or had a part, as 'pengaduan:7': of these they see nothing at all. */
export async function ownCases(db: Db, userId: number): Promise<string[]> {
  const { rows } = await sql<{ about: string }>`
    select 'pengaduan:' || complaint_id as about from complaint_involved where user_id = ${userId}
    union select 'permohonan:' || id from user_trainings where user_id = ${userId}
    union select 'penilaian:' || given.id from examiner_assignments as given
      join user_trainings as own on own.id = given.user_training_id where own.user_id = ${userId}
    union select 'sanksi:' || sanctions.id from sanctions
      join certificates on certificates.id = certificate_id where certificates.user_id = ${userId}
    union select 'banding:' || id from appeals where user_id = ${userId}
    union select 'banding:' || appeals.id from appeals join sanctions on sanctions.id = appeals.sanction_id
      where opened_by = ${userId} or notified_by = ${userId} or sanctions.decided_by = ${userId}
    union select 'banding:' || appeals.id from appeals join decisions using (user_training_id)
      where decisions.decided_by = ${userId}
    union select 'banding:' || appeals.id from appeals join examiner_assignments using (user_training_id)
      join examiners on examiners.id = examiner_id where examiners.user_id = ${userId}`.execute(db)
  return rows.map(({ about }) => about)
}

export interface AuditEntry {
  id: number
  at: Date
  user_id: number | null
  who: string
  ip: string
  action: string
  noun: string
  noun_id: string
  label: string
}

export const AUDIT_ROWS = sql<AuditEntry>`
  select id, at, user_id, who, ip, action, noun, noun_id, label, search_text from audit_log`

/** Rows `r` that do not concern these cases. */
export const isOfOthers = (cases: readonly string[]) => sql`r.noun || ':' || r.noun_id <> all(${cases}::text[])`

/** As far back as the newest changes are looked for, so that a log of years is never read through. */
const RECENT = 5000

/** The newest entries about these subjects that do not concern these cases. */
export async function newestEntries(
  db: Db,
  { cases, subjects, most }: { cases: readonly string[]; subjects: readonly string[]; most: number },
): Promise<AuditEntry[]> {
  const { rows } = await sql<AuditEntry>`
    select r.* from (${AUDIT_ROWS} order by id desc limit ${RECENT}) as r
    where ${isOfOthers(cases)} and r.noun = any(${[...subjects]}::text[]) order by id desc limit ${most}`.execute(db)
  return rows
}

interface WholeEntry extends AuditEntry {
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  hash: string
}

export async function auditEntry(db: Db, id: number, cases: readonly string[]): Promise<WholeEntry | undefined> {
  const { rows } = await sql<WholeEntry>`
    select r.* from audit_log as r where id = ${id} and ${isOfOthers(cases)}`.execute(db)
  return rows[0]
}
