import './member-calls.ts'
import type { User } from '../features/platform/accounts/contract.ts'
import { Refusal } from '../lib/refusal.ts'
import { dropKeptDrafts } from '../ui/form/kept-draft.ts'
import { client, quietClient } from './browser-client.ts'
import { reactionTo } from './refusal-reaction.ts'
import { session } from './session.ts'

let asking: Promise<User> | undefined

/** Session restore (spec section 4): the current user is fetched; if that fails the user is cleared. */
export function restoreUser(): Promise<User> {
  asking ??= quietClient
    .me()
    .then(keep, (error: unknown) => {
      if (error instanceof Refusal && reactionTo(error) === 'login') session.clear()
      else session.forget()
      throw error
    })
    .finally(() => {
      asking = undefined
    })
  return asking
}

/** Loads the current user once more; a refusal steers the program. */
export async function loadUser(): Promise<User> {
  try {
    return keep(await client.me())
  } catch (error) {
    session.forget()
    throw error
  }
}

/** Ends the session here and on the server. A session that is gone already counts as ended. */
export async function logOut(): Promise<void> {
  try {
    await quietClient.logout()
  } catch (error) {
    if (!(error instanceof Refusal) || reactionTo(error) !== 'login') throw error
  }
  dropKeptDrafts()
  session.clear()
}

function keep(user: User): User {
  session.enter(user)
  return user
}
