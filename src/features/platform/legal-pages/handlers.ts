import type { Context } from '../../../ground/context.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import type { consentCalls, legalPageCalls } from './contract.ts'
import { keepAgreement, pendingConsents } from './service.ts'
import { legalPage, versionsInForce } from './view.ts'

export const legalPageHandlers: Handlers<typeof legalPageCalls & typeof consentCalls, Context> = {
  getLegalPage: (ctx, { jenis, versi }) => legalPage(ctx, jenis, versi),

  listLegalVersions: versionsInForce,

  getPendingConsents: (ctx) => pendingConsents(ctx.db, ctx.today, requireAccount(ctx).id),

  giveConsent: (ctx, { versi_privasi, versi_syarat }) =>
    inTransaction(ctx.db, async (db) => {
      const { id } = requireAccount(ctx)
      await keepAgreement(db, ctx, id, { privasi: versi_privasi, syarat: versi_syarat })
      return pendingConsents(db, ctx.today, id)
    }),
}
