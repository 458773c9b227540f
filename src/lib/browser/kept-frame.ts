const SCRIPT = '/luring.js'
const LOOK_MS = 200
const LONGEST_LOOK_MS = 15_000

/** An area whose pages open without a network: its addresses begin so, and worker.ts keeps them in a cache of that name. */
export interface KeptArea {
  scope: string
  cache: string
}

/** Lists the parts of the program that this page has fetched, with the marks in its header. */
function fetchedParts(): string[] {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  const marks = [...document.querySelectorAll<HTMLImageElement>('header img')].map(({ currentSrc }) => currentSrc)
  return [
    ...new Set([...fetched.filter((url) => /\/(assets|warna|motif)\//.test(new URL(url).pathname)), ...marks]),
  ].filter((url) => url.startsWith(window.location.origin))
}

/** Lets a service worker of the area keep the frame of this page and the parts of the program that were fetched. */
export async function keepFrame({ scope }: KeptArea): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(SCRIPT, { scope })
  const registration = await navigator.serviceWorker.getRegistration(scope)
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing
  // This page was let in; others may lead on, such as the dashboard of those without personal data.
  worker?.postMessage({ frame: window.location.pathname, parts: fetchedParts() })
}

/** Tells whether the area's frame is kept by now, which takes the worker some seconds. */
export async function isFrameKept({ cache }: KeptArea): Promise<boolean> {
  if (!('caches' in window)) return false
  for (let waited = 0; waited < LONGEST_LOOK_MS; waited += LOOK_MS) {
    const kept = await (await caches.open(cache)).keys()
    if (kept.some(({ url }) => new URL(url).pathname.startsWith('/kerangka'))) return true
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  return false
}

/** Leaves no frame of any area to this browser. */
export async function dropFrames(): Promise<void> {
  if ('serviceWorker' in navigator) {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  }
  if ('caches' in window) for (const name of await caches.keys()) await caches.delete(name)
}
