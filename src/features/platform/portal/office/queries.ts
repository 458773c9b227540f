import { sql } from 'kysely'
import { PERMISSIONS } from '../../../../access.ts'
import type { Db } from '../../../../ground/database/db.ts'
import type { Day } from '../../../../lib/day.ts'
import { LEAST_HOLIDAYS, type ReadinessFacts } from '../readiness-rules.ts'

export interface SetupState {
  opened_at: Date | null
  mail_arrived_at: Date | null
  mail_code_hash: string | null
  mail_code_expires_at: Date | null
  tanpa_rekening: boolean
}

const setupState = (db: Db) =>
  db
    .selectFrom('portal')
    .select(['opened_at', 'mail_arrived_at', 'mail_code_hash', 'mail_code_expires_at', 'tanpa_rekening'])
    .$castTo<SetupState>()

export const portalSetup = (db: Db): Promise<SetupState> => setupState(db).executeTakeFirstOrThrow()

/** The same, until the transaction ends nobody else's to change. */
export const lockPortalSetup = (db: Db): Promise<SetupState> => setupState(db).forUpdate().executeTakeFirstOrThrow()

/** What the database knows; the office's own mail server is one of two. */
type StoredFacts = Omit<ReadinessFacts, 'mail_leaves'> & { mail_server: boolean }

/** Everything that the readiness is read from, in one question; whether mail leaves only the program knows. */
export async function readinessFacts(db: Db, today: Day): Promise<StoredFacts> {
  const year = Number(today.slice(0, 4))
  const { rows } = await sql<StoredFacts>`
    select (select server <> '' from mail_servers) as mail_server, site.nama_lembaga, site.nama_singkat, site.dasar_hukum, site.alamat, site.email, site.phone, site.logo,
      coalesce((select jsonb_array_length(rekening) from bank_account_lists where status = 'berlaku'
        order by decided_at desc, id desc limit 1), 0) as account_count, portal.tanpa_rekening,
      portal.mail_arrived_at is not null as mail_arrived,
      setting_on('format_nomor_sertifikat', ${today}) #>> '{}' as format_nomor_sertifikat,
      setting_on('penandatangan_sertifikat', ${today}) #>> '{}' as penandatangan_sertifikat,
      (setting_on('jumlah_penguji', ${today}) #>> '{}')::int as jumlah_penguji,
      (select count(*)::int from (select from holidays
        where extract(year from tanggal) in (${year}::int, ${year + 1}::int)
        group by extract(year from tanggal) having count(*) >= ${LEAST_HOLIDAYS}) as years) as holiday_years,
      (select count(*)::int from users where role = 'administrator' and suspended_at is null
        and has_two_factor(users)) as secured_administrators,
      (select count(*)::int from users where role = 'administrator' and suspended_at is null) as administrators,
      (select count(*)::int from schemes where versi_terbit is not null) as published_schemes,
      (select count(*)::int from schemes join scheme_versions as v
        on v.scheme_id = schemes.id and v.versi = schemes.versi_terbit
        where v.detail_pelatihan is not null) as schemes_with_regulation,
      (select count(*)::int from venues) as venues,
      (select count(*)::int from venues where diperiksa_sampai is not null) as checked_venues,
      (select count(*)::int from examiners where berlaku_sampai is null or berlaku_sampai >= ${today}) as examiners,
      (select count(*)::int from schedules where cancelled_at is null and start_date > ${today}
        and (pendaftaran_ditutup is null or pendaftaran_ditutup >= ${today})) as open_schedules,
      (select count(distinct jenis)::int from legal_page_versions
        where published_at is not null) as published_legal_pages,
      exists (select from backups where status = 'selesai') as has_backup,
      (select jsonb_object_agg(permission, (select count(*) from users where role = 'administrator'
        and suspended_at is null and permission = any (users.permissions)))
        from unnest(${sql.val([...PERMISSIONS])}::text[]) as permission) as staff
    from site_content as site, portal`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('the records of the body and its portal are missing')
  return facts
}

export async function saveMailCode(db: Db, code: { hash: string; expires: Date } | undefined): Promise<void> {
  const values = { mail_code_hash: code?.hash ?? null, mail_code_expires_at: code?.expires ?? null }
  await db.updateTable('portal').set(values).execute()
}

export async function saveMailArrival(db: Db, at: Date): Promise<void> {
  await db
    .updateTable('portal')
    .set({ mail_arrived_at: at, mail_code_hash: null, mail_code_expires_at: null })
    .execute()
}

export async function saveAccountDecision(db: Db, tanpa_rekening: boolean): Promise<void> {
  await db.updateTable('portal').set({ tanpa_rekening }).execute()
}

export async function saveOpening(db: Db, at: Date): Promise<void> {
  await db.updateTable('portal').set({ opened_at: at }).execute()
}
