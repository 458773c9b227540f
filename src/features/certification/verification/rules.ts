import { numberKey } from '../holders/rules.ts'

export const VERIFICATION_PATH = '/verifikasi'

/** Numbers of one bulk check. */
export const MOST_NUMBERS = 100

/** What stands below the address of a certificate. */
export const BADGE_FILE = 'lencana.svg'
export const FRAME = 'bingkai'

/** Where anybody reads what a certificate is worth: slashes of its number stay slashes, which proxies let through. */
export const verificationPath = (nomor: string): string =>
  `${VERIFICATION_PATH}/${nomor.split('/').map(encodeURIComponent).join('/')}`

export const BADGE_THEMES = ['terang', 'gelap'] as const
export type BadgeTheme = (typeof BADGE_THEMES)[number]
export const BADGE_LANGUAGES = ['id', 'en'] as const
export type BadgeLanguage = (typeof BADGE_LANGUAGES)[number]

export interface BadgeLook {
  tema: BadgeTheme
  bahasa: BadgeLanguage
}

export const USUAL_LOOK: BadgeLook = { tema: 'terang', bahasa: 'id' }

/** The picture of a certificate's status; what is usual is left out of its address. */
export function badgePath(nomor: string, { tema, bahasa }: BadgeLook): string {
  const query = [
    ...(tema === USUAL_LOOK.tema ? [] : [`tema=${tema}`]),
    ...(bahasa === USUAL_LOOK.bahasa ? [] : [`bahasa=${bahasa}`]),
  ].join('&')
  return `${verificationPath(nomor)}/${BADGE_FILE}${query && `?${query}`}`
}

const LEAVES = [BADGE_FILE, FRAME]

/** Where a request for a certificate belongs that writes the number with its slashes, as it is printed. */
export interface VerificationAddress {
  /** The same with the number as one part of the path. */
  url: string
  /** '.json' at the end asks for what programs read. */
  isJson: boolean
}

/**
 * '/verifikasi/12/KTPA/2026/lencana.svg' means the call '/verifikasi/{nomor}/lencana.svg', whose number is one part of the
 * path; undefined for what needs no other address.
 */
export function verificationAddress(url: string): VerificationAddress | undefined {
  const [path = '', ...query] = url.split('?')
  if (!path.startsWith(`${VERIFICATION_PATH}/`)) return undefined
  const parts = path
    .slice(VERIFICATION_PATH.length + 1)
    .replace(/\/+$/, '')
    .split('/')
  const last = parts.at(-1) ?? ''
  const leaf = parts.length > 1 && LEAVES.includes(last) ? last : undefined
  const whole = (leaf === undefined ? parts : parts.slice(0, -1)).join('%2F')
  const isJson = leaf === undefined && whole.endsWith('.json')
  const nomor = isJson ? whole.slice(0, -'.json'.length) : whole
  const shortened = [VERIFICATION_PATH, nomor, ...(leaf === undefined ? [] : [leaf])].join('/')
  if (!isJson && shortened === path) return undefined
  return { url: [shortened, ...query].join('?'), isJson }
}

const FRONT_TITLES = new Set(['prof', 'dr', 'drs', 'dra', 'ir', 'h', 'hj', 'apt', 'ns'])

/** A name as it is compared: without degrees, marks, capitals and blanks too many. */
export function nameKey(nama: string): string {
  const [before = ''] = nama.split(',')
  const words = before
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\s.]/gu, '')
    .split(/[\s.]+/)
    .filter((word) => word !== '')
  const first = words.findIndex((word) => !FRONT_TITLES.has(word))
  return words.slice(Math.max(0, first)).join(' ')
}

/** Whether somebody means that holder; nothing but that is answered of a name. */
export const isSameName = (given: string, nama: string): boolean =>
  nameKey(given) !== '' && nameKey(given) === nameKey(nama)

/** What is looked for of numbers that may be written several times, in several ways. */
export const numberKeys = (numbers: readonly string[]): string[] => [...new Set(numbers.map(numberKey))]
