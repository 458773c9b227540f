import { longDay } from '../../../../lib/day.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { type Column, DataTable } from '../../../../ui/DataTable.tsx'
import type { PastRecords } from '../contract.ts'

type PastApplication = PastRecords['permohonan'][number]
type PastInvoice = PastRecords['invoice'][number]

const dayOr = (on: string | null): string => (on === null ? '-' : longDay(on))

const Numbered = ({ title, nomor, keterangan }: { title: string; nomor: string; keterangan: string }) => (
  <>
    <span className="font-semibold">{title}</span>
    <span className="block text-muted text-sm">{nomor}</span>
    {keterangan !== '' && <span className="block text-sm">{keterangan}</span>}
  </>
)

const APPLICATIONS: Column<PastApplication>[] = [
  { header: 'Skema', cell: ({ skema, ...row }) => <Numbered title={skema} {...row} /> },
  { header: 'Tanggal permohonan', cell: ({ tanggal_permohonan }) => dayOr(tanggal_permohonan) },
  { header: 'Tanggal uji', cell: ({ tanggal_uji }) => dayOr(tanggal_uji) },
  { header: 'Tanggal keputusan', cell: ({ tanggal_keputusan }) => dayOr(tanggal_keputusan) },
  { header: 'Hasil', cell: ({ hasil }) => hasil },
  { header: 'No. sertifikat', cell: ({ no_sertifikat }) => no_sertifikat ?? '-' },
]

const INVOICES: Column<PastInvoice>[] = [
  { header: 'Perihal', cell: ({ perihal, ...row }) => <Numbered title={perihal} {...row} /> },
  { header: 'Tanggal', cell: ({ tanggal }) => longDay(tanggal) },
  { header: 'Total', cell: ({ total }) => formatRupiah(total), align: 'end' },
  { header: 'Keadaan', cell: ({ status }) => status },
  { header: 'Dibayar', cell: ({ tanggal_bayar }) => dayOr(tanggal_bayar) },
  { header: 'Kuitansi', cell: ({ nomor_kuitansi }) => nomor_kuitansi ?? '-' },
]

/** Shows a person's records from the predecessor's system; shows nothing where there are none. */
export function PastRecordTables({ records: { permohonan, invoice } }: { records: PastRecords }) {
  if (permohonan.length + invoice.length === 0) return null
  return (
    <section className="space-y-4" aria-labelledby="riwayat-lama">
      <h2 id="riwayat-lama" className="text-xl">
        Dari sistem sebelumnya
      </h2>
      <DataTable
        caption="Permohonan dari sistem sebelumnya"
        columns={APPLICATIONS}
        rows={permohonan}
        rowKey={({ id }) => id}
        empty={null}
      />
      <DataTable
        caption="Invoice dari sistem sebelumnya"
        columns={INVOICES}
        rows={invoice}
        rowKey={({ id }) => id}
        empty={null}
      />
    </section>
  )
}
