import { Document, Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { Background, ExampleMark } from './design-parts.tsx'
import { houseStyles, sheet, usePaper } from './style.ts'

interface SheetDocumentProps {
  title: string
  author: string
  subject: string
  /** The moment at which it was issued. The file's dates and its ID follow from it, never from the clock. */
  at: Date
  children: ReactNode
}

/** The document every PDF of the body starts with. */
export function SheetDocument({ title, author, subject, at, children }: SheetDocumentProps) {
  // PDF counts in seconds.
  const dated = new Date(Math.floor(at.getTime() / 1000) * 1000)
  return (
    <Document
      title={title}
      author={author}
      subject={subject}
      creator={author}
      language="id"
      // Brings the metadata (XMP) and the colour profile by which archives keep it.
      conformance="PDF/A-2b"
      creationDate={dated}
      modificationDate={dated}
    >
      {children}
    </Document>
  )
}

interface FramedPageProps {
  /** Running header, left and right; footer, left. Longer ones are cut with an ellipsis. */
  headLeft: string
  headRight: string
  foot: string
  /** The office's design, where this kind of paper has one. */
  design?: { latar: Uint8Array | null; isExample: boolean }
  children: ReactNode
}

/** A page with running header and footer; matter that does not fit goes on to further pages. */
export function FramedPage({ headLeft, headRight, foot, design, children }: FramedPageProps) {
  const frame = useFrame()
  const { type, tanda_tangan } = usePaper()
  return (
    <Page size="A4" style={[type.page, frame.page]}>
      <Background picture={design?.latar ?? null} width={sheet.width} height={sheet.height} />
      <View fixed style={frame.head}>
        <Text style={[type.small, frame.headLeft]}>{runningHead(headLeft)}</Text>
        <Text style={[type.small, frame.headRight]}>{runningHead(headRight)}</Text>
      </View>
      {children}
      <View fixed style={frame.foot}>
        <Text style={[type.small, frame.footLeft]}>{foot}</Text>
        <Text
          style={[type.small, frame.number]}
          render={({ pageNumber, totalPages }) => `Halaman ${pageNumber} dari ${totalPages}`}
        />
      </View>
      {tanda_tangan !== '' && (
        <Text fixed style={frame.signed}>
          {tanda_tangan}
        </Text>
      )}
      <ExampleMark shown={design?.isExample ?? false} width={sheet.width} height={sheet.height} />
    </Page>
  )
}

const LONGEST_HEAD = 50

/** Cut between words; the ellipsis of the style below would first squeeze the spaces. */
function runningHead(text: string): string {
  if (text.length <= LONGEST_HEAD) return text
  const start = text.slice(0, LONGEST_HEAD)
  return `${start.slice(0, start.lastIndexOf(' ') + 1 || LONGEST_HEAD).trimEnd()}…`
}

const cut = { maxLines: 1, textOverflow: 'ellipsis' } as const

const useFrame = houseStyles(({ colour }) => ({
  page: {
    paddingTop: sheet.top,
    paddingBottom: sheet.bottom,
    paddingHorizontal: sheet.side,
    backgroundColor: colour.white,
  },
  head: {
    position: 'absolute',
    top: 40,
    left: sheet.side,
    right: sheet.side,
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingBottom: 8,
    borderBottomWidth: 0.5,
    borderBottomColor: colour.hairline,
  },
  headLeft: { width: '48%', fontWeight: 600, color: colour.primary, ...cut },
  headRight: { width: '48%', textAlign: 'right', ...cut },
  foot: {
    position: 'absolute',
    top: sheet.height - 58,
    height: 22,
    left: sheet.side,
    right: sheet.side,
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingTop: 8,
    borderTopWidth: 0.5,
    borderTopColor: colour.hairline,
  },
  footLeft: { width: '70%', ...cut },
  signed: {
    position: 'absolute',
    top: sheet.height - 34,
    left: sheet.side,
    right: sheet.side,
    fontSize: 6,
    color: colour.quiet,
    maxLines: 2,
    textOverflow: 'ellipsis',
  },
  number: { width: '28%', textAlign: 'right', fontWeight: 600, color: colour.ink },
}))
