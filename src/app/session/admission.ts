import { redirect } from 'react-router'
import type { User } from '../../features/platform/accounts/contract.ts'
import { Refusal } from '../../lib/calls/refusal.ts'
import { to } from '../../paths.ts'
import { reactionTo } from '../calls/refusal-reaction.ts'
import type { Audience } from '../routing/route-entry.ts'
import { restoreUser } from './account.ts'
import { guard } from './guard.ts'
import { guardTarget } from './guard-target.ts'
import { session } from './session.ts'

/** Lets a navigation through with the person who is logged in, or turns it aside: the guard before every navigation. */
export async function admit(audience: Audience, url: URL): Promise<User | null> {
  const user = session.user() ?? (await personBehind(audience))
  const target = guard({ audience, path: url.pathname }, user)
  if (target === undefined) return user
  throw redirect(guardTarget(target, audience, url))
}

/** Public pages and those of a device never wait for an answer; pages for guests ask only when somebody may be logged in. */
async function personBehind(audience: Audience): Promise<User | null> {
  if (audience === 'anyone' || audience === 'device' || (audience === 'guest' && !session.isLikely())) return null
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
