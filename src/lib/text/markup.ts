const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Rich text as plain words: tags go, entities become characters, blanks become one. */
export const stripMarkup = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#\d+|\w+);/g, (whole, name: string) =>
      name.startsWith('#') ? String.fromCodePoint(Math.min(Number(name.slice(1)), 0x10ffff)) : (NAMED[name] ?? whole),
    )
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim()

/** The first words of a text, cut at a blank, with an ellipsis where something is left out. */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.lastIndexOf(' ', most)
  return `${text.slice(0, cut > 0 ? cut : most)}…`
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text made safe inside HTML and XML, attribute values included. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char)
