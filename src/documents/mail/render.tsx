import { renderToStaticMarkup } from 'react-dom/server'
import { openingLine } from '../../lib/people/opening-line.ts'
import { type Letterhead, LetterSheet } from './LetterSheet.tsx'
import type { LetterBody } from './letter.ts'

export interface RenderedLetter {
  subject: string
  html: string
  text: string
}

/** A letter with subject, HTML and plain text of the same words. */
export function renderLetter(body: LetterBody, letterhead: Letterhead): RenderedLetter {
  const html = renderToStaticMarkup(<LetterSheet body={body} {...letterhead} />)
  return { subject: body.subject, html: `<!doctype html>${html}`, text: plainText(body, letterhead) }
}

/** Plain text has no button: words of the office that name one mean the address under the text. */
const withoutButton = (text: string): string =>
  text
    .replace(/\b(tekan|klik) tombol\b/g, 'buka tautan')
    .replace(/\b(Tekan|Klik) tombol\b/g, 'Buka tautan')
    .replace(/\btombol\b/g, 'tautan')
    .replace(/\bTombol\b/g, 'Tautan')

function plainText(body: LetterBody, { name, siteName, siteAddress, appUrl }: Letterhead): string {
  const parts = [
    openingLine(name),
    ...body.paragraphs.map(withoutButton),
    ...(body.table ? [body.table.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(body.button ? [`${body.button.label}:\n${body.button.link}`] : []),
    ...(body.notes ?? []).map(withoutButton),
    `Hormat kami,\n${siteName}`,
    `-- \n${siteAddress}\n${appUrl}`,
  ]
  return `${parts.join('\n\n')}\n`
}
