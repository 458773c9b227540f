import { Text } from '@react-pdf/renderer'
import {
  type FormFigures,
  figureText,
  type ItemFigures,
  LEAST_ANSWERS,
  TOO_FEW,
  verdictText,
} from '../../features/certification/item-statistics/statistics-rules.ts'
import { renderPaper } from '../render-paper.tsx'
import { Facts, Table } from '../sheet/parts.tsx'
import { as } from '../sheet/roles.ts'
import { FramedPage, SheetDocument } from '../sheet/sheet.tsx'
import { type PaperBranding, usePaper } from '../sheet/style.ts'

export interface FormStatisticsPaper {
  nama_lembaga: string
  kode: string
  dicetak: string
  made_at: Date
  statistics: FormFigures & { butir: (ItemFigures & { nomor: number; item_id: number; versi: number })[] }
}

/** Draws how a form and its items did in exams; nothing of what they ask. */
export const formStatisticsPdf = (paper: FormStatisticsPaper, branding?: PaperBranding): Promise<Buffer> =>
  renderPaper(<Sheet paper={paper} />, branding)

const COLUMNS = [
  { name: 'No.', width: 36 },
  { name: 'Soal', width: 96 },
  { name: 'Jawaban', width: 62, figures: true },
  { name: 'Kesukaran', width: 70, figures: true },
  { name: 'Daya beda', width: 68, figures: true },
  { name: 'Putusan', width: 135 },
]

function Sheet({ paper: { nama_lembaga, kode, dicetak, made_at, statistics } }: { paper: FormStatisticsPaper }) {
  const { type } = usePaper()
  const title = `Statistik naskah ${kode}`
  const { jumlah, rerata, simpangan_baku, alfa, galat_baku, butir } = statistics
  return (
    <SheetDocument title={title} author={nama_lembaga} subject={title} at={made_at}>
      <FramedPage headLeft={nama_lembaga} headRight={title} foot={`Dicetak oleh ${dicetak}`}>
        <Text {...as('H1')} style={type.title}>
          {title}
        </Text>
        <Facts
          facts={[
            { label: 'Jawaban', value: jumlah < LEAST_ANSWERS ? `${jumlah}, ${TOO_FEW}` : String(jumlah) },
            { label: 'Rerata', value: figureText(rerata) },
            { label: 'Simpangan baku', value: figureText(simpangan_baku) },
            { label: 'Alfa Cronbach', value: figureText(alfa) },
            { label: 'Galat baku', value: figureText(galat_baku) },
          ]}
        />
        <Table
          columns={COLUMNS}
          padding={5}
          rows={butir.map((one) => [
            `${one.nomor}.`,
            `${one.item_id} versi ${one.versi}`,
            String(one.jumlah),
            figureText(one.kesukaran),
            figureText(one.daya_beda),
            verdictText(one),
          ])}
          empty="Naskah ini tidak memiliki soal."
        />
      </FramedPage>
    </SheetDocument>
  )
}
