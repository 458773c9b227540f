import { Text } from '@react-pdf/renderer'
import { CHAPTERS, type Chapter, type Measure } from '../../features/service/management-figures/rules.ts'
import { tableRule } from '../../features/service/management-figures/table-rules.ts'
import { type CountedTable, writtenFigure } from '../../features/service/management-figures/writing-rules.ts'
import { bodyZone, dayIn, longDay } from '../../lib/day.ts'
import { renderPaper } from '../render-paper.tsx'
import { BillHead, BillPart } from '../sheet/bill-parts.tsx'
import { Table } from '../sheet/parts.tsx'
import { FramedPage, SheetDocument } from '../sheet/sheet.tsx'
import { type PaperBranding, usePaper } from '../sheet/style.ts'
import { PAGE_WIDTH, widthsOf } from './column-widths.ts'

export interface YearlyFigures {
  tahun: number
  chapters: { bab: Chapter; tabel: CountedTable[] }[]
  penerbit: { nama_lembaga: string; alamat: string }
  printed_at: Date
}

/** The body's figures of one year, chapter by chapter; tables that name people are on no paper. */
export const yearlyFiguresPdf = (report: YearlyFigures, branding?: PaperBranding): Promise<Buffer> =>
  renderPaper(<Sheets report={report} />, branding)

function Sheets({ report: { tahun, chapters, penerbit, printed_at } }: { report: YearlyFigures }) {
  const { type } = usePaper()
  const day = dayIn(bodyZone(), printed_at)
  const name = `Laporan tahunan ${tahun}`
  return (
    <SheetDocument title={name} author={penerbit.nama_lembaga} subject={name} at={printed_at}>
      <FramedPage headLeft={penerbit.nama_lembaga} headRight={name} foot={`${name} · ${longDay(day)}`}>
        <BillHead kind="Laporan tahunan" number={`Tahun ${tahun}`} mark={longDay(day)} good={false} issuer={penerbit} />
        <Text style={type.small}>
          1 Januari sampai 31 Desember {tahun}. Angka tentang keadaan hari ini adalah keadaan pada {longDay(day)}.
        </Text>
        {chapters.map(({ bab, tabel }) => {
          const shown = tabel.filter((table) => tableRule(table.tabel).people === undefined)
          return shown.map((table, at) => (
            <BillPart
              key={table.tabel}
              title={at === 0 ? `${CHAPTERS[bab]}: ${tableRule(table.tabel).judul}` : tableRule(table.tabel).judul}
            >
              <Text style={type.small}>{tableRule(table.tabel).keterangan}</Text>
              <Figures table={table} />
            </BillPart>
          ))
        })}
      </FramedPage>
    </SheetDocument>
  )
}

function Figures({ table: { tabel, baris, jumlah } }: { table: CountedTable }) {
  const { ukuran, kelompok } = tableRule(tabel)
  const measures = Object.entries(ukuran)
  const cells = (name: string, angka: CountedTable['baris'][number]['angka']) => [
    name,
    ...measures.map(([key, measure]: [string, Measure]) => writtenFigure(measure, angka[key] ?? null)),
  ]
  const rows = [...baris.map(({ nama, angka }) => cells(nama, angka)), ...(jumlah ? [cells('Jumlah', jumlah)] : [])]
  const { widths, padding } = widthsOf(
    measures.map(([, { label }], at) => ({ label, figures: rows.map((row) => row[at + 1] ?? '') })),
  )
  return (
    <Table
      columns={[
        { name: kelompok, width: PAGE_WIDTH - widths.reduce((sum, width) => sum + width, 0) },
        ...measures.map(([, { label }], at) => ({ name: label, width: widths[at] ?? 0, figures: true })),
      ]}
      rows={rows}
      padding={padding}
      empty="Tidak ada pada masa ini."
    />
  )
}
