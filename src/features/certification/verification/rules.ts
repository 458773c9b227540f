import { nameKey } from '../../../lib/people/titles.ts'

export const VERIFICATION_PATH = '/verifikasi'

/** The most numbers of one bulk check. */
export const MOST_NUMBERS = 100

/** The last parts of the addresses of a certificate's badge and frame. */
export const BADGE_FILE = 'lencana.svg'
export const FRAME = 'bingkai'

/**
 * Returns the page of a certificate's status. Slashes in the number stay slashes, since proxies reject encoded ones.
 */
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

/** Returns the path of a certificate's badge; default values are left out. */
export function badgePath(nomor: string, { tema, bahasa }: BadgeLook): string {
  const query = [
    ...(tema === USUAL_LOOK.tema ? [] : [`tema=${tema}`]),
    ...(bahasa === USUAL_LOOK.bahasa ? [] : [`bahasa=${bahasa}`]),
  ].join('&')
  return `${verificationPath(nomor)}/${BADGE_FILE}${query && `?${query}`}`
}

const LEAVES = [BADGE_FILE, FRAME]

/** The rewritten address of a request whose number has slashes, as it is printed. */
export interface VerificationAddress {
  /** The same address with the number as a single part of the path. */
  url: string
  /** True when the address ends in '.json', which programs ask for. */
  isJson: boolean
}

/**
 * Rewrites '/verifikasi/12/KTPA/2026/lencana.svg' for the call '/verifikasi/{nomor}/lencana.svg', whose number is one
 * part of the path; undefined when nothing needs rewriting.
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

/** Tells whether a given name is the holder's; a check of a name discloses nothing else. */
export const isSameName = (given: string, nama: string): boolean =>
  nameKey(given) !== '' && nameKey(given) === nameKey(nama)
