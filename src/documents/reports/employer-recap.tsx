import { Text } from '@react-pdf/renderer'
import { longDay } from '../../lib/day.ts'
import { formatRupiah } from '../../lib/rupiah.ts'
import { terbilang } from '../../lib/text/terbilang.ts'
import { renderPaper } from '../render-paper.tsx'
import { Facts, Table } from '../sheet/parts.tsx'
import { as } from '../sheet/roles.ts'
import { FramedPage, SheetDocument } from '../sheet/sheet.tsx'
import { type PaperBranding, usePaper } from '../sheet/style.ts'

export interface EmployerRecap {
  nama_lembaga: string
  perusahaan: { nama: string; npwp: string | null; alamat: string }
  /** '1 Januari 2026 sampai 31 Januari 2026'. */
  kurun: string
  made_at: Date
  /** Whole rupiah: what each receipt says, and what of it went back. */
  kuitansi: {
    nomor_kuitansi: string
    nomor: string
    tanggal_bayar: string
    nama: string
    skema: string
    jumlah: number
    dikembalikan: number
  }[]
}

/** The receipts of an employer's paid invoices of one period, in one table, for its books. */
export const employerRecapPdf = (of: EmployerRecap, branding?: PaperBranding): Promise<Buffer> =>
  renderPaper(<Sheet of={of} />, branding)

const COLUMNS = [
  { name: 'Kuitansi', width: 96 },
  { name: 'Tanggal', width: 82 },
  { name: 'Nama', width: 98 },
  { name: 'Skema', width: 126 },
  { name: 'Jumlah', width: 85, figures: true },
]

function Sheet({ of }: { of: EmployerRecap }) {
  const { type } = usePaper()
  const { nama, npwp, alamat } = of.perusahaan
  const title = `Rekap kuitansi ${nama}`
  const total = of.kuitansi.reduce((sum, { jumlah }) => sum + jumlah, 0)
  const returned = of.kuitansi.reduce((sum, { dikembalikan }) => sum + dikembalikan, 0)
  return (
    <SheetDocument title={title} author={of.nama_lembaga} subject={of.kurun} at={of.made_at}>
      <FramedPage headLeft={of.nama_lembaga} headRight="Rekap kuitansi" foot={`${title}, ${of.kurun}`}>
        <Text {...as('H1')} style={type.title}>
          Rekap Kuitansi
        </Text>
        <Facts
          facts={[
            { label: 'Perusahaan', value: nama },
            ...(npwp ? [{ label: 'NPWP', value: npwp }] : []),
            { label: 'Alamat', value: alamat },
            { label: 'Dibayar', value: of.kurun },
            { label: 'Banyaknya', value: `${of.kuitansi.length} kuitansi` },
            { label: 'Jumlah', value: formatRupiah(total) },
            { label: 'Terbilang', value: terbilang(total) },
            ...(returned > 0 ? [{ label: 'Sudah dikembalikan', value: formatRupiah(returned) }] : []),
          ]}
        />
        <Table
          columns={COLUMNS}
          rows={of.kuitansi.map((one) => [
            `${one.nomor_kuitansi}, ${one.nomor}`,
            longDay(one.tanggal_bayar),
            one.nama,
            one.skema,
            one.dikembalikan > 0
              ? `${formatRupiah(one.jumlah)}, kembali ${formatRupiah(one.dikembalikan)}`
              : formatRupiah(one.jumlah),
          ])}
          empty="Tidak ada kuitansi pada kurun ini."
        />
      </FramedPage>
    </SheetDocument>
  )
}
