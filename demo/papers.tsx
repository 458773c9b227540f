import { Page, renderToBuffer, Text } from '@react-pdf/renderer'
import sharp from 'sharp'
import { SheetDocument } from '../src/documents/sheet.tsx'
import { sheet, usePaper } from '../src/documents/sheet-style.ts'
import { PORTRAIT } from '../src/features/platform/files/rules.ts'
import type { Day } from '../src/lib/day.ts'

const AUTHOR = 'Peragaan'
const MARK = 'Contoh untuk peragaan, bukan dokumen'

const papers = new Map<string, Promise<Buffer>>()

/** A page that says what would be here; nobody can take it for a document. Drawn once for everybody. */
export function samplePaper(title: string, day: Day): Promise<Buffer> {
  const drawn = papers.get(title) ?? drawPaper(title, day)
  papers.set(title, drawn)
  return drawn
}

const drawPaper = (title: string, day: Day): Promise<Buffer> => renderToBuffer(<Paper title={title} day={day} />)

function Paper({ title, day }: { title: string; day: Day }) {
  const { type } = usePaper()
  return (
    <SheetDocument title={`Contoh ${title}`} author={AUTHOR} subject={MARK} day={day}>
      <Page size="A4" style={[type.page, { padding: sheet.side }]}>
        <Text style={type.label}>{MARK}</Text>
        <Text style={type.title}>{title}</Text>
      </Page>
    </SheetDocument>
  )
}

let portrait: Promise<Buffer> | undefined

/** A portrait without a face, of the size that is asked for, on red as such portraits are. */
export function samplePortrait(): Promise<Buffer> {
  portrait ??= drawPortrait()
  return portrait
}

function drawPortrait(): Promise<Buffer> {
  const { width, height } = PORTRAIT
  const middle = width / 2
  const figure = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#b3261e"/>
    <circle cx="${middle}" cy="${height * 0.4}" r="${width * 0.2}" fill="#e6c3a5"/>
    <ellipse cx="${middle}" cy="${height}" rx="${width * 0.42}" ry="${height * 0.32}" fill="#24463a"/>
  </svg>`
  return sharp(Buffer.from(figure)).jpeg().toBuffer()
}
