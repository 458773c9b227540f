import { Text, View } from '@react-pdf/renderer'
import { longMoment } from '../../lib/day.ts'
import { ExamRecordMatter } from '../exams/exam-record.tsx'
import { renderPaper } from '../render-paper.tsx'
import { Facts, NumberedList, Table } from '../sheet/parts.tsx'
import { as } from '../sheet/roles.ts'
import { FramedPage, SheetDocument } from '../sheet/sheet.tsx'
import { houseStyles, type PaperBranding, usePaper } from '../sheet/style.ts'
import { agreementForm, appealForm, feedbackForm } from './agreement-forms.ts'
import type { ExamFacts } from './facts.ts'
import type { Block, Form } from './forms.ts'
import { instrumentForms } from './instrument-forms.ts'
import { mapForm, planForm } from './plan-forms.ts'
import { attendanceForm, decisionForm, recordForm, reportForm, reviewForm } from './result-forms.ts'

/** Draws everything about one exam as one paper: its plan, agreements, instruments, day, results and decisions. */
export const examPapersPdf = (exam: ExamFacts, branding?: PaperBranding): Promise<Buffer> =>
  renderPaper(<Papers exam={exam} />, branding)

/** The forms in the order in which an assessor reads them. */
export const formsOf = (exam: ExamFacts): Form[] => [
  planForm(exam),
  mapForm(exam),
  agreementForm(exam),
  ...instrumentForms(exam),
  recordForm(exam),
  feedbackForm(exam),
  appealForm(exam),
  reportForm(exam),
  reviewForm(exam),
  attendanceForm(exam),
  decisionForm(exam),
]

const RECORD: Form = { kode: '', judul: 'Berita acara uji', blocks: [] }
const titleOf = ({ kode, judul }: Form): string => [kode, judul].filter(Boolean).join(' ')

function Papers({ exam }: { exam: ExamFacts }) {
  const title = `Berkas asesmen ${exam.skema}, ${exam.tanggal}`
  const forms = formsOf(exam)
  const frame = { headLeft: exam.nama_lembaga, foot: title }
  return (
    <SheetDocument title={title} author={exam.nama_lembaga} subject={exam.tempat} at={exam.made_at}>
      <FramedPage {...frame} headRight={exam.tanggal}>
        <Cover exam={exam} forms={[...forms, RECORD]} />
      </FramedPage>
      {forms.map((form) => (
        <FramedPage key={titleOf(form)} {...frame} headRight={form.kode || form.judul}>
          <Title form={form} />
          {form.blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a form keep their order
            <Drawn key={at} block={block} />
          ))}
        </FramedPage>
      ))}
      <FramedPage {...frame} headRight={RECORD.judul}>
        <Title form={RECORD} />
        {exam.berita_acara ? (
          <ExamRecordMatter of={exam.berita_acara} />
        ) : (
          <Sentence>Portal belum mempunyai berita acara uji ini.</Sentence>
        )}
      </FramedPage>
    </SheetDocument>
  )
}

function Cover({ exam, forms }: { exam: ExamFacts; forms: readonly Form[] }) {
  const { type } = usePaper()
  return (
    <>
      <Text {...as('H1')} style={type.title}>
        Berkas Asesmen Uji
      </Text>
      {exam.dibatalkan ? (
        <Sentence>{`Uji ini dibatalkan ${longMoment(exam.dibatalkan.at)}. Alasan: ${exam.dibatalkan.alasan || '-'}`}</Sentence>
      ) : null}
      <Facts
        facts={[
          { label: 'Skema', value: `${exam.skema}, versi ${exam.versi}` },
          { label: 'Tanggal', value: exam.tanggal },
          { label: 'Jam', value: exam.jam },
          { label: 'Tempat', value: exam.tempat },
          { label: 'Peserta', value: String(exam.peserta.length) },
          { label: 'Penguji', value: exam.penguji.map(({ nama }) => nama).join('; ') || '-' },
          { label: 'Disusun', value: `${longMoment(exam.made_at)} oleh ${exam.dibuat_oleh}` },
        ]}
      />
      <Heading>Isi berkas</Heading>
      <NumberedList items={forms.map(titleOf)} empty="" />
      <Sentence>
        Berkas ini disusun dari yang tercatat di portal saat itu. Yang tidak dicatat portal disebut pada tempatnya dan
        tidak diisi.
      </Sentence>
    </>
  )
}

function Title({ form }: { form: Form }) {
  const styles = useStyles()
  const { type } = usePaper()
  return (
    <View style={styles.title}>
      <Text {...as('H2')} style={type.title}>
        {titleOf(form)}
      </Text>
    </View>
  )
}

function Drawn({ block }: { block: Block }) {
  const styles = useStyles()
  if (block.kind === 'heading') return <Heading>{block.words}</Heading>
  if (block.kind === 'sentence') return <Sentence>{block.words}</Sentence>
  if (block.kind === 'facts')
    return (
      <View style={styles.block}>
        <Facts facts={block.facts} />
      </View>
    )
  if (block.kind === 'list') return <NumberedList items={block.items} empty={block.empty} />
  return <Table columns={block.columns} rows={block.rows} empty={block.empty} padding={4} />
}

function Heading({ children }: { children: string }) {
  const styles = useStyles()
  const { type } = usePaper()
  return (
    <View wrap={false} minPresenceAhead={60} style={styles.heading}>
      <Text {...as('H3')} style={type.heading}>
        {children}
      </Text>
    </View>
  )
}

function Sentence({ children }: { children: string }) {
  const styles = useStyles()
  const { type } = usePaper()
  return (
    <Text wrap={false} style={[type.text, styles.sentence]}>
      {children}
    </Text>
  )
}

const useStyles = houseStyles(() => ({
  title: { marginBottom: 6 },
  heading: { marginTop: 14, marginBottom: 4 },
  sentence: { marginTop: 4, marginBottom: 4 },
  block: { marginTop: 6 },
}))
