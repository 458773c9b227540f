import { FileDown, Printer, ReceiptText } from 'lucide-react'
import { OnlinePayment } from '../../charges/parts/OnlinePayment.tsx'
import type { Invoice } from '../contract.ts'
import { BillingForm } from './BillingForm.tsx'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import { InvoiceState } from './InvoiceState.tsx'
import { invoiceCallsOf } from './invoice-calls.ts'
import { PaymentForm } from './PaymentForm.tsx'
import { Proofs } from './Proofs.tsx'
import { RefundAccount } from './RefundAccount.tsx'
import { RefundProgress } from './RefundProgress.tsx'

/** Shows an invoice with all actions of its owner. */
export function InvoiceMatter({ invoice }: { invoice: Invoice }) {
  const { pdf, receipt } = invoiceCallsOf(invoice)
  return (
    <>
      <header className="no-print">
        <h1 className="text-2xl md:text-3xl">Invoice {invoice.nomor}</h1>
        <InvoiceState invoice={invoice} />
      </header>
      <div className="grid gap-4 sm:gap-6 xl:grid-cols-[1fr_26rem] xl:items-start">
        {/* On a phone one pays first, and reads the paper below. */}
        <div className="no-print grid min-w-0 gap-4 sm:gap-6 xl:col-start-2 xl:row-start-1">
          <OnlinePayment invoice={invoice} />
          {/* The key resets the forms after each change of state. */}
          {invoice.can.bayar && <PaymentForm key={invoice.status} invoice={invoice} />}
          <RefundProgress invoice={invoice} />
          {invoice.can.rekening_pengembalian && <RefundAccount invoice={invoice} />}
          <Proofs proofs={invoice.bukti} />
          {invoice.can.ubah_tagihan && <BillingForm invoice={invoice} />}
        </div>
        <div className="grid min-w-0 gap-4 sm:gap-6 xl:col-start-1 xl:row-start-1">
          <div className="no-print flex flex-wrap gap-2">
            <button type="button" className="btn btn-outline" onClick={() => window.print()}>
              <Printer aria-hidden className="size-5" />
              Cetak
            </button>
            <a href={pdf} download className="btn btn-outline">
              <FileDown aria-hidden className="size-5" />
              Unduh PDF
            </a>
            {(invoice.nomor_kuitansi ?? invoice.kuitansi_ditarik) && (
              <a href={receipt} download className="btn btn-primary">
                <ReceiptText aria-hidden className="size-5" />
                {invoice.nomor_kuitansi ? 'Unduh kuitansi' : 'Unduh kuitansi yang tidak berlaku'}
              </a>
            )}
          </div>
          <InvoiceSheet invoice={invoice} />
        </div>
      </div>
    </>
  )
}
