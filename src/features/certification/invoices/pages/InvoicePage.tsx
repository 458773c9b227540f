import { ArrowLeft } from 'lucide-react'
import type { ApiClient, Head, Opened } from '../../../../app/routing/page.ts'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import { own } from '../../../../own-paths.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import type { Invoice } from '../contract.ts'
import { InvoiceMatter } from '../parts/InvoiceMatter.tsx'

export async function load(client: ApiClient, { params }: Opened): Promise<Invoice> {
  const id = Number(params['id'])
  if (!Number.isInteger(id) || id < 1) throw new Refusal(404, 'Invoice tidak ditemukan.')
  return client.getInvoice({ id })
}

export const head = (invoice: Invoice): Head => ({ title: `Invoice ${invoice.nomor}`, noindex: true })

/** Returns the link back: to the reader's own application, or to the employer for which they pay. */
const backOf = ({ milik_sendiri, employer_id, nama_perusahaan, untuk_id }: Invoice) =>
  milik_sendiri || employer_id === null
    ? { to: own.certification(untuk_id), words: 'Permohonan' }
    : { to: own.employerInvoices(employer_id, 'semua'), words: `Tagihan ${nama_perusahaan ?? ''}` }

export function Page({ data: invoice }: { data: Invoice }) {
  const back = backOf(invoice)
  return (
    <div className="wrap space-y-3 py-4 md:space-y-6 md:py-8 lg:py-12">
      <Link to={back.to} className="no-print inline-flex items-center gap-2 py-1 text-primary hover:underline">
        <ArrowLeft aria-hidden className="size-4" />
        {back.words}
      </Link>
      <InvoiceMatter invoice={invoice} />
    </div>
  )
}
