import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { eachAlone, pagesOf } from '../../../ground/jobs/each-alone.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import type { Letter } from '../../../letters.ts'
import { longDay } from '../../../lib/day.ts'
import { own } from '../../../own-paths.ts'
import { evaluationDeadline } from '../../platform/calendar/deadline-rules.ts'
import { deadlineEnclosure } from '../../platform/calendar/service.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import { evaluationsToAnnounce, lapseEvaluations, markAnnounced, offerServiceFeedback } from './job-queries.ts'
import { type EvaluationFacts, evaluationById } from './queries.ts'

/** Ends evaluations past their last day, asks for feedback after decisions, and sends the letters; judges nothing. */
export async function advanceEvaluations(ctx: Context): Promise<void> {
  await lapseEvaluations(ctx.db, ctx.today)
  await offerServiceFeedback(ctx.db, ctx.now, ctx.today)
  await eachAlone(ctx.db, 'letters of evaluations', async (each) => {
    const due = pagesOf((after?: number) => evaluationsToAnnounce(ctx.db, ctx.today, after))
    await each(due, (db, id) => announceEvaluation(db, ctx, id))
  })
}

async function announceEvaluation(db: Db, ctx: Context, id: number): Promise<void> {
  if (!(await markAnnounced(db, id, ctx.now))) return
  const facts = await evaluationById(db, id)
  if (!facts) return
  const path = own.evaluationOne(id)
  const to = { id: facts.user_id, email: facts.email }
  const letter = openingLetter(facts, `${ctx.appUrl}${path}`)
  // An opinion on the service is nobody's duty.
  const isDuty = letter.letter === 'evaluationOpened'
  await notifyUser(db, ctx, to, letter, path, {
    calendar: isDuty ? deadlineEnclosure(ctx, [evaluationDeadline(facts, facts.batas_waktu)]) : undefined,
    optional: isDuty ? undefined : 'evaluasi',
  })
}

function openingLetter({ jenis, nama: name, judul, perihal, batas_waktu }: EvaluationFacts, link: string): Letter {
  const batas = longDay(batas_waktu)
  if (jenis === 'layanan') return { letter: 'serviceFeedbackAsked', name, skema: perihal, batas, link }
  return { letter: 'evaluationOpened', name, judul, no_sertifikasi: perihal, batas, link }
}

export const evaluationJobs = {
  deadlines: [advanceEvaluations],
} satisfies FeatureJobs
