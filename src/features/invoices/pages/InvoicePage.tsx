import { ArrowLeft, FileDown, Printer, ReceiptText } from 'lucide-react'
import { own } from '../../../app/own-links.ts'
import type { ApiClient, Head, Opened } from '../../../app/page.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { Link } from '../../../ui/Link.tsx'
import type { Invoice } from '../contract.ts'
import { BillingForm } from './BillingForm.tsx'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import { InvoiceState } from './InvoiceState.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import { Proofs } from './Proofs.tsx'
import { RefundAccount } from './RefundAccount.tsx'

export async function load(client: ApiClient, { params }: Opened): Promise<Invoice> {
  const id = Number(params['id'])
  if (!Number.isInteger(id) || id < 1) throw new Refusal(404, 'Invoice tidak ditemukan.')
  return client.getInvoice({ id })
}

export const head = (invoice: Invoice): Head => ({ title: `Invoice ${invoice.nomor}`, noindex: true })

export function Page({ data: invoice }: { data: Invoice }) {
  const id = invoice.user_training_id
  return (
    <div className="wrap space-y-6 py-8 lg:py-12">
      <Link
        to={own.certification(id)}
        className="no-print inline-flex items-center gap-2 py-1 text-primary hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Permohonan
      </Link>
      <header className="no-print flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">Invoice {invoice.nomor}</h1>
          <InvoiceState invoice={invoice} />
        </div>
        <div className="flex flex-wrap gap-2">
          <button type="button" className="btn btn-outline" onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            Cetak
          </button>
          <a href={own.invoicePdf(id)} download className="btn btn-outline">
            <FileDown aria-hidden className="size-5" />
            Unduh PDF
          </a>
          {invoice.nomor_kuitansi && (
            <a href={own.receiptPdf(id)} download className="btn btn-primary">
              <ReceiptText aria-hidden className="size-5" />
              Unduh kuitansi
            </a>
          )}
        </div>
      </header>
      <div className="grid gap-6 xl:grid-cols-[1fr_26rem] xl:items-start">
        <InvoiceSheet invoice={invoice} />
        <div className="no-print grid gap-6">
          {/* After each change of the state the forms begin anew. */}
          {invoice.can.bayar && <PaymentForm key={invoice.status} invoice={invoice} />}
          {invoice.can.rekening_pengembalian && <RefundAccount invoice={invoice} />}
          <Proofs proofs={invoice.bukti} />
          {invoice.can.ubah_tagihan && <BillingForm invoice={invoice} />}
        </div>
      </div>
    </div>
  )
}
