import type { XmlNode } from './xml-node.ts'
import { walkXml } from './xml-reader.ts'

const DECLARED = /^<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/
/** Encodings by the name that a declaration gives; any other is refused, as a guess changes words. */
const KNOWN: Record<string, string> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'iso-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
}
const LOOKED_AT = 200

/** Returns the encoding that the first bytes show: by their mark, else by where the zeros of '<' stand. */
function shownEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return undefined
}

/** Returns the text of an XML file. Throws SyntaxError for an encoding that is not known, or bytes that are not of it. */
function xmlFileText(bytes: Uint8Array): string {
  const [, declared] = DECLARED.exec(Buffer.from(bytes.subarray(0, LOOKED_AT)).toString('latin1')) ?? []
  const encoding = shownEncoding(bytes) ?? KNOWN[(declared ?? 'utf-8').toLowerCase()]
  if (encoding === undefined) throw new SyntaxError(`encoding ${declared}`)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new SyntaxError(`not ${encoding}`)
  }
}

/**
 * Returns the root of an XML file, with words and elements in their order. Throws SyntaxError for one that is not well
 * formed, nested too deeply, in an unknown encoding, or that has a document type.
 */
export function readXmlTree(bytes: Uint8Array): XmlNode {
  const root: XmlNode = { name: '', namespace: '', attributes: new Map(), children: [] }
  const open = [root]
  const add = (text: string): void => {
    const children = open.at(-1)?.children
    const last = children?.at(-1)
    if (typeof last === 'string') children?.splice(-1, 1, last + text)
    else children?.push(text)
  }
  walkXml(xmlFileText(bytes), {
    open: (name, attributes, namespace) => {
      const node: XmlNode = { name, namespace, attributes, children: [] }
      open.at(-1)?.children.push(node)
      open.push(node)
    },
    text: add,
    close: () => void open.pop(),
  })
  const [first] = root.children.filter((child) => typeof child !== 'string')
  if (!first) throw new SyntaxError('no element')
  return first
}
