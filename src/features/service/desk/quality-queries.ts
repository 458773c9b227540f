import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { preparedMark } from '../../../ground/database/prepared-statements.ts'
import type { Day } from '../../../lib/day.ts'
import { ownConditionsOf } from '../../platform/staff/condition-rules.ts'
import { ENDING_DAYS } from '../controlled-papers/rules.ts'
import { SHOWN_DAYS } from '../quality/rules.ts'
import type { Waiting } from './rules.ts'

/** Counts what of the quality register is due within days or late; what is not due yet stands on no desk. */
export async function waitingQuality(db: Db, today: Day): Promise<Waiting[]> {
  const tally = (due: RawBuilder<unknown>) => sql`count(*)::int as jumlah, null::timestamptz as tertua, 0 as baru,
    count(*) filter (where ${due} < ${today}::date)::int as terlambat, count(*) filter (where ${due} = ${today}::date)::int as hari_ini`
  const soon = sql`${today}::date + ${SHOWN_DAYS}::int`
  const { rows } = await sql<Waiting>`${preparedMark}
    select 'temuan_jatuh_tempo' as key, ${tally(sql`batas`)} from findings where status <> 'ditutup' and batas <= ${soon}
    union all select 'audit_jatuh_tempo', ${tally(sql`tanggal`)} from internal_audits
      where status = 'direncanakan' and tanggal <= ${soon}
    union all select 'risiko_jatuh_tempo', ${tally(sql`tinjau_pada`)} from impartiality_risks
      where status = 'dipantau' and tinjau_pada <= ${soon}
    union all select 'dokumen_mutu_menunggu', ${tally(sql`berlaku_sampai`)} from controlled_papers
      where status = 'diajukan' or status = 'berlaku' and berlaku_sampai <= ${today}::date + ${ENDING_DAYS}::int
    union all select 'tanda_jatuh_tempo', ${tally(sql`batas`)} from mark_reports
      where status in ('dilaporkan', 'disurati', 'dijawab') and (batas <= ${soon} or owner_id is null and status = 'dilaporkan')
    union all select 'tinjauan_jatuh_tempo', ${tally(sql`tanggal`)} from management_reviews
      where status = 'disiapkan' and tanggal <= ${soon}
    union all select 'tugas_jatuh_tempo', ${tally(sql`batas`)} from review_tasks
      where status = 'terbuka' and batas <= ${soon}
    union all select 'bukti_jatuh_tempo', ${tally(sql`berlaku_sampai`)} from competence_evidence
      where ended_at is null and berlaku_sampai <= ${soon}
    union all select 'kalibrasi_jatuh_tempo', ${tally(sql`batas`)} from calibration_cases
      where status <> 'ditutup' and batas <= ${soon}
    union all select 'petugas_jatuh_tempo', ${tally(sql`least`)} from (select min(berlaku_sampai) as least
      from staff_conditions join users on users.id = user_id and users.role = 'penguji' and users.suspended_at is null
      where jenis in ('penyaksian', 'tinjauan') group by user_id) as examiners where least <= ${soon}
    union all select 'aturan_jatuh_tempo', ${tally(sql`tinjau_pada`)} from regulations where tinjau_pada <= ${soon}
    union all select 'perubahan_aturan', ${tally(sql`batas`)} from regulation_changes
      where status = 'berjalan' and batas <= ${soon}
    union all select 'aturan_soal', ${tally(sql`batas`)} from regulation_changes as one
      where status = 'berjalan' and (items_searched_at is null or exists (select from regulation_places as place
        where place.change_id = one.id and place.jenis = 'soal' and place.status = 'belum_ditinjau'))
    union all select 'dampak_menunggu', ${tally(sql`case when status = 'berlaku' then tinjau_pada end`)} from impact_assessments
      where status = 'diajukan' or status = 'berlaku' and tinjau_pada <= ${soon}
    union all select 'pernyataan_menunggu', ${tally(sql`case when status = 'terbit' then tinjau_pada end`)} from ai_statements
      where status = 'diajukan' or status = 'terbit' and tinjau_pada <= ${soon}`.execute(db)
  return rows
}

/** Counts the documents in force that somebody of the staff has not read yet. */
export async function waitingToRead(db: Db, userId: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`${preparedMark}
    select 'dokumen_dibaca' as key, count(*)::int as jumlah, min(approved_at) as tertua, 0 as baru, 0 as terlambat, 0 as hari_ini
    from controlled_papers as paper where jenis = 'dokumen' and status = 'berlaku'
      and not exists (select from paper_readings as given where given.paper_id = paper.id and given.user_id = ${userId})`.execute(
    db,
  )
  return rows
}

interface StaffReader {
  id: number
  role: string
}

/** Counts what somebody of the staff renews themselves and is due or, once it is demanded, was never done. */
export async function waitingConditions(
  db: Db,
  { id, role }: StaffReader,
  { today, isDemanded }: { today: Day; isDemanded: boolean },
): Promise<Waiting[]> {
  const due = sql`coalesce(berlaku_sampai, ${today}::date)`
  const { rows } = await sql<Waiting>`${preparedMark}
    select 'syarat_saya' as key, count(*)::int as jumlah, null::timestamptz as tertua, 0 as baru,
      count(*) filter (where ${due} < ${today}::date)::int as terlambat, count(*) filter (where ${due} = ${today}::date)::int as hari_ini
    from unnest(${ownConditionsOf(role)}::text[]) as wanted (jenis)
    left join staff_conditions as known on known.user_id = ${id} and known.jenis = wanted.jenis
    where coalesce(berlaku_sampai <= ${today}::date + ${SHOWN_DAYS}::int, ${isDemanded})
    union all select 'kalibrasi_saya', count(*)::int, min(opened_at), 0,
      count(*) filter (where batas < ${today}::date)::int, count(*) filter (where batas = ${today}::date)::int
    from calibration_cases as one where status = 'terbuka' and ${role} = 'penguji'
      and not exists (select from calibration_scorings as given where given.case_id = one.id and given.user_id = ${id})`.execute(
    db,
  )
  return rows
}
