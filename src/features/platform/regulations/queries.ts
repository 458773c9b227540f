import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import type { ChangeBy, RegulationName } from './rules.ts'

export interface RegulationOnDay extends RegulationName {
  tentang: string
  tautan: string | null
  perubahan: ChangeBy[]
}

/** Returns some regulations of the register, each with what had changed or revoked it by a day. */
export async function regulationsOn(db: Db, names: readonly RegulationName[], day: Day): Promise<RegulationOnDay[]> {
  const wanted = sql.join(names.map(({ jenis, nomor, tahun }) => sql`(${jenis}, ${nomor}, ${tahun}::int)`))
  const { rows } = await sql<RegulationOnDay>`
    select one.jenis, one.instansi, one.nomor, one.tahun, one.tentang, one.tautan, coalesce((
      select json_agg(json_build_object('jenis', next.jenis, 'instansi', next.instansi, 'nomor', next.nomor,
        'tahun', next.tahun, 'cara', change.cara) order by next.tahun, next.id)
      from regulation_changes as change join regulations as next on next.id = change.regulation_id
      where change.changed_id = one.id and coalesce(next.berlaku_sejak <= ${day}::date, true)), '[]') as perubahan
    from regulations as one where (one.jenis, one.nomor, one.tahun) in (${wanted})`.execute(db)
  return rows
}
