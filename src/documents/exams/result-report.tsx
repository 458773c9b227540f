import { Text, View } from '@react-pdf/renderer'
import { bodyZone, dayIn, longDay, longMoment } from '../../lib/day.ts'
import { renderPaper } from '../render-paper.tsx'
import { BillFacts, BillHead, BillPart } from '../sheet/bill-parts.tsx'
import { as } from '../sheet/roles.ts'
import { FramedPage, SheetDocument } from '../sheet/sheet.tsx'
import { houseStyles, type PaperBranding, usePaper } from '../sheet/style.ts'

interface UnitResult {
  unit: string
  hasil: 'K' | 'BK'
  catatan: string
}

export interface ResultReport {
  penerbit: { nama_lembaga: string; alamat: string }
  /** The application's. */
  nomor: string
  nama: string
  skema: string
  tanggal_uji: string | null
  hasil: 'kompeten' | 'belum_kompeten'
  at: Date
  alasan: string
  unit: UnitResult[]
  /** Says if an appeal can be filed, and until when. */
  banding: { boleh: boolean; appeal_due: Date | null }
  /** The units that can be examined again, and until which day. */
  uji_ulang: { unit: string[]; sampai: string } | null
}

/** The result of an exam as PDF; the same result always gives the same bytes. */
export const resultReportPdf = (report: ResultReport, branding?: PaperBranding): Promise<Buffer> =>
  renderPaper(<ReportSheet report={report} />, branding)

const VERDICTS = { K: 'Kompeten', BK: 'Belum kompeten' } as const

function ReportSheet({ report }: { report: ResultReport }) {
  const { type } = usePaper()
  const { penerbit, nomor, nama, skema, unit, alasan } = report
  const day = dayIn(bodyZone(), report.at)
  const isCompetent = report.hasil === 'kompeten'
  return (
    <SheetDocument
      title={`Hasil uji ${nomor}`}
      author={penerbit.nama_lembaga}
      subject={`${skema}, ${nama}`}
      at={report.at}
    >
      <FramedPage headLeft={penerbit.nama_lembaga} headRight={nomor} foot={`Hasil uji ${nomor} · ${longDay(day)}`}>
        <BillHead
          kind="Hasil uji"
          number={nomor}
          mark={isCompetent ? 'KOMPETEN' : 'BELUM KOMPETEN'}
          good={isCompetent}
          issuer={penerbit}
        />
        <BillFacts
          facts={[
            { label: 'Nama', value: nama },
            { label: 'Skema', value: skema },
            { label: 'Tanggal uji', value: report.tanggal_uji ? longDay(report.tanggal_uji) : '-' },
            { label: 'Tanggal keputusan', value: longDay(day) },
          ]}
        />
        <BillPart title="Hasil tiap unit kompetensi">
          <View {...as('Table')}>
            {unit.map((each) => (
              <Unit key={each.unit} result={each} />
            ))}
          </View>
        </BillPart>
        <BillPart title="Dasar keputusan">
          <Text style={type.text}>{alasan}</Text>
        </BillPart>
        <NextOptions report={report} />
      </FramedPage>
    </SheetDocument>
  )
}

function Unit({ result: { unit, hasil, catatan } }: { result: UnitResult }) {
  const styles = useStyles()
  return (
    <View wrap={false} {...as('TR')} style={styles.unit}>
      <View {...as('TD')} style={styles.words}>
        <Text style={styles.name}>{unit}</Text>
        {catatan !== '' && <Text style={styles.note}>{catatan}</Text>}
      </View>
      <Text style={[styles.verdict, hasil === 'K' ? styles.competent : {}]}>{VERDICTS[hasil]}</Text>
    </View>
  )
}

function NextOptions({ report: { hasil, banding, uji_ulang } }: { report: ResultReport }) {
  const { type } = usePaper()
  const options =
    hasil === 'kompeten'
      ? ['Sertifikat Anda dapat diunduh pada tab Sertifikat di halaman permohonan.']
      : [
          ...(uji_ulang
            ? [`Uji ulang ${uji_ulang.unit.join('; ')}: ajukan permohonan paling lambat ${longDay(uji_ulang.sampai)}.`]
            : []),
          ...(banding.boleh && banding.appeal_due
            ? [
                `Banding: ajukan pada halaman permohonan paling lambat ${longMoment(banding.appeal_due)}. Banding diperiksa oleh tiga orang yang tidak terlibat pada uji dan keputusan ini.`,
              ]
            : []),
          'Anda juga dapat mengajukan permohonan baru kapan saja.',
        ]
  return (
    <BillPart title="Langkah berikutnya">
      {options.map((option) => (
        <Text key={option} style={type.text}>
          {`•  ${option}`}
        </Text>
      ))}
    </BillPart>
  )
}

const useStyles = houseStyles(({ colour }) => ({
  unit: {
    flexDirection: 'row',
    borderBottomWidth: 0.5,
    borderBottomColor: colour.hairline,
    paddingVertical: 6,
  },
  words: { flex: 1, paddingRight: 12 },
  name: { fontSize: 10, fontWeight: 500, lineHeight: 1.4 },
  note: { fontSize: 9, lineHeight: 1.4, color: colour.quiet, marginTop: 2 },
  verdict: { width: 100, fontSize: 9.5, fontWeight: 600, lineHeight: 1.4, textAlign: 'right', color: colour.ink },
  competent: { color: colour.primary },
}))
