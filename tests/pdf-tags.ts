import { getDocumentProxy } from 'unpdf'

/** An element of a PDF's structure, with the text that is its own. */
export interface PdfElement {
  role: string
  alt: string | undefined
  text: string
  children: PdfElement[]
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type Structure = Awaited<ReturnType<Page['getStructTree']>>

const DECORATION = 'Artifact'
const LOOSE = 'neither marked nor decoration'

/** Returns a page's text by the content that it belongs to: an id of the structure, 'Artifact', or neither. */
async function textByContent(page: Page): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const open: string[] = []
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  for (const item of items) {
    if ('str' in item) {
      const of = open.at(-1) ?? LOOSE
      texts.set(of, (texts.get(of) ?? '') + item.str + (item.hasEOL ? ' ' : ''))
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id ?? ('tag' in item ? String(item.tag) : LOOSE))
  }
  return texts
}

function elementOf(node: NonNullable<Structure>, texts: Map<string, string>): PdfElement {
  const children: PdfElement[] = []
  let text = ''
  for (const child of node.children) {
    if ('role' in child) children.push(elementOf(child, texts))
    else text += texts.get(child.id) ?? ''
  }
  return { role: node.role, alt: 'alt' in node ? String(node.alt) : undefined, text: text.trim(), children }
}

/** Returns the structure of each page as those who hear it meet it, and the text that nobody would hear. */
export async function tagsIn(bytes: Buffer): Promise<{ pages: PdfElement[]; unheard: string[] }> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const pages: PdfElement[] = []
  const unheard: string[] = []
  for (let at = 1; at <= document.numPages; at += 1) {
    const page = await document.getPage(at)
    const texts = await textByContent(page)
    const structure = await page.getStructTree()
    if (structure) pages.push(elementOf(structure, texts))
    unheard.push(...[texts.get(LOOSE) ?? ''].filter((text) => text.trim() !== ''))
  }
  return { pages, unheard }
}

/** The parts that an element may lie directly within (ISO 32000-1, 14.8.4.3). */
const WITHIN: Record<string, string[]> = {
  TR: ['Table'],
  TH: ['TR'],
  TD: ['TR'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
}

/** Lists what stands where it means nothing: cells outside rows, figures without words, nothing but decoration. */
export function faultsOf(element: PdfElement, within = ''): string[] {
  const { role, alt, text, children } = element
  const found = children.flatMap((child) => faultsOf(child, role))
  if (WITHIN[role] && !WITHIN[role].includes(within)) found.push(`${role} in ${within}`)
  if (role === 'Figure' && !alt) found.push('Figure without words')
  if (role === DECORATION) found.push('decoration in the structure')
  if (children.length === 0 && role !== 'Figure' && role !== 'Root' && text === '') found.push(`${role} is empty`)
  return found
}

/** Returns the elements of a role in the order in which they are read. */
export const elementsOf = (element: PdfElement, role: string): PdfElement[] => [
  ...(element.role === role ? [element] : []),
  ...element.children.flatMap((child) => elementsOf(child, role)),
]
