import type { FastifyRequest } from 'fastify'
import type { Call } from '../../lib/call.ts'
import { digest } from '../../lib/secret.ts'
import type { Db } from '../database/db.ts'
import type { Keys } from '../secrets/keys.ts'
import type { Cookies } from './cookies.ts'
import { isForeignRead } from './csrf.ts'
import { endAllAccess, nobody, readToken, revivedSessionId, type Visit } from './session.ts'
import {
  type Account,
  accountByToken,
  liveSession,
  rememberedAccount,
  reviveSession,
  touchSession,
} from './session-queries.ts'

interface Parts {
  db: Db
  keys: Keys
  now: Date
}

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]

/** What a request brings, nothing looked up yet. Cookies say nothing when another site's page reads (contract, section 4). */
export function visitOf(request: FastifyRequest, call: Call, cookies: Cookies, appUrl: string): Visit {
  const { origin, referer, 'sec-fetch-site': site, 'user-agent': userAgent = '' } = request.headers
  const sessionId = cookies.sessionId(request)
  const bearer = bearerOf(request)
  const fromBrowser = origin !== undefined || referer !== undefined || site !== undefined || sessionId !== undefined
  const mayBeStateless = call.path.startsWith('/api/v1/') || (call.access === 'member' && bearer !== undefined)
  const stateless = (mayBeStateless && !fromBrowser) || isForeignRead(request, appUrl)
  return {
    ...nobody(),
    ip: request.ip,
    userAgent: userAgent.slice(0, 300),
    stateless,
    bindsToken: request.headers['x-token-binding'] === 'session',
    bearer,
    sessionId: stateless ? undefined : sessionId,
    rememberSecret: stateless ? undefined : cookies.rememberSecret(request),
    forgivable: [],
    outcome: {},
  }
}

/** Finds out who a visit is: session first, then remember cookie, then, where tokens count, the Bearer. */
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
  if (!visit.account?.suspended) return
  await endAllAccess(parts.db, visit.account.id)
  visit.account = undefined
  visit.session = undefined
}

const visitorBySession = async (visit: Visit, { db, now }: Parts) =>
  visit.sessionId === undefined ? undefined : liveSession(db, digest(visit.sessionId), now)

async function reviveByRememberCookie(visit: Visit, { db, keys, now }: Parts) {
  if (visit.rememberSecret === undefined) return undefined
  const sessionId = revivedSessionId(keys, visit.rememberSecret, now)
  const hash = digest(sessionId)
  const { ip, userAgent } = visit
  await reviveSession(db, { hash, rememberHash: digest(visit.rememberSecret), now, ip, userAgent })
  const found = await liveSession(db, hash, now)
  if (found) visit.sessionId = sessionId
  return found
}

/** Who opens a page; changes nothing but the time a session was last seen. */
export async function pageVisitor(request: FastifyRequest, cookies: Cookies, { db, now }: Parts) {
  const sessionId = cookies.sessionId(request)
  const found = sessionId === undefined ? undefined : await liveSession(db, digest(sessionId), now)
  if (found) await touchSession(db, found.session, now)
  const secret = cookies.rememberSecret(request)
  const account: Account | undefined =
    found?.account ?? (secret === undefined ? undefined : await rememberedAccount(db, digest(secret), now))
  return { account: account?.suspended ? undefined : account, sessionId: found ? sessionId : undefined }
}
