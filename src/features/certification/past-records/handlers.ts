import type { Context } from '../../../ground/context.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { promisedDay } from '../../platform/settings/service.ts'
import { waitingClaimOf } from '../record-claims/service.ts'
import type { pastRecordCalls } from './contract.ts'
import { pastApplicationsOf, pastInvoicesOf } from './queries.ts'

export const pastRecordHandlers: Handlers<typeof pastRecordCalls, Context> = {
  getOwnPastRecords: async (ctx) => {
    const { id } = requireAccount(ctx)
    const [permohonan, invoice] = await Promise.all([pastApplicationsOf(ctx.db, id), pastInvoicesOf(ctx.db, id)])
    const waiting = await waitingClaimOf(ctx.db, id)
    const klaim = waiting
      ? { ...waiting, target: await promisedDay(ctx.db, waiting.created_at, 'target_verifikasi') }
      : null
    return { permohonan, invoice, klaim }
  },
}
