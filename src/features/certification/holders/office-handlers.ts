import type { Handlers } from '../../../lib/handler.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { inTransaction } from '../../../server/database/db.ts'
import { requireConfirmedPassword } from '../../../server/http/session.ts'
import { announceExport } from '../../platform/staff/export-service.ts'
import { correctEarlierCertificate } from '../certificates/service.ts'
import { amdalnetFile } from './amdalnet-service.ts'
import { correctedFacts, takenNumber } from './correction-service.ts'
import type { holderOfficeCalls } from './office-contract.ts'

const UNIQUE_VIOLATION = '23505'

export const holderOfficeHandlers: Handlers<typeof holderOfficeCalls, Context> = {
  // The audit log says who takes identity numbers out before they leave.
  exportAmdalnet: async (ctx) => {
    requireConfirmedPassword(ctx)
    const { text, count } = await amdalnetFile(ctx)
    const label = `Ekspor Amdalnet, ${count} sertifikat`
    await inTransaction(ctx.db, async (db) => {
      await recordAudit(db, ctx, { action: 'ekspor', noun: 'sertifikat', nounId: 'amdalnet', label })
      await announceExport(db, ctx, { daftar: label, jumlah: count })
    })
    return { type: 'text/csv; charset=utf-8', bytes: text, filename: `amdalnet-${ctx.today}.csv` }
  },

  correctEarlierHolder: async (ctx, { id, version, alasan, ...given }) => {
    await correctEarlierCertificate(ctx, {
      id,
      version,
      alasan,
      change: (db, before) => correctedFacts(db, ctx, before, given),
    }).catch((error: { code?: string }) => {
      throw error.code === UNIQUE_VIOLATION ? takenNumber() : error
    })
  },
}
