import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { ownFiles } from '../../platform/files/service.ts'
import type { evaluationCalls } from './contract.ts'
import {
  changeEvaluation,
  type EvaluationFacts,
  evaluationById,
  evaluationsOf,
  heldEvaluation,
  mixIn,
  putAnswers,
} from './queries.ts'
import {
  type Answers,
  answersMissing,
  answersRefused,
  filesIn,
  mayAskReview,
  type Question,
  type QuestionnaireKind,
  stateOn,
  stepTo,
} from './rules.ts'
import { evaluationShown, evaluationView, lastDayToAsk } from './view.ts'

/** Somebody else's evaluation does not exist for a member. */
function ownOf(ctx: Context, facts: EvaluationFacts | undefined): EvaluationFacts {
  if (facts?.user_id !== member(ctx).id) throw new Problem('RECORD_NOT_FOUND')
  return facts
}

/** One's own evaluation of that kind, held until the transaction ends. */
async function heldOwn(db: Db, ctx: Context, id: number, jenis: QuestionnaireKind): Promise<EvaluationFacts> {
  const own = ownOf(ctx, await heldEvaluation(db, id))
  if (own.jenis !== jenis) throw new Problem('RECORD_NOT_FOUND')
  return own
}

function refuseWrong(questions: readonly Question[], answers: Answers): void {
  const errors = answersRefused(questions, answers)
  if (Object.keys(errors).length > 0) throw new Problem('INVALID', { errors })
}

function refuseOpen(questions: readonly Question[], answers: Answers): void {
  const errors = answersMissing(questions, answers)
  if (Object.keys(errors).length > 0) throw new Problem('EVALUATION_INCOMPLETE', { errors })
}

export const evaluationHandlers: Handlers<typeof evaluationCalls, Context> = {
  listOwnEvaluations: async (ctx) => {
    const own = await evaluationsOf(ctx.db, member(ctx).id)
    return own.map((facts) => ({ ...facts, status: stateOn(facts, ctx.today) }))
  },

  getOwnEvaluation: async (ctx, { id }) => evaluationView(ctx.db, ctx, ownOf(ctx, await evaluationById(ctx.db, id))),

  saveEvaluation: (ctx, { id, version, jawaban }) =>
    inTransaction(ctx.db, async (db) => {
      const own = await heldOwn(db, ctx, id, 'surveilan')
      const status = stepTo('save', own, ctx.today)
      if (!status) throw new Problem('EVALUATION_CLOSED')
      if (own.version !== version) throw new Problem('STALE')
      refuseWrong(own.pertanyaan, jawaban)
      const files = await ownFiles(db, own.user_id, filesIn(own.pertanyaan, jawaban))
      await putAnswers(
        db,
        id,
        jawaban,
        files.map((file) => file.id),
      )
      await changeEvaluation(db, id, { status })
      return evaluationShown(db, ctx, id)
    }),

  submitEvaluation: (ctx, { id, version }) =>
    inTransaction(ctx.db, async (db) => {
      const own = await heldOwn(db, ctx, id, 'surveilan')
      const status = stepTo('submit', own, ctx.today)
      if (!status) throw new Problem('EVALUATION_CLOSED')
      if (own.version !== version) throw new Problem('STALE')
      refuseOpen(own.pertanyaan, own.jawaban)
      await changeEvaluation(db, id, { status, submitted_at: ctx.now })
      return evaluationShown(db, ctx, id)
    }),

  submitServiceFeedback: (ctx, { id, jawaban }) =>
    inTransaction(ctx.db, async (db) => {
      const own = await heldOwn(db, ctx, id, 'layanan')
      // Sent before and the answer lost on the way: it counts once.
      if (own.status === 'terkirim') return evaluationView(db, ctx, own)
      const status = stepTo('submit', own, ctx.today)
      if (!status || own.schedule_id === null) throw new Problem('EVALUATION_CLOSED')
      refuseWrong(own.pertanyaan, jawaban)
      refuseOpen(own.pertanyaan, jawaban)
      const { questionnaire_id, schedule_id } = own
      await mixIn(db, { questionnaire_id, schedule_id }, jawaban)
      await changeEvaluation(db, id, { status })
      return evaluationShown(db, ctx, id)
    }),

  askEvaluationReview: (ctx, { id, version, alasan }) =>
    inTransaction(ctx.db, async (db) => {
      const own = await heldOwn(db, ctx, id, 'surveilan')
      const until = await lastDayToAsk(db, own)
      if (!until || !mayAskReview(own, until, ctx.today)) throw new Problem('REVIEW_CLOSED')
      if (own.version !== version) throw new Problem('STALE')
      await changeEvaluation(db, id, { tinjau_alasan: alasan, tinjau_at: ctx.now })
      return evaluationShown(db, ctx, id)
    }),
}
