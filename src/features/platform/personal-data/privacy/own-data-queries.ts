import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'

type Fields = Record<string, unknown>

const rowsOf = async (db: Db, query: ReturnType<typeof sql>): Promise<Fields[]> =>
  (await query.execute(db)).rows as Fields[]

const applicationsOf = (db: Db, userId: number) =>
  rowsOf(
    db,
    sql`
      select nomor, scheme_versions.name as skema, jenis_permohonan, tahap, kebutuhan_khusus, pengalaman, asesmen, pernyataan,
        submitted_at, catatan, no_sertifikasi,
        (select coalesce(json_agg(json_build_object('transition', transition, 'dari', dari, 'ke', ke, 'oleh', oleh,
          'catatan', event.catatan, 'at', at) order by event.id), '[]')
          from application_events as event where user_training_id = application.id) as riwayat,
        (select coalesce(json_agg(json_build_object('persyaratan', persyaratan, 'file_id', file_id, 'status', status,
          'catatan', given.catatan, 'no_sertifikat', given.no_sertifikat, 'lembaga_pelatihan', given.lembaga_pelatihan,
          'tanggal_sertifikat', given.tanggal_sertifikat) order by given.id), '[]')
          from application_files as given where user_training_id = application.id) as persyaratan,
        (select coalesce(json_agg(json_build_object('dari_petugas', dari_petugas, 'isi', isi, 'at', at) order by message.id), '[]')
          from application_messages as message where user_training_id = application.id) as pesan,
        (select coalesce(json_agg(json_build_object('status', notified_case.status, 'uraian', uraian, 'notified_at', notified_at,
          'answer_due', answer_due, 'jawaban', jawaban, 'answered_at', answered_at, 'putusan', putusan,
          'decided_at', decided_at) order by notified_case.id), '[]')
          from misconduct_cases as notified_case where user_training_id = application.id and notified_at is not null) as kecurangan,
        (select json_build_object('status', asked.status, 'asked_at', asked_at, 'tambahan_menit', tambahan_menit,
          'ruang_terpisah', ruang_terpisah, 'pembaca', pembaca, 'huruf_besar', huruf_besar,
          'perangkat_sendiri', perangkat_sendiri, 'langkah_lain', langkah_lain, 'alasan', asked.alasan,
          'decided_at', decided_at, 'pemberian', pemberian, 'catatan', asked.catatan, 'given_at', given_at)
          from accommodations as asked where user_training_id = application.id) as penyesuaian
      from user_trainings as application join schedules on schedules.id = schedule_id
        join scheme_versions on scheme_versions.id = scheme_version_id
      where user_id = ${userId} order by application.id`,
  )

/** Returns the records of a person's duties in the years of a certificate. */
const dutiesOf = async (db: Db, userId: number) => ({
  laporan_kinerja: await rowsOf(
    db,
    sql`select report.no_sertifikasi, ke, status, nihil, alasan_nihil, dokumen, kendala, declared_at, submitted_at, terlambat,
        report.catatan, (select coalesce(json_agg(json_build_object('transition', transition, 'ke', event.ke, 'catatan', event.catatan,
          'at', at) order by event.id), '[]') from report_events as event where report_id = report.id) as riwayat
      from performance_reports as report join certificate_years as year on year.id = year_id
      where report.user_id = ${userId} order by report.id`,
  ),
  laporan_tidak_masuk: await rowsOf(
    db,
    sql`select ke, mulai, selesai, tindak_lanjut, catatan, followed_up_at
      from certificate_years where user_id = ${userId} and tindak_lanjut is not null order by id`,
  ),
  konfirmasi_peran: await rowsOf(
    db,
    sql`select judul_dokumen, tahun, pemrakarsa, peran, jawaban, peran_menurut, catatan, answered_at
      from report_colleagues where certificate_id in (select id from certificates where user_id = ${userId}) order by id`,
  ),
  pemeliharaan: await rowsOf(
    db,
    sql`select case when schedule_id is null then 'luar' else 'ditawarkan' end as asal, jenis_kegiatan, nama_kegiatan,
        penyelenggara, tanggal_mulai, tanggal_selesai, jam_pelajaran, peran, bukti_id, status, poin, catatan,
        submitted_at, attended_at, decided_at, no_sertifikat, certificate_file_id,
        (select coalesce(json_agg(json_build_object('transition', transition, 'ke', ke, 'catatan', event.catatan, 'at', at)
          order by event.id), '[]') from maintenance_events as event where maintenance_id = own.id) as riwayat
      from maintenance_records as own where user_id = ${userId} order by id`,
  ),
  audit_sampel: await rowsOf(
    db,
    sql`select audit.jenis, coalesce(activity.nama_kegiatan, report.no_sertifikasi) as perihal, audit.status, audit.catatan, audited_at
      from sample_audits as audit left join performance_reports as report on report.id = report_id
      left join maintenance_records as activity on activity.id = maintenance_id
      left join sanctions as proposed on proposed.id = sanction_id
      where audit.user_id = ${userId} and audited_at is not null and proposed.status is distinct from 'diusulkan'
      order by audit.id`,
  ),
  evaluasi: await rowsOf(
    db,
    sql`select form.judul, no_sertifikasi, status, batas_waktu, form.pertanyaan, jawaban, submitted_at, hasil, catatan,
        tindak_lanjut, reviewed_at, tinjau_alasan, objected_at, tinjau_jawaban, reconsidered_at
      from evaluations as own join questionnaires as form on form.id = own.questionnaire_id
      where user_id = ${userId} order by own.id`,
  ),
})

