import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { Problem } from '../../../problems.ts'
import { requireOwnFiles } from '../../platform/files/service.ts'
import type { evaluationCalls } from './contract.ts'
import {
  addServiceAnswers,
  type EvaluationFacts,
  evaluationById,
  evaluationsOfPerson,
  lockEvaluation,
  replaceAnswers,
  updateEvaluation,
} from './queries.ts'
import {
  type Answers,
  answerRefusals,
  evaluationStateAfter,
  evaluationStateOn,
  filesInAnswers,
  mayAskReview,
  missingAnswers,
  type Question,
  type QuestionnaireKind,
} from './rules.ts'
import { evaluationView, evaluationViewById, reviewDeadlineOf } from './view.ts'

/** Somebody else's evaluation does not exist for a member. */
function requireOwn(ctx: Context, facts: EvaluationFacts | undefined): EvaluationFacts {
  if (facts?.user_id !== requireAccount(ctx).id) throw new Problem('RECORD_NOT_FOUND')
  return facts
}

/** Locks one's own evaluation of that kind. */
async function lockOwnEvaluation(db: Db, ctx: Context, id: number, jenis: QuestionnaireKind): Promise<EvaluationFacts> {
  const own = requireOwn(ctx, await lockEvaluation(db, id))
  if (own.jenis !== jenis) throw new Problem('RECORD_NOT_FOUND')
  return own
}

function refuseWrong(questions: readonly Question[], answers: Answers): void {
  const errors = answerRefusals(questions, answers)
  if (Object.keys(errors).length > 0) throw new Problem('INVALID', { errors })
}

function refuseIncomplete(questions: readonly Question[], answers: Answers): void {
  const errors = missingAnswers(questions, answers)
  if (Object.keys(errors).length > 0) throw new Problem('EVALUATION_INCOMPLETE', { errors })
}

export const evaluationHandlers: Handlers<typeof evaluationCalls, Context> = {
  listOwnEvaluations: async (ctx) => {
    const own = await evaluationsOfPerson(ctx.db, requireAccount(ctx).id)
    return own.map((facts) => ({ ...facts, status: evaluationStateOn(facts, ctx.today) }))
  },

  getOwnEvaluation: async (ctx, { id }) =>
    evaluationView(ctx.db, ctx, requireOwn(ctx, await evaluationById(ctx.db, id))),

  saveEvaluation: (ctx, { id, version, jawaban }) =>
    inTransaction(ctx.db, async (db) => {
      const own = await lockOwnEvaluation(db, ctx, id, 'surveilan')
      const status = evaluationStateAfter('save', own, ctx.today)
      if (!status) throw new Problem('EVALUATION_CLOSED')
      // What is saved already needs no new version, nor the newest: the answer to that save may have been lost.
      if (own.status === status && isDeepStrictEqual(own.jawaban, jawaban)) return evaluationView(db, ctx, own)
      if (own.version !== version) throw new Problem('STALE')
      refuseWrong(own.pertanyaan, jawaban)
      const files = await requireOwnFiles(db, own.user_id, filesInAnswers(own.pertanyaan, jawaban))
      await replaceAnswers(
        db,
        id,
        jawaban,
        files.map((file) => file.id),
      )
      await updateEvaluation(db, id, { status })
      return evaluationViewById(db, ctx, id)
    }),

  submitEvaluation: (ctx, { id, version }) =>
    inTransaction(ctx.db, async (db) => {
      const own = await lockOwnEvaluation(db, ctx, id, 'surveilan')
      const status = evaluationStateAfter('submit', own, ctx.today)
      if (!status) throw new Problem('EVALUATION_CLOSED')
      if (own.version !== version) throw new Problem('STALE')
      refuseIncomplete(own.pertanyaan, own.jawaban)
      await updateEvaluation(db, id, { status, submitted_at: ctx.now })
      return evaluationViewById(db, ctx, id)
    }),

  submitServiceFeedback: (ctx, { id, jawaban }) =>
    inTransaction(ctx.db, async (db) => {
      const own = await lockOwnEvaluation(db, ctx, id, 'layanan')
      // A repeated request: the feedback counts once.
      if (own.status === 'terkirim') return evaluationView(db, ctx, own)
      const status = evaluationStateAfter('submit', own, ctx.today)
      if (!status || own.schedule_id === null) throw new Problem('EVALUATION_CLOSED')
      refuseWrong(own.pertanyaan, jawaban)
      refuseIncomplete(own.pertanyaan, jawaban)
      const { questionnaire_id, schedule_id } = own
      await addServiceAnswers(db, { questionnaire_id, schedule_id }, jawaban)
      await updateEvaluation(db, id, { status })
      return evaluationViewById(db, ctx, id)
    }),

  askEvaluationReview: (ctx, { id, version, alasan }) =>
    inTransaction(ctx.db, async (db) => {
      const own = await lockOwnEvaluation(db, ctx, id, 'surveilan')
      const until = await reviewDeadlineOf(db, own)
      if (!until || !mayAskReview(own, until, ctx.today)) throw new Problem('REVIEW_CLOSED')
      if (own.version !== version) throw new Problem('STALE')
      await updateEvaluation(db, id, { tinjau_alasan: alasan, objected_at: ctx.now })
      return evaluationViewById(db, ctx, id)
    }),
}
