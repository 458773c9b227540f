import { Image, Text, View } from '@react-pdf/renderer'
import type { BookletItem, BookletPart } from '../../features/certification/forms/print/print-rules.ts'
import { letterOf } from '../../features/certification/forms/print/print-rules.ts'
import { measurePaper } from '../render-paper.tsx'
import { measuredAs } from '../sheet/measured.ts'
import { as, figure } from '../sheet/roles.ts'
import { houseStyles, type PaperBranding } from '../sheet/style.ts'
import { BookletCover } from './BookletCover.tsx'
import type { Booklet, BookletStimulus } from './booklet-facts.ts'
import { EXAM_ROOM, ExamPage, examPaper, renderExamPart } from './exam-page.tsx'
import { type ExamPicture, examPicture, fittedSize } from './exam-picture.ts'
import { LETTER, useExamType } from './exam-type.ts'
import { examPieces } from './exam-typeface.ts'
import { RichWords } from './rich-words.tsx'
import { Words } from './Words.tsx'

type Pictures = ReadonlyMap<number, ExamPicture>
interface Drawing {
  booklet: Booklet
  pictures: Pictures
  /** Names of what is taller than a page, and so is broken over several. */
  tall: ReadonlySet<string>
}

/**
 * Draws the booklet of a form: its items in their order, each stimulus once before them, and no key. It is laid out
 * twice, as only what fits on a page may be kept whole; the library would cut off the rest.
 */
export async function examBookletPdf(booklet: Booklet, branding?: PaperBranding): Promise<Buffer> {
  const pictures = await picturesOf(booklet.stimuli)
  const drawing = { booklet, pictures, tall: new Set<string>() }
  const measuring = (
    <ExamPage print={booklet.print} part="Buku soal" endless>
      <Parts {...drawing} />
    </ExamPage>
  )
  const heights = await measurePaper(
    examPaper({ print: booklet.print, title: 'Buku soal', children: measuring }),
    branding,
  )
  const tall = new Set([...heights].filter(([, height]) => height > EXAM_ROOM.height).map(([name]) => name))
  const title = `Buku soal naskah ${booklet.print.kode}`
  return renderExamPart({ print: booklet.print, title, children: <Pages {...drawing} tall={tall} /> }, branding)
}

async function picturesOf(stimuli: readonly BookletStimulus[]): Promise<Pictures> {
  const pictures = new Map<number, ExamPicture>()
  for (const { id, picture } of stimuli) if (picture) pictures.set(id, await examPicture(picture))
  return pictures
}

const Pages = (drawing: Drawing) => (
  <>
    <BookletCover booklet={drawing.booklet} />
    <ExamPage print={drawing.booklet.print} part="Buku soal">
      <Parts {...drawing} />
    </ExamPage>
  </>
)

function Parts({ booklet: { parts, stimuli }, pictures, tall }: Drawing) {
  return parts.flatMap((part) => {
    const stimulus = stimuli.find(({ id }) => id === part.stimulus_id)
    const [first] = part.items
    return [
      ...(stimulus
        ? [
            <StimulusOnPaper
              key={`stimulus ${first?.nomor}`}
              part={part}
              stimulus={stimulus}
              pictures={pictures}
              tall={tall}
            />,
          ]
        : []),
      ...part.items.map((item) => <ItemOnPaper key={item.nomor} item={item} tall={tall} />),
    ]
  })
}

interface StimulusProps extends Pick<Drawing, 'pictures' | 'tall'> {
  part: BookletPart
  stimulus: BookletStimulus
}

