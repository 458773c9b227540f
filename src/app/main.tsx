import { isOwnPath } from '../paths.ts'
import './style.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { FrameContent } from '../features/platform/site-content/contract.ts'
import { setBodyZone } from '../lib/day.ts'
import { client, onRefusal } from './calls/browser-client.ts'
import { publicRoutes } from './public-routes.ts'
import { type Admit, createRoutes, loadAhead, pageRoutes, pagesOf, SHELL_NAMES } from './routes.tsx'
import { lazyChunk } from './routing/lazy-chunk.ts'
import type { RouteEntry } from './routing/route-entry.ts'
import { visitLinks } from './routing/visit-links.ts'
import { session } from './session/session.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** The state for hydration; `shell` is set when the server left the page itself to the browser. */
interface Hydration extends HydrationState {
  shell?: true
}

const hydration = JSON.parse(document.getElementById('hydration')?.textContent ?? '{}') as Hydration

const content = hydration.loaderData?.['root'] as FrameContent | undefined
if (content) setBodyZone(content.zona_waktu)

/** The account's part of the program is fetched for those who have one, or ask for one of its pages. */
const admit: Admit = async (audience, url) => {
  if (audience === 'anyone' && !session.user()) return null
  return (await lazyChunk(() => import('./session/admission.ts'))).admit(audience, url)
}

let ownRoutesKnown = false

/** The pages of guests and members: part of the program once the first of them is asked for. */
async function ownRoutes(): Promise<RouteEntry[]> {
  const loaded = await lazyChunk(() => import('./own-routes.ts'))
  ownRoutesKnown = true
  return loaded.ownRoutes
}

const addOwnRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (ownRoutesKnown || !isOwnPath(path)) return
  const entries = await ownRoutes()
  for (const shell of SHELL_NAMES) patch(pagesOf(shell), pageRoutes(client, admit, entries, shell))
}

/** Ends the current task, so that the browser can answer a touch before the next one. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const entries = isOwnPath(window.location.pathname) ? [...publicRoutes, ...(await ownRoutes())] : publicRoutes
  await nextTurn()
  const routes = createRoutes(client, entries, admit)
  if (!hydration.shell) await loadAhead((matchRoutes(routes, window.location.pathname) ?? []).map(({ route }) => route))
  await nextTurn()
  const router = createBrowserRouter(routes, { hydrationData: hydration, patchRoutesOnNavigation: addOwnRoutes })
  onRefusal(async (reaction) =>
    (await lazyChunk(() => import('./calls/follow-refusal.ts'))).followRefusal(router, reaction),
  )
  visitLinks(router)
  await nextTurn()
  const program = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (hydration.shell) {
    await waitUntilInitialized(router)
    createRoot(root).render(program)
    return
  }
  // In short pieces, so that a touch in between is answered.
  startTransition(() => void hydrateRoot(root, program))
  if (session.isLikely()) await (await lazyChunk(() => import('./greet.ts'))).greet(router)
}

/** Until the page is there, the shell's loading state stays on the screen. */
const waitUntilInitialized = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    const look = (state: Router['state']) => state.initialized && resolve()
    look(router.state)
    router.subscribe(look)
  })

void start()
