import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { requireSession } from '../../../../ground/sessions/session.ts'
import { longMoment } from '../../../../lib/day.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { Problem } from '../../../../problems.ts'
import { takeNumber } from '../../../platform/number-series/service.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { notifyManagers } from '../billing/employer-news-service.ts'
import { type InvoiceRow, invoiceById, lockInvoice, updateInvoice } from '../queries.ts'
import { type Receipt, receiptNumber, receiptOf, settlementRefusal } from '../rules.ts'
import { askRefundAccount, notifyPayer, recordInvoiceAudit } from '../service.ts'
import { isWanted, refundDue } from '../state-rules.ts'
import type { InvoiceChange } from './effect-service.ts'
import { decideProof } from './proof-queries.ts'
import { insertPayment } from './queries.ts'

export type { InvoiceRow } from '../queries.ts'

export interface Payment {
  /** The id of the invoice. */
  id: number
  /** The version that the office saw, where it opened the invoice. */
  version?: number
  /** Whole rupiah. */
  jumlah: number
  /** The difference to the wanted amount that the office saw; 0 means exactly that amount. */
  selisih: number
  /** The charge that paid it; undefined when staff record the payment. */
  by?: ByCharge
  /** The chargeback that was won, when the money came back after a dispute. */
  won?: { chargeback_id: number; charge_id: number | null }
}

/** Money that came through a provider. */
export interface ByCharge {
  charge_id: number
  /** The provider's name. */
  who: string
  /** The fee that the payer paid to the provider on top, in whole rupiah. */
  biaya?: number
}

const TOO_MUCH = 'Kelebihan bayar.'
const PAID_OTHERWISE = 'Invoice ini dilunasi melalui pembayaran daring. Bila Anda juga mentransfer, hubungi kami.'

/** Returns by how much an amount is above or below what the invoice wants now. */
export async function selisihOf(db: Db, { id, jumlah }: Pick<Payment, 'id' | 'jumlah'>): Promise<number> {
  const invoice = await invoiceById(db, id)
  if (!invoice) throw new Problem('RECORD_NOT_FOUND')
  return receiptOf(invoice, jumlah, 0).selisih
}

/** An invoice as the office saw it; throws RECORD_NOT_FOUND or STALE. */
export async function requireSeenInvoice(
  db: Db,
  { id, version }: { id: number; version: number },
): Promise<InvoiceRow> {
  const invoice = await invoiceById(db, id)
  if (!invoice) throw new Problem('RECORD_NOT_FOUND')
  if (invoice.version !== version) throw new Problem('STALE')
  return invoice
}

/**
 * Returns the invoice and the effect of a payment on it; throws RECORD_NOT_FOUND, STALE, INVOICE_NOT_OPEN or
 * AMOUNT_DIFFERS.
 */
export async function requireSettleable(
  db: Db,
  ctx: Context,
  payment: Payment,
): Promise<{ invoice: InvoiceRow; receipt: Receipt }> {
  const invoice = requireDue(await invoiceById(db, payment.id), payment)
  const { toleransi_bayar } = await settingsOn(db, ctx.today)
  return { invoice, receipt: receiptOf(invoice, payment.jumlah, toleransi_bayar) }
}

/**
 * Marks an invoice as paid, numbers its receipt, accepts the proof and plans the refund of any excess; throws as
 * requireSettleable does.
 */
