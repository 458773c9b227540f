import type { Audience } from './route-entry.ts'

export interface GuardedUser {
  status_data: 0 | 1
}

export const PERSONAL_DATA_PATH = '/user/data-diri'
const LOGIN_PATH = '/login'
const DASHBOARD_PATH = '/user/dashboard'

/** Spec section 4's navigation guard: where to go instead, or undefined to stay. First matching row wins. */
export function guard(to: { audience: Audience; path: string }, user: GuardedUser | null): string | undefined {
  const onPersonalData = to.path === PERSONAL_DATA_PATH
  if (user === null) return to.audience === 'auth' ? LOGIN_PATH : undefined
  if (to.audience === 'guest') return user.status_data === 0 ? PERSONAL_DATA_PATH : DASHBOARD_PATH
  if (user.status_data === 0 && !onPersonalData) return PERSONAL_DATA_PATH
  if (user.status_data === 1 && onPersonalData) return DASHBOARD_PATH
  return undefined
}
