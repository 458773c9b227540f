import type { Attempt } from '../../../ground/sessions/attempts.ts'
import { Problem } from '../../../problems.ts'

/** The refusal of a try too many, with the time to wait. */
export function tooMany({ limit, ends }: Attempt, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / 1000))
  return new Problem('TOO_MANY', {
    headers: {
      'Retry-After': String(seconds),
      'X-RateLimit-Limit': String(limit.most),
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Reset': String(Math.ceil(ends.getTime() / 1000)),
    },
  })
}
