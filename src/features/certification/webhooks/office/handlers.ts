import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import { changeFailed } from '../queries.ts'
import { webhookDeliveryResource, type webhookOfficeCalls } from './contract.ts'

const deliveryLabel = (id: number): string => `Kiriman ${id}`

const recordChange = (db: Db, ctx: Context, action: string, id: number): Promise<void> =>
  recordAudit(db, ctx, { action, noun: webhookDeliveryResource.name, nounId: id, label: deliveryLabel(id) })

export const webhookOfficeHandlers: Handlers<typeof webhookOfficeCalls, Context> = {
  ...resourceHandlers(webhookDeliveryResource, {
    table: 'watcher_deliveries',
    rows: sql`select own.id, own.at, certificates.no_sertifikasi, watcher.nama_pengamat, watcher.host, own.dari, own.ke,
      own.status, own.tries, own.galat, own.sent_at, own.resent_at
      from watcher_deliveries as own left join certificate_watchers as watcher on watcher.id = own.watcher_id
        left join certificates on certificates.id = watcher.certificate_id`,
    label: ({ id }) => deliveryLabel(id),
  }),

  resendWatcherDelivery: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      if (!(await changeFailed(db, id, { status: 'menunggu', resent_at: ctx.now })))
        throw new Problem('RECORD_NOT_FOUND')
      await ctx.jobs.enqueue(db, 'webhook', { id })
      await recordChange(db, ctx, 'kirim-ulang', id)
      return undefined
    }),

  closeWatcherDelivery: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      if (!(await changeFailed(db, id, { status: 'ditutup' }))) throw new Problem('RECORD_NOT_FOUND')
      await recordChange(db, ctx, 'tutup', id)
      return undefined
    }),
}
