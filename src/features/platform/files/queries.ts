import { type RawBuilder, sql } from 'kysely'
import type { Permission } from '../../../access.ts'
import type { Db } from '../../../ground/database/db.ts'
import { EVIDENCE_KINDS, type FileKind } from './rules.ts'

export interface FileRow {
  id: string
  /** Null for files of a complaint by somebody without an account. */
  user_id: number | null
  jenis: FileKind
  name: string
  type: string
  bytes: number
  created_at: Date
  /** Since when its bytes are gone, as they were kept long enough. */
  erased_at: Date | null
  /** When no virus was found in it. */
  scanned_at: Date | null
}

/** The most files in a list to choose from; more are rare, as unused files are swept away after a day. */
const MOST_LISTED = 200
const MOST_SWEPT = 1000

export const insertFile = (db: Db, file: FileRow & { sha256: string; scan_awaited: boolean }) =>
  db.insertInto('private_files').values(file).execute()

export const filesOf = (db: Db, userId: number) =>
  db
    .selectFrom('private_files')
    .select(['id', 'user_id', 'jenis', 'name', 'type', 'bytes', 'created_at', 'erased_at', 'scanned_at'])
    .where('user_id', '=', userId)
    .where('erased_at', 'is', null)
    .where('quarantined_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute() as Promise<FileRow[]>

/** Bytes of a person's files that are stored. */
export async function storedBytes(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select coalesce(sum(bytes), 0)::bigint as bytes
    from private_files where user_id = ${userId} and erased_at is null`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** Locks a person's files, so that nobody else counts or adds to them until the transaction ends. */
export const lockOwnFiles = (db: Db, userId: number) =>
  sql`select pg_advisory_xact_lock(hashtext(${`own-files-${userId}`}))`.execute(db)

/** Whatever names a private file: whose work it is, and whether the owner has handed it over yet. */
const uses = sql`(
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

const isUsed = sql`exists (select from ${uses} where uses.file_id = file.id)`

/** Given as evidence with the application `own`, or the portrait of its owner. */
const isEvidence = sql`file.jenis = any (${[...EVIDENCE_KINDS]}) and file.user_id = own.user_id and (
  exists (select from application_files as given where given.user_training_id = own.id and given.file_id = file.id)
  or exists (select from application_evidence as given where given.user_training_id = own.id and given.file_id = file.id)
  or file.jenis = 'foto' and exists (select from personal_data_files as given where given.file_id = file.id))`

/** Examiners who accepted open evidence until the decision, and again where scores were reopened. */
const isExaminedBy = (userId: number) => sql`exists (select from examiner_assignments as assigned
  join examiners on examiners.id = assigned.examiner_id and examiners.user_id = ${userId}
  join user_trainings as own on own.id = assigned.user_training_id
  where assigned.status = 'diterima' and (own.tahap in ('terjadwal', 'diuji')
    or own.tahap = 'menunggu_keputusan' and not exists (select from decisions where user_training_id = own.id))
    and ${isEvidence})`

/** The condition under which deciders open evidence: the decision on its application is due. */
const awaitsDecision = sql`exists (select from user_trainings as own
  where own.user_id = file.user_id and own.tahap = 'menunggu_keputusan' and ${isEvidence})`

/** Members of an appeal's panel open what came with it, and the evidence it is about, until it is decided. */
const isHeardBy = (userId: number) => sql`exists (select from appeals
  join appeal_members as sitting on sitting.appeal_id = appeals.id and sitting.user_id = ${userId}
  left join sanctions on sanctions.id = appeals.sanction_id
  left join user_trainings as own on own.id = appeals.user_training_id
  where appeals.status = 'diajukan' and (file.id in (appeals.file_id, sanctions.answer_file_id)
    or own.user_id = file.user_id and ${isEvidence}))`

/** Returns the condition under which complaint handlers open a file: they are not involved in its complaint. */
const isOfComplaint = (userId: number) => sql`exists (select from complaint_files as given
  where given.file_id = file.id and not exists (select from complaint_involved as involved
    where involved.complaint_id = given.complaint_id and involved.user_id = ${userId}))`

/** Returns the condition under which the payer of an invoice (as in isPayerOf) opens the proof of a refund. */
const isSentBackTo = (userId: number) => sql`exists (select from refund_transfers as sent
  join invoices as billed on billed.id = sent.invoice_id
  left join employer_members as manager on manager.employer_id = billed.employer_id and manager.pengelola
  where sent.file_id = file.id and coalesce(manager.user_id, billed.user_id) = ${userId})`

/** The condition under which all staff open a file: it is a document of the body that is in force. */
const isForStaff = sql`exists (select from controlled_papers as paper
  where paper.file_id = file.id and paper.jenis = 'dokumen' and paper.status = 'berlaku')`

/** The condition under which one of the staff opens a file: it is evidence of their own competence. */
const isOwnEvidence = (userId: number) => sql`exists (select from competence_evidence as given
  where given.file_id = file.id and given.user_id = ${userId})`

/** The condition under which an assessor opens a file: it is a paper of the body that was put in force. */
const isForAssessor = sql`exists (select from controlled_papers as paper
  where paper.file_id = file.id and paper.approved_at is not null)`

export interface Opening {
  userId: number
  /** The role that lets them open files that are not their own; undefined for none. */
  role: 'penguji' | 'administrator' | 'asesor' | undefined
  permissions: readonly Permission[]
}

function isWorkOf({ userId, role, permissions }: Opening): RawBuilder<unknown> {
  if (role === undefined) return sql`false`
  if (role === 'asesor') return isForAssessor
  const isForThem = sql`(${isForStaff} or ${isOwnEvidence(userId)})`
  if (role === 'penguji') return sql`(${isExaminedBy(userId)} or ${isForThem})`
  return sql`(${isForThem} or exists (select from ${uses} where uses.file_id = file.id and uses.given
      and uses.permission = any (${permissions}))
    or ${permissions.includes('keputusan') ? awaitsDecision : sql`false`} or ${isHeardBy(userId)}
    or ${permissions.includes('pengaduan') ? isOfComplaint(userId) : sql`false`})`
}

interface Infection {
  /** The virus that was found in it. */
  infected: string | null
}

/** The file if this person may open it: the owner, those whom it was made for, and those whose work it is once it was handed over. */
export async function openableFile(
  db: Db,
  id: string,
  opening: Opening,
): Promise<(Pick<FileRow, 'id' | 'user_id' | 'name' | 'type' | 'erased_at'> & Infection) | undefined> {
  const { rows } = await sql<Pick<FileRow, 'id' | 'user_id' | 'name' | 'type' | 'erased_at'> & Infection>`
    select id, user_id, name, type, erased_at, infected from private_files as file where id = ${id}
      and (user_id = ${opening.userId} or ${isSentBackTo(opening.userId)} or ${isWorkOf(opening)})`.execute(db)
  return rows[0]
}

/** The personal data, other than files, whose reading is recorded. */
export type ReadContent = 'data_pemohon' | 'perubahan_data' | 'sertifikat' | 'pelapor' | 'ekspor' | 'terdampak'

interface Access {
  owner_id: number | null
  user_id: number
  ip: string
  at: Date
}

type Traced = Access & ({ file_id: string } | { isi: ReadContent; perihal: string; jumlah?: number })

/** Traces of a file that was opened, or of other personal data that were read. */
export const insertAccess = (db: Db, access: Traced | Traced[]) =>
  db.insertInto('file_accesses').values(access).execute()

/** Deletes a file's row unless something names it. The row stays locked, so that nothing can begin to name it meanwhile. */
export async function deleteOwnFile(db: Db, id: string, userId: number): Promise<'removed' | 'in use' | 'not there'> {
  const [lockedId] = await lockFiles(db, sql`id = ${id} and user_id = ${userId}`)
  if (!lockedId) return 'not there'
  return (await deleteUnused(db, [lockedId])) === 1 ? 'removed' : 'in use'
}

const isUnused = (before: Date) =>
  sql`erased_at is null and quarantined_at is null and created_at < ${before} and not ${isUsed}`

/** How many listed files are older than that moment and named by nothing, and how many are listed at all. */
export async function countUnused(db: Db, before: Date): Promise<{ taken: number; all: number }> {
  const { rows } = await sql<{ taken: number; all: number }>`
    select count(*) filter (where ${isUnused(before)})::int as taken, count(*)::int as all
    from private_files as file where erased_at is null and quarantined_at is null`.execute(db)
  return rows[0] ?? { taken: 0, all: 0 }
}

/** Puts into quarantine what is older than that moment and named by nothing, except what is just being taken up. */
export async function quarantineUnused(db: Db, before: Date, now: Date): Promise<void> {
  const ids = await lockFiles(db, sql`${isUnused(before)} order by created_at limit ${MOST_SWEPT}`, sql`skip locked`)
  // As below: only a statement of its own sees what was taken up until the rows were locked.
  await sql`update private_files as file set quarantined_at = ${now}
    where id = any (${ids}) and not ${isUsed}`.execute(db)
}

/** Ends the quarantine of files that something names again. */
export const releaseUsed = (db: Db) =>
  sql`update private_files as file set quarantined_at = null where quarantined_at is not null and ${isUsed}`.execute(db)

/** Deletes the rows of files that lay in quarantine since before that moment, and of erased ones that nothing names. */
export async function deleteOldQuarantined(db: Db, before: Date): Promise<void> {
  const over = sql`(quarantined_at < ${before} or erased_at is not null) and not ${isUsed}`
  await deleteUnused(db, await lockFiles(db, sql`${over} limit ${MOST_SWEPT}`, sql`skip locked`))
}

/** Listed files in quarantine, those of some ids or all. */
export const quarantinedFiles = (db: Db) =>
  db
    .selectFrom('private_files')
    .select(['id', 'name', 'bytes', 'quarantined_at'])
    .where('quarantined_at', 'is not', null)
    .orderBy('quarantined_at')
    .orderBy('id')
    .execute()

/** Ends the quarantine of listed files; they count as new. Answers how many there were. */
export async function releaseFiles(db: Db, ids: readonly string[], now: Date): Promise<number> {
  const { rows } = await sql`update private_files set quarantined_at = null, created_at = ${now}
    where id = any (${[...ids]}::uuid[]) and quarantined_at is not null returning id`.execute(db)
  return rows.length
}

async function lockFiles(db: Db, which: RawBuilder<unknown>, waiting = sql``): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from private_files as file where ${which} for update ${waiting}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A statement of its own after the rows are locked: only so does it see what was taken up until then. */
async function deleteUnused(db: Db, ids: string[]): Promise<number> {
  const { rows } = await sql`
    delete from private_files as file where id = any (${ids}) and not ${isUsed} returning id`.execute(db)
  return rows.length
}

/** Leaves the row of a file for what names it, without its name and mark; the sweep then removes the bytes. */
export const markErased = (db: Db, id: string, name: string, erased_at: Date) =>
  db
    .updateTable('private_files')
    .set({ name, sha256: '0'.repeat(64), erased_at })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .execute()

/** Which of these ids are listed with bytes, and which are known to be deleted on purpose; the rest is unknown here. */
export async function fileStates(db: Db, ids: string[]): Promise<Map<string, 'kept' | 'deleted'>> {
  const { rows } = await sql<{ id: string; kept: boolean }>`
    select id, erased_at is null as kept from private_files where id = any (${ids}::uuid[])
    union all
    select id, false from deleted_files as gone where id = any (${ids}::uuid[])
      and not exists (select from private_files where id = gone.id)`.execute(db)
  return new Map(rows.map(({ id, kept }) => [id, kept ? 'kept' : 'deleted']))
}

/** The installation that this database belongs to; undefined before it has one. */
export const installationOf = (db: Db) => db.selectFrom('installation').select('identity').executeTakeFirst()

export type SweepKind = 'unused' | 'unlisted' | 'public'

/** Records that a sweep stopped; null records that it ended well. */
export async function recordSweep(db: Db, jenis: SweepKind, stop: { jumlah: number; dari: number; at: Date } | null) {
  if (!stop) return void (await db.deleteFrom('stopped_sweeps').where('jenis', '=', jenis).execute())
  const { at: _since, ...counts } = stop
  await db
    .insertInto('stopped_sweeps')
    .values({ jenis, ...stop })
    .onConflict((known) => known.column('jenis').doUpdateSet(counts))
    .execute()
}

export const deleteOldAccesses = (db: Db, before: Date) =>
  db.deleteFrom('file_accesses').where('at', '<', before).execute()
