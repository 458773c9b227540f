import './style.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { client, onRefusal } from './browser-client.ts'
import { lazyChunk } from './lazy-chunk.ts'
import { type Admit, createRoutes, loadMatched } from './routes.tsx'
import { session } from './session.ts'
import { visitLinks } from './visit-links.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** `shell`: the page itself was left to the browser. */
interface Hydration extends HydrationState {
  shell?: true
}

const hydration = JSON.parse(document.getElementById('hydration')?.textContent ?? '{}') as Hydration

/** The account's part of the program is fetched for those who have one, or ask for one of its pages. */
const admit: Admit = async (audience, url) => {
  if (audience === 'anyone' && !session.user()) return null
  return (await lazyChunk(() => import('./admission.ts'))).admit(audience, url)
}

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const routes = createRoutes(client, admit)
  if (!hydration.shell) await loadMatched(routes, window.location.pathname)
  const router = createBrowserRouter(routes, { hydrationData: hydration })
  onRefusal(async (reaction) => (await lazyChunk(() => import('./follow-refusal.ts'))).followRefusal(router, reaction))
  visitLinks(router, routes)
  const program = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (hydration.shell) {
    await initialized(router)
    createRoot(root).render(program)
    return
  }
  hydrateRoot(root, program)
  if (session.isLikely()) await (await lazyChunk(() => import('./greet.ts'))).greet(router)
}

/** Until the page is there, the shell's loading state stays on the screen. */
function initialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}

void start()
