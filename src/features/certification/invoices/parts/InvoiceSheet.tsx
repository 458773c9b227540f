import type { ReactNode } from 'react'
import { bodyZone, dayIn, longDay, longMoment } from '../../../../lib/day.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import type { Invoice } from '../contract.ts'
import { isOpenInvoice, leftOf, shortfallOf } from '../state-rules.ts'

/** The invoice itself: fits an A4 page in print. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  return (
    <article aria-label={`Invoice ${invoice.nomor}`} className="panel min-w-0 p-5 sm:p-8">
      <header className="flex flex-wrap justify-between gap-6 border-line border-b pb-6">
        <div className="min-w-0">
          <p className="font-bold text-lg">{invoice.penerbit.nama_lembaga}</p>
          <p className="max-w-[26em] whitespace-pre-line text-muted text-sm">{invoice.penerbit.alamat}</p>
        </div>
        <div className="sm:text-right">
          <p className="font-bold text-2xl">Invoice</p>
          <p className="tabular-nums">{invoice.nomor}</p>
        </div>
      </header>
      <dl className="grid gap-4 py-6 sm:grid-cols-2">
        <Entry term="Ditagihkan kepada">
          {invoice.nama_tagihan}
          {invoice.npwp_tagihan && <span className="block font-normal">NPWP {invoice.npwp_tagihan}</span>}
          {invoice.nama_perusahaan !== null && (
            <span className="block font-normal">untuk permohonan {invoice.nama}</span>
          )}
        </Entry>
        <Entry term="Untuk">
          {invoice.skema}
          {invoice.tanggal_uji && (
            <span className="block font-normal">
              {invoice.untuk === 'permohonan' ? 'Uji' : 'Kegiatan'} {longDay(invoice.tanggal_uji)}
            </span>
          )}
        </Entry>
        <Entry term="Tanggal">{longDay(dayIn(bodyZone(), new Date(invoice.created_at)))}</Entry>
        <Entry term="Jatuh tempo">{longMoment(new Date(invoice.due_at))}</Entry>
      </dl>
      <Lines invoice={invoice} />
      <Accounts invoice={invoice} />
      {invoice.perlu_meterai && (
        <p className="mt-6 text-muted text-sm">
          Kuitansi untuk jumlah ini dibubuhi e-meterai
          {invoice.nomor_meterai ? `, nomor seri ${invoice.nomor_meterai}` : ''}.
        </p>
      )}
    </article>
  )
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="mt-0.5 font-semibold">{children}</dd>
    </div>
  )
}

function Lines({ invoice }: { invoice: Invoice }) {
  const received = leftOf(invoice)
  const isPart = received > 0 && isOpenInvoice(invoice.status)
  return (
    <>
      <table className="w-full border-collapse tabular-nums">
        <caption className="sr-only">Rincian biaya</caption>
        <thead>
          <tr className="border-line border-b text-left text-muted text-sm">
            <th scope="col" className="py-2 font-semibold">
              Uraian
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              Jumlah
            </th>
          </tr>
        </thead>
        <tbody>
          {invoice.items.map(({ nama, jumlah }) => (
            <tr key={nama} className="border-line border-b">
              <td className="py-2.5 pr-4">{nama}</td>
              <td className="py-2.5 text-right">{formatRupiah(jumlah)}</td>
            </tr>
          ))}
          <tr className="border-line border-b">
            <td className="py-2.5 pr-4">
              Kode unik
              <span className="block text-muted text-sm">Membuat transfer Anda langsung dikenali.</span>
            </td>
            <td className="py-2.5 text-right">{formatRupiah(invoice.kode_unik)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr className="font-bold text-xl">
            <th scope="row" className="py-4 text-left">
              Total
            </th>
            <td className="py-4 text-right">{formatRupiah(invoice.total)}</td>
          </tr>
          {isPart && (
            <>
              <tr className="border-line border-t">
                <th scope="row" className="py-2.5 text-left font-normal">
                  Sudah diterima
                </th>
                <td className="py-2.5 text-right">{formatRupiah(received)}</td>
              </tr>
              <tr className="border-line border-t font-bold">
                <th scope="row" className="py-2.5 text-left">
                  Masih kurang
                </th>
                <td className="py-2.5 text-right">{formatRupiah(shortfallOf(invoice))}</td>
              </tr>
            </>
          )}
        </tfoot>
      </table>
      <p>
        <span className="text-muted text-sm">Terbilang</span>
        <span className="block font-semibold first-letter:uppercase">{invoice.terbilang}</span>
      </p>
    </>
  )
}

function Accounts({ invoice: { rekening, cara_membayar, catatan_pembayaran } }: { invoice: Invoice }) {
  if (rekening.length === 0) return null
  return (
    <section className="mt-6 border-line border-t pt-6">
      <h2 className="text-lg">Cara membayar</h2>
      <p className="mt-2 whitespace-pre-line">{cara_membayar}</p>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {rekening.map(({ bank, nomor, atas_nama }) => (
          <li key={`${bank}${nomor}`} className="rounded-box border border-line p-4">
            <p className="text-muted text-sm">{bank}</p>
            <p className="font-bold text-lg tabular-nums">{nomor}</p>
            <p className="text-sm">a.n. {atas_nama}</p>
          </li>
        ))}
      </ul>
      {catatan_pembayaran !== '' && <p className="mt-4 whitespace-pre-line text-muted text-sm">{catatan_pembayaran}</p>}
    </section>
  )
}
