import { crc32 } from 'node:zlib'
import type { KeyScope } from '../../access.ts'
import { digest, randomAlphanumeric, randomSecret } from '../../lib/signing/secret.ts'
import { limits, serverLimits } from '../../limits.ts'
import { Problem } from '../../problems.ts'
import type { Db } from '../database/db.ts'
import type { Keys } from '../secrets/keys.ts'
import type { Attempts, Limit } from './attempts.ts'
import { beginSeries } from './remember.ts'
import { type Account, endAccess, insertSession, type LiveSession } from './session-queries.ts'

/** One request's visitor: the credentials they sent, the account they are, and the cookies of the answer. */
export interface Visit {
  ip: string
  userAgent: string
  /** A program without cookies: Bearer only, no CSRF, and a login starts no session. */
  stateless: boolean
  /** The browser wants its token bound to its session. */
  bindsToken: boolean
  bearer: string | undefined
  sessionId: string | undefined
  rememberCookie: string | undefined
  /** The cookie that marks the accounts which were entered from this browser. */
  deviceCookie: string | undefined
  /** The account that is tried knows this browser. */
  isKnownDevice?: true
  /** The successor of a remember cookie that was used up, or 'forget'. It goes out with failures too. */
  remembered?: { cookie: string; seconds: number } | 'forget'
  session: LiveSession | undefined
  account: Account | undefined
  /** The organisation whose program calls. */
  apiKey?: CallingKey
  /** The counted tries that a success takes back. */
  forgivable: { what: string; whose: string; limit: Limit }[]
  /** The counted tries of this request that count only when it succeeds. */
  ifSuccessful: { what: string; whose: string; limit: Limit }[]
  /** Takes effect on the cookies only when the call succeeds. */
  outcome: { sessionId?: string; enteredAs?: string; rememberCookie?: string; forgetsRemember?: boolean }
}

/** An API key that was shown and counts. */
export interface CallingKey {
  id: number
  cakupan: readonly KeyScope[]
  batas_harian: number
}

/** The part of a context that these functions need. */
export interface VisitContext {
  visit: Visit
  now: Date
}

export const nobody = (): Visit => ({
  ip: '',
  userAgent: '',
  stateless: true,
  bindsToken: false,
  bearer: undefined,
  sessionId: undefined,
  rememberCookie: undefined,
  deviceCookie: undefined,
  session: undefined,
  account: undefined,
  forgivable: [],
  ifSuccessful: [],
  outcome: {},
})

/** The account and session of a call that only somebody logged in may make. */
export function requireSession({ visit }: VisitContext): { account: Account; session: LiveSession } {
  if (!visit.account || !visit.session) throw new Problem('UNAUTHENTICATED')
  return { account: visit.account, session: visit.session }
}

/** The account of a call that a session or a token may make. */
export function requireAccount({ visit }: VisitContext): Account {
  if (!visit.account) throw new Problem('UNAUTHENTICATED')
  return visit.account
}

/** The key of a call that only keys may make. */
export function requireCallingKey({ visit }: VisitContext): CallingKey {
  if (!visit.apiKey) throw new Problem('API_KEY_WRONG')
  return visit.apiKey
}

/** Tells whether this session's password was confirmed lately. */
export function hasConfirmedPassword({ visit, now }: VisitContext): boolean {
  const at = visit.session?.password_confirmed_at
  return at !== null && at !== undefined && now.getTime() - at.getTime() < limits.confirmedPasswordSeconds * 1000
}

/** Throws CONFIRM_PASSWORD unless it was: nobody may export a list of many people from a session left open. */
export function requireConfirmedPassword(ctx: VisitContext): void {
  if (!hasConfirmedPassword(ctx)) throw new Problem('CONFIRM_PASSWORD')
}

/** Takes back the counted tries of this request, which should not count against somebody who succeeded. */
export async function forgive(db: Db, { visit, attempts }: VisitContext & { attempts: Attempts }): Promise<void> {
  for (const { what, whose, limit } of visit.forgivable) await attempts.forget(db, what, whose, limit)
}

/** Takes back the tries of a refused request that count only when it succeeds. */
export async function takeBackTries(db: Db, { visit, attempts }: VisitContext & { attempts: Attempts }): Promise<void> {
  for (const { what, whose, limit } of visit.ifSuccessful.splice(0)) await attempts.takeBack(db, what, whose, limit)
}

interface Login {
  userId: number
  passwordVersion: number
  remember: boolean
}

/** Logs somebody in under a new session id; false when the account has changed since it was read. */
export async function beginSession(db: Db, { visit, now }: VisitContext, entering: Login): Promise<boolean> {
  if (visit.stateless) return true
  const series = entering.remember ? await beginSeries(db, { ...visit, now }, entering.userId) : undefined
  const sessionId = randomSecret()
  const { ip, userAgent } = visit
  const made = { ...entering, hash: digest(sessionId), rememberHash: series?.hash ?? null, now, ip, userAgent }
  if (!(await insertSession(db, made))) return false
  await deletePendingLogin(db, visit)
  visit.outcome = { sessionId, ...(series ? { rememberCookie: series.cookie } : {}) }
  return true
}

