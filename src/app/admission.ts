import { redirect } from 'react-router'
import type { User } from '../features/accounts/contract.ts'
import { Refusal } from '../lib/refusal.ts'
import { restoreUser } from './account.ts'
import { localPath, withReturn } from './destination.ts'
import { guard } from './guard.ts'
import { to } from './links.ts'
import { reactionTo } from './refusal-reaction.ts'
import type { Audience } from './route-table.ts'
import { session } from './session.ts'

/** Lets a navigation through with whoever is logged in, or turns it aside: the guard before every navigation. */
export async function admit(audience: Audience, url: URL): Promise<User | null> {
  const user = session.user() ?? (await personBehind(audience))
  const target = guard({ audience, path: url.pathname }, user)
  if (target === undefined) return user
  throw redirect(asideTo(target, audience, url))
}

/** Public pages never wait for an answer; pages for guests ask only when somebody may be logged in. */
async function personBehind(audience: Audience): Promise<User | null> {
  if (audience === 'anyone' || (audience === 'guest' && !session.isLikely())) return null
  try {
    return await restoreUser()
  } catch (error) {
    if (audience === 'guest') return null
    const reaction = error instanceof Refusal ? reactionTo(error) : undefined
    if (reaction === 'verify-email') throw redirect(to.verifyEmail)
    if (reaction === 'login') return null
    throw error
  }
}

function asideTo(target: string, audience: Audience, url: URL): string {
  if (target === to.login) {
    const here = url.pathname + url.search + url.hash
    return here === to.dashboard ? target : withReturn(target, here)
  }
  if (audience === 'guest' && target === to.dashboard) return localPath(url.searchParams.get('tujuan')) ?? target
  // The server's word that the address was verified just now must not get lost on the way to the form.
  return target === to.personalData && url.searchParams.has('verified') ? `${target}?verified=1` : target
}
