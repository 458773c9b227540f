import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import { kindFromBefore, proposedKind } from '../method-rules.ts'
import type { methodKindCalls } from './method-kind-contract.ts'
import { insertMethodKind, lockMethodKinds, methodsOfBefore } from './method-kind-queries.ts'

const GONE = 'Metode ini tidak dipakai versi terbit mana pun. Muat ulang halaman.'

const methodKinds = async (db: Db) =>
  (await methodsOfBefore(db)).map((row) => ({
    ...row,
    usulan: proposedKind(row.metode),
    bernilai: (row.jenis ?? kindFromBefore(row.metode)) === 'tulis',
  }))

export const methodKindHandlers: Handlers<typeof methodKindCalls, Context> = {
  listMethodKinds: (ctx) => methodKinds(ctx.db),

  confirmMethodKinds: (ctx, { daftar }) =>
    inTransaction(ctx.db, async (db) => {
      await lockMethodKinds(db)
      const known = new Map((await methodsOfBefore(db)).map((row) => [row.metode, row]))
      const errors = daftar.flatMap(({ metode }, at) => (known.has(metode) ? [] : [[`daftar.${at}.metode`, [GONE]]]))
      if (errors.length > 0) throw new Problem('INVALID', { errors: Object.fromEntries(errors) })
      if (daftar.some(({ metode, sebelumnya }) => known.get(metode)?.jenis !== sebelumnya)) throw new Problem('STALE')
      for (const { metode, jenis, sebelumnya } of daftar) {
        if (jenis === sebelumnya) continue
        const by = { confirmed_by: requireAccount(ctx).id, confirmed_at: ctx.now }
        const nounId = await insertMethodKind(db, { metode, jenis, ...by })
        await recordAudit(db, ctx, {
          action: 'konfirmasi',
          noun: 'jenis-metode',
          nounId,
          label: metode,
          before: { jenis: sebelumnya },
          after: { jenis },
        })
      }
      return methodKinds(db)
    }),
}
