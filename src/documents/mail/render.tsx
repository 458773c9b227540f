import { renderToStaticMarkup } from 'react-dom/server'
import { LetterSheet } from './LetterSheet.tsx'
import { type Body, bodyOf, type Letter } from './letters.ts'

interface Site {
  appUrl: string
  siteName: string
  siteAddress: string
}

export interface RenderedLetter {
  subject: string
  html: string
  text: string
}

/** A letter with subject, HTML and plain text of the same words. */
export function renderLetter(letter: Letter, site: Site): RenderedLetter {
  const body = bodyOf(letter, site)
  const html = renderToStaticMarkup(<LetterSheet body={body} name={letter.name} {...site} />)
  return { subject: body.subject, html: `<!doctype html>${html}`, text: textOf(body, letter.name, site) }
}

function textOf(body: Body, name: string, { siteName, siteAddress, appUrl }: Site): string {
  const parts = [
    `Yth. ${name},`,
    ...body.paragraphs,
    ...(body.button ? [`${body.button.label}:\n${body.button.link}`] : []),
    ...body.notes,
    `Hormat kami,\n${siteName}`,
    `-- \n${siteAddress}\n${appUrl}`,
  ]
  return `${parts.join('\n\n')}\n`
}
