import type { User } from '../../features/platform/accounts/contract.ts'
import { dropCookie, readCookie, writeCookie } from '../../lib/browser/cookies.ts'
import { limits } from '../../limits.ts'

const STATE = 'state'
const TOKEN = 'token'

const listeners = new Set<() => void>()
let user: User | null = null

function set(next: User | null): void {
  user = next
  for (const listener of listeners) listener()
}

/** The person who is logged in, as far as this page knows. Always nobody on the server. */
export const session = {
  user: (): User | null => user,

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Somebody may be logged in: guests are never asked about. */
  isLikely: (): boolean => readCookie(STATE) !== undefined,

  keepToken: (token: string): void => writeCookie(TOKEN, token),

  dropToken: (): void => dropCookie(TOKEN),

  enter(loaded: User): void {
    writeCookie(STATE, '1', limits.stateCookieDays)
    set(loaded)
  },

  /** The user is cleared; the session on the server may live on, as with an unverified address. */
  forget: (): void => set(null),

  /** User, token and state are gone. */
  clear(): void {
    dropCookie(TOKEN)
    dropCookie(STATE)
    set(null)
  },
}
