import type { RefundAnswer } from '../../features/certification/charges/providers/service.ts'
import { nextAsk } from '../../features/certification/charges/rules.ts'
import { layDifference, lockChargesOf } from '../../features/certification/charges/service.ts'
import { lockInvoice } from '../../features/certification/invoices/refunds/cancellation-service.ts'
import { REFUND_EFFECTS } from '../../features/certification/invoices/refunds/rules.ts'
import {
  completeRefund,
  endUnbooked,
  type RefundRow,
  refundById,
  updateRefund,
  writeRefusal,
} from '../../features/certification/invoices/refunds/service.ts'
import { leftOf, refundDue } from '../../features/certification/invoices/state-rules.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'

/** Applies a provider's answer to a refund and its invoice, once, in the caller's transaction. */
export async function settleRefund(
  db: Db,
  ctx: Context,
  { id, invoice_id }: Pick<RefundRow, 'id' | 'invoice_id'>,
  { state, reference, kode }: RefundAnswer,
): Promise<void> {
  await lockChargesOf(db, invoice_id)
  const invoice = await lockInvoice(db, invoice_id)
  const refund = await refundById(db, id)
  if (!invoice || !refund) return
  if (reference !== null && refund.reference === null) await updateRefund(db, id, { reference })
  switch (REFUND_EFFECTS[refund.status][state]) {
    case 'wait':
      return void (await updateRefund(db, id, { next_ask_at: nextAsk(refund.asks, ctx.now) }))
    case 'done':
      // The bank took the money meanwhile, so the payer has it twice; the ledger never shows more going out than came
      // in.
      if (leftOf(invoice) < refund.jumlah) {
        await endUnbooked(db, ctx, refund)
        return lay('kembali_dan_ditarik', 0, refund.jumlah)
      }
      return completeRefund(db, ctx, invoice, refund)
    case 'refused':
      return writeRefusal(db, ctx, invoice, refund, kode ?? 'tanpa_kode')
    case 'late':
      // A late refund counts like any other, unless the sum was transferred by hand meanwhile.
      if (refundDue(invoice) >= refund.jumlah) return completeRefund(db, ctx, invoice, refund)
      return lay('dikembalikan_dua_kali', 0, refund.jumlah)
    case 'undone':
      return lay('pengembalian_ditarik', refund.jumlah, 0)
    case 'none':
      return undefined
  }

  async function lay(
    jenis: 'dikembalikan_dua_kali' | 'kembali_dan_ditarik' | 'pengembalian_ditarik',
    seharusnya: number,
    ternyata: number,
  ) {
    const about = { invoice_id, charge_id: refund?.charge_id ?? null }
    await layDifference(db, ctx, { jenis, ...about, seharusnya, ternyata })
  }
}
