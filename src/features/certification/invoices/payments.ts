import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { nextNumber } from '../../../server/database/numbers.ts'
import { signedIn } from '../../../server/http/session.ts'
import { takeBilledStep } from './billed.ts'
import { changeInvoice, decideProof, heldInvoice, type InvoiceRow, invoiceById } from './queries.ts'
import { receiptNumber, settlingRefused } from './rules.ts'
import { noted } from './service.ts'

interface Received {
  id: number
  /** What the office saw, where it saw the invoice. */
  version?: number
  /** Whole rupiah. */
  jumlah: number
}

function refuseUnlessDue(invoice: InvoiceRow | undefined, { version, jumlah }: Received): InvoiceRow {
  if (!invoice) throw new Problem('RECORD_NOT_FOUND')
  if (version !== undefined && version !== invoice.version) throw new Problem('STALE')
  const refused = settlingRefused(invoice, jumlah)
  if (refused) throw new Problem(refused)
  return invoice
}

/** Takes a payment as received, once: the person has the seat, the receipt numbered, the proof accepted. */
export async function settlePayment(db: Db, ctx: Context, received: Received): Promise<void> {
  const seen = refuseUnlessDue(await invoiceById(db, received.id), received)
  await takeBilledStep(db, ctx, seen, { step: 'confirm' })
  const before = refuseUnlessDue(await heldInvoice(db, received.id), received)
  const nomor_kuitansi = receiptNumber(ctx.today, await nextNumber(db, 'kuitansi', Number(ctx.today.slice(0, 4))))
  const paid = { status: 'lunas', paid_at: ctx.now, nomor_kuitansi } as const
  await changeInvoice(db, before.id, { ...paid, confirmed_by: signedIn(ctx).account.id })
  await decideProof(db, before.id, { status: 'diterima' }, ctx.now)
  await noted(db, ctx, before, 'konfirmasi', {
    before: { status: before.status },
    after: { ...paid, jumlah: received.jumlah },
  })
}
