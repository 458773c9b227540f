import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { revisionsOf } from '../../../../ground/office-lists/record-revisions.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import { backupPlanRecord, findServer, PLAN_ID, saveBackupPlan } from '../plan-service.ts'
import { requestBackup, requestTrial } from '../service.ts'
import { type backupOfficeCalls, backupPlanResource, backupResource } from './contract.ts'

function requirePlanId(id: unknown): void {
  if (id !== PLAN_ID) throw new Problem('RECORD_NOT_FOUND')
}

export const backupOfficeHandlers: Handlers<typeof backupOfficeCalls, Context> = {
  ...resourceHandlers(backupResource, {
    table: 'backups',
    rows: sql`select id, at, status, asal, nama, place, bytes, jumlah_baris, jumlah_berkas, catatan, removed_at,
      verified_at, catatan_uji, trial_asked_at, trial_began_at from backups`,
    label: ({ id }) => `Cadangan ${id}`,
  }),

  listBackupPlan: async (ctx) => ({ data: [await backupPlanRecord(ctx.db, ctx)], total: 1, page: 1 }),

  getBackupPlan: async (ctx, { id }) => {
    requirePlanId(id)
    return backupPlanRecord(ctx.db, ctx)
  },

  historyBackupPlan: ({ db }, { id }) => revisionsOf(db, backupPlanResource.name, id),

  updateBackupPlan: async (ctx, { id, version, ...form }) => {
    requirePlanId(id)
    const server = await findServer(ctx, form)
    return inTransaction(ctx.db, (db) => saveBackupPlan(db, ctx, version, { form, ...server }))
  },

  startBackup: (ctx) =>
    inTransaction(ctx.db, async (db) => {
      const id = await requestBackup(db, ctx, { asal: 'petugas' })
      if (id === undefined) throw new Problem('BACKUP_UNDER_WAY')
      await recordAudit(db, ctx, { action: 'buat', noun: backupResource.name, nounId: id, label: `Cadangan ${id}` })
      return { id }
    }),

  startBackupTrial: (ctx) =>
    inTransaction(ctx.db, async (db) => {
      const asked = await requestTrial(db, ctx)
      if ('refused' in asked) throw new Problem(asked.refused)
      const { id } = asked
      await recordAudit(db, ctx, { action: 'periksa', noun: backupResource.name, nounId: id, label: `Cadangan ${id}` })
      return { id }
    }),
}
