import type { Context } from '../../../ground/context.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import { settleRefund } from '../../../processes/money/settle-refund.ts'
import { countAsk, type RefundRow, refundById } from '../invoices/refunds/service.ts'
import { takeDue } from './due-queries.ts'
import type { RefundAnswer } from './providers/service.ts'
import { chargeById, openProvider, providerOf } from './service.ts'

const MINUTE_MS = 60_000
/** The time after which a job that was lost is queued again. */
const ASKED_AGAIN_MS = 10 * MINUTE_MS
const MOST_ASKED = 200

/**
 * Asks the provider for a refund that two people agreed on, and applies the answer. Where it may know of the refund
 * already, its status is asked first; the key stays the same, so money goes back only once.
 */
export async function askRefund(ctx: Context, { id }: { id: number }): Promise<void> {
  const refund = await refundById(ctx.db, id)
  if (!refund) return
  const answer = await answerOf(ctx, refund)
  if (answer) await inTransaction(ctx.db, (db) => settleRefund(db, ctx, refund, answer))
}

async function answerOf(ctx: Context, refund: RefundRow): Promise<RefundAnswer | undefined> {
  const charge = await chargeById(ctx.db, refund.charge_id)
  if (!charge || refund.status === 'diusulkan' || refund.status === 'dibatalkan') return undefined
  const { row } = await providerOf(ctx.db, ctx, charge)
  const provider = openProvider(ctx, row)
  const order = { ...refund, charge }
  if (refund.status !== 'dikirim') return provider.refundStatus(order)
  const isRepeated = (await countAsk(ctx.db, refund.id)) > 0
  return (isRepeated ? await provider.refundStatus(order) : undefined) ?? provider.refund(order)
}

/** Queues questions to the providers about refunds without an answer, or whose notice may have been lost. */
export async function askDueRefunds(ctx: Context): Promise<void> {
  const { db, now } = ctx
  const until = new Date(now.getTime() + ASKED_AGAIN_MS)
  await inTransaction(db, async (db) => {
    for (const id of await takeDue(db, 'refunds', { now, until, most: MOST_ASKED }))
      await ctx.jobs.enqueue(db, 'refund', { id })
  })
}
