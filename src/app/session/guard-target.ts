import { to } from '../../paths.ts'
import type { Audience } from '../routing/route-entry.ts'
import { localPath, withReturn } from './destination.ts'

/** The guard's target with what must not get lost on the way: where one was going, and that an address was verified. */
export function guardTarget(target: string, audience: Audience, url: URL): string {
  if (target === to.login) {
    const here = url.pathname + url.search + url.hash
    return here === to.dashboard ? target : withReturn(target, here)
  }
  if (audience === 'guest' && target === to.dashboard) return localPath(url.searchParams.get('tujuan')) ?? target
  if (target !== to.personalData) return target
  if (url.searchParams.has('verified')) return `${target}?verified=1`
  return audience === 'auth' && url.pathname !== to.dashboard
    ? `${target}?dari=${encodeURIComponent(url.pathname + url.search).replaceAll('%2F', '/')}`
    : target
}
