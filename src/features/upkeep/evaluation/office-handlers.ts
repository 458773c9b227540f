import { sql } from 'kysely'
import { longDay } from '../../../lib/day.ts'
import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { listed } from '../../../server/office/list.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import { proposeSanction } from '../sanctions/service.ts'
import { evaluationPath } from './evaluation-path.ts'
import type { EvaluationListed, evaluationOfficeCalls } from './office-contract.ts'
import { EVALUATIONS } from './office-queries.ts'
import { changeEvaluation, type EvaluationFacts, evaluationById, heldEvaluation } from './queries.ts'
import { questionnaireHandlers } from './questionnaire-handlers.ts'
import {
  answeringRefused,
  type EvaluationResult,
  FOLLOW_UPS,
  type FollowUp,
  followUpRefused,
  RESULTS,
  stepTo,
} from './rules.ts'
import { evaluationView, lastDayToAsk } from './view.ts'

/** Feedback on the service does not exist for anybody in the office. */
function surveillance(facts: EvaluationFacts | undefined): EvaluationFacts & { certificate_id: number } {
  const certificate_id = facts?.certificate_id
  if (!facts || certificate_id == null) throw new Problem('RECORD_NOT_FOUND')
  return { ...facts, certificate_id }
}

async function shown(db: Db, ctx: Context, id: number) {
  const facts = surveillance(await evaluationById(db, id))
  const can = {
    nilai: stepTo('review', facts, ctx.today) !== undefined,
    jawab_tinjauan: answeringRefused(member(ctx).id, facts) === undefined,
  }
  return { ...(await evaluationView(db, ctx, facts)), can }
}

/** As the caller saw it, held until the transaction ends. */
async function heldAsSeen(db: Db, { id, version }: { id: number; version: number }) {
  const facts = surveillance(await heldEvaluation(db, id))
  if (facts.version !== version) throw new Problem('STALE')
  return facts
}

interface Found {
  hasil: EvaluationResult
  tindak_lanjut: FollowUp
}

/** Lets a follow-up begin: a sanction is only proposed, and a person decides. */
async function followUp(
  db: Db,
  ctx: Context,
  { certificate_id, judul }: { certificate_id: number; judul: string },
  { hasil, tindak_lanjut }: Found,
): Promise<void> {
  const sentence = followUpRefused(hasil, tindak_lanjut)
  if (sentence) throw new Problem('INVALID', { errors: { tindak_lanjut: [sentence] } })
  if (tindak_lanjut !== 'usul_sanksi') return
  const found = { alasan: 'tidak_memenuhi', uraian: `Hasil evaluasi "${judul}".`, opened_by: member(ctx).id } as const
  await proposeSanction(db, ctx, { certificate_id, ...found })
}

/** Tells the holder what was found, and notes it without the words of either. */
async function told(db: Db, ctx: Context, before: EvaluationFacts, action: 'nilai' | 'tinjau'): Promise<void> {
  const { id, user_id, email, nama: name, judul, perihal } = before
  const after = surveillance(await evaluationById(db, id))
  const until = await lastDayToAsk(db, after)
  const { hasil, tindak_lanjut } = after
  const words = {
    letter: action === 'nilai' ? 'evaluationReviewed' : 'evaluationReviewAnswered',
    name,
    judul,
    nomor: perihal,
    hasil: RESULTS[hasil ?? 'memenuhi'],
    tindak_lanjut: tindak_lanjut && tindak_lanjut !== 'tidak_ada' ? FOLLOW_UPS[tindak_lanjut] : null,
    batas: until ? longDay(until) : '',
    link: `${ctx.appUrl}${evaluationPath(id)}`,
  } as const
  await notifyUser(db, ctx, { id: user_id, email }, words, evaluationPath(id))
  const was = { hasil: before.hasil, tindak_lanjut: before.tindak_lanjut }
  const label = `${judul}, ${perihal}`
  await recordAudit(db, ctx, {
    action,
    noun: 'evaluasi',
    nounId: id,
    label,
    before: was,
    after: { hasil, tindak_lanjut },
  })
}

export const evaluationOfficeHandlers: Handlers<typeof evaluationOfficeCalls, Context> = {
  ...questionnaireHandlers,

  listEvaluation: async ({ db }, { status, tinjau_menunggu, order = 'desc', ...given }) => {
    const conditions = [
      ...(status === undefined ? [] : [sql`r.status = ${status}`]),
      ...(tinjau_menunggu === undefined ? [] : [sql`r.tinjau_menunggu = ${tinjau_menunggu}`]),
    ]
    const { data, total } = await listed(db, { rows: EVALUATIONS, search: true, conditions, order }, given)
    return { data: data as EvaluationListed[], total, page: given.page }
  },

  getEvaluation: (ctx, { id }) => shown(ctx.db, ctx, id),

  reviewEvaluation: (ctx, { catatan, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const before = await heldAsSeen(db, given)
      const status = stepTo('review', before, ctx.today)
      if (!status) throw new Problem('STALE')
      const { id, hasil, tindak_lanjut } = given
      await followUp(db, ctx, before, { hasil, tindak_lanjut })
      const by = { reviewed_by: member(ctx).id, reviewed_at: ctx.now }
      await changeEvaluation(db, id, { status, hasil, tindak_lanjut, catatan, ...by })
      await told(db, ctx, before, 'nilai')
      return shown(db, ctx, id)
    }),

  answerEvaluationReview: (ctx, { jawaban, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const before = await heldAsSeen(db, given)
      const userId = member(ctx).id
      const refused = answeringRefused(userId, before)
      if (refused) throw new Problem(refused)
      const { id, hasil, tindak_lanjut } = given
      await followUp(db, ctx, before, { hasil, tindak_lanjut })
      const by = { tinjau_oleh: userId, tinjau_selesai_at: ctx.now }
      await changeEvaluation(db, id, { hasil, tindak_lanjut, tinjau_jawaban: jawaban, ...by })
      await told(db, ctx, before, 'tinjau')
      return shown(db, ctx, id)
    }),
}
