import type { createBrowserRouter } from 'react-router'
import { onRefusal } from './browser-client.ts'
import { withReturn } from './destination.ts'
import { to } from './links.ts'
import { reactionTo } from './refusal-reaction.ts'
import { session } from './session.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** The one place that reacts to 401/419, 403 and 423 as spec section 8 says. */
export function followRefusals(router: Router): void {
  const here = () => router.state.navigation.location ?? router.state.location
  const go = (target: string) => {
    const { pathname, search, hash } = here()
    if (pathname === target) return
    const isWayBack = target !== to.verifyEmail && pathname !== to.dashboard
    void router.navigate(isWayBack ? withReturn(target, pathname + search + hash) : target)
  }
  onRefusal((refusal) => {
    switch (reactionTo(refusal)) {
      case 'login':
        session.clear()
        return go(to.login)
      case 'verify-email':
        session.forget()
        return go(to.verifyEmail)
      case 'confirm-password':
        return go(to.confirmPassword)
    }
  })
}
