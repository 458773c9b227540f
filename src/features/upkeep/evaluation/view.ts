import { dayIn } from '../../../lib/day.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { filesById } from '../../platform/files/service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { type EvaluationFacts, evaluationById } from './queries.ts'
import { filesIn, mayAskReview, reviewUntil, stateOn, stepTo } from './rules.ts'

/** The last day to ask for another look, by the setting of the day on which the result was told. */
export async function lastDayToAsk(db: Db, { reviewed_at }: EvaluationFacts) {
  if (!reviewed_at) return null
  const told = dayIn('WIB', reviewed_at)
  return reviewUntil(told, (await settingsOf(db, told)).tinjau_evaluasi)
}

/** An evaluation with what was answered and became of it, as its owner and the office see it. */
export async function evaluationView(db: Db, { today }: Pick<Context, 'today'>, facts: EvaluationFacts) {
  const sampai = await lastDayToAsk(db, facts)
  return {
    ...facts,
    status: stateOn(facts, today),
    berkas: await filesById(db, filesIn(facts.pertanyaan, facts.jawaban)),
    tinjau: {
      boleh: sampai !== null && mayAskReview(facts, sampai, today),
      sampai,
      alasan: facts.tinjau_alasan,
      at: facts.tinjau_at,
      jawaban: facts.tinjau_jawaban,
      selesai_at: facts.tinjau_selesai_at,
    },
    boleh_isi: stepTo('submit', facts, today) !== undefined,
  }
}

/** The same by id; throws RECORD_NOT_FOUND. */
export async function evaluationShown(db: Db, ctx: Pick<Context, 'today'>, id: number) {
  const facts = await evaluationById(db, id)
  if (!facts) throw new Problem('RECORD_NOT_FOUND')
  return evaluationView(db, ctx, facts)
}
