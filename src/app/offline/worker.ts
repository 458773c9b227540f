/** The part of a service worker's types that is used here, as the program's own types are a page's. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface FetchEvent extends WorkerEvent {
  request: Request
  respondWith: (response: Promise<Response>) => void
}
interface PartsEvent extends WorkerEvent {
  data: { frame: string; parts: string[] }
}
interface Worker {
  location: Location
  registration: { scope: string }
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'message', listener: (event: PartsEvent) => void): void
  }
}
declare const self: Worker

/** The one script works for two areas; lib/browser/kept-frame.ts knows each cache by the same name. */
const IS_DOOR = new URL(self.registration.scope).pathname.startsWith('/admin')
const CACHE = IS_DOOR ? 'kerangka-pintu' : 'kerangka'
/** The frame of an area's page is the same for everyone in it, as the pages themselves are made in the browser. */
const FRAME = IS_DOOR ? '/kerangka-pintu' : '/kerangka-anggota'

const isPage = (response: Response): boolean =>
  response.ok && !response.redirected && (response.headers.get('Content-Type') ?? '').startsWith('text/html')

const keepFrame = async (page: Response): Promise<void> => (await caches.open(CACHE)).put(FRAME, page)

async function openPage(request: Request): Promise<Response> {
  try {
    const response = await fetch(request)
    if (isPage(response)) await keepFrame(response.clone())
    return response
  } catch {
    return (await caches.match(FRAME)) ?? Response.error()
  }
}

/** Names of parts change with what is in them. */
const openPart = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

/** Drawings keep their address when the body takes another colour. */
async function openDrawing(request: Request): Promise<Response> {
  try {
    const response = await fetch(request)
    if (response.ok) await (await caches.open(CACHE)).put(request, response.clone())
    return response
  } catch {
    return (await caches.match(request, { ignoreVary: true })) ?? Response.error()
  }
}

/** Caches the parts that the newest program's page has fetched, and drops older ones. */
async function keepParts({ frame, parts }: PartsEvent['data']): Promise<void> {
  const cache = await caches.open(CACHE)
  const kept = (await cache.keys()).map(({ url }) => url)
  const missing = parts.filter((url) => !kept.includes(url))
  await Promise.all(missing.map((url) => cache.add(url).catch(() => undefined)))
  const page = await fetch(frame, { headers: { Accept: 'text/html' } }).catch(() => undefined)
  // What nobody reads never ends, and holds a connection.
  if (page && isPage(page)) await keepFrame(page)
  else await page?.body?.cancel()
  const old = kept.filter((url) => !parts.includes(url) && new URL(url).pathname !== FRAME)
  await Promise.all(old.map((url) => cache.delete(url)))
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => event.waitUntil(keepParts(event.data)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else if (!request.headers.has('X-Requested-With') && /^\/(assets|images|warna)\//.test(pathname)) {
    event.respondWith(openPart(request))
  } else if (pathname.startsWith('/motif/')) event.respondWith(openDrawing(request))
})

export {}
