import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { ownFiles } from '../../platform/files/service.ts'
import { attendanceCertificate } from './attendance-certificate.ts'
import { refuseIncomplete } from './complete.ts'
import type { maintenanceCalls } from './contract.ts'
import { offeredActivities, offeredActivity, register } from './offer.ts'
import { type ActivityRow, activitiesOf, deleteActivity, insertDraft, isHolder, writeActivity } from './queries.ts'
import { heldActivity, takeActivityStep } from './service.ts'
import { mayWrite } from './step-rules.ts'
import { ownActivity, rowOf } from './view.ts'

/** One's own outside activity that may be written in, held. */
async function heldWritable(db: Db, userId: number, seen: { id: number; version?: number }): Promise<ActivityRow> {
  const row = await heldActivity(db, { ...seen, userId })
  if (!mayWrite(row.status)) throw new Problem('ACTIVITY_LOCKED')
  return row
}

/** The database lets an activity count once: what its index refuses is told with a sentence. */
function refusedAsKnown(error: unknown): never {
  const { constraint } = error as { constraint?: string }
  throw constraint === 'maintenance_once' ? new Problem('ACTIVITY_KNOWN') : error
}

export const maintenanceHandlers: Handlers<typeof maintenanceCalls, Context> = {
  listOfferedActivities: (ctx) => offeredActivities(ctx),

  getOfferedActivity: (ctx, { id }) => offeredActivity(ctx, id),

  registerActivity: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => ownActivity(db, ctx, member(ctx).id, await register(db, ctx, id))),

  listOwnActivities: async (ctx) => (await activitiesOf(ctx.db, member(ctx).id)).map(rowOf),

  getOwnActivity: (ctx, { id }) => ownActivity(ctx.db, ctx, member(ctx).id, id),

  beginOutsideActivity: (ctx, given) =>
    inTransaction(ctx.db, async (db) => {
      const { id: userId } = member(ctx)
      if (!(await isHolder(db, userId))) throw new Problem('HOLDERS_ONLY')
      await ownFiles(db, userId, given.bukti_id === null ? [] : [given.bukti_id])
      const { id } = await insertDraft(db, userId, given, ctx.now)
      return ownActivity(db, ctx, userId, id)
    }),

  saveOutsideActivity: (ctx, { id, version, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: userId } = member(ctx)
      await heldWritable(db, userId, { id, version })
      await ownFiles(db, userId, given.bukti_id === null ? [] : [given.bukti_id])
      await writeActivity(db, id, given, ctx.now)
      return ownActivity(db, ctx, userId, id)
    }).catch(refusedAsKnown),

  sendOutsideActivity: (ctx, { id, version }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: userId } = member(ctx)
      const row = await heldWritable(db, userId, { id, version })
      refuseIncomplete(row, ctx)
      await takeActivityStep(db, ctx, { id, version, step: row.status === 'draft' ? 'send' : 'resend' })
      return ownActivity(db, ctx, userId, id)
    }).catch(refusedAsKnown),

  removeOutsideActivity: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const row = await heldActivity(db, { id, userId: member(ctx).id })
      if (row.status !== 'draft') throw new Problem('ACTIVITY_LOCKED')
      await deleteActivity(db, id)
      return undefined
    }),

  cancelActivity: (ctx, { id, version }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: userId } = member(ctx)
      await takeActivityStep(db, ctx, { id, version, userId, step: 'cancel' })
      return ownActivity(db, ctx, userId, id)
    }),

  getAttendanceCertificate: async (ctx, { id }) => {
    const { nomor, bytes } = await attendanceCertificate(ctx, member(ctx).id, id)
    return { type: 'application/pdf', bytes, filename: `sertifikat-kehadiran-${nomor.replaceAll('/', '-')}.pdf` }
  },
}
