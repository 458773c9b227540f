import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import { countChange } from '../../../../processes/settings/count-change.ts'
import { confirmingRight, TWO_PERSON_RULES } from '../../staff/second-person-rules.ts'
import { administratorsAtWork, requireSecondPerson } from '../../staff/second-person-service.ts'
import { lockPendingChange, PENDING_ROWS, type PendingChangeRow, updateApproved } from '../queries.ts'
import { decisionRefusal, WAITING_RULE_NAMES } from '../rules.ts'
import { recordChangeAudit, settleChange } from '../service.ts'
import { type pendingChangeOfficeCalls, pendingChangeResource } from './contract.ts'

const changes = resourceHandlers(pendingChangeResource, {
  table: 'pending_changes',
  rows: PENDING_ROWS,
  filters: { terbuka: (value) => (value ? sql`r.ended_at is null` : sql`r.ended_at is not null`) },
  label: ({ hal, id }) => `${WAITING_RULE_NAMES[hal]} ${id}`,
})

/** The change that was seen, locked until the transaction ends. */
async function requireSeen(db: Db, ctx: Context, { id, version }: { id: number; version: number }) {
  const change = await lockPendingChange(db, id)
  if (!change) throw new Problem('RECORD_NOT_FOUND')
  if (change.version === version) return change
  throw new Problem('STALE', { told: { current: await changes.getPendingChange({ ...ctx, db }, { id }) } })
}

/** Throws unless the caller may decide; answers by which right. */
async function requireDecider(
  db: Db,
  ctx: Context,
  transition: Parameters<typeof decisionRefusal>[0],
  change: PendingChangeRow,
) {
  const right = confirmingRight(TWO_PERSON_RULES[change.hal].right, change.proposed_by, await administratorsAtWork(db))
  const refused = decisionRefusal(transition, change, requireAccount(ctx), right)
  if (refused) throw new Problem(refused)
  return right
}

export const pendingChangeOfficeHandlers: Handlers<typeof pendingChangeOfficeCalls, Context> = {
  ...changes,

  approvePendingChange: (ctx, asked) =>
    inTransaction(ctx.db, async (db) => {
      const change = await requireSeen(db, ctx, asked)
      const right = await requireDecider(db, ctx, 'setujui', change)
      const { id: second } = requireAccount(ctx)
      await requireSecondPerson(db, ctx, change.hal, { second, first: [change.proposed_by], right })
      await updateApproved(db, change.id, { approved_by: second, approved_at: ctx.now })
      await recordChangeAudit(db, ctx, change, 'setujui', { perubahan: change.perubahan, counts_at: change.counts_at })
      await countChange(db, ctx, change.id)
      return changes.getPendingChange({ ...ctx, db }, asked)
    }),

  // To refuse needs no second person: nothing changes by it, and everybody reads who did it.
  refusePendingChange: (ctx, { catatan, ...asked }) =>
    inTransaction(ctx.db, async (db) => {
      const change = await requireSeen(db, ctx, asked)
      const transition = change.proposed_by === requireAccount(ctx).id ? 'tarik' : 'tolak'
      await requireDecider(db, ctx, transition, change)
      await settleChange(db, ctx, change, transition, catatan)
      return changes.getPendingChange({ ...ctx, db }, asked)
    }),
}
