import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Day } from '../../../../lib/day.ts'
import { officeTo } from '../../../../office-paths.ts'
import { notifyUser } from '../../../platform/notifications/service.ts'
import { personalDataOf } from '../../../platform/personal-data/service.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { examOn } from '../exam-queries.ts'
import { examTime } from '../exam-time-rules.ts'
import { examinerDay } from '../examiner-day-service.ts'
import { type CandidateFacts, candidateLabel, obstacles, offerObstacles } from '../rules.ts'
import { type ExaminerRow, examinersFor, insertAssignment } from './queries.ts'

interface Candidate {
  id: number
  user_id: number
  schedule_id: number
  start_date: Day | null
  end_date: Day | null
}

/** Returns the facts about a candidate that obstacles are judged by; the firm comes from the sealed personal data. */
export async function candidateFacts(
  db: Db,
  { keys }: Pick<Context, 'keys'>,
  { user_id, start_date, end_date }: Omit<Candidate, 'id' | 'schedule_id'>,
): Promise<CandidateFacts> {
  const { instansi = '', nama_lpjp = '' } = (await personalDataOf(db, keys, user_id)) ?? {}
  return { user_id, instansi, nama_lpjp, exam_day: end_date ?? start_date }
}

/**
 * Returns the present obstacles to this examiner for a candidate, each a sentence; undefined for an unknown examiner.
 */
export async function obstaclesOf(
  db: Db,
  ctx: Pick<Context, 'keys' | 'today'>,
  candidate: Candidate,
  examinerId: number,
): Promise<string[] | undefined> {
  const [examiner] = await examinersFor(db, candidate, [examinerId])
  return examiner && obstacles(examiner, await candidateFacts(db, ctx, candidate), examiner.declared, ctx.today)
}

/** The day from which staff are to keep their conditions valid, '' while none is set, and today. */
export async function conditionDemand(db: Db, today: Day): Promise<{ since: string; today: Day }> {
  return { since: (await settingsOn(db, today)).syarat_petugas_sejak, today }
}

/** Returns the obstacles to asking an examiner anew for a candidate. */
export const obstaclesToOffer = async (
  db: Db,
  ctx: Pick<Context, 'keys'>,
  examiner: ExaminerRow,
  candidate: Omit<Candidate, 'id' | 'schedule_id'>,
  demand: { since: string; today: Day },
): Promise<string[]> => offerObstacles(examiner, await candidateFacts(db, ctx, candidate), examiner.declared, demand)

/** Asks an examiner without obstacles to examine a locked candidate. */
export async function offerAssignment(
  db: Db,
  ctx: Context,
  candidate: { id: number; nomor: string | null; nama: string },
  examiner: ExaminerRow,
): Promise<void> {
  const assignment = { user_training_id: candidate.id, examiner_id: examiner.id }
  await insertAssignment(db, { ...assignment, assigned_by: requireAccount(ctx).id, assigned_at: ctx.now })
  await recordAudit(db, ctx, {
    action: 'tugaskan penguji',
    noun: 'permohonan',
    nounId: candidate.id,
    label: candidateLabel(candidate),
    after: { penguji: examiner.nama },
  })
}

interface Offer {
  examiner: ExaminerRow
  schedule_id: number
  /** The number of candidates of that schedule. */
  peserta: number
}

/** Sends one letter, whatever the number of candidates it is about. */
export async function notifyOfOffer(db: Db, ctx: Context, { examiner, schedule_id, peserta }: Offer): Promise<void> {
  const { user_id, email, nama: name } = examiner
  const exam = await examOn(db, schedule_id)
  if (user_id === null || email === null || !exam) return
  const words = { name, skema: exam.skema, waktu: examTime(exam), peserta, link: `${ctx.appUrl}${officeTo.scoring}` }
  const calendar = await examinerDay(db, ctx, { examiner_id: examiner.id, schedule_id })
  const letter = { letter: 'assignmentOffered', ...words } as const
  await notifyUser(db, ctx, { id: user_id, email }, letter, officeTo.scoring, { calendar })
}
