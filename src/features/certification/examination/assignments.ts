import type { Answered } from '../../../lib/call.ts'
import type { Day } from '../../../lib/day.ts'
import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { trainingById } from '../../catalogue/schedules/service.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import type { Stage } from '../applications/rules.ts'
import { heldApplication } from '../applications/service.ts'
import { candidateFacts } from './assignment-facts.ts'
import {
  assignmentsOf,
  declaredRelation,
  type ExaminerRow,
  examinersFor,
  insertAssignment,
} from './assignment-queries.ts'
import { attendeeById } from './attendance-queries.ts'
import { examTime } from './exam-time.ts'
import type { examinationOfficeCalls } from './office-contract.ts'
import { ASSIGNABLE, type CandidateFacts, obstacles } from './rules.ts'
import { SCORING_PATH } from './service.ts'

/** An application that somebody is to examine. */
export interface Candidate {
  id: number
  user_id: number
  nama: string
  nomor: string | null
  tahap: Stage
  schedule_id: number
  start_date: Day | null
  end_date: Day | null
}

export const isAssignable = ({ tahap }: Pick<Candidate, 'tahap'>): boolean =>
  (ASSIGNABLE as readonly Stage[]).includes(tahap)

/** An application and its date, held; a draft is nobody's but its owner's. */
export async function heldCandidate(db: Db, of: { id: number; tahap?: Stage }): Promise<Candidate> {
  const row = await heldApplication(db, of)
  if (row.tahap === 'draft') throw new Problem('RECORD_NOT_FOUND')
  return row
}

/** What stands against an examiner, who is not assigned yet. */
export const against = (ctx: Context, examiner: ExaminerRow, candidate: CandidateFacts): string[] =>
  obstacles(examiner, candidate, examiner.declared, ctx.today)

export const labelOf = ({ id, nomor, nama }: Pick<Candidate, 'id' | 'nomor' | 'nama'>): string =>
  `${nomor ?? id}, ${nama}`

/** Asks an examiner to examine a candidate whom the caller holds and against whom nothing stands. */
export async function offer(db: Db, ctx: Context, row: Candidate, examiner: ExaminerRow): Promise<void> {
  const given = { user_training_id: row.id, examiner_id: examiner.id }
  await insertAssignment(db, { ...given, assigned_by: member(ctx).id, assigned_at: ctx.now })
  await recordAudit(db, ctx, {
    action: 'tugaskan penguji',
    noun: 'permohonan',
    nounId: row.id,
    label: labelOf(row),
    after: { penguji: examiner.nama },
  })
}

interface Asked {
  examiner: ExaminerRow
  schedule_id: number
  /** How many candidates of that date. */
  peserta: number
}

/** One letter, however many candidates it is about. */
export async function tellOffered(db: Db, ctx: Context, { examiner, schedule_id, peserta }: Asked): Promise<void> {
  const { user_id, email, nama: name } = examiner
  const training = await trainingById(db, schedule_id)
  if (user_id === null || email === null || !training) return
  const words = { name, skema: training.name, waktu: examTime(training), peserta, link: `${ctx.appUrl}${SCORING_PATH}` }
  await notifyUser(db, ctx, { id: user_id, email }, { letter: 'assignmentOffered', ...words }, SCORING_PATH)
}

/** Who examines a candidate; who could, and why not, is for those who assign. */
export async function assignments(
  db: Db,
  ctx: Context,
  id: number,
): Promise<Answered<typeof examinationOfficeCalls.getAssignments>> {
  const row = await attendeeById(db, id)
  if (!row || row.tahap === 'draft') throw new Problem('RECORD_NOT_FOUND')
  const penugasan = await assignmentsOf(db, id)
  const { jumlah_penguji } = await settingsOf(db, ctx.today)
  const standing = penugasan.filter(({ status }) => status === 'ditawarkan' || status === 'diterima').length
  const shown = { tahap: row.tahap, penugasan, kurang: Math.max(0, jumlah_penguji - standing) }
  if (!member(ctx).permissions.includes('verifikasi')) return { ...shown, calon: [], hubungan_peserta: null }
  const facts = await candidateFacts(db, ctx, row)
  const others = (await examinersFor(db, row)).filter(({ assigned }) => !assigned)
  return {
    ...shown,
    calon: others.map((examiner) => ({
      examiner_id: examiner.id,
      nama: examiner.nama,
      keahlian: examiner.keahlian,
      berlaku_sampai: examiner.berlaku_sampai,
      halangan: against(ctx, examiner, facts),
    })),
    hubungan_peserta: await declaredRelation(db, id),
  }
}
