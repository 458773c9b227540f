import { type RawBuilder, sql } from 'kysely'
import type { Permission } from '../../../access.ts'
import type { Db } from '../../../ground/database/db.ts'
import type { FileRow } from './queries.ts'
import { EVIDENCE_KINDS } from './rules.ts'
import { fileUses } from './use-queries.ts'

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
  return sql`(${isForThem} or exists (select from ${fileUses} where uses.file_id = file.id and uses.given
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
