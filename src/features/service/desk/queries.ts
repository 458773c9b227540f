import { sql } from 'kysely'
import { bodyZoneName } from '../../../lib/day.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import type { Waiting } from './rules.ts'

/** Everything that waits for somebody, in one round trip. */
export async function waitingForAll(db: Db, { now, today }: Pick<Context, 'now' | 'today'>): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select case tahap when 'diajukan' then 'permohonan_diajukan' else 'keputusan_menunggu' end as key,
      count(*)::int as jumlah, min(tahap_sejak) as tertua
    from user_trainings where tahap in ('diajukan', 'menunggu_keputusan') group by tahap
    union all select 'pembayaran_menunggu', count(*)::int, (select min(created_at) from payment_proofs where status = 'diajukan')
      from invoices where status = 'menunggu_konfirmasi'
    union all select 'banding', count(*)::int, min(submitted_at) from appeals where status = 'diajukan'
    union all select 'pesan_baru', count(distinct user_training_id)::int, min(at)
      from application_messages where read_at is null and not dari_petugas
    union all select 'perubahan_data', count(*)::int, min(created_at) from data_change_requests where status = 'diajukan'
    union all select 'dokumen_diganti', count(*)::int, min(created_at) from document_replacements
      where status = 'diajukan'
    union all select 'klaim_riwayat', count(*)::int, min(created_at) from record_claims where status = 'diajukan'
    union all select 'penghapusan_data', count(*)::int, min(created_at) from deletion_requests where status = 'diajukan'
    union all select 'insiden_belum_dikirim', count(*)::int, min(discovered_at) from incidents
      where notified_at is null or authority_notified_at is null
    union all select 'insiden_terlambat', count(*)::int, min(discovered_at) from incidents
      where (notified_at is null or authority_notified_at is null)
        and notice_due < ${now}
    union all select 'rekening_diusulkan', count(*)::int, min(proposed_at) from bank_account_lists
      where status = 'diusulkan'
    union all select 'rekening_berganti', count(*)::int, min(decided_at) from bank_account_lists
      where status = 'berlaku' and proposed_by is not null and decided_at > ${now}::timestamptz - interval '3 days'
    union all select 'pengembalian_menunggu', count(*)::int, min(account_asked_at) from invoices
      where pengembalian > dikembalikan
    union all select 'pembatalan_diusulkan', count(*)::int, min(proposed_at) from cancellation_proposals
      where status = 'diusulkan'
    union all select 'laporan_diajukan', count(*)::int, min(submitted_at) from performance_reports where status = 'diajukan'
    union all select 'laporan_belum_masuk', count(*)::int, min(jatuh_tempo)::timestamptz from certificate_years
      where report_awaited and jatuh_tempo < ${today}::date - setting_on('laporan_terlambat', ${today})::int
    union all select 'rekan_berbeda', count(*)::int, min(submitted_at) from performance_reports
      where bertentangan and status = 'diajukan'
    union all select 'pemeliharaan_diajukan', count(*)::int, min(submitted_at) from maintenance_records
      where status = 'diajukan'
    union all select 'kegiatan_hadir', count(*)::int, min(attended_at) from maintenance_records
      where status = 'hadir' and tanggal_selesai <= ${today}
    union all select 'kehadiran_kegiatan', count(*)::int, min(tanggal_mulai + 1)::timestamptz from maintenance_records
      where status = 'dikonfirmasi' and tanggal_mulai < ${today}
    union all select 'cetak_ulang', count(*)::int, min(reprint_asked_at) from certificates
      where reprint_asked_at is not null
    union all select 'audit_sampel', count(*)::int, min(drawn_at) from sample_audits where status = 'menunggu'
    union all select 'evaluasi_terkirim', count(*)::int, min(submitted_at) from evaluations
      where status = 'terkirim' and certificate_id is not null
    union all select 'evaluasi_tinjau', count(*)::int, min(objected_at) from evaluations
      where objected_at is not null and reconsidered_at is null
    union all select 'sanksi_diusulkan', count(*)::int, min(opened_at) from sanctions where status = 'diusulkan'
    union all select 'sanksi_menunggu', count(*)::int, min(coalesce(answered_at, answer_due)) from sanctions
      where status = 'diberitahukan' and (answered_at is not null or answer_due < ${now})
    union all select 'pembekuan_berakhir', count(*)::int, min(frozen_until)::timestamptz from certificates
      where status = 'dibekukan' and frozen_until < ${today}
    union all select 'artikel_rancangan', count(*)::int, min(created_at) from articles where published_at is null
    union all select 'berkas_tertahan', coalesce(sum(jumlah), 0)::int, min(at) from stopped_sweeps
    union all select 'berkas_belum_dipindai', count(*)::int, min(created_at) from (
      select created_at from private_files where scan_awaited and scanned_at is null and erased_at is null
      union all select created_at from stored_files where scan_awaited and scanned_at is null) as unscanned
    union all select 'berkas_terinfeksi', count(*)::int, min(created_at) from (
      select created_at from private_files where infected is not null and erased_at is null
      union all select created_at from stored_files where infected is not null) as infected
    union all select 'pesan_gagal', count(*)::int, min(at) from text_messages where status in ('gagal', 'tidak_pasti')
    union all select 'undangan_belum_dijawab', count(*)::int, min(invited_at) from users
      where role <> 'user' and invited_at is not null and password_version = 1 and suspended_at is null`.execute(db)
  return rows
}

/** What waits for a person by name. */
export async function waitingForPerson(db: Db, userId: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    with given as (
      select given.status, given.locked_at, given.assigned_at, own.tahap, own.tahap_sejak from examiner_assignments as given
      join examiners on examiners.id = given.examiner_id and examiners.user_id = ${userId}
      join user_trainings as own on own.id = given.user_training_id
    )
    select 'penugasan_baru' as key, count(*)::int as jumlah, min(assigned_at) as tertua from given
      where status = 'ditawarkan' and tahap in ('terjadwal', 'diuji')
    union all select 'penilaian_terbuka', count(*)::int, min(tahap_sejak) from given
      where status = 'diterima' and locked_at is null and tahap = 'diuji'
    union all select 'banding_panel', count(*)::int, min(submitted_at) from appeal_members as sitting
      join appeals on appeals.id = sitting.appeal_id
      where sitting.user_id = ${userId} and sitting.at is null and appeals.status = 'diajukan'`.execute(db)
  return rows
}

