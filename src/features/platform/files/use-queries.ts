import { sql } from 'kysely'

/** Whatever names a private file: whose work it is, and whether the owner has handed it over yet. */
export const fileUses = sql`(
  select file_id, 'verifikasi' as permission, submitted_at is not null as given
    from application_files join user_trainings on user_trainings.id = user_training_id
  union all
  select file_id, 'verifikasi', submitted_at is not null
    from application_evidence join user_trainings on user_trainings.id = user_training_id
  union all
  select file_id, 'verifikasi', submitted_at is not null from personal_data_files join personal_data using (user_id)
  union all
  select file_id, 'verifikasi', true from application_messages
  union all
  select file_id, 'verifikasi', true from data_change_requests
  union all
  select file_id, 'verifikasi', true from document_replacements
  union all
  select replaced_file_id, 'verifikasi', true from document_replacements
  union all
  select file_id, 'keuangan', true from payment_proofs
  union all
  select refund_file_id, 'keuangan', true from invoices
  union all
  select file_id, 'keuangan', true from refund_transfers
  union all
  select file_id, 'mutu', true from findings
  union all
  select file_id, 'mutu', true from controlled_papers
  union all
  select file_id, 'mutu', true from competence_evidence
  union all
  select file_id, 'mutu', true from mark_reports
  union all
  select answer_file_id, 'mutu', true from mark_reports
  union all
  select file_id, 'mutu', true from assessor_folders
  union all
  select file_id, 'keputusan', true from certificate_papers
  union all
  select file_id, 'pengaduan', true from appeals
  union all
  select file_id, 'verifikasi', status <> 'draft' from report_evidence
    join performance_reports on performance_reports.id = report_id
  union all
  select bukti_id, 'verifikasi', status <> 'draft' from maintenance_records
  union all
  select certificate_file_id, 'verifikasi', true from maintenance_records
  union all
  select file_id, 'verifikasi', submitted_at is not null from evaluation_evidence
    join evaluations on evaluations.id = evaluation_id
  union all
  select answer_file_id, 'keputusan', true from sanctions
  union all
  select file_id, 'keputusan', true from status_letters
  union all
  select file_id, 'keputusan', true from signed_papers
  union all
  select file_id, 'ujian', true from exam_incidents
  union all
  select file_id, null, false from complaint_files
) as uses`

/** The condition of a private file that something names. */
export const isUsed = sql`exists (select from ${fileUses} where uses.file_id = file.id)`
