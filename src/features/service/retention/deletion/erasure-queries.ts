import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'

/** Deletes what belongs to a person and no law keeps. Invoices and their proofs stay: bookkeeping, ten years. */
export async function deleteDependents(db: Db, userId: number, now: Date): Promise<void> {
  const own = sql`(select id from user_trainings where user_id = ${userId})`
  await sql`delete from personal_data where user_id = ${userId}`.execute(db)
  await sql`delete from document_replacements where user_id = ${userId}`.execute(db)
  await sql`delete from data_change_requests where user_id = ${userId}`.execute(db)
  await sql`delete from record_claims where user_id = ${userId}`.execute(db)
  await sql`delete from notifications where user_id = ${userId}`.execute(db)
  await sql`delete from incident_recipients where user_id = ${userId} and sent_at is null`.execute(db)
  await sql`delete from declined_mails where user_id = ${userId}`.execute(db)
  await sql`delete from text_messages where user_id = ${userId}`.execute(db)
  await sql`delete from channel_subscriptions where user_id = ${userId}`.execute(db)
  await sql`delete from certificate_watchers where user_id = ${userId}`.execute(db)
  await sql`delete from employer_invitations where email = (select email from users where id = ${userId})`.execute(db)
  await sql`delete from employer_members where user_id = ${userId}`.execute(db)
  await sql`delete from list_arrangements where user_id = ${userId}`.execute(db)
  await sql`delete from calendar_feeds where user_id = ${userId}`.execute(db)
  await sql`delete from evaluations where user_id = ${userId}`.execute(db)
  await sql`delete from partial_uploads where user_id = ${userId}`.execute(db)
  await sql`delete from idempotency_keys where user_id = ${userId}`.execute(db)
  await sql`delete from two_factor_resets where user_id = ${userId}`.execute(db)
  await sql`delete from passkeys where user_id = ${userId}`.execute(db)
  await sql`delete from password_resets where user_id = ${userId}`.execute(db)
  await sql`delete from email_changes where user_id = ${userId}`.execute(db)
  await sql`delete from application_files where user_training_id in ${own}`.execute(db)
  await sql`delete from application_evidence where user_training_id in ${own}`.execute(db)
  await sql`delete from application_messages where user_training_id in ${own}`.execute(db)
  await sql`delete from accommodations where user_training_id in ${own}`.execute(db)
  await sql`update exam_incidents set uraian = 'Sudah dihapus.', file_id = null, user_training_id = null
    where user_training_id in ${own}`.execute(db)
  await sql`update misconduct_cases set uraian = '', jawaban = null, putusan = null where user_training_id in ${own}`.execute(
    db,
  )
  await sql`update application_events set catatan = null where user_training_id in ${own}`.execute(db)
  await sql`
    update user_trainings set kebutuhan_khusus = '', pengalaman = '[]', asesmen = '[]', pernyataan = null, catatan = null,
      erased_at = coalesce(erased_at, ${now}) where user_id = ${userId}`.execute(db)
  await sql`update deletion_requests set alasan = '' where user_id = ${userId}`.execute(db)
  await sql`
    delete from private_files where user_id = ${userId}
      and id not in (select file_id from payment_proofs)
      and id not in (select refund_file_id from invoices where refund_file_id is not null)
      and id not in (select file_id from refund_transfers where file_id is not null)
      and id not in (select file_id from findings where file_id is not null)
      and id not in (select file_id from controlled_papers)
      and id not in (select file_id from competence_evidence)`.execute(db)
}

const FORGOTTEN = 'Dihapus atas permintaan pemilik data.'

