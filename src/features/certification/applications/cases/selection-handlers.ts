import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { eachRow, writeEachId } from '../../../../ground/office-lists/each-row.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { REMINDED_LATELY, wasRemindedLately } from '../../../../lib/people/reminded.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { recordApplicationAudit } from '../audit-service.ts'
import { keepReminder } from '../deadlines/queries.ts'
import { lockApplicationAlone } from '../lock-service.ts'
import { notifyApplicant } from '../notification-service.ts'
import type { caseHandlerCalls } from './case-handler-contract.ts'
import { assignTo, requireCaseHandler } from './case-handler-service.ts'

type Calls = Pick<typeof caseHandlerCalls, 'assignApplications' | 'undoAssignment' | 'remindApplicants'>

const ALREADY_THEIRS = 'Sudah ditangani petugas itu.'
const NOT_AWAITED = 'Tidak menunggu perbaikan atau tawaran kursi dari pemohon.'

/** The letter that the deadlines send too, before its time. */
async function remindApplicant(db: Db, ctx: Context, id: number): Promise<void> {
  const row = await lockApplicationAlone(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  if (!row.ditawarkan && row.tahap !== 'perlu_perbaikan') throw invalidFields({ data: NOT_AWAITED })
  if (wasRemindedLately(await keepReminder(db, id, ctx.now), ctx.now)) throw invalidFields({ data: REMINDED_LATELY })
  const letter = row.ditawarkan ? 'offerDue' : 'correctionDue'
  await notifyApplicant(db, ctx, row, { letter, alasan: row.ditawarkan ? null : row.catatan })
  await recordApplicationAudit(db, ctx, row, { action: 'ingatkan', after: { reminded_at: ctx.now } })
}

export const applicationSelectionHandlers: Handlers<Calls, Context> = {
  assignApplications: async (ctx, { ids, handler_id }) => {
    const handler = await requireCaseHandler(ctx.db, handler_id)
    return writeEachId(ctx.db, ids, async (db, id) => {
      const before = await assignTo(db, ctx, { id, handler })
      if (before === handler.id) throw invalidFields({ data: ALREADY_THEIRS })
      return { id, handler_id: before }
    })
  },

  undoAssignment: (ctx, { baris, handler_id: seen }) =>
    eachRow(baris, ({ id, handler_id }) =>
      inTransaction(ctx.db, async (db) => {
        await assignTo(db, ctx, { id, handler: await requireCaseHandler(db, handler_id), seen })
        return { id }
      }),
    ),

  remindApplicants: (ctx, { ids }) =>
    writeEachId(ctx.db, ids, async (db, id) => {
      await remindApplicant(db, ctx, id)
      return { id }
    }),
}
