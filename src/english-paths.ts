import { to } from './paths.ts'

/** The pages that stand in English too. */
export const englishTo = {
  home: '/en',
  about: '/en/about',
  schemes: '/en/schemes',
  scheme: (id: number | ':id') => `/en/schemes/${id}`,
  holders: '/en/certificate-holders',
  /** The page with what anybody may know of a certificate. */
  verdict: (nomor: string) => `/en/certificate-holders?no_sertifikasi=${encodeURIComponent(nomor)}`,
  complaints: '/en/complaints',
} as const

/** Each Indonesian page and its English one, as patterns of routes. */
export const LANGUAGE_PAIRS: readonly (readonly [indonesian: string, english: string])[] = [
  [to.home, englishTo.home],
  [to.about, englishTo.about],
  [to.schemes, englishTo.schemes],
  [to.scheme(':id'), englishTo.scheme(':id')],
  [to.holders, englishTo.holders],
  [to.complaints, englishTo.complaints],
]

/** Tells whether an address belongs to the English part, known or not. */
export const isEnglishPath = (path: string): boolean => path === englishTo.home || path.startsWith(`${englishTo.home}/`)

/** A path in the other language, by a pair's patterns: ('/detail-skema/:id', '/en/schemes/:id', '/detail-skema/5') → '/en/schemes/5'. */
export function inOtherLanguage(from: string, to: string, path: string): string {
  if (!from.includes(':id')) return to
  return to.replace(':id', path.slice(from.indexOf(':id')))
}

/** The English path of an Indonesian one; undefined where the page stands in Indonesian only. */
export function inEnglish(path: string): string | undefined {
  const pair = LANGUAGE_PAIRS.find(([from]) =>
    from.endsWith(':id') ? new RegExp(`^${from.slice(0, -3)}[^/]+$`).test(path) : from === path,
  )
  return pair && inOtherLanguage(...pair, path)
}

const beginningOf = (path: string): string => path.replace('/:id', '')

/** The English beginnings of paths, by the first part of the Indonesian path; '' is the home page. */
export const ENGLISH_BEGINNINGS: Readonly<Record<string, string>> = Object.fromEntries(
  LANGUAGE_PAIRS.map(([from, english]) => [beginningOf(from).slice(1), beginningOf(english)]),
)
