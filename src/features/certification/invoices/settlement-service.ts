import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { advanceSequence } from '../../../server/database/number-sequences.ts'
import { requireSession } from '../../../server/http/session.ts'
import { decideProof, type InvoiceRow, invoiceById, lockInvoice, updateInvoice } from './queries.ts'
import { receiptNumber, settlementRefusal } from './rules.ts'
import { recordInvoiceAudit } from './service.ts'

export interface Payment {
  /** Of the invoice. */
  id: number
  /** What the office saw, where it opened the invoice. */
  version?: number
  /** Whole rupiah. */
  jumlah: number
}

/** The invoice that a payment settles; throws RECORD_NOT_FOUND, STALE, INVOICE_NOT_OPEN or AMOUNT_DIFFERS. */
export const requireSettleable = async (db: Db, payment: Payment): Promise<InvoiceRow> =>
  requireDue(await invoiceById(db, payment.id), payment)

/** Marks an invoice as paid, numbers its receipt and accepts the proof; throws as requireSettleable does. */
export async function writeSettlement(db: Db, ctx: Context, payment: Payment): Promise<void> {
  const before = requireDue(await lockInvoice(db, payment.id), payment)
  const nomor_kuitansi = receiptNumber(ctx.today, await advanceSequence(db, 'kuitansi', Number(ctx.today.slice(0, 4))))
  const paid = { status: 'lunas', paid_at: ctx.now, nomor_kuitansi } as const
  await updateInvoice(db, before.id, { ...paid, confirmed_by: requireSession(ctx).account.id })
  await decideProof(db, before.id, { status: 'diterima' }, ctx.now)
  await recordInvoiceAudit(db, ctx, before, 'konfirmasi', {
    before: { status: before.status },
    after: { ...paid, jumlah: payment.jumlah },
  })
}

function requireDue(invoice: InvoiceRow | undefined, { version, jumlah }: Payment): InvoiceRow {
  if (!invoice) throw new Problem('RECORD_NOT_FOUND')
  if (version !== undefined && version !== invoice.version) throw new Problem('STALE')
  const refused = settlementRefusal(invoice, jumlah)
  if (refused) throw new Problem(refused)
  return invoice
}
