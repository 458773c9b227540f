import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { writeEachId } from '../../../../ground/office-lists/each-row.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { longDay } from '../../../../lib/day.ts'
import { own } from '../../../../own-paths.ts'
import { Problem } from '../../../../problems.ts'
import { proposeSanction } from '../../../certification/sanctions/service.ts'
import { evaluationDeadline } from '../../../platform/calendar/deadline-rules.ts'
import { deadlineEnclosure } from '../../../platform/calendar/service.ts'
import { notifyUser } from '../../../platform/notifications/service.ts'
import { requireSecondPerson } from '../../../platform/staff/second-person-service.ts'
import { type EvaluationFacts, evaluationById, lockEvaluation, updateEvaluation } from '../queries.ts'
import { questionnaireHandlers } from '../questionnaire-handlers.ts'
import { remindOfEvaluation } from '../reminder-service.ts'
import {
  type EvaluationResult,
  evaluationStateAfter,
  FOLLOW_UPS,
  type FollowUp,
  followUpRefusal,
  RESULTS,
  resultRefusal,
  reviewAnswerRefusal,
} from '../rules.ts'
import { evaluationView, followUpDue, reviewDeadlineOf } from '../view.ts'
import type { evaluationOfficeCalls } from './contract.ts'
import { EVALUATIONS } from './queries.ts'

/** Feedback on the service does not exist for anybody in the office. */
function requireSurveillance(facts: EvaluationFacts | undefined): EvaluationFacts & { certificate_id: number } {
  const certificate_id = facts?.certificate_id
  if (!facts || certificate_id == null) throw new Problem('RECORD_NOT_FOUND')
  return { ...facts, certificate_id }
}

async function surveillanceCase(db: Db, ctx: Context, id: number) {
  const facts = requireSurveillance(await evaluationById(db, id))
  const can = {
    nilai: evaluationStateAfter('review', facts, ctx.today) !== undefined,
    jawab_tinjauan: reviewAnswerRefusal(requireAccount(ctx).id, facts) === undefined,
  }
  const tindak_lanjut_sampai = facts.status === 'kedaluwarsa' ? await followUpDue(db, facts) : null
  return { ...(await evaluationView(db, ctx, facts)), tindak_lanjut_sampai, can }
}

/** Locks an evaluation as the caller saw it; throws STALE where it has changed since. */
async function lockSeenSurveillance(db: Db, { id, version }: { id: number; version: number }) {
  const facts = requireSurveillance(await lockEvaluation(db, id))
  if (facts.version !== version) throw new Problem('STALE')
  return facts
}

interface Finding {
  hasil: EvaluationResult
  tindak_lanjut: FollowUp
}

/** Starts what follows a result: a sanction is only proposed, and a person decides. */
async function startFollowUp(
  db: Db,
  ctx: Context,
  { certificate_id, judul }: { certificate_id: number; judul: string },
  { hasil, tindak_lanjut }: Finding,
): Promise<void> {
  const sentence = followUpRefusal(hasil, tindak_lanjut)
  if (sentence) throw new Problem('INVALID', { errors: { tindak_lanjut: [sentence] } })
  if (tindak_lanjut !== 'usul_sanksi') return
  const proposal = {
    alasan: 'tidak_memenuhi',
    uraian: `Hasil evaluasi "${judul}".`,
    opened_by: requireAccount(ctx).id,
  } as const
  await proposeSanction(db, ctx, { certificate_id, ...proposal })
}

/** Writes the result to the holder, and to the log without anybody's words. */
async function announceResult(
  db: Db,
  ctx: Context,
  before: EvaluationFacts,
  action: 'nilai' | 'tinjau',
): Promise<void> {
  const { id, user_id, email, nama: name, judul, perihal } = before
  const after = requireSurveillance(await evaluationById(db, id))
  const until = await reviewDeadlineOf(db, after)
  const { hasil, tindak_lanjut } = after
  const words = {
    letter: action === 'nilai' ? 'evaluationReviewed' : 'evaluationReviewAnswered',
    name,
    judul,
    no_sertifikasi: perihal,
    hasil: RESULTS[hasil ?? 'memenuhi'],
    tindak_lanjut: tindak_lanjut && tindak_lanjut !== 'tidak_ada' ? FOLLOW_UPS[tindak_lanjut] : null,
    batas: until ? longDay(until) : '',
    link: `${ctx.appUrl}${own.evaluationOne(id)}`,
  } as const
  const asks = action === 'nilai' && until
  const calendar = asks ? deadlineEnclosure(ctx, [evaluationDeadline(before, until, 'tinjauan')]) : undefined
  await notifyUser(db, ctx, { id: user_id, email }, words, own.evaluationOne(id), { calendar })
  const change = {
    before: { hasil: before.hasil, tindak_lanjut: before.tindak_lanjut },
    after: { hasil, tindak_lanjut },
  }
  await recordAudit(db, ctx, { action, noun: 'evaluasi', nounId: id, label: `${judul}, ${perihal}`, ...change })
}

export const evaluationOfficeHandlers: Handlers<typeof evaluationOfficeCalls, Context> = {
  ...questionnaireHandlers,

  listEvaluation: async ({ db }, { status, tinjau_menunggu, order = 'desc', ...given }) => {
    const conditions = [
      ...(status === undefined ? [] : [sql`r.status = ${status}`]),
      ...(tinjau_menunggu === undefined ? [] : [sql`r.tinjau_menunggu = ${tinjau_menunggu}`]),
    ]
    return officeListPage(db, { rows: EVALUATIONS, search: true, conditions, order }, given)
  },

  remindEvaluations: (ctx, { ids }) =>
    writeEachId(ctx.db, ids, async (db, id) => {
      await remindOfEvaluation(db, ctx, requireSurveillance(await lockEvaluation(db, id)))
      return { id }
    }),

  getEvaluation: (ctx, { id }) => surveillanceCase(ctx.db, ctx, id),

  reviewEvaluation: (ctx, { catatan, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const before = await lockSeenSurveillance(db, given)
      const status = evaluationStateAfter('review', before, ctx.today)
      if (!status) throw new Problem('STALE')
      const { id, hasil, tindak_lanjut } = given
      const sentence = resultRefusal(before.status, hasil)
      if (sentence) throw new Problem('INVALID', { errors: { hasil: [sentence] } })
      await startFollowUp(db, ctx, before, { hasil, tindak_lanjut })
      const by = { reviewed_by: requireAccount(ctx).id, reviewed_at: ctx.now }
      await updateEvaluation(db, id, { status, hasil, tindak_lanjut, catatan, ...by })
      await announceResult(db, ctx, before, 'nilai')
      return surveillanceCase(db, ctx, id)
    }),

  answerEvaluationReview: (ctx, { jawaban, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const before = await lockSeenSurveillance(db, given)
      const userId = requireAccount(ctx).id
      const refused = reviewAnswerRefusal(userId, before)
      if (refused) throw new Problem(refused)
      const first = before.reviewed_by === null ? [] : [before.reviewed_by]
      await requireSecondPerson(db, ctx, 'tinjauan', { second: userId, first })
      const { id, hasil, tindak_lanjut } = given
      await startFollowUp(db, ctx, before, { hasil, tindak_lanjut })
      const by = { reconsidered_by: userId, reconsidered_at: ctx.now }
      await updateEvaluation(db, id, { hasil, tindak_lanjut, tinjau_jawaban: jawaban, ...by })
      await announceResult(db, ctx, before, 'tinjau')
      return surveillanceCase(db, ctx, id)
    }),
}