const certificatesOf = async (db: Db, userId: number) => ({
  sertifikat: await rowsOf(
    db,
    sql`select no_sertifikasi, no_registrasi, nama, kualifikasi, skema, keahlian, kota, provinsi, unit_kompetensi, valid_from,
        valid_until, status, publik,
        (select coalesce(json_agg(json_build_object('transition', transition, 'ke', ke, 'alasan', alasan, 'at', at)
          order by event.id), '[]') from certificate_events as event where certificate_id = certificates.id) as riwayat,
        (select coalesce(json_agg(json_build_object('versi', versi, 'file_id', file_id, 'credential', credential)
          order by versi), '[]') from certificate_papers where certificate_id = certificates.id) as cetakan,
        (select coalesce(json_agg(json_build_object('nomor', nomor, 'isi', isi, 'file_id', file_id, 'created_at', created_at)
          order by letter.id), '[]') from status_letters as letter where certificate_id = certificates.id) as surat_status
      from certificates where user_id = ${userId} order by id`,
  ),
  sanksi: await rowsOf(
    db,
    sql`select nomor, no_sertifikasi, jenis, alasan, uraian, status, notified_at, answer_due, jawaban, answer_file_id,
        answered_at, decided_at, putusan, tugas
      from sanctions where user_id = ${userId}
        and (status not in ('diusulkan', 'dibatalkan') or alasan = 'permintaan_sendiri') order by id`,
  ),
})

const appealsOf = (db: Db, userId: number) =>
  rowsOf(
    db,
    sql`select own.nomor, coalesce(application.nomor, sanctions.nomor) as perihal, own.alasan, own.naskah,
        own.nomor_soal, own.file_id, own.status,
        own.submitted_at, own.decided_at, own.putusan
      from appeals as own left join user_trainings as application on application.id = own.user_training_id
        left join sanctions on sanctions.id = own.sanction_id
      where own.user_id = ${userId} order by own.id`,
  )

/** Returns the records that were taken over from an earlier system. */
const pastRecordsOf = async (db: Db, userId: number) => ({
  klaim_riwayat: await rowsOf(
    db,
    sql`select status, catatan, created_at, decided_at from record_claims where user_id = ${userId} order by id`,
  ),
  permohonan_lama: await rowsOf(
    db,
    sql`select nomor, nama, skema, hasil, tanggal_permohonan, tanggal_uji, tanggal_keputusan, no_sertifikat, keterangan
      from past_applications where user_id = ${userId} order by id`,
  ),
  invoice_lama: await rowsOf(
    db,
    sql`select nomor, nama, perihal, total, status, tanggal, tanggal_bayar, nomor_kuitansi, keterangan
      from past_invoices where user_id = ${userId} order by id`,
  ),
})

/** Returns who was told of a certificate's status, as the person agreed. */
const webhooksOf = async (db: Db, userId: number) => ({
  pengamat_sertifikat: await rowsOf(
    db,
    sql`select no_sertifikasi, nama_pengamat, own.host, teks_persetujuan, versi_persetujuan, consented_at, accepted_at, ended_at, ended_by,
        (select coalesce(json_agg(json_build_object('dari', sent.dari, 'ke', sent.ke, 'at', sent.at, 'status', sent.status,
          'sent_at', sent.sent_at) order by sent.id), '[]') from watcher_deliveries as sent where watcher_id = own.id) as kiriman
      from certificate_watchers as own join certificates on certificates.id = certificate_id
      where own.user_id = ${userId} order by own.id`,
  ),
})

