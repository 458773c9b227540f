import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { listed } from '../../../server/office/list.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { heldApplication, takeStep } from '../applications/service.ts'
import { issueCertificate } from '../certificates/service.ts'
import { examinedOf } from '../examination/service.ts'
import { appealOfficeHandlers } from './appeal-handlers.ts'
import { decisionCase } from './decision-view.ts'
import type { decisionOfficeCalls } from './office-contract.ts'
import { insertDecision, involvementOf, WAITING, type WaitingRow } from './queries.ts'
import { decidingRefused, decisionTarget, findsExactly, outcomeOf } from './rules.ts'

const NOT_THESE_UNITS = 'Putuskan setiap unit yang diuji, masing-masing satu kali. Muat ulang halaman.'

export const decisionOfficeHandlers: Handlers<typeof decisionOfficeCalls, Context> = {
  ...appealOfficeHandlers,

  listDecision: async (ctx, { page, perPage, sort, order = 'asc', q, id }) => {
    const { target_keputusan, hari_libur } = await settingsOf(ctx.db, ctx.today)
    const source = { rows: WAITING, search: true, conditions: [], order }
    const { data, total } = await listed(ctx.db, source, { page, perPage, sort, order, q, id })
    const rows = (data as unknown as WaitingRow[]).map((row) => {
      const target = decisionTarget(row.selesai_uji, target_keputusan, hari_libur)
      return { ...row, target, terlambat: target !== null && target < ctx.today }
    })
    return { data: rows, total, page }
  },

  getDecision: (ctx, { id }) => decisionCase(ctx.db, ctx, id),

  // A person decides, by this call and no other way (ISO/IEC 17024 clause 4.2).
  decideApplication: (ctx, { id, tahap, unit, alasan }) =>
    inTransaction(ctx.db, async (db) => {
      const { user_id, tahap: stage } = await heldApplication(db, { id, tahap })
      if (stage !== 'menunggu_keputusan') throw new Problem('STALE')
      const { id: decided_by } = member(ctx)
      const refused = decidingRefused(decided_by, await involvementOf(db, id, user_id))
      if (refused) throw new Problem(refused)
      const examined = await examinedOf(db, id)
      if (!findsExactly(examined.unit, unit)) throw new Problem('INVALID', { errors: { unit: [NOT_THESE_UNITS] } })
      const hasil = outcomeOf(unit)
      const decision = { user_training_id: id, hasil, unit, alasan, decided_by, at: ctx.now }
      const decision_id = await insertDecision(db, decision)
      const step = hasil === 'kompeten' ? 'decideCompetent' : 'decideNotYet'
      await takeStep(db, ctx, { id, step, tahap, note: alasan })
      if (hasil === 'kompeten') await issueCertificate(db, ctx, { user_training_id: id, decision_id })
      return decisionCase(db, ctx, id)
    }),
}
