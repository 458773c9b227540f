import './style.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { restoreUser } from './account.ts'
import { admit } from './admission.ts'
import { client } from './browser-client.ts'
import { followRefusals } from './follow-refusals.ts'
import { guard } from './guard.ts'
import { createRoutes, loadMatched, type RouteHandle } from './routes.tsx'
import { session } from './session.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** `shell`: the page itself was left to the browser. */
interface Hydration extends HydrationState {
  shell?: true
}

const hydration = JSON.parse(document.getElementById('hydration')?.textContent ?? '{}') as Hydration

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const routes = createRoutes(client, admit)
  if (!hydration.shell) await loadMatched(routes, window.location.pathname)
  const router = createBrowserRouter(routes, { hydrationData: hydration })
  followRefusals(router)
  if (hydration.shell) await initialized(router)
  const program = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (hydration.shell) createRoot(root).render(program)
  else hydrateRoot(root, program)
  if (!hydration.shell && session.isLikely()) await greet(router)
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

/** A page that came from the server is the same for everyone: only now is it known who is reading it. */
async function greet(router: Router): Promise<void> {
  const user = await restoreUser().catch(() => null)
  const handle = router.state.matches.at(-1)?.route.handle as RouteHandle | undefined
  if (!user || !handle) return
  const target = guard({ audience: handle.audience, path: router.state.location.pathname }, user)
  if (target !== undefined) await router.navigate(target, { replace: true })
}

void start()
