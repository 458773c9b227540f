import { Link, Text, View } from '@react-pdf/renderer'
import { houseStyles, usePaper } from '../../src/documents/sheet/style.ts'

export interface Part {
  id: string
  /** '3', 'Lampiran A', or nothing for a part that is not numbered. */
  mark: string
  title: string
}

interface ContentsProps {
  parts: Part[]
  /** Empty while the document is laid out to learn the pages. */
  pages: ReadonlyMap<string, number>
}

/** Table of contents: each line leads to its part. Its height does not depend on the page numbers. */
export function Contents({ parts, pages }: ContentsProps) {
  const styles = useStyles()
  const { type } = usePaper()
  return (
    <View>
      <Text style={[type.title, styles.title]}>Daftar Isi</Text>
      {parts.map(({ id, mark, title }) => (
        <Link key={id} src={`#${id}`} wrap={false} style={styles.line}>
          <Text style={styles.mark}>{mark}</Text>
          <Text style={styles.name}>{title}</Text>
          <Text style={styles.page}>{pages.get(id) ?? ''}</Text>
        </Link>
      ))}
    </View>
  )
}

interface PartHeadingProps {
  part: Part
  /** Receives the page each time the layout places the heading; the last call counts. */
  onPlace: (id: string, page: number) => void
}

/** Target of the contents' link and of the reader's bookmark; never alone at the foot of a page. */
export function PartHeading({ part, onPlace }: PartHeadingProps) {
  const styles = useStyles()
  const { type } = usePaper()
  const { id, mark, title } = part
  const name = [mark, title].filter(Boolean).join('  ')
  const markAbove = mark.length > LONGEST_MARK_BESIDE
  return (
    <View {...{ id, bookmark: name }} wrap={false} minPresenceAhead={90} style={styles.heading}>
      <View
        render={({ pageNumber }) => {
          onPlace(id, pageNumber)
          return null
        }}
      />
      {markAbove ? (
        <Text style={styles.headingLabel}>{mark}</Text>
      ) : (
        mark && <Text style={[type.heading, styles.headingMark]}>{mark}</Text>
      )}
      <Text style={[type.heading, markAbove ? styles.headingBelow : styles.headingName]}>{title}</Text>
    </View>
  )
}

/** '12' stands beside its title, 'Lampiran A' above it. */
const LONGEST_MARK_BESIDE = 3

const useStyles = houseStyles(({ colour, type }) => ({
  title: { marginBottom: 20 },
  line: {
    flexDirection: 'row',
    paddingVertical: 7,
    borderBottomWidth: 0.5,
    borderBottomColor: colour.hairline,
    color: colour.ink,
    textDecoration: 'none',
  },
  mark: { ...type.text, width: 74, fontWeight: 600, color: colour.primary },
  name: { ...type.text, flex: 1, paddingRight: 16 },
  page: { ...type.text, width: 28, textAlign: 'right', fontWeight: 600 },
  heading: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 22, marginBottom: 8 },
  headingMark: { width: 34 },
  headingName: { flex: 1 },
  headingLabel: { ...type.label, width: '100%' },
  headingBelow: { width: '100%' },
}))
