import { Text, View } from '@react-pdf/renderer'
import { renderPaper } from '../render-paper.tsx'
import { Facts, NumberedList, Table } from '../sheet/parts.tsx'
import { as } from '../sheet/roles.ts'
import { FramedPage, SheetDocument } from '../sheet/sheet.tsx'
import { houseStyles, type PaperBranding, usePaper } from '../sheet/style.ts'
import { type Block, type Form, titleOfForm } from './forms.ts'

/** The facts that stand on every form of an exam. */
export interface ExamFrame {
  nama_lembaga: string
  /** 'Ketua Tim Penyusun Amdal, versi 2' */
  skema: string
  tanggal: string
  tempat: string
  made_at: Date
}

/** Draws one form about an exam, or one list. */
export const assessmentFormPdf = (form: Form, exam: ExamFrame, branding?: PaperBranding): Promise<Buffer> =>
  renderPaper(<Sheet form={form} exam={exam} />, branding)

function Sheet({ form, exam }: { form: Form; exam: ExamFrame }) {
  const { type } = usePaper()
  const title = titleOfForm(form)
  const about = `${exam.skema}, ${exam.tanggal}`
  return (
    <SheetDocument title={`${title}: ${about}`} author={exam.nama_lembaga} subject={exam.tempat} at={exam.made_at}>
      <FramedPage headLeft={exam.nama_lembaga} headRight={form.kode || form.judul} foot={about}>
        <Text {...as('H1')} style={type.title}>
          {title}
        </Text>
        <Sentence>{`${about}, ${exam.tempat}`}</Sentence>
        {form.blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a form keep their order
          <Drawn key={at} block={block} />
        ))}
      </FramedPage>
    </SheetDocument>
  )
}

function Drawn({ block }: { block: Block }) {
  const styles = useStyles()
  if (block.kind === 'heading') return <Heading>{block.words}</Heading>
  if (block.kind === 'sentence') return <Sentence>{block.words}</Sentence>
  if (block.kind === 'list') return <NumberedList items={block.items} empty={block.empty} />
  if (block.kind === 'table') return <Table columns={block.columns} rows={block.rows} empty={block.empty} padding={4} />
  return (
    <View wrap={isLong(block.facts)} style={styles.block}>
      <Facts facts={block.facts} />
    </View>
  )
}

/** Facts stay together on a page, unless they could not fit on one. */
const isLong = (facts: readonly { value: string }[]): boolean =>
  facts.reduce((sum, { value }) => sum + value.length, 0) > 1500

function Heading({ children }: { children: string }) {
  const styles = useStyles()
  const { type } = usePaper()
  return (
    <View wrap={false} minPresenceAhead={60} style={styles.heading}>
      <Text {...as('H2')} style={type.heading}>
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
  heading: { marginTop: 14, marginBottom: 4 },
  sentence: { marginTop: 4, marginBottom: 4 },
  block: { marginTop: 6 },
}))
