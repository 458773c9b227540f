import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { Problem } from '../../../../problems.ts'
import { markNoticed, providerRows } from '../providers/queries.ts'
import type { Notice } from '../providers/service.ts'
import type { Provider } from '../rules.ts'
import { openProvider } from '../service.ts'
import { chargeOfNotice, insertNotice, refundsToAsk } from './queries.ts'

/**
 * Takes a notice that only the provider can have sent and has its charge asked about, as what a notice says of money is
 * never believed. A repeated one changes nothing. Throws NOTICE_UNPROVEN.
 */
export async function receiveNotice(ctx: Context, penyedia: Provider, body: Record<string, unknown>): Promise<void> {
  const proven = await provenNotice(ctx, penyedia, body)
  if (!proven) throw new Problem('NOTICE_UNPROVEN')
  const { provider_id, notice } = proven
  await inTransaction(ctx.db, async (db) => {
    await markNoticed(db, provider_id, ctx.now)
    // A notice without a charge is about another system on the same account, or is the provider's own trial.
    const charge = await chargeOfNotice(db, { ...notice, provider_id })
    if (!charge) return
    const { fingerprint, said } = notice
    const kept = { provider_id, charge_id: charge.id, fingerprint, said, received_at: ctx.now }
    if (!(await insertNotice(db, kept))) return
    for (const id of await refundsToAsk(db, charge.id)) await ctx.jobs.enqueue(db, 'refund', { id })
    await ctx.jobs.enqueue(db, 'charge', { id: charge.id })
  })
}

/** Finds the account whose key or token proves a notice, sandbox or live; returns undefined when none does. */
async function provenNotice(
  ctx: Context,
  penyedia: Provider,
  body: Record<string, unknown>,
): Promise<{ provider_id: number; notice: Notice } | undefined> {
  for (const row of await providerRows(ctx.db)) {
    if (row.penyedia !== penyedia || row.key_sealed === null) continue
    const notice = openProvider(ctx, row).readNotice(body, ctx.callbackToken)
    if (notice) return { provider_id: row.id, notice }
  }
  return undefined
}
