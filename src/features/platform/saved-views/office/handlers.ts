import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction, isUniqueViolation } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { savedViewLimits } from '../../../../limits.ts'
import { Problem } from '../../../../problems.ts'
import {
  clearDefault,
  countLocked,
  deleteSavedView,
  insertSavedView,
  ownSavedView,
  savedViewsOf,
  updateSavedView,
} from '../queries.ts'
import { savedViewOfficeCalls } from './contract.ts'

const asAnswered = (row: unknown) => savedViewOfficeCalls.saveArrangement.answer.parse(row)

/** Writes in one transaction; a name that another one of the list has is refused with its sentence. */
const writeNamed = <T>(ctx: Context, work: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(ctx.db, work).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new Problem('ARRANGEMENT_NAME_TAKEN') : error
  })

export const savedViewOfficeHandlers: Handlers<typeof savedViewOfficeCalls, Context> = {
  listArrangements: async (ctx) => (await savedViewsOf(ctx.db, requireAccount(ctx).id)).map(asAnswered),

  saveArrangement: (ctx, given) =>
    writeNamed(ctx, async (db) => {
      const { id } = requireAccount(ctx)
      if ((await countLocked(db, id, given.daftar)) >= savedViewLimits.most) throw new Problem('ARRANGEMENTS_FULL')
      if (given.bawaan) await clearDefault(db, id, given.daftar)
      return asAnswered(await insertSavedView(db, id, given))
    }),

  changeArrangement: (ctx, { id, ...changes }) =>
    writeNamed(ctx, async (db) => {
      const before = await ownSavedView(db, requireAccount(ctx).id, id)
      if (!before) throw new Problem('RECORD_NOT_FOUND')
      if (changes.bawaan) await clearDefault(db, requireAccount(ctx).id, before.daftar, id)
      return asAnswered(await updateSavedView(db, id, changes))
    }),

  removeArrangement: async (ctx, { id }) => {
    if (!(await deleteSavedView(ctx.db, requireAccount(ctx).id, id))) throw new Problem('RECORD_NOT_FOUND')
    return undefined
  },
}
