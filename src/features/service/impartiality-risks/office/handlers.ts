import type { Context } from '../../../../ground/context.ts'
import { resourceHandlers, type StoredRecord } from '../../../../ground/office-lists/resource-handlers.ts'
import { takeRecordTransition } from '../../../../ground/office-lists/transition.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import { dueBy } from '../../quality/due-service.ts'
import { requireQualityOwner, requireReviewAhead } from '../../quality/service.ts'
import { RISK_RECORD, RISK_ROWS } from '../queries.ts'
import { nextRisk, type RiskTransition } from '../rules.ts'
import { type riskOfficeCalls, riskResource } from './contract.ts'

type Risk = StoredRecord<typeof riskResource>

const label = ({ judul }: Pick<Risk, 'judul'>): string => judul

const risks = resourceHandlers(riskResource, {
  table: 'impartiality_risks',
  rows: RISK_ROWS,
  record: RISK_RECORD,
  filters: { jatuh_tempo: dueBy('tinjau_pada', ['dipantau']) },
  label,
  values: async ({ db, before, form, ctx }) => {
    if (before && before.status !== 'dipantau') throw new Problem('QUALITY_STATE')
    await requireQualityOwner(db, form.owner_id)
    const moved = before?.tinjau_pada !== form.tinjau_pada
    if (moved) requireReviewAhead(form.tinjau_pada, ctx.today)
    const written = { ...form, ...(moved ? { reminded_at: null } : {}) }
    return before ? written : { ...written, created_by: requireAccount(ctx).id, created_at: ctx.now }
  },
})

/** Writes a review or an end, with the note of whoever looked. */
const take = (
  ctx: Context,
  { id, version }: { id: number; version: number },
  transition: RiskTransition,
  action: string,
  columns: Record<string, unknown> & { catatan: string },
): Promise<Risk> =>
  takeRecordTransition<Risk>(
    ctx,
    { id, version },
    {
      table: 'impartiality_risks',
      noun: riskResource.name,
      action,
      label,
      get: risks.getRisk,
      change: async (_db, risk) => {
        const status = nextRisk(transition, risk.status)
        if (status === undefined) throw new Problem('QUALITY_STATE')
        return { ...columns, status, reviewed_by: requireAccount(ctx).id, reviewed_at: ctx.now, reminded_at: null }
      },
    },
  )

export const riskOfficeHandlers: Handlers<typeof riskOfficeCalls, Context> = {
  ...risks,
  reviewRisk: (ctx, { id, version, ...reviewed }) => {
    requireReviewAhead(reviewed.tinjau_pada, ctx.today)
    return take(ctx, { id, version }, 'review', 'tinjau', reviewed)
  },
  endRisk: (ctx, { id, version, catatan }) => take(ctx, { id, version }, 'end', 'akhiri', { catatan }),
}