/** The employers that one belongs to, and those that wait for an answer. */
const employersOf = async (db: Db, userId: number) => ({
  perusahaan: await rowsOf(
    db,
    sql`select employers.nama, pengelola, joined_at from employer_members as own
      join employers on employers.id = employer_id where own.user_id = ${userId} order by own.id`,
  ),
  undangan_perusahaan: await rowsOf(
    db,
    sql`select employers.nama, invitation.sent_at, invitation.expires_at from employer_invitations as invitation
      join employers on employers.id = employer_id join users on users.email = invitation.email
      where users.id = ${userId} order by invitation.id`,
  ),
})

/** Returns the records that the use of the account left behind. */
const usageOf = async (db: Db, userId: number) => ({
  email_dimatikan: await rowsOf(db, sql`select jenis, at from declined_mails where user_id = ${userId} order by jenis`),
  pesan_singkat: await rowsOf(
    db,
    sql`select kanal, jenis, status, isi, at, sent_at, resent_at from text_messages where user_id = ${userId} order by id`,
  ),
  kanal_pesan: await rowsOf(
    db,
    sql`select kanal, nomor, teks_persetujuan, consented_at, verified_at, ended_at, ended_by
      from channel_subscriptions where user_id = ${userId} order by id`,
  ),
  kalender_pribadi: await rowsOf(
    db,
    sql`select created_at, last_read_at from calendar_feeds where user_id = ${userId}`,
  ),
  tampilan_daftar: await rowsOf(
    db,
    sql`select daftar, nama, susunan, bawaan from list_arrangements where user_id = ${userId} order by id`,
  ),
  pemberitahuan: await rowsOf(
    db,
    sql`select judul, isi, at, read_at from notifications where user_id = ${userId} order by id`,
  ),
  sesi: await rowsOf(
    db,
    sql`select created_at, last_seen_at, user_agent, ip from sessions where user_id = ${userId} order by created_at`,
  ),
  perangkat_diingat: await rowsOf(
    db,
    sql`select created_at, rotated_at, user_agent, ip from remember_tokens where user_id = ${userId} order by created_at`,
  ),
  token: await rowsOf(
    db,
    sql`select created_at, last_used_at, user_agent, ip from tokens where user_id = ${userId} order by id`,
  ),
  aktivitas_keamanan: await rowsOf(
    db,
    sql`select at, jenis, rincian, perangkat from security_events where user_id = ${userId} order by id`,
  ),
  passkey: await rowsOf(
    db,
    sql`select name, synced, created_at, last_used_at, blocked_at from passkeys where user_id = ${userId} order by id`,
  ),
  pembukaan_berkas: await rowsOf(
    db,
    sql`select file_id, isi, user_id = ${userId} as oleh_sendiri, at from file_accesses where owner_id = ${userId} order by id`,
  ),
  surat_insiden: await rowsOf(
    db,
    sql`select judul, discovered_at, sent_at from incident_recipients
      join incidents on incidents.id = incident_id where user_id = ${userId} order by incident_id`,
  ),
  berkas: await db
    .selectFrom('private_files')
    .select(['id', 'jenis', 'name', 'type', 'bytes', 'created_at'])
    .where('user_id', '=', userId)
    .where('erased_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute(),
})

/** The account as its owner knows it. */
export const ownAccount = async (db: Db, userId: number): Promise<Fields | undefined> => {
  const [account] = await rowsOf(
    db,
    sql`select id, name, email, phone, no_sertifikasi, email_verified_at, created_at from users where id = ${userId}`,
  )
  return account
}

export const ownConsents = (db: Db, userId: number): Promise<Fields[]> =>
  rowsOf(db, sql`select jenis, versi, given, at from consents where user_id = ${userId} order by id`)

/** Every other record about a person that is not sealed, by the names of the wire. */
export const ownRecords = async (db: Db, userId: number) => ({
  penggantian: await rowsOf(
    db,
    sql`select jenis, file_id, replaced_file_id, status, alasan, catatan, created_at, decided_at
      from document_replacements where user_id = ${userId} order by id`,
  ),
  penghapusan_data: await rowsOf(
    db,
    sql`select alasan, status, catatan, created_at, decided_at from deletion_requests where user_id = ${userId} order by id`,
  ),
  permohonan: await applicationsOf(db, userId),
  ...(await employersOf(db, userId)),
  banding: await appealsOf(db, userId),
  ...(await certificatesOf(db, userId)),
  invoice: await rowsOf(
    db,
    sql`select nomor, status, nama_tagihan, items, total, created_at, due_at, paid_at, nomor_kuitansi, pengembalian
      from invoices where user_id = ${userId} order by id`,
  ),
  ...(await pastRecordsOf(db, userId)),
  ...(await dutiesOf(db, userId)),
  ...(await webhooksOf(db, userId)),
  ...(await usageOf(db, userId)),
})
