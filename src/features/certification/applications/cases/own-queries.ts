import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { Day } from '../../../../lib/day.ts'
import type { Stage } from '../rules.ts'

/** Stages in which the office has something to do, whoever looks after the case. */
const WITH_THE_OFFICE: readonly Stage[] = ['diajukan', 'menunggu_konfirmasi', 'diuji', 'menunggu_keputusan', 'banding']
const MOST = 20

export interface OwnCase {
  id: number
  nomor: string | null
  nama: string
  skema: string
  tahap: Stage
  tahap_sejak: Date
  start_date: Day | null
  end_date: Day | null
}

/** Lists the cases of one member of staff in which the office has to act, the longest waiting first. */
export async function casesUnder(db: Db, handlerId: number): Promise<OwnCase[]> {
  const { rows } = await sql<OwnCase>`
    select own.id, own.nomor, person.name as nama, scheme.name as skema, own.tahap, own.tahap_sejak,
      schedules.start_date, schedules.end_date
    from user_trainings as own
    join users as person on person.id = own.user_id
    join schedules on schedules.id = own.schedule_id
    join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
    where own.handler_id = ${handlerId} and own.tahap in (${sql.join([...WITH_THE_OFFICE])})
    order by own.tahap_sejak, own.id limit ${MOST}`.execute(db)
  return rows
}