/** Empties what an exam left behind; the fact of it and its decision stay, without portrait, name and words. */
export async function emptyExamination(db: Db, userId: number): Promise<void> {
  const appeals = sql`(select id from appeals where user_id = ${userId})`
  await sql`update appeal_members set alasan = null where appeal_id in ${appeals}`.execute(db)
  await sql`update appeals set alasan = ${FORGOTTEN}, putusan = null, file_id = null where id in ${appeals}`.execute(db)
  await sql`
    update sanctions set uraian = '', jawaban = null, answer_file_id = null, putusan = null, tugas = '[]'
    where user_id = ${userId}`.execute(db)
  await sql`update examiner_conflicts set keterangan = '' where user_id = ${userId}`.execute(db)
  const certificates = sql`(select id from certificates where user_id = ${userId})`
  await sql`delete from certificate_portraits where certificate_id in ${certificates}`.execute(db)
  await sql`
    update certificate_papers set nama = '', file_id = null, sha256 = null, credential = '{}'
    where certificate_id in ${certificates}`.execute(db)
  await sql`
    update status_letters set isi = '{}', file_id = null, sha256 = null where user_id = ${userId}`.execute(db)
  await sql`update signed_papers set file_id = null, sha256 = null where user_id = ${userId}`.execute(db)
  await sql`
    update certificates set nama = 'Data dihapus', keahlian = '{}', kota = '', provinsi = '', publik = false,
      identity_index = null, imported = case when imported is not null then ''::bytea end, version = version + 1
    where id in ${certificates}`.execute(db)
}

/** Deletes sample audits that still wait; of the others the finding stays. */
export async function emptySamples(db: Db, userId: number): Promise<void> {
  await sql`delete from sample_audits where user_id = ${userId} and status = 'menunggu'`.execute(db)
  await sql`update sample_audits set catatan = '' where user_id = ${userId} and catatan is not null`.execute(db)
}

/** Empties reports of what they said and whom they named; the fact that a year was reported stays. */
export async function emptyReports(db: Db, userId: number): Promise<void> {
  const own = sql`(select id from performance_reports where user_id = ${userId})`
  await sql`delete from report_evidence where report_id in ${own}`.execute(db)
  await sql`delete from report_colleagues where report_id in ${own}`.execute(db)
  await sql`update report_events set catatan = null where report_id in ${own}`.execute(db)
  await sql`
    update performance_reports set dokumen = '[]', alasan_nihil = '', kendala = '', catatan = null
    where user_id = ${userId}`.execute(db)
  await sql`update certificate_years set catatan = null where user_id = ${userId}`.execute(db)
  await sql`
    update report_colleagues set catatan = null
    where certificate_id in (select id from certificates where user_id = ${userId})`.execute(db)
}

/** Empties activities of where and how they took place; the fact that competence was kept stays. */
export async function emptyMaintenance(db: Db, userId: number): Promise<void> {
  const own = sql`(select id from maintenance_records where user_id = ${userId})`
  await sql`update maintenance_events set catatan = null where maintenance_id in ${own}`.execute(db)
  await sql`
    update maintenance_records set nama_kegiatan = 'Kegiatan ' || id, penyelenggara = '', catatan = null, bukti_id = null,
      certificate_file_id = null where user_id = ${userId}`.execute(db)
}

/** Empties records from before the portal; applications keep number and outcome, invoices (books) the name too. */
export async function emptyPastRecords(db: Db, userId: number): Promise<void> {
  await sql`
    update past_applications set nama = 'Data dihapus', no_sertifikat = null, keterangan = '', identity_index = null,
      imported = ''::bytea where user_id = ${userId}`.execute(db)
  await sql`
    update past_invoices set keterangan = '', identity_index = null, imported = ''::bytea
    where user_id = ${userId}`.execute(db)
}

/** Leaves the account behind without a name, so that records keep their owner's number. */
export const anonymiseAccount = (db: Db, userId: number, password_hash: string, now: Date) =>
  db
    .updateTable('users')
    .set((set) => ({
      name: 'Akun dihapus',
      email: `dihapus-${userId}@akun.invalid`,
      previous_email: null,
      email_verified_at: null,
      phone: '',
      image: null,
      status_data: 0,
      no_sertifikasi: null,
      two_factor_secret: null,
      two_factor_confirmed_at: null,
      two_factor_last_step: null,
      recovery_codes: null,
      suspended_at: now,
      password_hash,
      password_version: set('password_version', '+', 1),
    }))
    .where('id', '=', userId)
    .execute()
