import type { Context } from '../../../ground/context.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { Problem } from '../../../problems.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { lockApplication } from '../applications/lock-service.ts'
import { requireOwnApplication } from '../applications/service.ts'
import type { accommodationCalls } from './contract.ts'
import { writeNeeds } from './queries.ts'
import { decisionDay, mayChangeNeeds, measuresInForce } from './rules.ts'
import { accommodationOf, followNeeds } from './service.ts'

export const accommodationHandlers: Handlers<typeof accommodationCalls, Context> = {
  getOwnAccommodation: async (ctx, { id }) => {
    const row = await requireOwnApplication(ctx.db, requireAccount(ctx).id, id)
    const one = await accommodationOf(ctx.db, id)
    const { batas_kebutuhan_khusus } = await settingsOn(ctx.db, ctx.today)
    const boleh_diubah = mayChangeNeeds(row.tahap) && one?.status !== 'diberikan'
    const batas = decisionDay(row.start_date, batas_kebutuhan_khusus)
    if (!one) return { kebutuhan_khusus: row.kebutuhan_khusus, penyesuaian: null, boleh_diubah }
    const { status, alasan, decided_at } = one
    const penyesuaian = { status, langkah: measuresInForce(one), alasan, decided_at, batas }
    return { kebutuhan_khusus: row.kebutuhan_khusus, penyesuaian, boleh_diubah }
  },

  changeNeeds: (ctx, { id, tahap, kebutuhan_khusus }) =>
    inTransaction(ctx.db, async (db) => {
      const row = await lockApplication(db, { id, tahap, userId: requireAccount(ctx).id })
      const one = await accommodationOf(db, id)
      if (!mayChangeNeeds(row.tahap) || one?.status === 'diberikan') throw new Problem('APPLICATION_LOCKED')
      if (kebutuhan_khusus === row.kebutuhan_khusus.trim()) return undefined
      await writeNeeds(db, id, kebutuhan_khusus, ctx.now)
      await followNeeds(db, { id, kebutuhan_khusus }, ctx.now)
      return undefined
    }),
}
