import type { Context } from '../../../ground/context.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { withPreparation } from '../../../lib/calls/handler.ts'
import { Problem } from '../../../problems.ts'
import { lockOwnInvoice, requireOwnInvoice } from '../invoices/own-invoice-service.ts'
import { type Billed, invoicePath } from '../invoices/rules.ts'
import { shortfallOf } from '../invoices/state-rules.ts'
import type { chargeCalls } from './contract.ts'
import { receiveNotice } from './notices/service.ts'
import { type Method, startRefusal } from './rules.ts'
import { lockChargesOf, makeCharge, reserveCharge } from './service.ts'
import { onlinePayment } from './view.ts'

const ofApplication = (id: number): Billed => ({ untuk: 'permohonan', untuk_id: id })
const ofActivity = (id: number): Billed => ({ untuk: 'kegiatan', untuk_id: id })

const answerOwn = async (ctx: Context, billed: Billed) =>
  onlinePayment(ctx, await requireOwnInvoice(ctx.db, ctx, billed))

/** Reserves the number, and asks the provider for it outside of any transaction. */
async function startOwn(ctx: Context, billed: Billed, metode: Method): Promise<void> {
  const seen = await requireOwnInvoice(ctx.db, ctx, billed)
  // Nobody should pay once more while the office looks at a payment of theirs.
  if (seen.review_since !== null) return
  const refusal = startRefusal(seen, ctx.now)
  if (refusal) throw new Problem(refusal)
  const { reserved, wanted } = await inTransaction(ctx.db, async (db) => {
    await lockChargesOf(db, seen.id)
    const invoice = await lockOwnInvoice(db, ctx, billed)
    const refused = startRefusal(invoice, ctx.now)
    if (refused) throw new Problem(refused)
    const wanted = { invoice, metode, jumlah: shortfallOf(invoice), page: invoicePath(billed) }
    return { wanted, reserved: await reserveCharge(db, ctx, wanted) }
  })
  if (reserved.is === 'new') await makeCharge(ctx, reserved, wanted)
}

interface Start {
  id: number
  metode: Method
}

const startFor = (billedOf: (id: number) => Billed) =>
  withPreparation(
    (ctx: Context, { id, metode }: Start) => startOwn(ctx, billedOf(id), metode),
    (ctx: Context, { id }: Start) => answerOwn(ctx, billedOf(id)),
  )

export const chargeHandlers: Handlers<typeof chargeCalls, Context> = {
  getOnlinePayment: (ctx, { id }) => answerOwn(ctx, ofApplication(id)),
  startOnlinePayment: startFor(ofApplication),
  getActivityOnlinePayment: (ctx, { id }) => answerOwn(ctx, ofActivity(id)),
  startActivityOnlinePayment: startFor(ofActivity),
  receiveChargeNotice: async (ctx, { penyedia, ...body }) => {
    await receiveNotice(ctx, penyedia, body)
    return undefined
  },
}