interface Month {
  bulan: string
  akun: number
  permohonan: number
  artikel: number
}

const MONTHS = 12

/** What came in each month, by the body's calendar. */
export async function monthlyFigures(db: Db, now: Date): Promise<Month[]> {
  const first = sql`date_trunc('month', ${now}::timestamptz, ${bodyZoneName()}) - make_interval(months => ${MONTHS - 1})`
  const { rows } = await sql<Month>`
    with months as (
      select start, date_trunc('month', start + interval '40 days', ${bodyZoneName()}) as next
      from (select date_trunc('month', ${first} + make_interval(months => n, days => 15), ${bodyZoneName()}) as start
        from generate_series(0, ${MONTHS - 1}) as n) as starts
    )
    select to_char(start at time zone ${bodyZoneName()}, 'YYYY-MM') as bulan,
      (select count(*)::int from users where created_at >= start and created_at < next) as akun,
      (select count(*)::int from user_trainings where created_at >= start and created_at < next) as permohonan,
      (select count(*)::int from articles where published_at >= start and published_at < next) as artikel
    from months order by start`.execute(db)
  return rows
}

interface Export {
  id: number
  at: Date
  user_name: string
  perihal: string
  jumlah: number | null
}

const MOST_EXPORTS = 20

/** Lists of people that were taken out since an administrator last said that they had seen them, the newest first. */
export async function unseenExports(db: Db, readerId: number): Promise<Export[]> {
  const { rows } = await sql<Export>`
    select export.id, export.at, users.name as user_name, export.perihal, export.jumlah from file_accesses as export
    join users on users.id = export.user_id
    join users as reader on reader.id = ${readerId}
    where export.isi = 'ekspor' and export.id > coalesce(reader.exports_seen_id, 0)
    order by export.id desc limit ${MOST_EXPORTS}`.execute(db)
  return rows
}

/** Never further than the newest export there is, and never back. */
export async function saveExportsSeen(db: Db, readerId: number, id: number): Promise<void> {
  await sql`update users set exports_seen_id = greatest(exports_seen_id,
    (select max(id) from file_accesses where isi = 'ekspor' and id <= ${id})) where id = ${readerId}`.execute(db)
}

/** Files in which a virus was found, the newest first; those of complaints without the name that would speak of the case. */
export async function infectedFiles(db: Db) {
  const { rows } = await sql<{
    name: string | null
    is_public: boolean
    user_name: string | null
    infected: string
    created_at: Date
  }>`
    select case when user_id is not null then file.name end as name, false as is_public,
        users.name as user_name, infected, file.created_at
      from private_files as file left join users on users.id = user_id
      where infected is not null and file.erased_at is null
    union all
    select name, true, null, infected, created_at from stored_files where infected is not null
    order by created_at desc, name limit ${MOST_INFECTED}`.execute(db)
  return rows
}

const MOST_INFECTED = 50

/** When the program could not reach its database, the newest first. */
export const latestOutages = (db: Db, since: Date) =>
  db
    .selectFrom('database_outages')
    .select(['began_at', 'ended_at'])
    .where('ended_at', '>=', since)
    .orderBy('ended_at', 'desc')
    .limit(LATEST)
    .execute()

const LATEST = 10
