import type { Context } from '../../../ground/context.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { takeActivityTransition } from '../../../processes/upkeep/take-activity-transition.ts'
import { issueDocument } from '../../platform/files/issued-service.ts'
import { issueAttendanceCertificate } from './attendance-certificate-service.ts'
import type { maintenanceCalls } from './contract.ts'
import { offerHandlers } from './offer-handlers.ts'
import { outsideHandlers } from './outside-handlers.ts'
import { activitiesOf } from './queries.ts'
import { activityListRow, ownActivity } from './view.ts'

export const maintenanceHandlers: Handlers<typeof maintenanceCalls, Context> = {
  ...offerHandlers,
  ...outsideHandlers,

  listOwnActivities: async (ctx) => (await activitiesOf(ctx.db, requireAccount(ctx).id)).map(activityListRow),

  getOwnActivity: (ctx, { id }) => ownActivity(ctx.db, ctx, requireAccount(ctx).id, id),

  cancelActivity: (ctx, { id, version }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: userId } = requireAccount(ctx)
      await takeActivityTransition(db, ctx, { id, version, userId, transition: 'cancel' })
      return ownActivity(db, ctx, userId, id)
    }),

  getAttendanceCertificate: async (ctx, { id }) => {
    const { nomor, bytes } = await issueAttendanceCertificate(ctx, requireAccount(ctx).id, id)
    const filename = `sertifikat-kehadiran-${nomor.replaceAll('/', '-')}.pdf`
    return issueDocument(ctx, { jenis: 'sertifikat_kehadiran', nomor }, { bytes, filename })
  },
}
