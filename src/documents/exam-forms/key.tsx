import { View } from '@react-pdf/renderer'
import type { KeyRow, RubricItem } from '../../features/certification/forms/print/print-rules.ts'
import { as } from '../sheet/roles.ts'
import { houseStyles, type PaperBranding } from '../sheet/style.ts'
import { ExamHeading, ExamPage, type ExamPrint, renderExamPart } from './exam-page.tsx'
import { useExamType } from './exam-type.ts'
import { Words } from './Words.tsx'

export interface ExamKey {
  print: ExamPrint
  rows: KeyRow[]
}

/** Draws the key of a form: what is right for each item by the letters of this form, and what it is worth. */
export const examKeyPdf = ({ print, rows }: ExamKey, branding?: PaperBranding): Promise<Buffer> =>
  renderExamPart(
    {
      print,
      title: `Kunci jawaban naskah ${print.kode}`,
      children: (
        <ExamPage print={print} part="Kunci jawaban">
          <Title words="Kunci Jawaban" print={print} />
          <View {...as('Table')}>
            <KeyHead />
            {rows.map((row) => (
              <KeyLines key={row.nomor} row={row} />
            ))}
          </View>
        </ExamPage>
      ),
    },
    branding,
  )

export interface ExamRubric {
  print: ExamPrint
  items: RubricItem[]
}

/** Draws what a marker needs for the essays of a form: question, criteria, and what each is worth. */
export const examRubricPdf = ({ print, items }: ExamRubric, branding?: PaperBranding): Promise<Buffer> =>
  renderExamPart(
    {
      print,
      title: `Rubrik penilai naskah ${print.kode}`,
      children: (
        <ExamPage print={print} part="Rubrik penilai">
          <Title words="Rubrik Penilai" print={print} />
          <Body>
            {items.length === 0
              ? 'Naskah ini tidak memiliki soal esai.'
              : 'Nilai setiap kriteria tersendiri. Beri poin dari nol sampai poin kriterianya.'}
          </Body>
          {items.map((item) => (
            <Rubric key={item.nomor} item={item} />
          ))}
        </ExamPage>
      ),
    },
    branding,
  )

function Title({ words, print }: { words: string; print: ExamPrint }) {
  const { title } = useExamType()
  return (
    <>
      <Words {...as('H1')} style={{ fontSize: title * 0.85, fontWeight: 700, lineHeight: 1.2, marginBottom: 4 }}>
        {words}
      </Words>
      <Body>{`${print.skema}, naskah ${print.kode}. ${print.nama_lembaga}.`}</Body>
    </>
  )
}

function Body({ children }: { children: string }) {
  const { text } = useExamType()
  return <Words style={{ fontSize: text, lineHeight: 1.5, marginBottom: 8 }}>{children}</Words>
}

const WIDTHS = { nomor: '10%', kunci: '20%', isi: '56%', poin: '14%' }
const LONG_ROW = 500

function KeyHead() {
  const { text } = useExamType()
  const styles = useStyles()
  const head = { fontSize: text, fontWeight: 700 }
  return (
    <View fixed {...as('TR')} style={styles.row}>
      <Words {...as('TH')} style={[head, { width: WIDTHS.nomor }]}>
        No.
      </Words>
      <Words {...as('TH')} style={[head, { width: WIDTHS.kunci }]}>
        Kunci
      </Words>
      <Words {...as('TH')} style={[head, { width: WIDTHS.isi }]}>
        Isi
      </Words>
      <Words {...as('TH')} style={[head, { width: WIDTHS.poin, textAlign: 'right' }]}>
        Poin
      </Words>
    </View>
  )
}

/** An item's key; each line of what is right is a row of its own, so that no row is broken over pages. */
function KeyLines({ row: { nomor, kunci, isi, poin } }: { row: KeyRow }) {
  const { text } = useExamType()
  const styles = useStyles()
  const words = { fontSize: text, lineHeight: 1.4 }
  return isi.split('\n').map((line, at) => {
    const first = at === 0
    return (
      <View
        key={line}
        {...as('TR')}
        wrap={line.length > LONG_ROW}
        style={[styles.keyRow, first ? { borderTopWidth: 0.5, paddingTop: 4 } : {}]}
      >
        <Words style={[words, { width: WIDTHS.nomor }]}>{first ? String(nomor) : ' '}</Words>
        <Words style={[words, { width: WIDTHS.kunci, fontWeight: 700, paddingRight: 6 }]}>{first ? kunci : ' '}</Words>
        <Words style={[words, { width: WIDTHS.isi, paddingRight: 6 }]}>{line}</Words>
        <Words style={[words, { width: WIDTHS.poin, textAlign: 'right' }]}>
          {first ? poin.toLocaleString('id-ID') : ' '}
        </Words>
      </View>
    )
  })
}

function Rubric({ item: { nomor, unit, poin, soal, kriteria } }: { item: RubricItem }) {
  const { text } = useExamType()
  const styles = useStyles()
  const words = { fontSize: text, lineHeight: 1.4 }
  return (
    <View>
      <ExamHeading>{`Nomor ${nomor}, ${poin.toLocaleString('id-ID')} poin`}</ExamHeading>
      <Body>{`${unit}\n${soal}`}</Body>
      <View {...as('Table')}>
        {kriteria.map((one) => (
          <View key={one.kriteria} {...as('TR')} wrap={one.kriteria.length > LONG_ROW} style={styles.row}>
            <Words style={[words, { flex: 1, paddingRight: 8 }]}>{one.kriteria}</Words>
            <Words style={[words, { width: '16%', textAlign: 'right' }]}>{one.poin.toLocaleString('id-ID')}</Words>
            <View style={styles.given} />
          </View>
        ))}
      </View>
    </View>
  )
}

const useStyles = houseStyles(({ colour }) => ({
  row: { flexDirection: 'row', paddingVertical: 4, borderBottomWidth: 0.5, borderBottomColor: colour.ink },
  keyRow: { flexDirection: 'row', paddingBottom: 4, borderTopColor: colour.ink },
  given: { width: 46, height: 24, marginLeft: 10, borderWidth: 0.8, borderColor: colour.ink },
}))
