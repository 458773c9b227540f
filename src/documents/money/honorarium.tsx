import { Text } from '@react-pdf/renderer'
import { longDay } from '../../lib/day.ts'
import { formatRupiah } from '../../lib/rupiah.ts'
import { terbilang } from '../../lib/text/terbilang.ts'
import { renderPaper } from '../render-paper.tsx'
import { Facts, Table } from '../sheet/parts.tsx'
import { as } from '../sheet/roles.ts'
import { FramedPage, SheetDocument } from '../sheet/sheet.tsx'
import { type PaperBranding, usePaper } from '../sheet/style.ts'

export interface Honorarium {
  nama_lembaga: string
  penguji: string
  /** 'Desember 2026'. */
  bulan: string
  made_at: Date
  keadaan: string
  /** By whom and when; null while it waits. */
  disetujui: string | null
  /** Whole rupiah. */
  total: number
  baris: { tanggal: string; jenis: string; uraian: string; jumlah: number }[]
}

/** Draws the statement of one examiner's fees for one month, line by line. */
export const honorariumPdf = (of: Honorarium, branding?: PaperBranding): Promise<Buffer> =>
  renderPaper(<Sheet of={of} />, branding)

const COLUMNS = [
  { name: 'No.', width: 28 },
  { name: 'Tanggal', width: 92 },
  { name: 'Jenis', width: 72 },
  { name: 'Uraian', width: 210 },
  { name: 'Jumlah', width: 85, figures: true },
]

function Sheet({ of }: { of: Honorarium }) {
  const { type } = usePaper()
  const title = `Rincian honorarium ${of.penguji}, ${of.bulan}`
  return (
    <SheetDocument title={title} author={of.nama_lembaga} subject={of.bulan} at={of.made_at}>
      <FramedPage headLeft={of.nama_lembaga} headRight={of.bulan} foot={title}>
        <Text {...as('H1')} style={type.title}>
          Rincian Honorarium
        </Text>
        <Facts
          facts={[
            { label: 'Penguji', value: of.penguji },
            { label: 'Bulan', value: of.bulan },
            { label: 'Keadaan', value: of.disetujui ? `${of.keadaan} oleh ${of.disetujui}` : of.keadaan },
            { label: 'Jumlah', value: formatRupiah(of.total) },
            { label: 'Terbilang', value: terbilang(of.total) },
          ]}
        />
        <Table
          columns={COLUMNS}
          rows={of.baris.map(({ tanggal, jenis, uraian, jumlah }, i) => [
            `${i + 1}.`,
            longDay(tanggal),
            jenis,
            uraian,
            formatRupiah(jumlah),
          ])}
          empty="Tidak ada baris."
        />
      </FramedPage>
    </SheetDocument>
  )
}
