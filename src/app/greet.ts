import type { createBrowserRouter } from 'react-router'
import type { RouteHandle } from './routing/route-handle.ts'
import { restoreUser } from './session/account.ts'
import { guard } from './session/guard.ts'

/** A page that came from the server is the same for everyone: only now is it known who is reading it. */
export async function greet(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  const user = await restoreUser().catch(() => null)
  const handle = router.state.matches.at(-1)?.route.handle as RouteHandle | undefined
  if (!user || !handle) return
  const target = guard({ audience: handle.audience, path: router.state.location.pathname }, user)
  if (target !== undefined) await router.navigate(target, { replace: true })
}
