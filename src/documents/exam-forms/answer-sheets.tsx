import { Text, View } from '@react-pdf/renderer'
import { type AnswerField, letterOf } from '../../features/certification/forms/print/print-rules.ts'
import { as } from '../sheet/roles.ts'
import { houseStyles, type PaperBranding } from '../sheet/style.ts'
import { EXAM_ROOM, ExamPage, type ExamPrint, renderExamPart } from './exam-page.tsx'
import { type ExamType, examTypeOf, LETTER, useExamType } from './exam-type.ts'
import { COLUMNS, fillAnswerSheets, IN_BOOKLET, rowsOf, type SheetRoom } from './sheet-columns.ts'

export interface AnswerSheets {
  print: ExamPrint
  fields: AnswerField[]
  /** The codes of the papers, a sheet for each; null is one whose code is written by hand. */
  papers: (string | null)[]
}

const GAP = 24
const BETWEEN = 4
/** The width of the box for a number, in widths of a box for a letter. */
const NUMBER_BOXES = 5
const COLUMN_WIDTH = (EXAM_ROOM.width - GAP * (COLUMNS - 1)) / COLUMNS

const rowHeight = ({ box }: ExamType): number => box + 6
/** The title, the body, the codes, and three lines that say how to fill it in. */
const headHeight = ({ title, text, box, small }: ExamType): number => title + text * 1.5 + box * 1.5 + 12 + small * 4.2

/** Returns how much fits on a sheet in a size of type. */
export function sheetRoom(type: ExamType): SheetRoom {
  const beside = COLUMN_WIDTH - type.number
  return {
    circles: Math.floor(beside / (type.box + BETWEEN)),
    boxes: Math.floor(beside / (type.box + pairNumber(type) + 2 * BETWEEN)),
    letters: Math.floor(beside / (type.text * LETTER)),
    besideNumber: Math.floor((beside - NUMBER_BOXES * type.box - BETWEEN) / (type.text * LETTER)),
    rows: Math.floor((EXAM_ROOM.height - headHeight(type)) / rowHeight(type)),
  }
}

/** The place of a pair's number. */
const pairNumber = ({ text }: ExamType): number => text * 1.2

/** Draws an answer sheet for each paper, under its code and without a name. */
export function examAnswerSheetsPdf(
  { print, fields, papers }: AnswerSheets,
  branding?: PaperBranding,
): Promise<Buffer> {
  const room = sheetRoom(examTypeOf(print.besar))
  const sheets = fillAnswerSheets(fields, room)
  const pages = papers.flatMap((kode, place) =>
    sheets.map((columns, at) => (
      <Sheet
        key={`${kode ?? place} ${columns[0]?.[0]?.nomor}`}
        print={print}
        kode={kode}
        columns={columns}
        room={room}
        sheet={{ number: at + 1, of: sheets.length }}
      />
    )),
  )
  return renderExamPart({ print, title: `Lembar jawaban naskah ${print.kode}`, children: pages }, branding)
}

interface SheetProps {
  print: ExamPrint
  kode: string | null
  columns: AnswerField[][]
  room: SheetRoom
  sheet: { number: number; of: number }
}

function Sheet({ print, kode, columns, room, sheet }: SheetProps) {
  const type = useExamType()
  return (
    <ExamPage print={print} part="Lembar jawaban" sheet={sheet}>
      <View style={{ height: headHeight(type), overflow: 'hidden' }}>
        <Head print={print} kode={kode} first={sheet.number === 1} />
      </View>
      <View style={{ flexDirection: 'row', columnGap: GAP }}>
        {columns.map((fields) => (
          <View key={fields[0]?.nomor ?? 0} style={{ width: COLUMN_WIDTH }}>
            {fields.map((field) => (
              <Field key={field.nomor} field={field} room={room} />
            ))}
          </View>
        ))}
      </View>
    </ExamPage>
  )
}

