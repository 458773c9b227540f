import { addMonths, dayIn } from '../../../lib/day.ts'
import type { Handlers } from '../../../lib/handler.ts'
import { PROBLEMS, Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { bodyOf } from '../../platform/site-content/service.ts'
import { type Evidence, evidenceOf } from '../applications/evidence.ts'
import { appealEnd } from '../applications/exam-condition-rules.ts'
import { refusedNow, takeStep } from '../applications/service.ts'
import { appealOn } from './appeal-queries.ts'
import type { decisionCalls } from './contract.ts'
import { type DecisionRow, decisionsOn, isExaminedAgain } from './queries.ts'
import { enterAppeal } from './service.ts'

/** Somebody else's application does not exist for a member. */
async function own(db: Db, ctx: Context, id: number): Promise<Evidence> {
  const application = await evidenceOf(db, ctx, id)
  if (application?.user_id !== member(ctx).id) throw new Problem('RECORD_NOT_FOUND')
  return application
}

/** Whether an appeal can be filed now, until when, and why not. */
async function appealNow(db: Db, ctx: Context, { id, tahap }: Evidence, latest: DecisionRow | undefined) {
  const diajukan = (await appealOn(db, 'user_training_id', id)) ?? null
  if (!latest || tahap !== 'belum_kompeten') return { boleh: false, sampai: null, halangan: null, diajukan }
  const { batas_banding, hari_libur } = await settingsOf(db, dayIn('WIB', latest.at))
  const refused = await refusedNow(db, ctx, id, 'appeal')
  const halangan = refused ? PROBLEMS[refused].message : null
  return { boleh: !refused, sampai: appealEnd(latest.at, batas_banding, hari_libur), halangan, diajukan }
}

/** Failed units that can be examined again, and until which day. */
async function retestNow(db: Db, ctx: Context, { id, tahap, stage_since }: Evidence, latest: DecisionRow | undefined) {
  if (!latest || tahap !== 'belum_kompeten' || (await isExaminedAgain(db, id))) return null
  const since = dayIn('WIB', stage_since)
  const sampai = addMonths(since, (await settingsOf(db, since)).jendela_uji_ulang)
  const unit = latest.unit.filter(({ hasil }) => hasil === 'BK').map((each) => each.unit)
  return sampai < ctx.today || unit.length === 0 ? null : { unit, sampai }
}

async function resultOf(db: Db, ctx: Context, application: Evidence) {
  const [latest] = await decisionsOn(db, application.id)
  return {
    keputusan: latest ?? null,
    banding: await appealNow(db, ctx, application, latest),
    uji_ulang: await retestNow(db, ctx, application, latest),
  }
}

export const decisionHandlers: Handlers<typeof decisionCalls, Context> = {
  getResult: async (ctx, { id }) => resultOf(ctx.db, ctx, await own(ctx.db, ctx, id)),

  // Loaded when asked for: making PDFs takes 60 MB, which most processes never need.
  getResultReport: async (ctx, { id }) => {
    const application = await own(ctx.db, ctx, id)
    const { keputusan, ...next } = await resultOf(ctx.db, ctx, application)
    if (!keputusan) throw new Problem('RECORD_NOT_FOUND')
    const { resultReportPdf } = await import('../../../documents/result-report.tsx')
    const { nama, skema, tanggal_uji } = application
    const nomor = application.nomor ?? String(id)
    const penerbit = await bodyOf(ctx.db)
    const bytes = await resultReportPdf({ ...keputusan, ...next, penerbit, nomor, nama, skema, tanggal_uji })
    return { type: 'application/pdf', bytes, filename: `hasil-${nomor.replaceAll('/', '-')}.pdf` }
  },

  fileAppeal: (ctx, { id, tahap, alasan, berkas_id }) =>
    inTransaction(ctx.db, async (db) => {
      const user_id = member(ctx).id
      await takeStep(db, ctx, { id, step: 'appeal', tahap, userId: user_id })
      const [latest] = await decisionsOn(db, id)
      if (!latest) throw new Problem('STALE')
      const against = { user_training_id: id, decision_id: latest.id, sanction_id: null }
      await enterAppeal(db, ctx, { user_id, alasan, file_id: berkas_id, ...against })
      return resultOf(db, ctx, await own(db, ctx, id))
    }),
}
