import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../ground/database/db.ts'
import type { JobQueue } from '../../../ground/jobs/jobs.ts'
import type { Keys } from '../../../ground/secrets/keys.ts'
import { rememberedAccount, spendCookie } from '../../../ground/sessions/remember.ts'
import { recordSecurityEvent } from '../../../ground/sessions/security-log.ts'
import { endAllAccess, nobody, readToken, revivedSessionId, type Visit } from '../../../ground/sessions/session.ts'
import {
  type Account,
  accountByToken,
  isShut,
  liveSession,
  reviveSession,
  touchSession,
} from '../../../ground/sessions/session-queries.ts'
import type { Call } from '../../../lib/calls/call.ts'
import { digest } from '../../../lib/signing/secret.ts'
import type { Cookies } from './cookies.ts'
import { isForeignRead } from './csrf.ts'

interface Parts {
  db: Db
  keys: Keys
  now: Date
  jobs: JobQueue
}

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]

const visits = new WeakMap<FastifyRequest, Visit>()

/** Returns the visit of a request that was a call of its own; undefined for shared answers. */
export const visitBehind = (request: FastifyRequest): Visit | undefined => visits.get(request)

/**
 * Returns a visit with the request's credentials, before any look-up. Cookies are ignored when another site's page
 * reads (contract, section 4).
 */
export function visitOf(request: FastifyRequest, call: Call, cookies: Cookies, appUrl: string): Visit {
  const { origin, referer, 'sec-fetch-site': site, 'user-agent': userAgent = '' } = request.headers
  const sessionId = cookies.sessionId(request)
  const bearer = bearerOf(request)
  const fromBrowser = origin !== undefined || referer !== undefined || site !== undefined || sessionId !== undefined
  const takesTokens = call.access === 'member' || call.path === '/logout'
  const mayBeStateless = call.path.startsWith('/api/v1/') || (takesTokens && bearer !== undefined)
  const isOfPrograms = call.access === 'key' || call.fromPrograms !== undefined
  const stateless = isOfPrograms || (mayBeStateless && !fromBrowser) || isForeignRead(request, appUrl)
  const visit: Visit = {
    ...nobody(),
    ip: request.ip,
    userAgent: userAgent.slice(0, 300),
    stateless,
    bindsToken: request.headers['x-token-binding'] === 'session',
    bearer,
    sessionId: stateless ? undefined : sessionId,
    deviceCookie: stateless ? undefined : cookies.deviceCookie(request),
    rememberCookie: stateless ? undefined : cookies.rememberCookie(request),
    forgivable: [],
    ifSuccessful: [],
    outcome: {},
  }
  visits.set(request, visit)
  return visit
}

/** Identifies the visitor: by session, then by remember cookie, then, where tokens count, by the Bearer. */
export async function identifyVisitor(visit: Visit, parts: Parts, tokensCount: boolean): Promise<void> {
  const found = (await visitorBySession(visit, parts)) ?? (await reviveByRememberCookie(visit, parts))
  if (found) {
    visit.account = found.account
    visit.session = found.session
    await touchSession(parts.db, found.session, parts.now)
  } else if (tokensCount) {
    const token = readToken(visit.bearer)
    visit.account = token && (await accountByToken(parts.db, token.id, token.hash, parts.now))
  }
  if (!visit.account || !isShut(visit.account, parts.now)) return
  await endAllAccess(parts.db, visit.account.id)
  visit.account = undefined
  visit.session = undefined
}

const visitorBySession = async (visit: Visit, { db, now }: Parts) =>
  visit.sessionId === undefined ? undefined : liveSession(db, digest(visit.sessionId), now)

async function reviveByRememberCookie(visit: Visit, { db, keys, now, jobs }: Parts) {
  const { rememberCookie: cookie, ip, userAgent } = visit
  if (cookie === undefined) return undefined
  const used = await spendCookie(db, { cookie, now, ip, userAgent })
  visit.remembered = used.is === 'good' ? used : 'forget'
  const traced = { keys, now, visit }
  if (used.is === 'spent') {
    await recordSecurityEvent(db, traced, { jenis: 'ingat_disalin', user_id: used.userId })
    await jobs.enqueue(db, 'account-alarm', { alarm: 'remember', userId: used.userId })
  }
  if (used.is !== 'good') return undefined
  const sessionId = revivedSessionId(keys, cookie)
  const hash = digest(sessionId)
  const isNew = await reviveSession(db, { hash, rememberHash: used.hash, now, ip, userAgent })
  const found = await liveSession(db, hash, now)
  if (found) visit.sessionId = sessionId
  if (found && isNew) await recordSecurityEvent(db, traced, { jenis: 'masuk_lagi', user_id: found.account.id })
  return found
}

/** Returns the visitor of a page; changes only the time at which the session was last seen. */
export async function pageVisitor(request: FastifyRequest, cookies: Cookies, { db, now }: Omit<Parts, 'jobs'>) {
  const sessionId = cookies.sessionId(request)
  const found = sessionId === undefined ? undefined : await liveSession(db, digest(sessionId), now)
  if (found) await touchSession(db, found.session, now)
  const cookie = cookies.rememberCookie(request)
  const account: Account | undefined =
    found?.account ?? (cookie === undefined ? undefined : await rememberedAccount(db, cookie, now))
  return { account: account && isShut(account, now) ? undefined : account, sessionId: found ? sessionId : undefined }
}
