import { publicShell } from '../../app/shells/PublicShell.tsx'
import type { FrameContent } from '../../features/platform/site-content/contract.ts'
import { escapeMarkup } from '../../lib/text/markup.ts'
import type { Pieces } from './pieces.ts'

/** The header and footer of a page, rendered once, as they take as long as the page itself. */
export interface Frame {
  /** The content that it was made of. */
  content: FrameContent
  /** The header in pieces; each page's query goes between them. */
  header: Buffer[]
  footer: Buffer[]
}

interface Place {
  /** The placeholder in a page that is rendered without it. */
  hole: string
  begin: string
  end: string
}

const HEADER: Place = { hole: '<header></header>', begin: '<header class="site-header', end: '</header>' }
const FOOTER: Place = { hole: '<footer></footer>', begin: '<footer class="site-footer', end: '</footer>' }

/** The public shell with holes where header and footer stand. */
export const HollowShell = publicShell(
  () => <header />,
  () => <footer />,
)

/** The placeholder in the link to the English page, where each page's query is filled in. */
const QUERY = '?{query}'
const ENGLISH = /(<a href="[^"?]*)(?:\?[^"]*)?(" hrefLang="en")/g

function cut(body: string, { begin, end }: Place): Buffer[] | undefined {
  const from = body.indexOf(begin)
  if (from < 0) return undefined
  const part = body.slice(from, body.indexOf(end, from) + end.length)
  const texts = part.replace(ENGLISH, `$1${QUERY}$2`).split(QUERY)
  return texts.map((text) => Buffer.from(text))
}

/** Cuts header and footer out of a whole page; returns undefined where it has none. */
export function frameOf(body: string, content: FrameContent): Frame | undefined {
  const [header, footer] = [cut(body, HEADER), cut(body, FOOTER)]
  return header === undefined || footer === undefined ? undefined : { content, header, footer }
}

const fillIn = (parts: Buffer[], query: string): Pieces =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [query, part]))

/**
 * Fills header and footer into a page that was rendered with holes. `search`: the query of its address, with its '?'.
 */
export function withFrame(body: string, { header, footer }: Frame, search: string): Pieces {
  const query = escapeMarkup(search)
  const [top, bottom] = [body.indexOf(HEADER.hole), body.lastIndexOf(FOOTER.hole)]
  const main = body.slice(top + HEADER.hole.length, bottom)
  const end = body.slice(bottom + FOOTER.hole.length)
  return [body.slice(0, top), ...fillIn(header, query), main, ...fillIn(footer, query), end]
}