const numbersText = (numbers: readonly number[]): string =>
  numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} dan ${numbers.at(-1)}`

function StimulusOnPaper({ part: { untuk, lagi, items }, stimulus, pictures, tall }: StimulusProps) {
  const { text } = useExamType()
  const styles = useStyles()
  if (lagi)
    return (
      <Words minPresenceAhead={80} style={[styles.again, { fontSize: text }]}>
        {`Untuk soal nomor ${numbersText(items.map(({ nomor }) => nomor))}, gunakan bacaan sebelum soal nomor ${untuk[0]}.`}
      </Words>
    )
  const name = `stimulus ${stimulus.id}`
  return (
    <View {...measuredAs(name)} wrap={tall.has(name)} style={styles.stimulus}>
      <Words
        minPresenceAhead={60}
        {...as('H2')}
        style={{ fontSize: text, fontWeight: 700, lineHeight: 1.4, marginBottom: 4 }}
      >
        {`Bacaan untuk soal nomor ${numbersText(untuk)}`}
      </Words>
      <RichWords html={stimulus.teks} />
      <Picture picture={pictures.get(stimulus.id)} words={stimulus.keterangan_gambar} />
    </View>
  )
}

const MOST_OF_PAGE = 0.55

function Picture({ picture, words }: { picture: ExamPicture | undefined; words: string }) {
  const { text } = useExamType()
  if (!picture) return null
  const size = fittedSize(picture, { width: EXAM_ROOM.width, height: EXAM_ROOM.height * MOST_OF_PAGE })
  return (
    <View wrap={false}>
      <Image
        {...figure(words || 'Gambar untuk soal')}
        src={{ data: picture.png, format: 'png' }}
        style={{ ...size, marginVertical: 6 }}
      />
      {words ? <Words style={{ fontSize: text, lineHeight: 1.4 }}>{words}</Words> : null}
    </View>
  )
}

/** An item stays on its page; one that is taller than a page has all in one column, which breaks well. */
function ItemOnPaper({ item, tall }: { item: BookletItem; tall: ReadonlySet<string> }) {
  const { text, number } = useExamType()
  const styles = useStyles()
  const name = `soal ${item.nomor}`
  const words = { fontSize: text, lineHeight: 1.5 }
  if (tall.has(name))
    return (
      <View {...measuredAs(name)} {...as('Sect')} style={styles.tallItem}>
        <Words style={words}>
          <Text style={styles.number}>{`${item.nomor}. `}</Text>
          {item.soal}
        </Words>
        <Answering item={item} beside={false} />
      </View>
    )
  return (
    <View {...measuredAs(name)} {...as('Sect')} wrap={false} style={styles.item}>
      <Words style={[styles.number, words, { width: number }]}>{`${item.nomor}.`}</Words>
      <View style={styles.rest}>
        <Words style={words}>{item.soal}</Words>
        <Answering item={item} beside />
      </View>
    </View>
  )
}

/** Shows how a question is answered: its options, its pairs beside or below each other, or lines. */
function Answering({ item: { kiri, huruf, baris, petunjuk }, beside }: { item: BookletItem; beside: boolean }) {
  const { text } = useExamType()
  const styles = useStyles()
  const lettered = huruf.map((_one, place) => `${letterOf(place)}.`)
  const left = <Marked marks={kiri.map((_one, place) => `${place + 1}.`)} texts={kiri} narrow={beside} />
  return (
    <>
      {petunjuk ? <Words style={[styles.hint, { fontSize: text, lineHeight: 1.5 }]}>{petunjuk}</Words> : null}
      {kiri.length > 0 && beside ? (
        <View style={styles.pairs}>
          <View style={styles.side}>{left}</View>
          <View style={styles.side}>
            <Marked marks={lettered} texts={huruf} narrow />
          </View>
        </View>
      ) : (
        <>
          {left}
          <Marked marks={lettered} texts={huruf} />
        </>
      )}
      <Lines count={baris} />
    </>
  )
}

interface MarkedProps {
  marks: readonly string[]
  texts: readonly string[]
  /** In half of the page, where long words break. */
  narrow?: boolean
}

/** Options by their letters, or a side of pairs; the pieces of one stay together. */
function Marked({ marks, texts, narrow = false }: MarkedProps) {
  const { text, number } = useExamType()
  const styles = useStyles()
  if (texts.length === 0) return null
  const words = { fontSize: text, lineHeight: 1.45 }
  const room = (narrow ? EXAM_ROOM.width - number - PAIRS_GAP : EXAM_ROOM.width * 2) / 2 - 2 * number
  const letters = Math.floor(room / (text * LETTER))
  return (
    <View {...as('L')} style={styles.list}>
      {texts.map((one, place) => (
        <View key={marks[place]} {...as('LI')} wrap={one.length > LONG_OPTION} style={styles.option}>
          <Words {...as('Lbl')} style={[words, styles.mark, { width: number }]}>
            {marks[place] ?? ''}
          </Words>
          <Words {...as('LBody')} hyphenationCallback={examPieces(letters, letters - 1)} style={[words, styles.rest]}>
            {one}
          </Words>
        </View>
      ))}
    </View>
  )
}

const LONG_OPTION = 400
const PAIRS_GAP = 16

function Lines({ count }: { count: number }) {
  const { line } = useExamType()
  const styles = useStyles()
  return Array.from({ length: count }, (_one, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: empty lines are all alike
    <View key={place} style={[styles.line, { height: line }]} />
  ))
}

const useStyles = houseStyles(({ colour }) => ({
  item: { flexDirection: 'row', marginBottom: 14 },
  tallItem: { marginBottom: 14 },
  number: { fontWeight: 700 },
  rest: { flex: 1 },
  hint: { fontStyle: 'italic', marginTop: 2 },
  list: { marginTop: 3 },
  side: { flex: 1 },
  option: { flexDirection: 'row', marginTop: 2 },
  mark: { fontWeight: 600 },
  pairs: { flexDirection: 'row', columnGap: PAIRS_GAP },
  line: { borderBottomWidth: 0.6, borderBottomColor: colour.ink },
  stimulus: {
    marginBottom: 14,
    paddingVertical: 8,
    borderTopWidth: 1.2,
    borderBottomWidth: 1.2,
    borderColor: colour.ink,
  },
  again: { fontWeight: 600, lineHeight: 1.5, marginBottom: 6 },
}))
