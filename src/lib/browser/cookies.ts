/** The value of a cookie this page may read, decoded; undefined when there is none. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1))
}

/** Sets a cookie for the whole site; without a life it has no expiry. */
export const writeCookie = (name: string, value: string, lifeDays?: number): void =>
  write(name, encodeURIComponent(value), lifeDays === undefined ? [] : [`Max-Age=${lifeDays * 86_400}`])

export const dropCookie = (name: string): void => write(name, '', ['Max-Age=0'])

function write(name: string, value: string, life: string[]): void {
  const secure = window.location.protocol === 'https:' ? ['Secure'] : []
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later, and not in every browser
  document.cookie = [`${name}=${value}`, 'Path=/', 'SameSite=Lax', ...life, ...secure].join('; ')
}
