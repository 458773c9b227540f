import type { Refusal } from '../../lib/calls/refusal.ts'

export type Reaction = 'login' | 'verify-email' | 'confirm-password'

const CSRF_TEXT = 'CSRF token mismatch.'

type Refused = Pick<Refusal, 'status' | 'message'>

/** A 419 that says nothing of the session: its pair of cookie and header went stale. */
export const isStaleCsrf = ({ status, message }: Refused): boolean => status === 419 && message === CSRF_TEXT

/** Where a refusal sends the user: spec section 8's error catalogue. */
export function reactionTo(refusal: Refused): Reaction | undefined {
  switch (refusal.status) {
    case 401:
      return 'login'
    case 419:
      return isStaleCsrf(refusal) ? undefined : 'login'
    case 403:
      return 'verify-email'
    case 423:
      return 'confirm-password'
    default:
      return undefined
  }
}
