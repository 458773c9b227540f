import { sql } from 'kysely'
import type { Db } from '../src/ground/database/db.ts'

/** Tables in which nothing is left of a deleted person. */
export const EMPTIED = [
  ...['tokens', 'sessions', 'remember_tokens', 'pending_logins', 'password_resets', 'idempotency_keys'],
  ...['email_changes', 'passkeys', 'two_factor_resets'],
  ...['personal_data', 'personal_data_files', 'data_change_requests', 'record_claims', 'private_files'],
  'document_replacements',
  ...['application_messages', 'notifications', 'evaluations', 'declined_mails', 'calendar_feeds', 'partial_uploads'],
  ...['channel_subscriptions', 'text_messages', 'certificate_watchers', 'occupancies', 'list_arrangements'],
  'employer_members',
]
/** These keep rows under the person's number, for the law or the log, without name and words. */
export const RETAINED = [
  ...['audit_log', 'security_events', 'file_accesses', 'consents', 'deletion_requests', 'invoices'],
  ...['user_trainings', 'application_events', 'performance_reports', 'maintenance_records', 'maintenance_events'],
  ...['certificate_years', 'report_events', 'sample_audits', 'sent_digests'],
  ...['examiners', 'examiner_conflicts', 'appeals', 'appeal_members', 'certificates', 'certificate_events'],
  ...['status_letters', 'signed_papers', 'sanctions', 'complaints', 'complaint_entries', 'complaint_involved'],
  ...['past_applications', 'past_invoices', 'permission_grants', 'incident_recipients'],
  ...['item_approvals', 'item_comments', 'item_openings', 'secrecy_statements'],
  'paper_readings',
  ...['staff_conditions', 'staff_statements', 'competence_evidence'],
  ...['calibration_scorings', 'examiner_witnessings', 'examiner_reviews'],
  ...['outside_readers', 'reader_openings'],
  ...['exam_form_approvals', 'exam_form_comments', 'exam_form_openings'],
]

/** Tables that know whose a row is; a view keeps nothing. */
export async function tablesOfPeople(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'user_id'`.execute(db)
  return rows.map(({ name }) => name)
}

/** In which of these tables a person still has rows. */
export async function rowsOf(db: Db, userId: number, tables: string[]): Promise<string[]> {
  const counted = tables.map(async (name) => {
    const { rows } = await sql`select from ${sql.table(name)} where user_id = ${userId}`.execute(db)
    return rows.length > 0 ? [name] : []
  })
  return (await Promise.all(counted)).flat()
}
