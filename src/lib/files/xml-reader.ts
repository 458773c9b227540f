import { SaxesParser } from 'saxes'

/** An element with what stands in it; names are without their prefixes. */
export interface XmlElement {
  name: string
  attributes: ReadonlyMap<string, string>
  children: XmlElement[]
  /** The text directly in it. */
  text: string
}

interface XmlVisitor {
  open: (name: string, attributes: ReadonlyMap<string, string>, namespace: string) => void
  text: (text: string) => void
  close: (name: string) => void
}

const DEEPEST = 60
const MOST_ELEMENTS = 600_000

/** Walks through an XML text. Throws SyntaxError for one that is not well formed, nested too deeply, or has a document type. */
export function walkXml(text: string, visitor: XmlVisitor): void {
  const parser = new SaxesParser({ xmlns: true })
  const refuse = (why: string): never => {
    throw new SyntaxError(why)
  }
  let depth = 0
  let count = 0
  parser.on('error', ({ message }) => refuse(message))
  // Entities of a document's own are how a small file becomes a large one, or another file.
  parser.on('doctype', () => refuse('document type'))
  parser.on('opentag', ({ local, attributes, uri }) => {
    depth += 1
    count += 1
    if (depth > DEEPEST || count > MOST_ELEMENTS) refuse('too large')
    visitor.open(local, new Map(Object.values(attributes).map((one) => [one.local, one.value])), uri)
  })
  parser.on('text', visitor.text)
  parser.on('cdata', visitor.text)
  parser.on('closetag', ({ local }) => {
    depth -= 1
    visitor.close(local)
  })
  parser.write(text).close()
}

/** The root of an XML text; throws as walkXml does. */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: new Map(), children: [], text: '' }
  const open = [root]
  walkXml(text, {
    open: (name, attributes) => {
      const element = { name, attributes, children: [], text: '' }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    text: (more) => {
      const element = open.at(-1)
      if (element) element.text += more
    },
    close: () => void open.pop(),
  })
  return root.children[0] ?? root
}

/** The elements at the end of a path of names below one. */
export const xmlAt = (element: XmlElement, path: string): XmlElement[] =>
  path
    .split('/')
    .reduce(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    )

/** The text at the end of a path, of the first that has any. */
export const xmlText = (element: XmlElement, path: string): string =>
  xmlAt(element, path)
    .map(({ text }) => text.trim())
    .find((text) => text !== '') ?? ''
