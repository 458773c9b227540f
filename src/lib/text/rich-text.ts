import sanitizeHtml from 'sanitize-html'
import { z } from 'zod'
import { pictureSize, pictureUrl } from '../graphics/picture.ts'

const BLOCKS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br']
const MARKS = ['strong', 'em', 'u', 's', 'a', 'img']
const TABLE = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']

/** Their text is code or another language, never words of the article. */
const WITHOUT_TEXT = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'embed', 'template', 'svg', 'math'],
  ...['title', 'xmp', 'noembed', 'noframes', 'plaintext', 'head'],
]

/** http, https, mailto, a path of this site, or a place on the page; a browser reads '/\' as '//'. */
const LINK = /^(https?:\/\/[^\s/\\]|mailto:[^\s/\\]|\/(?![/\\])|\/$|#)/i
const OUTSIDE = /^https?:/i
const PICTURE = /^\/images\/([^/?#]+)(?:\?w=\d{1,5})?$/

type Attributes = Record<string, string>
type Tag = { tagName: string; attribs: Attributes }

/** Browsers drop tabs and line ends inside an address, and blanks and control characters before it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are looked for
const asBrowsersRead = (address: string): string => address.replace(/[\u0000-\u001f\u007f]/g, '').trim()

function link(tagName: string, { href = '', title }: Attributes): Tag {
  const address = asBrowsersRead(href)
  if (!LINK.test(address)) return { tagName, attribs: {} }
  return {
    tagName,
    attribs: { href: address, ...(title ? { title } : {}), ...(OUTSIDE.test(address) ? { rel: 'noopener' } : {}) },
  }
}

/** Only pictures of this site, by their name; the name says how much room to keep. */
function picture(tagName: string, { src = '', alt = '' }: Attributes): Tag {
  const name = PICTURE.exec(src)?.[1] ?? ''
  const size = pictureSize(name)
  if (!size) return { tagName, attribs: {} }
  const { width, height } = size
  return {
    tagName,
    attribs: { src: pictureUrl(name), alt, width: String(width), height: String(height), loading: 'lazy' },
  }
}

const count = (text: string | undefined, most: number): string | undefined =>
  text !== undefined && /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? text : undefined

/** Keeps only spans that a table can have. */
function cell(tagName: string, { colspan, rowspan, scope }: Attributes): Tag {
  const attribs: Attributes = {}
  const columns = count(colspan, 20)
  const rows = count(rowspan, 200)
  if (columns) attribs['colspan'] = columns
  if (rows) attribs['rowspan'] = rows
  if (tagName === 'th' && (scope === 'col' || scope === 'row')) attribs['scope'] = scope
  return { tagName, attribs }
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...BLOCKS, ...MARKS, ...TABLE],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: WITHOUT_TEXT,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  parseStyleAttributes: false,
  nestingLimit: 30,
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    a: link,
    img: picture,
    th: cell,
    td: cell,
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
}

/** Rich text cut down to what an article may hold; nothing in it runs, and doing it twice changes nothing. */
export function cleanRichText(html: string): string {
  const clean = sanitizeHtml(html, OPTIONS)
  // A tag dropped between two paragraphs leaves one inside the other; a second pass sets them in a row.
  return clean === html ? clean : cleanRichText(clean)
}

/** How many characters of texts are remembered as clean, all together. */
const MOST_KNOWN = 2_000_000
const known = new Set<string>()
let remembered = 0

/**
 * The same, of texts that were cleaned when they were written: each is looked through once and then remembered, so
 * that reading one costs a comparison and not a parser.
 */
export function knownCleanRichText(html: string): string {
  if (html === '') return html
  if (!known.delete(html)) {
    const clean = cleanRichText(html)
    // What had to be cleaned is no text of ours, and is looked through each time.
    if (clean !== html) return clean
    remembered += html.length
    for (const oldest of known) {
      if (remembered <= MOST_KNOWN) break
      known.delete(oldest)
      remembered -= oldest.length
    }
  }
  known.add(html)
  return html
}

/** Rich text on its way into or out of a call: whatever the database contains, what leaves is clean. */
export const RichText = z.string().overwrite(knownCleanRichText)