export async function writeSettlement(
  db: Db,
  ctx: Context,
  payment: Payment,
  { before, after }: InvoiceChange,
): Promise<void> {
  requireDue(before, payment)
  const nomor_kuitansi = receiptNumber(ctx.today, await takeNumber(db, 'kuitansi', Number(ctx.today.slice(0, 4))))
  const paid = { paid_at: ctx.now, nomor_kuitansi, review_since: null }
  await writePayment(db, ctx, payment)
  const over = Math.max(0, payment.selisih)
  // Sums that went back or were taken before are part of the total that has to go back.
  const returned = before.dikembalikan + before.ditarik - (payment.won ? payment.jumlah : 0)
  const refund = over > 0 ? { pengembalian: returned + over, alasan_pengembalian: TOO_MUCH } : {}
  const confirmed = payment.by ? {} : { confirmed_by: requireSession(ctx).account.id }
  await updateInvoice(db, before.id, { ...paid, ...refund, ...confirmed })
  await decideProof(db, before.id, proofDecision(payment), ctx.now)
  await notifyManagers(db, ctx, before, `Invoice sudah lunas. Kuitansinya bernomor ${nomor_kuitansi}.`)
  if (over > 0) await askRefundAccount(db, ctx, { ...before, ...refund, ...sumsAfter(before, payment) })
  await recordInvoiceAudit(db, ctx, before, 'konfirmasi', {
    ...whoOf(payment),
    before: { status: before.status, diterima: before.diterima },
    after: { status: after.status, ...paid, ...refund, jumlah: payment.jumlah, selisih: payment.selisih },
  })
}

/** Records a partial payment, and asks for the rest until the new deadline; throws as requireSettleable does. */
export async function writePartPayment(
  db: Db,
  ctx: Context,
  payment: Payment,
  { before, after }: InvoiceChange,
): Promise<void> {
  requireDue(before, payment)
  await writePayment(db, ctx, payment)
  await updateInvoice(db, before.id, { review_since: null })
  await decideProof(db, before.id, proofDecision(payment), ctx.now)
  const money = {
    jumlah: formatRupiah(payment.jumlah),
    kurang: formatRupiah(-payment.selisih),
    batas: longMoment(after.due_at),
  }
  await notifyPayer(db, ctx, before, (facts) => ({ letter: 'paymentShort', ...facts, ...money }), after.due_at)
  await recordInvoiceAudit(db, ctx, before, 'minta-kekurangan', {
    ...whoOf(payment),
    before: { status: before.status, due_at: before.due_at, diterima: before.diterima },
    after: { ...after, review_since: null, jumlah: payment.jumlah, selisih: payment.selisih },
  })
}

/** Records money that came in for an invoice that wants none; it can only go back. */
export async function writeUnwantedPayment(
  db: Db,
  ctx: Context,
  before: InvoiceRow,
  { jumlah, catatan, by }: { jumlah: number; catatan: string; by?: ByCharge },
): Promise<void> {
  if (isWanted(before.status)) throw new Problem('INVOICE_OPEN')
  const came = { id: before.id, jumlah, ...(by ? { by } : {}) }
  await writePayment(db, ctx, came)
  const status = before.status === 'lunas' ? 'lunas' : 'pengembalian_diajukan'
  const after = { status, pengembalian: before.pengembalian + jumlah, alasan_pengembalian: catatan } as const
  await updateInvoice(db, before.id, after)
  await askRefundAccount(db, ctx, { ...before, ...after, diterima: before.diterima + jumlah })
  await recordInvoiceAudit(db, ctx, before, 'terima-untuk-dikembalikan', {
    ...whoOf(came),
    before: { status: before.status, pengembalian: before.pengembalian },
    after: { ...after, jumlah },
  })
}

/** Makes a refund due again after a provider withdrew its report that the money was taken back. */
export async function resumeRefund(db: Db, ctx: Context, id: number): Promise<void> {
  const invoice = await lockInvoice(db, id)
  if (!invoice || refundDue(invoice) === 0) return
  // A planned refund above the overpayment means that the seat was given up.
  const isGivenUp = invoice.status === 'lunas' && invoice.pengembalian > Math.max(0, invoice.diterima - invoice.total)
  if (isGivenUp) await updateInvoice(db, id, { status: 'pengembalian_diajukan' })
  await askRefundAccount(db, ctx, invoice)
}

