import {
  type ChargeCase,
  type ChargeFacts,
  caseWords,
  chargeCase,
  leavesDifference,
  type ProviderAnswer,
} from '../../features/certification/charges/case-rules.ts'
import { isGivenUp, isOpenCharge, nextAsk, PROVIDER_NAMES } from '../../features/certification/charges/rules.ts'
import {
  chargeById,
  closeCardReview,
  endOtherCharges,
  layDifference,
  lockChargesOf,
  providerOf,
  updateCharge,
} from '../../features/certification/charges/service.ts'
import {
  resumeRefund,
  selisihOf,
  writeUnwantedPayment,
} from '../../features/certification/invoices/payments/settlement-service.ts'
import { lockInvoice } from '../../features/certification/invoices/refunds/cancellation-service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { beginReview, endReview } from './review-payment.ts'
import { settleInvoice } from './settle-invoice.ts'

type Charge = NonNullable<Awaited<ReturnType<typeof chargeById>>>

/**
 * Applies a provider's answer to a charge and its invoice, once, in the caller's transaction; returns the case. Throws
 * a Problem, with nothing written, when the invoice changed meanwhile: the provider is then asked again.
 */
export async function settleCharge(
  db: Db,
  ctx: Context,
  { id, invoice_id }: Pick<Charge, 'id' | 'invoice_id'>,
  answer: ProviderAnswer,
): Promise<ChargeCase | undefined> {
  await lockChargesOf(db, invoice_id)
  const charge = await chargeById(db, id)
  if (!charge) return undefined
  const { isOutOfPlace } = await providerOf(db, ctx, charge)
  const name = chargeCase(factsOf(charge, answer, isOutOfPlace, ctx.now))
  await takeMoney(db, ctx, charge, name, answer)
  if (leavesDifference(name)) {
    const ternyata = answer.state === 'dikembalikan' ? -(answer.dikembalikan ?? 0) : (answer.jumlah ?? 0)
    await layDifference(db, ctx, { jenis: name, invoice_id, charge_id: id, seharusnya: charge.jumlah, ternyata })
  }
  await updateCharge(db, id, changesOf(charge, name, ctx.now))
  await followReview(db, ctx, charge, name)
  if (name === 'penarikan_batal' && charge.status === 'ditarik') await resumeRefund(db, ctx, invoice_id)
  return name
}

/** Stops the time to pay while money is under review; it goes on when a held card is released. */
async function followReview(db: Db, ctx: Context, charge: Charge, name: ChargeCase): Promise<void> {
  const { id, invoice_id, kasus } = charge
  const { holds, effect } = caseWords(name)
  if (holds) {
    const isBegun = await beginReview(db, ctx, invoice_id)
    // A held card has a payment page of its own; the numbers of all other charges must not be paid any more.
    if (isBegun && effect === 'review') await endOtherCharges(db, ctx, invoice_id)
    return
  }
  const isOver = kasus === 'kartu_ditahan' && !charge.is_counted
  if (!isOver) return
  await closeCardReview(db, ctx, id, CARD_DECIDED)
  await endReview(db, ctx, invoice_id)
}

const CARD_DECIDED = 'Penyedia sudah memutuskan pembayaran kartu ini.'

const factsOf = (charge: Charge, answer: ProviderAnswer, isOutOfPlace: boolean, now: Date): ChargeFacts => ({
  charge,
  answer,
  invoice: { status: charge.invoice_status, due_at: charge.due_at, has_proof: charge.has_proof },
  isCounted: charge.is_counted,
  isOutOfPlace,
  now,
})

/** Records the money by the provider's report, without anybody logged in. */
async function takeMoney(
  db: Db,
  ctx: Context,
  charge: Charge,
  name: ChargeCase,
  answer: ProviderAnswer,
): Promise<void> {
  const { id: charge_id, invoice_id, jumlah, penyedia } = charge
  // The sum above what was asked for is the provider's own fee.
  const by = { charge_id, who: PROVIDER_NAMES[penyedia], biaya: Math.max(0, (answer.jumlah ?? jumlah) - jumlah) }
  const { effect, office } = caseWords(name)
  if (effect === 'settle') {
    const selisih = await selisihOf(db, { id: invoice_id, jumlah })
    await settleInvoice(db, ctx, { id: invoice_id, jumlah, selisih, by })
    await endOtherCharges(db, ctx, invoice_id)
  }
  if (effect === 'return') {
    const invoice = await lockInvoice(db, invoice_id)
    if (invoice) await writeUnwantedPayment(db, ctx, invoice, { jumlah, catatan: office, by })
  }
}

function changesOf(charge: Charge, name: ChargeCase, now: Date) {
  const { effect, to } = caseWords(name)
  const asks = charge.asks + 1
  if (effect === 'wait' && name !== 'kartu_ditahan' && isGivenUp(charge.expires_at, now)) {
    return { status: 'kedaluwarsa', kasus: 'kedaluwarsa', asks, next_ask_at: null } as const
  }
  if (effect === 'wait') {
    return { ...(isOpenCharge(charge.status) ? { kasus: name } : {}), asks, next_ask_at: nextAsk(asks, now) }
  }
  if (effect === 'none') return { asks, next_ask_at: null }
  const isPaid = effect === 'settle' || effect === 'return'
  return { ...(to ? { status: to } : {}), kasus: name, asks, next_ask_at: null, ...(isPaid ? { paid_at: now } : {}) }
}
