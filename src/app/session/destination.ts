const BASE = 'https://situs.invalid'

/** Addresses that the server answers itself; they are opened as documents. */
const SERVER_PATH = /^\/(email|admin)(\/|$)/

/** A path of this site out of an address anyone may have written; undefined for anything else. */
export function localPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, BASE)) return undefined
  const { origin, pathname, search, hash } = new URL(text, BASE)
  // '/.//evil.example' becomes '//evil.example' only once it is parsed.
  if (origin !== BASE || pathname.startsWith('//')) return undefined
  return pathname + search + hash
}

/** Where an address says one goes on to. */
export const destinationIn = (query: URLSearchParams): string | undefined => localPath(query.get('tujuan'))

export const isServerPath = (path: string): boolean => SERVER_PATH.test(path)

/** `path?tujuan=…`: where to go on afterwards. */
export const withReturn = (path: string, destination: string | undefined): string =>
  destination ? `${path}?tujuan=${encodeURIComponent(destination).replaceAll('%2F', '/')}` : path
