import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { longDay } from '../../../lib/day.ts'
import { REMINDED_LATELY, wasRemindedLately } from '../../../lib/people/reminded.ts'
import { own } from '../../../own-paths.ts'
import { invalidFields } from '../../../problems.ts'
import { evaluationDeadline } from '../../platform/calendar/deadline-rules.ts'
import { deadlineEnclosure } from '../../platform/calendar/service.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import { type EvaluationFacts, markEvaluationReminded } from './queries.ts'
import { evaluationStateAfter } from './rules.ts'

const NOT_OPEN = 'Evaluasinya sudah dikirim, atau batas waktunya sudah lewat.'

/** Calls an evaluation that is still to be sent to its holder's mind; throws INVALID. The caller has locked it. */
export async function remindOfEvaluation(db: Db, ctx: Context, facts: EvaluationFacts): Promise<void> {
  if (evaluationStateAfter('submit', facts, ctx.today) === undefined) throw invalidFields({ data: NOT_OPEN })
  const last = [facts.notified_at, facts.reminded_at]
  if (last.some((at) => wasRemindedLately(at, ctx.now))) throw invalidFields({ data: REMINDED_LATELY })
  const { id, user_id, email, nama: name, judul, perihal: no_sertifikasi, batas_waktu } = facts
  await markEvaluationReminded(db, id, ctx.now)
  const path = own.evaluationOne(id)
  const words = { name, judul, no_sertifikasi, batas: longDay(batas_waktu), link: `${ctx.appUrl}${path}` }
  await notifyUser(db, ctx, { id: user_id, email }, { letter: 'evaluationDue', ...words }, path, {
    calendar: deadlineEnclosure(ctx, [evaluationDeadline(facts, batas_waktu)]),
  })
  await recordAudit(db, ctx, {
    action: 'ingatkan',
    noun: 'evaluasi',
    nounId: id,
    label: `${judul}, ${no_sertifikasi}`,
    after: { reminded_at: ctx.now },
  })
}
