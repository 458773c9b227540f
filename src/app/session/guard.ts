import { to } from '../../paths.ts'
import type { Audience } from '../routing/route-entry.ts'

export interface GuardedUser {
  status_data: 0 | 1
}

/** Spec section 4's navigation guard: where to go instead, or undefined to stay. First matching row wins. */
export function guard(
  { audience, path }: { audience: Audience; path: string },
  user: GuardedUser | null,
): string | undefined {
  if (audience === 'device') return undefined
  const onPersonalData = path === to.personalData
  if (user === null) return audience === 'auth' ? to.login : undefined
  if (audience === 'guest') return user.status_data === 0 ? to.personalData : to.dashboard
  if (user.status_data === 0 && !onPersonalData) return to.personalData
  if (user.status_data === 1 && onPersonalData) return to.dashboard
  return undefined
}
