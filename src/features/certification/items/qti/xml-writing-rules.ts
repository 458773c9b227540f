/** Signs for which XML has no place; each is shown as a sign that something stood there. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are looked for
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const withoutStrange = (text: string): string => text.toWellFormed().replaceAll(NO_XML, '\ufffd')

/** Returns a text as it stands between tags. */
export const xmlWords = (text: string): string =>
  withoutStrange(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')

/** Returns a text as it stands in an attribute, its line ends too. */
export const xmlValue = (text: string): string =>
  xmlWords(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')

type Attributes = Readonly<Record<string, string | number | undefined>>

/** Returns an element with attributes, and what stands in it as XML. */
export function xmlElement(name: string, attributes: Attributes, ...within: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlValue(String(value))}"`)
    .join('')
  const inner = within.join('')
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`
}

/** Returns a whole file of one element. */
export const xmlFile = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`

const TAG = /<(\/?)(u|s|a)((?: [^>]*)?)>/g

/** Returns the cleaned HTML of a stimulus as XML, with what QTI has no element for as a class. */
export const htmlAsXml = (html: string, classes: { u: string; s: string }): string =>
  withoutStrange(html)
    .replaceAll('\r', '&#13;')
    .replaceAll(TAG, (_tag, end: string, name: string, rest: string) => {
      if (name === 'a') return `<${end}a${rest.replace(/ rel="[^"]*"/, '').replace(' title=', ' aria-label=')}>`
      return end === '/' ? '</span>' : `<span class="${name === 'u' ? classes.u : classes.s}">`
    })
