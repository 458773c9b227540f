import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import { requireSession } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { tryRetention } from '../service.ts'
import { type retentionOfficeCalls, retentionResource } from './contract.ts'
import { deletionOfficeHandlers } from './deletion-handlers.ts'

export { deletionOfficeHandlers } from './deletion-handlers.ts'

export const retentionOfficeHandlers: Handlers<typeof retentionOfficeCalls, Context> = {
  ...resourceHandlers(retentionResource, {
    table: 'retention_runs',
    rows: sql`select id, tanggal, coba, started_at, finished_at, permohonan, ditolak, ktp, ditahan, gagal
      from retention_runs`,
    label: ({ id }) => String(id),
  }),

  ...deletionOfficeHandlers,

  tryRetention: (ctx) => tryRetention(ctx.db, { now: ctx.now, started_by: requireSession(ctx).account.id }),
}
