import type { XmlNode } from '../../../../lib/files/xml-node.ts'
import {
  attributeOf,
  childrenNamed,
  elementsOf,
  findElements,
  hasClass,
  isInline,
  isItemPicture,
  OWN_CLASSES,
  QTI,
  refuseContent,
  refuseElement,
  WRAPPERS,
  wordsIn,
} from './element-rules.ts'
import { raisedLetters } from './letter-rules.ts'

/** The parts that are found in an item besides its words. */
export interface Found {
  /** What is told to the person, though nothing is lost that counts. */
  notes: Set<string>
  pictures: XmlNode[]
  /** The unit that stands behind the field of a number. */
  satuan: string
  /** The caption of a stimulus whose picture is not there yet. */
  keterangan: string
  /** What only those who mark the answer see. */
  rubrics: XmlNode[]
}

export const newFound = (): Found => ({ notes: new Set(), pictures: [], satuan: '', keterangan: '', rubrics: [] })

const EMPHASIS = new Set(['b', 'i', 'em', 'strong', 'u', 'mark', 'big', 'small', 'tt', 'ins'])
const PLAIN_INLINE = new Set([
  'span',
  'abbr',
  'acronym',
  'bdi',
  'bdo',
  'cite',
  'code',
  'dfn',
  'kbd',
  'label',
  'samp',
  'var',
])
const PLAIN_BLOCKS = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'dl', 'dt', 'dd', 'figcaption', 'hr'],
  'qti-prompt',
])
const TABLE = new Set(['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'colgroup', 'col'])
/** Elements of a stimulus that are kept as they are. */
const KEPT = new Set([
  ...[
    'p',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'u',
    's',
    'b',
    'i',
    'del',
  ],
  ...['strike', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
])
const VOID = new Set(['br', 'hr'])
const CANDIDATE = 'candidate'
const SCORER = 'scorer'
const GAP = '____'

type Token = { words: string } | { exact: string } | 'block' | 'line' | 'gap'

/** Returns the words of an element with each br as a line end. */
const exactWords = ({ children }: XmlNode): string =>
  children.map((child) => (typeof child === 'string' ? child : child.name === 'br' ? '\n' : exactWords(child))).join('')

const isOwnWords = (node: XmlNode): boolean => hasClass(node, OWN_CLASSES.teks)

/** Tells whom a rubric is for: it belongs to the question, to those who mark it, or it is refused. */
function isForCandidates(node: XmlNode, found: Found): boolean {
  const views = attributeOf(node, 'view').split(/\s+/)
  if (views.includes(CANDIDATE)) return true
  if (!views.includes(SCORER)) return refuseContent(`catatan untuk ${views.join(', ')} (qti-rubric-block)`)
  found.rubrics.push(node)
  return false
}

interface PlainPlace {
  found: Found
  /** Where pictures may not stand: 'pilihan'. */
  where: string | undefined
  /** The field of an answer inside a sentence. */
  gap: XmlNode | undefined
}

function tokensOf(child: XmlNode | string, place: PlainPlace): Token[] {
  if (typeof child === 'string') return [{ words: child }]
  if (child === place.gap) return ['gap']
  const { name } = child
  const within = (): Token[] => child.children.flatMap((one) => tokensOf(one, place))
  if (child.namespace !== QTI) return refuseElement(child)
  if (isOwnWords(child)) return [{ exact: exactWords(child) }]
  if (hasClass(child, OWN_CLASSES.satuan)) {
    place.found.satuan = exactWords(child)
    return []
  }
  if (name === 'br') return ['line']
  if (isItemPicture(child)) {
    if (place.where !== undefined) return refuseContent(`gambar di dalam ${place.where}`)
    place.found.pictures.push(child)
    return []
  }
  if (name === 'sub' || name === 'sup') return [{ words: raisedLetters(name, wordsIn(child)) }]
  if (name === 'q') return [{ words: '“' }, ...within(), { words: '”' }]
  if (name === 'a' && attributeOf(child, 'href') !== '') return refuseContent('tautan di dalam soal atau pilihan')
  if (name === 's' || name === 'del' || name === 'strike') return refuseContent('teks yang dicoret')
  if (EMPHASIS.has(name)) {
    place.found.notes.add('Huruf tebal, miring, dan bergaris bawah menjadi huruf biasa.')
    return within()
  }
  if (name === 'pre') return ['block', { exact: exactWords(child) }, 'block']
  if (name === 'li') return ['block', ...within(), 'block']
  if (name === 'ul' || name === 'ol') return listTokens(child, place)
  if (name === 'qti-rubric-block') return isForCandidates(child, place.found) ? ['block', ...within(), 'block'] : []
  if (TABLE.has(name)) return refuseContent('tabel di dalam soal atau pilihan')
  if (PLAIN_BLOCKS.has(name) || WRAPPERS.has(name)) return ['block', ...within(), 'block']
  if (PLAIN_INLINE.has(name) || name === 'a') return within()
  return refuseElement(child)
}

function listTokens(list: XmlNode, place: PlainPlace): Token[] {
  const first = Number(attributeOf(list, 'start') || 1)
  return elementsOf(list).flatMap((item, at): Token[] => [
    ...['block' as const, { words: list.name === 'ol' ? `${first + at}. ` : '- ' }],
    ...(item.name === 'li' ? item.children.flatMap((one) => tokensOf(one, place)) : tokensOf(item, place)),
    'block',
  ])
}

/** Puts a text together: blanks become one, blocks stand in lines of their own. */
function joinTokens(tokens: readonly Token[]): string {
  let text = ''
  for (const token of tokens) {
    if (token === 'block') {
      text = text.replace(/ +$/, '')
      if (text !== '' && !text.endsWith('\n')) text += '\n'
    } else if (token === 'line') text = `${text.replace(/ +$/, '')}\n`
    else if (token === 'gap') text += GAP
    else if ('exact' in token) text += token.exact
    else {
      const words = token.words.replace(/[ \t\r\n]+/g, ' ')
      text += text === '' || /[ \n]$/.test(text) ? words.replace(/^ /, '') : words
    }
  }
  return text.trim()
}

const saysNothing = (tokens: readonly Token[]): boolean =>
  tokens.every((token) => typeof token === 'string' || ('words' in token && token.words.trim() === ''))

/** Returns the words of some parts, without markup. A field at their end, or alone, leaves no gap. */
export function wordsOfParts(
  parts: readonly (XmlNode | string)[],
  found: Found,
  { where, gap }: { where?: string; gap?: XmlNode | undefined } = {},
): string {
  const tokens = parts.flatMap((part) => tokensOf(part, { found, where, gap }))
  const at = tokens.indexOf('gap')
  const isInside = at >= 0 && !saysNothing(tokens.slice(at + 1))
  return joinTokens(isInside ? tokens : tokens.filter((token) => token !== 'gap'))
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const LINK = /^(https?:\/\/|mailto:|\/|#)/i

function linkHtml(node: XmlNode, within: string): string {
  const href = attributeOf(node, 'href')
  if (href === '') return within
  if (!LINK.test(href)) return refuseContent('tautan ke berkas di dalam paket')
  const title = attributeOf(node, 'title') || attributeOf(node, 'aria-label')
  return `<a href="${escapeText(href)}"${title === '' ? '' : ` title="${escapeText(title)}"`}>${within}</a>`
}

const CELL_ATTRIBUTES = ['colspan', 'rowspan', 'scope']

function elementHtml(name: string, node: XmlNode, within: string): string {
  const kept = name === 'td' || name === 'th' ? CELL_ATTRIBUTES.filter((one) => node.attributes.has(one)) : []
  const attributes = kept.map((one) => ` ${one}="${escapeText(attributeOf(node, one))}"`).join('')
  return `<${name}${attributes}>${within}</${name}>`
}

const isOnlyInline = (node: XmlNode): boolean =>
  findElements(node, () => true).every(isInline) && (node.children.length > 0 || node.name === 'p')

/** Returns some parts as the HTML of a stimulus, before it is cleaned; pictures are taken out of it. */
export const richText = (parts: readonly (XmlNode | string)[], found: Found, except?: XmlNode): string =>
  parts.map((part) => richPart(part, found, except)).join('')

function richPart(part: XmlNode | string, found: Found, except: XmlNode | undefined): string {
  if (typeof part === 'string') return escapeText(part)
  if (part === except) return ''
  const { name } = part
  if (part.namespace !== QTI) return refuseElement(part)
  const known = found.pictures.length
  const within = (): string => richText(part.children, found, except)
  if (isItemPicture(part)) {
    found.pictures.push(part)
    return ''
  }
  if (hasClass(part, OWN_CLASSES.keterangan)) {
    found.keterangan = exactWords(part)
    return ''
  }
  if (hasClass(part, OWN_CLASSES.isi)) return within()
  if (VOID.has(name)) return `<${name}>`
  if (name === 'sub' || name === 'sup') return escapeText(raisedLetters(name, wordsIn(part)))
  if (name === 'q') return `“${within()}”`
  if (name === 'a') return linkHtml(part, within())
  if (name === 'col' || name === 'colgroup') return ''
  if (hasClass(part, OWN_CLASSES.u) && name === 'span') return `<u>${within()}</u>`
  if (hasClass(part, OWN_CLASSES.s) && name === 'span') return `<s>${within()}</s>`
  if (name === 'ins') return `<u>${within()}</u>`
  if (name === 'pre') return `<p>${escapeText(exactWords(part)).replaceAll('\n', '<br>')}</p>`
  if (name === 'dl' || (WRAPPERS.has(name) && !isOnlyInline(part))) return within()
  if (name === 'qti-rubric-block') return isForCandidates(part, found) ? within() : ''
  if (KEPT.has(name) || WRAPPERS.has(name) || name === 'dt' || name === 'dd' || name === 'figcaption') {
    const html = within()
    if (html.trim() === '' && found.pictures.length > known) return ''
    return elementHtml(KEPT.has(name) ? name : 'p', part, html)
  }
  if (PLAIN_INLINE.has(name) || EMPHASIS.has(name)) return within()
  return refuseElement(part)
}

/** Tells whether some parts have what only a stimulus can hold. */
export const needsStimulus = (parts: readonly (XmlNode | string)[]): boolean =>
  parts.some(
    (part) => typeof part !== 'string' && (isItemPicture(part) || TABLE.has(part.name) || needsStimulus(part.children)),
  )

/** Returns the blocks of a body in their order: what only holds others together is opened. */
export function blocksOf(parts: readonly (XmlNode | string)[], around: XmlNode): (XmlNode | string)[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return part.trim() === '' ? [] : [part]
    const isOpened = part !== around && (WRAPPERS.has(part.name) || part.name === 'blockquote') && !isOnlyInline(part)
    return isOpened ? blocksOf(part.children, around) : [part]
  })
}

/** The items of a list anywhere in an element that have a class of our own. */
export const listItemsOf = (node: XmlNode, className: string): XmlNode[] =>
  findElements(node, (one) => one.name === 'ul' && hasClass(one, className)).flatMap((list) =>
    childrenNamed(list, 'li'),
  )
