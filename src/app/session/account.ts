import '../calls/member-calls.ts'
import type { User } from '../../features/platform/accounts/contract.ts'
import { otherTabs } from '../../lib/browser/other-tabs.ts'
import { ownVault } from '../../lib/browser/own-vault.ts'
import { Refusal } from '../../lib/calls/refusal.ts'
import { officeTo } from '../../office-paths.ts'
import { isOwnPath, to } from '../../paths.ts'
import { client, quietClient } from '../calls/browser-client.ts'
import { reactionTo } from '../calls/refusal-reaction.ts'
import { closeVault, emptyVault, enterVault, sealExams, storedUser } from '../offline/member-vault.ts'
import { reach } from '../offline/reach.ts'
import { session } from './session.ts'

let asking: Promise<User> | undefined

/** Session restore (spec section 4): the current user is fetched; if that fails the user is cleared. */
export function restoreUser(): Promise<User> {
  asking ??= quietClient
    .me()
    .then(keep, async (error: unknown) => {
      const known = isAway(error) ? await storedUser().catch(() => undefined) : undefined
      if (known) return enter(known)
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
    return await keep(await client.me())
  } catch (error) {
    session.forget()
    throw error
  }
}

/** Ends the session here and on the server. A session that is gone already counts as ended. */
export async function logOut(): Promise<void> {
  if (await ownVault.isUnsent().catch(() => false)) return location.assign(officeTo.door)
  // The answer clears this browser's storage, so what waits of an exam is sealed before it, and kept again after it.
  const sealed = await sealExams().catch(() => [])
  try {
    await quietClient.logout()
  } catch (error) {
    if (!(error instanceof Refusal) || reactionTo(error) !== 'login') throw error
  }
  await emptyVault(sealed)
  session.clear()
  otherTabs.tellLoggedOut()
}

/** Ends it in this tab too: what is typed and shown goes, as another person may be next at this machine. */
async function leaveToo(): Promise<void> {
  // A tab that slept hears of it late, when somebody may have logged in again.
  if (session.isLikely()) return void location.reload()
  await emptyVault().catch(() => undefined)
  session.clear()
  if (isOwnPath(location.pathname)) location.replace(to.home)
}

otherTabs.whenLoggedOut(() => void leaveToo())
// Requests of this tab would go out in the name of whoever is in now.
otherTabs.whenEntered((id) => {
  const known = session.user()
  if (known && known.id !== id) location.reload()
})

const isAway = (error: unknown): boolean => error instanceof Refusal && error.status === 0

async function keep(user: User): Promise<User> {
  reach.note(true)
  await enterVault(user)
  otherTabs.tellEntered(user.id)
  return enter(user)
}

function enter(user: User): User {
  session.enter(user)
  return user
}

// Wherever a session ends, its key goes with it.
session.subscribe(() => {
  if (!session.isLikely()) void closeVault().catch(() => undefined)
})
