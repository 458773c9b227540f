import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { addDays, bodyZone, type Day, dayIn } from '../../../lib/day.ts'
import { Problem } from '../../../problems.ts'
import { filesById } from '../../platform/files/service.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { type EvaluationFacts, evaluationById } from './queries.ts'
import { evaluationStateAfter, evaluationStateOn, filesInAnswers, mayAskReview, reviewDeadline } from './rules.ts'

/** The last day to ask for a review, by the setting of the day on which the result went out. */
export async function reviewDeadlineOf(db: Db, { reviewed_at }: EvaluationFacts) {
  if (!reviewed_at) return null
  const day = dayIn(bodyZone(), reviewed_at)
  return reviewDeadline(day, (await settingsOn(db, day)).tinjau_evaluasi)
}

/** The day by which somebody says what follows from an evaluation that was not sent, by the setting of its last day. */
export const followUpDue = async (db: Db, { batas_waktu }: EvaluationFacts): Promise<Day> =>
  addDays(batas_waktu, (await settingsOn(db, batas_waktu)).tindak_lanjut_evaluasi)

/** An evaluation with its answers and result, as its owner and the office see it. */
export async function evaluationView(db: Db, { today }: Pick<Context, 'today'>, facts: EvaluationFacts) {
  const sampai = await reviewDeadlineOf(db, facts)
  return {
    ...facts,
    status: evaluationStateOn(facts, today),
    berkas: await filesById(db, filesInAnswers(facts.pertanyaan, facts.jawaban)),
    tinjau: {
      boleh: sampai !== null && mayAskReview(facts, sampai, today),
      sampai,
      alasan: facts.tinjau_alasan,
      objected_at: facts.objected_at,
      jawaban: facts.tinjau_jawaban,
      reconsidered_at: facts.reconsidered_at,
    },
    boleh_isi: evaluationStateAfter('submit', facts, today) !== undefined,
  }
}

/** Returns an evaluation by id; throws RECORD_NOT_FOUND. */
export async function evaluationViewById(db: Db, ctx: Pick<Context, 'today'>, id: number) {
  const facts = await evaluationById(db, id)
  if (!facts) throw new Problem('RECORD_NOT_FOUND')
  return evaluationView(db, ctx, facts)
}
