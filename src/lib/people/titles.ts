import { foldName } from '../text/fold-text.ts'

const TITLES = 'prof|dr|drs|dra|drg|drh|ir|h|hj|kh|apt|ns|hc'
/** The same as name_order() of the database. */
const BEFORE_FOLDED = new RegExp(`^ *(?:(?:${TITLES})(?:\\. *| +)|\\(h\\. ?c\\.?\\) *)+(?=[^ .,])`)
const BEFORE = new RegExp(`^\\s*(?:(?:${TITLES})(?:\\.\\s*|\\s+)|\\(h\\.\\s?c\\.?\\)\\s*)+(?=[^\\s.,])`, 'i')
/** A degree behind a name that no comma parts from it: 'S.T.', 'M.Si', 'Ph.D'. */
const DEGREE = /\s+((?:(?:S|M|D|A|B|Sp)\.\s?(?:[A-Z][A-Za-z]{0,4}\.?){1,3}|Ph\.?\s?D\.?)(?:\s*,.*)?)$/

/** A name by what it is sorted under: folded and without the titles before it. */
export const nameOrder = (name: string): string => foldName(name).replace(BEFORE_FOLDED, '')

/** A name as two spellings of it are compared: without titles, degrees, stops, marks and capitals. */
export const nameKey = (name: string): string =>
  nameOrder(name.split(',')[0] ?? '')
    .replace(/[^\p{L}\s]/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ')

/** A name with its titles and degrees apart. */
export interface PartedName {
  nama: string
  gelar_depan: string
  gelar_belakang: string
}

/**
 * Parts a name as people type it: titles before it, degrees behind it, single blanks, and capitals only where names have
 * them. Proposed to the person, never done without being asked: a name of capitals may be one.
 */
export function partName(typed: string): PartedName {
  const line = typed.trim().replace(/\s+/g, ' ')
  const gelar_depan = (BEFORE.exec(line)?.[0] ?? '').trim()
  const rest = line.slice(BEFORE.exec(line)?.[0].length ?? 0)
  const [beforeComma = '', ...afterComma] = rest.split(',')
  const degree = DEGREE.exec(beforeComma)?.[1] ?? ''
  const bare = degree === '' ? beforeComma : beforeComma.slice(0, -degree.length)
  const gelar_belakang = [degree, ...afterComma]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')
  return { nama: withNameCapitals(bare.trim()), gelar_depan, gelar_belakang }
}

/** A name with its titles where they stood, and otherwise as partName proposes it. */
export function tidyName(typed: string): string {
  const { nama, gelar_depan, gelar_belakang } = partName(typed)
  const named = [gelar_depan, nama].filter((part) => part !== '').join(' ')
  return gelar_belakang === '' ? named : `${named}, ${gelar_belakang}`
}

const PARTICLES = new Set(['bin', 'binti', 'van', 'de', 'der', 'den', 'al'])

/** Gives a name that is written in capitals or in small letters alone the capitals of a name. */
function withNameCapitals(name: string): string {
  const isShouted = /\p{Lu}{2}/u.test(name) && name === name.toUpperCase()
  if (!isShouted && name !== name.toLowerCase()) return name
  return name
    .toLowerCase()
    .split(' ')
    .map((word, at) =>
      at > 0 && PARTICLES.has(word) ? word : word.replace(/(^|[-.])\p{L}/gu, (first) => first.toUpperCase()),
    )
    .join(' ')
}
