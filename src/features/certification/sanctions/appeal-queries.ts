import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { AppealState } from '../../certification/appeals/rules.ts'

export interface FiledSanctionAppeal {
  nomor: string
  status: AppealState
  alasan: string
  submitted_at: Date
  decided_at: Date | null
  putusan: string | null
}

/** The one appeal that there can be against a sanction. */
export async function appealOfSanction(db: Db, sanctionId: number): Promise<FiledSanctionAppeal | undefined> {
  const { rows } = await sql<FiledSanctionAppeal>`
    select nomor, status, alasan, submitted_at, decided_at, putusan from appeals
    where sanction_id = ${sanctionId}`.execute(db)
  return rows[0]
}
