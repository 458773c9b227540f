import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction, isUniqueViolation } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { arrangementLimits } from '../../../../limits.ts'
import { Problem } from '../../../../problems.ts'
import {
  arrangementsOf,
  clearDefault,
  countLocked,
  deleteArrangement,
  insertArrangement,
  ownArrangement,
  updateArrangement,
} from '../queries.ts'
import { arrangementOfficeCalls } from './contract.ts'

const asAnswered = (row: unknown) => arrangementOfficeCalls.saveArrangement.answer.parse(row)

/** Writes in one transaction; a name that another one of the list has is refused with its sentence. */
const writeNamed = <T>(ctx: Context, work: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(ctx.db, work).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new Problem('ARRANGEMENT_NAME_TAKEN') : error
  })

export const arrangementOfficeHandlers: Handlers<typeof arrangementOfficeCalls, Context> = {
  listArrangements: async (ctx) => (await arrangementsOf(ctx.db, requireAccount(ctx).id)).map(asAnswered),

  saveArrangement: (ctx, given) =>
    writeNamed(ctx, async (db) => {
      const { id } = requireAccount(ctx)
      if ((await countLocked(db, id, given.daftar)) >= arrangementLimits.most) throw new Problem('ARRANGEMENTS_FULL')
      if (given.bawaan) await clearDefault(db, id, given.daftar)
      return asAnswered(await insertArrangement(db, id, given))
    }),

  changeArrangement: (ctx, { id, ...changes }) =>
    writeNamed(ctx, async (db) => {
      const before = await ownArrangement(db, requireAccount(ctx).id, id)
      if (!before) throw new Problem('RECORD_NOT_FOUND')
      if (changes.bawaan) await clearDefault(db, requireAccount(ctx).id, before.daftar, id)
      return asAnswered(await updateArrangement(db, id, changes))
    }),

  removeArrangement: async (ctx, { id }) => {
    if (!(await deleteArrangement(ctx.db, requireAccount(ctx).id, id))) throw new Problem('RECORD_NOT_FOUND')
    return undefined
  },
}
