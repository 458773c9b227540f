import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Page, renderToBuffer, Text } from '@react-pdf/renderer'
import sharp from 'sharp'
import { SheetDocument } from '../src/documents/sheet/sheet.tsx'
import { sheet, usePaper } from '../src/documents/sheet/style.ts'
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
    <SheetDocument title={`Contoh ${title}`} author={AUTHOR} subject={MARK} at={new Date(`${day}T00:00:00Z`)}>
      <Page size="A4" style={[type.page, { padding: sheet.side }]}>
        <Text style={type.label}>{MARK}</Text>
        <Text style={type.title}>{title}</Text>
      </Page>
    </SheetDocument>
  )
}

/** The portrait of a member, of the size that is asked for, on red as such portraits are. */
export async function samplePortrait(pictures: string, person: string): Promise<Buffer> {
  const { width, height } = PORTRAIT
  const drawing = await readFile(path.join(pictures, `pasfoto-${person}.svg`))
  return sharp(drawing).resize(width, height).jpeg().toBuffer()
}