const deletePendingLogin = (db: Db, { sessionId = '' }: Visit) =>
  db.deleteFrom('pending_logins').where('session_hash', '=', digest(sessionId)).execute()

/**
 * Issues a token for the person who just entered: `id|plaintext` like Sanctum's, 40 random characters and their CRC-32.
 */
export async function issueToken(db: Db, { visit, now }: VisitContext, userId: number): Promise<string> {
  const secret = randomAlphanumeric(40)
  const plaintext = `${secret}${crc32(secret).toString(16).padStart(8, '0')}`
  const session_hash = visit.outcome.sessionId ? digest(visit.outcome.sessionId) : null
  const bound = visit.bindsToken && session_hash !== null
  const { id } = await db
    .insertInto('tokens')
    .values({
      user_id: userId,
      hash: digest(plaintext),
      session_hash,
      bound,
      created_at: now,
      user_agent: visit.userAgent,
      ip: visit.ip,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `${id}|${plaintext}`
}

/** Parses a Bearer header; returns undefined for one that cannot be ours. */
export function readToken(bearer: string | undefined): { id: number; hash: string } | undefined {
  const match = /^(\d{1,9})\|([A-Za-z0-9]{48})$/.exec(bearer ?? '')
  return match ? { id: Number(match[1]), hash: digest(match[2] ?? '') } : undefined
}

/**
 * Ends this session, its tokens, the token of this request and, like the original site, all remember cookies of the
 * user.
 */
export async function leave(db: Db, { visit }: VisitContext): Promise<void> {
  visit.outcome = { sessionId: randomSecret(), forgetsRemember: true }
  await deletePendingLogin(db, visit)
  const token = readToken(visit.bearer)
  if (token) await deleteToken(db, token, visit.account?.id)
  if (!visit.account || !visit.session) return
  const { hash } = visit.session
  await db.deleteFrom('tokens').where('user_id', '=', visit.account.id).where('session_hash', '=', hash).execute()
  await db.deleteFrom('sessions').where('id_hash', '=', hash).execute()
  await db.deleteFrom('remember_tokens').where('user_id', '=', visit.account.id).execute()
}

/** Deletes a token: with a session only one of the same user, without a session any that is presented. */
const deleteToken = (db: Db, { id, hash }: { id: number; hash: string }, userId: number | undefined) =>
  db
    .deleteFrom('tokens')
    .where('id', '=', id)
    .where('hash', '=', hash)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0))
    .execute()

/** Ends every other access after a change of password; this session goes on under a new id. */
export async function endOtherAccess(db: Db, ctx: VisitContext): Promise<void> {
  const { account, session } = requireSession(ctx)
  const sessionId = randomSecret()
  const hash = digest(sessionId)
  await endAccess(db, account.id, session)
  const { visit, now } = ctx
  const series = session.remember_hash ? await beginSeries(db, { ...visit, now }, account.id) : undefined
  await db
    .updateTable('sessions')
    .set({ id_hash: hash, remember_hash: series?.hash ?? null })
    .where('id_hash', '=', session.hash)
    .execute()
  visit.outcome = { sessionId, ...(series ? { rememberCookie: series.cookie } : {}) }
}

/** Ends every access, after a reset or a suspension. */
export const endAllAccess = (db: Db, userId: number): Promise<void> => endAccess(db, userId, undefined)

/** Stores that the password was right and the second factor is still missing; nobody is logged in yet. */
export async function savePendingLogin(db: Db, { visit, now }: VisitContext, entering: Login): Promise<void> {
  if (visit.stateless) return
  const sessionId = randomSecret()
  await deletePendingLogin(db, visit)
  await db
    .insertInto('pending_logins')
    .values({
      session_hash: digest(sessionId),
      user_id: entering.userId,
      password_version: entering.passwordVersion,
      remember: entering.remember,
      created_at: now,
    })
    .execute()
  visit.outcome = { sessionId }
}

/** The login under way in this session, while it is fresh. */
export function pendingLogin(db: Db, { visit, now }: VisitContext) {
  return db
    .selectFrom('pending_logins')
    .select(['user_id', 'password_version', 'remember'])
    .where('session_hash', '=', digest(visit.sessionId ?? ''))
    .where('created_at', '>', new Date(now.getTime() - serverLimits.pendingLoginMinutes * 60_000))
    .executeTakeFirst()
}

/** The id of a session revived from a remember cookie: the same for all requests that bring it at once. */
export const revivedSessionId = (keys: Keys, rememberCookie: string): string => keys.sign('revive', rememberCookie)