function Head({ print, kode, first }: { print: ExamPrint; kode: string | null; first: boolean }) {
  const { title, text, small, box } = useExamType()
  const styles = useStyles()
  return (
    <>
      <Text {...as(first ? 'H1' : 'H2')} style={{ fontSize: title * 0.8, fontWeight: 700, lineHeight: 1.2 }}>
        Lembar Jawaban
      </Text>
      <Text style={[styles.line, { fontSize: text, lineHeight: 1.3 }]}>{print.nama_lembaga}</Text>
      <View style={[styles.codes, { marginVertical: 4 }]}>
        <Text style={{ fontSize: text, lineHeight: 1.4 }}>{`Naskah ${print.kode}`}</Text>
        <Text style={{ fontSize: text, lineHeight: 1.4 }}>Kode</Text>
        <View style={[styles.code, { minHeight: box * 1.5 }]}>
          <Text style={{ fontSize: Math.max(text * 1.3, 16), fontWeight: 700, lineHeight: 1.2 }}>{kode ?? ' '}</Text>
        </View>
      </View>
      <Text style={{ fontSize: small, lineHeight: 1.35 }}>
        Hitamkan huruf jawaban Anda; kotak berarti boleh lebih dari satu. Jangan tulis nama.
      </Text>
    </>
  )
}

function Field({ field, room }: { field: AnswerField; room: SheetRoom }) {
  const type = useExamType()
  const styles = useStyles()
  return (
    <View style={[styles.field, { height: rowHeight(type) * rowsOf(field, room) }]}>
      <Text style={{ width: type.number, fontSize: type.text, fontWeight: 700, lineHeight: 1.3, paddingTop: 2 }}>
        {`${field.nomor}.`}
      </Text>
      <View style={styles.places}>
        <Places field={field} />
      </View>
    </View>
  )
}

function Places({ field }: { field: AnswerField }) {
  const { text, box } = useExamType()
  const styles = useStyles()
  const words = { fontSize: text, lineHeight: 1.3 }
  switch (field.cara) {
    case 'huruf':
      return letters(field.huruf).map((letter) => <Circle key={letter} letter={letter} square={field.banyak} />)
    case 'pasangan':
      return Array.from({ length: field.kiri }, (_one, place) => place + 1).map((place) => (
        <View key={place} style={styles.pair}>
          <Text style={[words, { width: text * 1.2 }]}>{String(place)}</Text>
          <View style={[styles.box, { width: box, height: box }]} />
        </View>
      ))
    case 'angka':
      return (
        <>
          <View style={[styles.box, { width: box * NUMBER_BOXES, height: box }]} />
          {field.satuan ? <Text style={words}>{field.satuan}</Text> : null}
        </>
      )
    case 'teks':
      return <View style={[styles.write, { height: box * 1.7 }]} />
    case 'buku':
      return <Text style={words}>{IN_BOOKLET}</Text>
    default:
      return field satisfies never
  }
}

const letters = (count: number): string[] => Array.from({ length: count }, (_one, place) => letterOf(place))

/** A letter to blacken: round where one answer is right, square where several are. */
function Circle({ letter, square }: { letter: string; square: boolean }) {
  const { box, text } = useExamType()
  const styles = useStyles()
  return (
    <View style={[styles.circle, { width: box, height: box, borderRadius: square ? 2 : box / 2 }]}>
      <Text style={{ fontSize: Math.min(text, box * 0.62), lineHeight: 1 }}>{letter}</Text>
    </View>
  )
}

const useStyles = houseStyles(({ colour }) => ({
  line: { maxLines: 1, textOverflow: 'ellipsis' },
  codes: { flexDirection: 'row', alignItems: 'center', columnGap: 10 },
  code: { flex: 1, borderWidth: 1.2, borderColor: colour.ink, paddingHorizontal: 8, justifyContent: 'center' },
  field: { flexDirection: 'row' },
  places: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignContent: 'flex-start', gap: BETWEEN },
  circle: { borderWidth: 0.9, borderColor: colour.ink, alignItems: 'center', justifyContent: 'center' },
  pair: { flexDirection: 'row', alignItems: 'center', marginRight: BETWEEN },
  box: { borderWidth: 0.9, borderColor: colour.ink },
  write: { width: '100%', borderBottomWidth: 0.8, borderBottomColor: colour.ink },
}))
