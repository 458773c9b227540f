import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { CaseState, Criterion } from './rules.ts'

export const CASE_ROWS = sql`
  select one.id, one.version, one.status, one.judul, one.bentuk, one.batas, one.owner_id, owner.name as owner_name,
    (select count(*)::int from calibration_scorings as given where given.case_id = one.id) as jumlah_penilai
  from calibration_cases as one left join users as owner on owner.id = one.owner_id`

export const CASE_RECORD = sql`
  select one.*, owner.name as owner_name, creator.name as created_by_name,
    (select count(*)::int from calibration_scorings as given where given.case_id = one.id) as jumlah_penilai,
    (select coalesce(json_agg(json_build_object('user_id', given.user_id, 'name', scorer.name, 'skor', given.skor,
      'scored_at', given.scored_at) order by name_order(scorer.name), scorer.id), '[]')
      from calibration_scorings as given join users as scorer on scorer.id = given.user_id
      where given.case_id = one.id) as penilaian
  from calibration_cases as one left join users as owner on owner.id = one.owner_id
  left join users as creator on creator.id = one.created_by`

/** The criteria without the reference. */
const BLIND = sql`(select json_agg(json_build_object('uraian', each ->> 'uraian', 'poin', (each ->> 'poin')::int, 'acuan', null)
  order by at) from jsonb_array_elements(one.kriteria) with ordinality as all_of (each, at))`

/** The cases as an examiner has them: open ones, and closed ones that they scored, which alone show the reference. */
export const ownCaseRows = (userId: number): RawBuilder<unknown> => sql`
  select one.id, one.version, one.status, one.judul, one.kasus, one.bentuk, one.toleransi, one.batas, given.skor, given.scored_at,
    case when one.status = 'ditutup' then one.kriteria::json else ${BLIND} end as kriteria
  from calibration_cases as one
  left join calibration_scorings as given on given.case_id = one.id and given.user_id = ${userId}
  where one.status = 'terbuka' or one.status = 'ditutup' and given.user_id is not null`

/** Returns an open or other case with its criteria, locked against another state. */
export async function lockedCase(db: Db, id: number) {
  const { rows } = await sql<{ version: number; status: CaseState; kriteria: Criterion[] }>`
    select version, status, kriteria from calibration_cases where id = ${id} for update`.execute(db)
  return rows[0]
}

/** Stores what an examiner gives a case; false where they gave something before. */
export async function insertCaseScores(
  db: Db,
  given: { case_id: number; user_id: number; skor: number[]; scored_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('calibration_scorings')
    .values(given)
    .onConflict((known) => known.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
