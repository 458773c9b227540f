import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { requireConfirmedPassword } from '../../../../ground/sessions/session.ts'
import { type Handlers, withPreparation } from '../../../../lib/calls/handler.ts'
import { requireOpenBank } from '../gate-service.ts'
import type { itemExchangeCalls } from './contract.ts'
import { packItems } from './export-service.ts'
import { bringItemsIn, checkItems, readyItems } from './import-service.ts'

export const itemExchangeHandlers: Handlers<typeof itemExchangeCalls, Context> = {
  takeItemsIn: withPreparation(
    async (ctx, { file, masukkan: _now, ...defaults }) => {
      await requireOpenBank(ctx)
      return readyItems(ctx, file, defaults)
    },
    async (ctx, { masukkan }, ready) => {
      if (masukkan === 'false') return { dimasukkan: false, butir: await checkItems(ctx.db, ctx, ready) }
      const butir = await inTransaction(ctx.db, async (db) => {
        const author = await requireOpenBank({ ...ctx, db })
        return bringItemsIn(db, ctx, ready, author)
      })
      return { dimasukkan: true, butir }
    },
  ),

  exportItems: async (ctx, { id, ...narrowed }) => {
    requireConfirmedPassword(ctx)
    const bytes = await inTransaction(ctx.db, async (db) => {
      const userId = await requireOpenBank({ ...ctx, db })
      return packItems(db, ctx, { ...narrowed, ids: id?.split(',').map(Number) }, userId)
    })
    return { type: 'application/zip', bytes, filename: `soal-${ctx.today}.zip` }
  },
}
