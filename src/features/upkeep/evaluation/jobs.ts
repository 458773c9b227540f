import { longDay } from '../../../lib/day.ts'
import type { Letter } from '../../../letters.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import { evaluationPath } from './evaluation-path.ts'
import { evaluationsToTell, lapseEvaluations, markTold, offerServiceFeedback } from './job-queries.ts'
import { type EvaluationFacts, evaluationById } from './queries.ts'

/** Ends what is over, asks about the service after decisions, and sends the letters; it judges nothing. */
export async function evaluationDeadlines(ctx: Context): Promise<void> {
  await lapseEvaluations(ctx.db, ctx.today)
  await offerServiceFeedback(ctx.db, ctx.now, ctx.today)
  const failed: unknown[] = []
  for (const id of await evaluationsToTell(ctx.db, ctx.today)) {
    await inTransaction(ctx.db, (db) => tellOfEvaluation(db, ctx, id)).catch((error: unknown) => failed.push(error))
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} letters of evaluations failed`)
}

async function tellOfEvaluation(db: Db, ctx: Context, id: number): Promise<void> {
  if (!(await markTold(db, id, ctx.now))) return
  const facts = await evaluationById(db, id)
  if (!facts) return
  const path = evaluationPath(id)
  const to = { id: facts.user_id, email: facts.email }
  const kind = facts.jenis === 'layanan' ? 'evaluasi' : undefined
  await notifyUser(db, ctx, to, letterOf(facts, `${ctx.appUrl}${path}`), path, kind)
}

function letterOf({ jenis, nama: name, judul, perihal, batas_waktu }: EvaluationFacts, link: string): Letter {
  const batas = longDay(batas_waktu)
  if (jenis === 'layanan') return { letter: 'serviceFeedbackAsked', name, skema: perihal, batas, link }
  return { letter: 'evaluationOpened', name, judul, nomor: perihal, batas, link }
}
