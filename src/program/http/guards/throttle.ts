import type { FastifyReply } from 'fastify'
import type { Context } from '../../../ground/context.ts'
import type { Attempt } from '../../../ground/sessions/attempts.ts'
import { addressOf } from '../../../lib/calls/ip-address.ts'
import { attemptLimits } from '../../../limits.ts'
import type { CallName } from '../calls/perform-call.ts'
import { type Given, type Throttle, throttlesOf } from './call-limits.ts'
import { tooMany } from './too-many.ts'

/** Counts this try; throws TOO_MANY with the time to wait. Counts what later fails, too. */
export async function throttle(name: CallName, ctx: Context, given: Given, reply: FastifyReply): Promise<void> {
  const throttles = (await throttlesOf(name)?.(ctx, given)) ?? []
  let tightest: Attempt | undefined
  for (const together of countedTogether(throttles)) {
    for (const [place, attempt] of (await countTries(ctx, together)).entries()) {
      if (!attempt.allowed) throw tooMany(attempt, ctx.now)
      await noteTry(ctx, together[place] as Throttle, attempt)
      if (!tightest || attempt.remaining < tightest.remaining) tightest = attempt
    }
  }
  if (!tightest) return
  reply.header('X-RateLimit-Limit', tightest.limit.most).header('X-RateLimit-Remaining', tightest.remaining)
}

/** Counts a request whose body is read before its own limits are asked. */
export async function countReading({ attempts, db, now, visit }: Context): Promise<void> {
  const attempt = await attempts.count(db, now, 'guest-bodies', addressOf(visit.ip), attemptLimits.guestBodies)
  if (!attempt.allowed) throw tooMany(attempt, now)
}

async function noteTry(
  { db, jobs, visit }: Context,
  { what, whose, limit, forgivable, countsSuccess, alarm }: Throttle,
  { remaining }: Attempt,
) {
  if (alarm && remaining === 0) await jobs.enqueue(db, 'account-alarm', alarm)
  if (forgivable) visit.forgivable.push({ what, whose, limit })
  if (countsSuccess) visit.ifSuccessful.push({ what, whose, limit })
}

const slows = (throttle: Throttle | undefined): boolean => throttle !== undefined && 'wait' in throttle.limit

/** Groups limits that are counted in one round trip; one that slows down needs its own. */
function countedTogether(throttles: Throttle[]): Throttle[][] {
  const groups: Throttle[][] = []
  for (const throttle of throttles) {
    const last = groups.at(-1)
    if (last && !slows(throttle) && !slows(last[0])) last.push(throttle)
    else groups.push([throttle])
  }
  return groups
}

async function countTries({ attempts, db, now }: Context, together: Throttle[]): Promise<Attempt[]> {
  const [first] = together
  if (first && 'wait' in first.limit) return [await attempts.slow(db, now, first.what, first.whose, first.limit)]
  return attempts.countEach(db, now, together)
}
