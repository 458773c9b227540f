import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { resourceHandlers, type StoredRecord } from '../../../../ground/office-lists/resource-handlers.ts'
import { takeRecordTransition } from '../../../../ground/office-lists/transition.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { longDay } from '../../../../lib/day.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { workOf } from '../../../platform/editions/clause-rules.ts'
import type { Edition } from '../../../platform/editions/rules.ts'
import { dueBy } from '../../quality/due-service.ts'
import { NO_QUALITY_STAFF } from '../../quality/rules.ts'
import { AUDIT_ROWS, auditorOf } from '../queries.ts'
import { auditorRefusal, nextAudit } from '../rules.ts'
import { type internalAuditOfficeCalls, internalAuditResource } from './contract.ts'

type Audit = StoredRecord<typeof internalAuditResource>

const label = ({ tanggal }: Pick<Audit, 'tanggal'>): string => `Audit ${longDay(tanggal)}`

interface Scope {
  edisi: Edition
  klausul: readonly string[]
  auditor_id: number
}

/** Throws INVALID unless the auditor may audit that scope. */
async function requireAuditor(db: Db, { edisi, klausul, auditor_id }: Scope): Promise<void> {
  const auditor = await auditorOf(db, auditor_id)
  const refusal = auditor ? auditorRefusal(auditor, workOf(edisi, klausul)) : NO_QUALITY_STAFF
  if (refusal) throw invalidFields({ auditor_id: refusal })
}

const audits = resourceHandlers(internalAuditResource, {
  table: 'internal_audits',
  rows: AUDIT_ROWS,
  filters: { jatuh_tempo: dueBy('tanggal', ['direncanakan']) },
  label,
  values: async ({ db, before, form, ctx }) => {
    if (before && before.status !== 'direncanakan') throw new Problem('QUALITY_STATE')
    await requireAuditor(db, form)
    const { tanggal, edisi, klausul, auditor_id } = form
    const planned = {
      tanggal,
      edisi,
      klausul,
      auditor_id,
      ...(before?.tanggal === tanggal ? {} : { reminded_at: null }),
    }
    return before ? planned : { ...planned, created_by: requireAccount(ctx).id, created_at: ctx.now }
  },
})

export const internalAuditOfficeHandlers: Handlers<typeof internalAuditOfficeCalls, Context> = {
  ...audits,

  finishInternalAudit: (ctx, { ringkasan, ...seen }) =>
    takeRecordTransition<Audit>(ctx, seen, {
      table: 'internal_audits',
      noun: internalAuditResource.name,
      action: 'selesaikan',
      label,
      get: audits.getInternalAudit,
      change: async (db, audit) => {
        const outcome = nextAudit('finish', audit, requireAccount(ctx).id)
        if ('refused' in outcome) throw new Problem(outcome.refused)
        await requireAuditor(db, audit)
        return { status: outcome.next, ringkasan, finished_at: ctx.now }
      },
    }),
}
