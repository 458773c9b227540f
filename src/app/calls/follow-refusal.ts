import type { createBrowserRouter } from 'react-router'
import { to } from '../../paths.ts'
import { withReturn } from '../session/destination.ts'
import { session } from '../session/session.ts'
import type { Reaction } from './refusal-reaction.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Takes the program where a refusal sends the user: 401/419, 403 and 423 of spec section 8. */
export function followRefusal(router: Router, reaction: Reaction): void {
  switch (reaction) {
    case 'login':
      session.clear()
      go(router, to.login, true)
      break
    case 'verify-email':
      session.forget()
      go(router, to.verifyEmail, false)
      break
    case 'confirm-password':
      go(router, to.confirmPassword, true)
      break
  }
}

function go(router: Router, target: string, hasWayBack: boolean): void {
  const { pathname, search, hash } = router.state.navigation.location ?? router.state.location
  if (pathname === target) return
  const isWayBack = hasWayBack && pathname !== to.dashboard
  const address = isWayBack ? withReturn(target, pathname + search + hash) : target
  // Who was in before learns why they are asked again.
  const reason = target === to.login ? `${isWayBack ? '&' : '?'}sesi=berakhir` : ''
  void router.navigate(address + reason)
}
