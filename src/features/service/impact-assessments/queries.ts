import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { ImpactState, ImpactSubject } from './rules.ts'

export const IMPACT_ROWS = sql`
  select one.id, one.version, one.status, one.objek, one.versi, one.tinjau_pada, one.owner_id, owner.name as owner_name
  from impact_assessments as one left join users as owner on owner.id = one.owner_id`

export const IMPACT_RECORD = sql`
  select one.*, owner.name as owner_name, creator.name as created_by_name, writer.name as written_by_name,
    approver.name as approved_by_name
  from impact_assessments as one left join users as owner on owner.id = one.owner_id
  left join users as creator on creator.id = one.created_by left join users as writer on writer.id = one.written_by
  left join users as approver on approver.id = one.approved_by`

/** Locks the versions of an object, and returns the last number and whether one waits for a second person. */
export async function lockImpacts(db: Db, objek: ImpactSubject): Promise<{ last: number; has_proposal: boolean }> {
  await sql`select pg_advisory_xact_lock(hashtext(${`impact assessment ${objek}`}))`.execute(db)
  const { rows } = await sql<{ last: number; has_proposal: boolean }>`
    select coalesce(max(versi), 0)::int as last, coalesce(bool_or(status = 'diajukan'), false) as has_proposal
    from impact_assessments where objek = ${objek}`.execute(db)
  return rows[0] ?? { last: 0, has_proposal: false }
}

/** Ends the version in force of an object, which the next one replaces. */
export const endImpact = (db: Db, objek: ImpactSubject, ended_at: Date) =>
  sql`update impact_assessments set status = 'berakhir', ended_at = ${ended_at}, version = version + 1
    where objek = ${objek} and status = 'berlaku'`.execute(db)

export interface ImpactOnPaper {
  objek: ImpactSubject
  versi: number
  status: ImpactState
  uraian_risiko: string
  langkah_lembaga: string
  langkah_portal: string[]
  simpulan: string
  tinjau_pada: string
  approved_at: Date | null
}

/** The assessments in force, and the first versions that wait, in the order of their objects. */
export async function impactsOnPaper(db: Db): Promise<ImpactOnPaper[]> {
  const { rows } = await sql<ImpactOnPaper>`
    select objek, versi, status, uraian_risiko, langkah_lembaga, langkah_portal, simpulan, tinjau_pada, approved_at
    from impact_assessments where status in ('berlaku', 'diajukan') order by objek, versi`.execute(db)
  return rows
}