/** Records that some or all of the sum due was transferred to the owner's account. */
export async function writeRefund(
  db: Db,
  ctx: Context,
  before: InvoiceRow,
  { jumlah, catatan }: { jumlah: number; catatan: string },
): Promise<void> {
  await writePayment(db, ctx, { id: before.id, jumlah: -jumlah })
  const status = stateOnceBack(before, jumlah)
  const refunded_by = requireSession(ctx).account.id
  await updateInvoice(db, before.id, { status, refunded_at: ctx.now, refunded_by, catatan })
  const sent = { jumlah: formatRupiah(jumlah), melalui: null }
  await notifyPayer(db, ctx, before, (facts) => ({ letter: 'refundDone', ...facts, ...sent }))
  await recordInvoiceAudit(db, ctx, before, 'kembalikan-dana', {
    before: { status: before.status, dikembalikan: before.dikembalikan },
    after: { status, dikembalikan: before.dikembalikan + jumlah, jumlah, catatan },
  })
}

/** Returns the state of an invoice after a refund: a paid one stays paid, any other ends once nothing is due. */
const stateOnceBack = (before: InvoiceRow, jumlah: number): InvoiceRow['status'] =>
  jumlah === refundDue(before) && before.status !== 'lunas' ? 'dikembalikan' : before.status

/** Records that a provider gave back some or all of the sum due. */
export async function writeProviderRefund(
  db: Db,
  ctx: Context,
  before: InvoiceRow,
  { jumlah, by }: { jumlah: number; by: ByCharge },
): Promise<void> {
  await writePayment(db, ctx, { id: before.id, jumlah: -jumlah, by })
  const status = stateOnceBack(before, jumlah)
  const after = jumlah === refundDue(before) ? { status, refunded_at: ctx.now, catatan: `Melalui ${by.who}.` } : {}
  await updateInvoice(db, before.id, after)
  const sent = { jumlah: formatRupiah(jumlah), melalui: by.who }
  await notifyPayer(db, ctx, before, (facts) => ({ letter: 'refundDone', ...facts, ...sent }))
  await recordInvoiceAudit(db, ctx, before, 'kembalikan-dana', {
    who: by.who,
    before: { status: before.status, dikembalikan: before.dikembalikan },
    after: { ...after, dikembalikan: before.dikembalikan + jumlah, jumlah },
  })
}

/** Records a movement; `jumlah` is in whole rupiah, below zero for money that went back. */
async function writePayment(
  db: Db,
  ctx: Context,
  { id: invoice_id, jumlah, by, won }: Pick<Payment, 'id' | 'jumlah' | 'by' | 'won'>,
): Promise<void> {
  const recorded = by
    ? { charge_id: by.charge_id, biaya: by.biaya ?? 0 }
    : { recorded_by: requireSession(ctx).account.id }
  const after = won ? { chargeback_id: won.chargeback_id, ...(won.charge_id ? { charge_id: won.charge_id } : {}) } : {}
  await insertPayment(db, { invoice_id, jumlah, at: ctx.now, ...recorded, ...after })
}

/** Returns the sums after a payment: money that was won is taken off what had been taken back. */
const sumsAfter = ({ diterima, ditarik }: InvoiceRow, { jumlah, won }: Payment) =>
  won ? { diterima, ditarik: ditarik - jumlah } : { diterima: diterima + jumlah, ditarik }

const whoOf = ({ by }: Pick<Payment, 'by'>) => (by ? { who: by.who } : {})

/** Decides the waiting proof of a transfer: it is refused when a provider's money paid the invoice instead. */
const proofDecision = ({ by, won }: Pick<Payment, 'by' | 'won'>) =>
  by || won ? ({ status: 'ditolak', alasan: PAID_OTHERWISE } as const) : ({ status: 'diterima' } as const)

function requireDue(invoice: InvoiceRow | undefined, payment: Payment): InvoiceRow {
  if (!invoice) throw new Problem('RECORD_NOT_FOUND')
  if (payment.version !== undefined && payment.version !== invoice.version) throw new Problem('STALE')
  const refused = settlementRefusal(invoice, payment)
  if (refused) throw new Problem(refused)
  return invoice
}
