import { to } from '../../paths.ts'

const SCRIPT = '/luring.js'
const SCOPE = `${to.memberArea}/`

/** The cache of the service worker; worker.ts has the same name. */
const CACHE = 'kerangka'

/** Lists the parts of the program that this page has fetched, with the marks in its header. */
function fetchedParts(): string[] {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  const marks = [...document.querySelectorAll<HTMLImageElement>('header img')].map(({ currentSrc }) => currentSrc)
  return [
    ...new Set([...fetched.filter((url) => /\/(assets|warna|motif)\//.test(new URL(url).pathname)), ...marks]),
  ].filter((url) => url.startsWith(window.location.origin))
}

/** Lets the service worker of the member area keep its frame and the parts of the program that were fetched. */
export async function keepFrame(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(SCRIPT, { scope: SCOPE })
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing
  // This page was let in; others may lead on, such as the dashboard of those without personal data.
  worker?.postMessage({ frame: window.location.pathname, parts: fetchedParts() })
}

/** Nothing of the member area is left to this browser. */
export async function dropWorker(): Promise<void> {
  if ('serviceWorker' in navigator) await (await navigator.serviceWorker.getRegistration(SCOPE))?.unregister()
  if ('caches' in window) await caches.delete(CACHE)
}
