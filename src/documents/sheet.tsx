import { createRequire } from 'node:module'
import { Document, Font, Page, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { contourLines, type Terrain } from './contours.ts'

/** A4 and the frame around the matter, in points. */
export const sheet = { width: 595.28, height: 841.89, side: 64, top: 92, bottom: 84 }

/** Tints are mixed beforehand: no transparency, so every printer gives the same. */
export const colour = {
  green: '#0B5D3B',
  greenLine: '#22704F',
  greenIndexLine: '#35805F',
  greenPale: '#CFE3D7',
  gold: '#E0A526',
  ink: '#14231B',
  quiet: '#4C5B52',
  hairline: '#D5DBD4',
  mist: '#EFF4F0',
  mistLine: '#E9EFE9',
  mistIndexLine: '#DDE7DF',
  paper: '#FAF8F3',
  white: '#FFFFFF',
}

const FACE = 'Plus Jakarta Sans'
const FACE_EXTENDED = 'Plus Jakarta Sans Extended'
const WEIGHTS = [400, 500, 600, 700, 800]

registerFace(FACE, 'latin')
registerFace(FACE_EXTENDED, 'latin-ext')
Font.registerHyphenationCallback((word) => pieces(printable(word)))

// Trap: a line height on a Page, a fixed View or a Text with `render` grows on every page until the text is
// gone (diegomura/react-pdf#3402). It stands only on plain Text, beside the size it is multiplied by.
export const type = StyleSheet.create({
  page: { fontFamily: [FACE, FACE_EXTENDED], fontSize: 10, color: colour.ink },
  text: { fontSize: 10, lineHeight: 1.6 },
  small: { fontSize: 8, color: colour.quiet },
  title: { fontSize: 22, fontWeight: 700, lineHeight: 1.2, color: colour.green },
  heading: { fontSize: 14, fontWeight: 700, lineHeight: 1.3, color: colour.green },
  label: { fontSize: 8.5, fontWeight: 600, lineHeight: 1.4, color: colour.quiet },
})

interface SheetDocumentProps {
  title: string
  author: string
  subject: string
  /** YYYY-MM-DD. The file's dates and its ID follow from it, never from the clock. */
  day: string
  children: ReactNode
}

/** The document every PDF of the body starts with. */
export function SheetDocument({ title, author, subject, day, children }: SheetDocumentProps) {
  const dated = new Date(`${day}T00:00:00Z`)
  return (
    <Document
      title={title}
      author={author}
      subject={subject}
      creator={author}
      language="id"
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
  children: ReactNode
}

/** A page with running header and footer; matter that does not fit goes on to further pages. */
export function FramedPage({ headLeft, headRight, foot, children }: FramedPageProps) {
  return (
    <Page size="A4" style={[type.page, frame.page]}>
      <View fixed style={frame.head}>
        <Text style={[type.small, frame.headLeft]}>{shortened(headLeft)}</Text>
        <Text style={[type.small, frame.headRight]}>{shortened(headRight)}</Text>
      </View>
      {children}
      <View fixed style={frame.foot}>
        <Text style={[type.small, frame.footLeft]}>{foot}</Text>
        <Text
          style={[type.small, frame.number]}
          render={({ pageNumber, totalPages }) => `Halaman ${pageNumber} dari ${totalPages}`}
        />
      </View>
    </Page>
  )
}

interface ContourFieldProps {
  terrain: Terrain
  ground: 'green' | 'white'
}

/** The house motif, as a drawing of the terrain's size. */
export function ContourField({ terrain, ground }: ContourFieldProps) {
  const [line, indexLine] =
    ground === 'green' ? [colour.greenLine, colour.greenIndexLine] : [colour.mistLine, colour.mistIndexLine]
  return (
    <Svg width={terrain.width} height={terrain.height} viewBox={`0 0 ${terrain.width} ${terrain.height}`}>
      {contourLines(terrain).map(({ level, d, index }) => (
        <Path key={level} d={d} fill="none" stroke={index ? indexLine : line} strokeWidth={index ? 1.1 : 0.6} />
      ))}
    </Svg>
  )
}

const LONGEST_HEAD = 50

/** Cut between words; the ellipsis of the style below would first squeeze the spaces. */
function shortened(text: string): string {
  if (text.length <= LONGEST_HEAD) return text
  const start = text.slice(0, LONGEST_HEAD)
  return `${start.slice(0, start.lastIndexOf(' ') + 1 || LONGEST_HEAD).trimEnd()}…`
}

const cut = { maxLines: 1, textOverflow: 'ellipsis' } as const

const frame = StyleSheet.create({
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
  headLeft: { width: '48%', fontWeight: 600, color: colour.green, ...cut },
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
  number: { width: '28%', textAlign: 'right', fontWeight: 600, color: colour.ink },
})

/** Asked of Node, not of the file's place: the server's bundle lies elsewhere than this source. */
function registerFace(family: string, subset: string): void {
  const { resolve } = createRequire(import.meta.url)
  const file = (weight: number) =>
    `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${subset}-${weight}-normal.woff`
  Font.register({ family, fonts: WEIGHTS.map((fontWeight) => ({ src: resolve(file(fontWeight)), fontWeight })) })
}

/** Signs that the typeface lacks and would show as an empty box. */
const STAND_INS: Record<string, string> = {
  '≥': '>=',
  '≤': '<=',
  '≠': '!=',
  '≈': '~',
  '→': '->',
  μ: 'µ',
  '\u2011': '-',
  '\t': ' ',
}

/** Other scripts and emoji become question marks, where the layout would print stray letters over each other. */
function printable(word: string): string {
  const known = word.replace(/[≥≤≠≈→μ\u2011\t]/g, (sign) => STAND_INS[sign] ?? sign)
  return known.replace(/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}/gu, '?')
}

const LONGEST_WORD = 24

/** Indonesian words stay whole; only what is too long for a column (an address, a code) may break. */
function pieces(word: string): string[] {
  return word.length <= LONGEST_WORD ? [word] : (word.match(/.{1,6}/gsu) ?? [word])
}
