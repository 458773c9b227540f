import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Access, isOffice, isReader, mayCall } from '../../../access.ts'
import type { Context } from '../../../ground/context.ts'
import { recordOpening } from '../../../ground/sessions/reader-openings.ts'
import { recordRefusal } from '../../../ground/sessions/security-log.ts'
import { hasConfirmedPassword, takeBackTries, type Visit } from '../../../ground/sessions/session.ts'
import type { Account } from '../../../ground/sessions/session-queries.ts'
import { onBehalfOf } from '../../../ground/workers/on-behalf.ts'
import type { Call, FileAnswer } from '../../../lib/calls/call.ts'
import { addressOf } from '../../../lib/calls/ip-address.ts'
import { ANSWERED, readUpload, requestPayload, UNREADABLE } from '../../../lib/calls/mount.ts'
import { randomSecret } from '../../../lib/signing/secret.ts'
import { to } from '../../../paths.ts'
import { Problem } from '../../../problems.ts'
import { isInScope, isOwnCall } from '../../../reader-scopes.ts'
import { callingKey } from '../guards/calling-key.ts'
import type { Cookies } from '../guards/cookies.ts'
import { refuseForeignForm, refuseForgery } from '../guards/csrf.ts'
import { identifyVisitor, visitOf } from '../guards/identify-visitor.ts'
import { fileHeaders } from '../guards/security-headers.ts'
import { countReading, throttle } from '../guards/throttle.ts'
import { performOnceForGuests } from './guests-once.ts'
import { performOnce } from './idempotency.ts'
import type { CallName } from './perform-call.ts'

interface Serving {
  name: CallName
  call: Call
  request: FastifyRequest
  reply: FastifyReply
  ctx: Context
  cookies: Cookies
}

const isRead = (request: FastifyRequest): boolean => request.method === 'GET' || request.method === 'HEAD'

/** Tells whether a person's browser opens an address, rather than a program asking. */
export const isNavigation = ({ headers }: FastifyRequest): boolean =>
  headers['x-requested-with'] === undefined && (headers.accept ?? '').includes('text/html')

/** Admits the visitor, makes the call and writes the cookies, which go out with a refusal too. */
async function performForVisitor(
  { name, call, request, reply, ctx, cookies }: Serving,
  /** The part of the payload that limits count by. */
  asked: Record<string, unknown>,
  read: () => Promise<Record<string, unknown>>,
): Promise<unknown> {
  const { visit } = ctx
  try {
    await identifyVisitor(visit, ctx, call.access === 'member')
    await admit({ name, call, reply, ctx }, asked)
    const given = await read()
    const key = request.headers['idempotency-key']
    const count = () => throttle(name, ctx, asked, reply)
    const perform = call.once ? performOnceForGuests : performOnce
    const answer = await onBehalfOf(ownerOf(call, visit), () => perform(ctx, { name, call, given, key, count }))
    // Before it leaves: what a reader from outside opens is known, or not opened.
    if (isOpening(name, visit)) await recordOpening(ctx.db, ctx, { call: name, hal: call.summary, url: request.url })
    writeCookies(request, reply, cookies, ctx)
    reply.headers(ctx.reply.headers)
    return answer
  } catch (error) {
    // The failed call's changes to the visitor's session did not happen.
    visit.outcome = {}
    await takeBackTries(ctx.db, ctx)
    await recordRefusal(ctx, call, error)
    writeCookies(request, reply, cookies, ctx)
    throw error
  }
}

/**
 * Makes the call of a page's own form in the visitor's name. A page that is the same for everybody holds no token, so
 * the browser must confirm the origin. Returns undefined for an empty answer.
 */
export async function serveForm(
  serving: Omit<Serving, 'ctx'> & { appUrl: string },
  read: () => Promise<Record<string, unknown>>,
  contextFor: (visit: Visit) => Context,
): Promise<unknown> {
  const { request, call, cookies, appUrl } = serving
  refuseForeignForm(request, appUrl)
  const given = await read()
  const visit = visitOf(request, call, cookies, appUrl)
  // The token of a login stays on the server: without this browser's session it is worthless.
  visit.bindsToken = true
  const ctx = contextFor(visit)
  const answer = await performForVisitor({ ...serving, ctx }, given, async () => given)
  return ctx.reply.status === undefined ? answer : undefined
}

/** Makes a call for the visitor, in the order of the contract's section 1; ANSWERED when it has replied itself. */
export async function serveCall(
  serving: Omit<Serving, 'ctx'> & { appUrl: string },
  contextFor: (visit: Visit) => Context,
): Promise<unknown> {
  const { call, request, reply, cookies } = serving
  const visit = visitOf(request, call, cookies, serving.appUrl)
  const ctx = contextFor(visit)
  reply.header('Cache-Control', 'no-store')
  if (!isRead(request) && !visit.stateless) refuseForgeryKeepingSession({ ...serving, ctx })
  try {
    const answer = await performForVisitor({ ...serving, ctx }, requestPayload(request), async () => {
      if (request.body === UNREADABLE) throw new Problem('UNREADABLE')
      return { ...(await readUpload(request, call)), ...requestPayload(request) }
    })
    if (call.answer === 'file') reply.headers(fileHeaders(ctx.appUrl, (answer as FileAnswer).type))
    if (ctx.reply.goTo && isNavigation(request)) {
      reply.redirect(ctx.reply.goTo, 302)
      return ANSWERED
    }
    if (ctx.reply.status === undefined) return answer
    reply.code(ctx.reply.status).send()
    return ANSWERED
  } catch (error) {
    const elsewhere = isNavigation(request) && redirectFor(error, call, request)
    if (!elsewhere) throw error
    reply.redirect(elsewhere, 302)
    return ANSWERED
  }
}

function refuseForgeryKeepingSession({ request, reply, ctx, cookies }: Serving): void {
  try {
    refuseForgery(request, ctx.keys, ctx.visit.sessionId, ctx.appUrl)
  } catch (error) {
    cookies.setSession(reply, ctx.visit.sessionId ?? randomSecret())
    throw error
  }
}

/** Throws 401, 403, 429, 409 or 423 unless the visitor may make this call now. */
async function admit(
  { name, call, reply, ctx }: Pick<Serving, 'name' | 'call' | 'reply' | 'ctx'>,
  asked: Record<string, unknown>,
): Promise<void> {
  const { account, session } = ctx.visit
  if (account && isReader(account)) admitReader(name, call, ctx)
  else if (isOffice(call.access)) admitStaff(call.access as Access, ctx)
  const needsSession = call.access === 'session' || call.access === 'confirmed'
  if (needsSession && !session) throw new Problem('UNAUTHENTICATED')
  if (call.access === 'member' && !account) throw new Problem('UNAUTHENTICATED')
  if (call.access === 'member' && !account?.verified) throw new Problem('UNVERIFIED')
  if (call.access === 'key') ctx.visit.apiKey = await callingKey(ctx)
  // A repetition is recognised by its content, so it is read first and counted only when new.
  if (call.once) await countReading(ctx)
  else await throttle(name, ctx, asked, reply)
  if (call.access === 'guest' && session) throw new Problem('ALREADY_IN')
  const asksPassword = call.access === 'confirmed' || call.asksPassword
  if (asksPassword && !hasConfirmedPassword(ctx)) throw new Problem('CONFIRM_PASSWORD')
}

/**
 * Throws unless the visitor is staff who may make this call. Others get 404, as 403 means VerifyEmail in the contract.
 */
function admitStaff(access: Access, { visit: { account, session }, demo }: Context): void {
  if (!account || !session) throw new Problem('UNAUTHENTICATED')
  if (!mayCall(access, account)) throw new Problem('NOT_FOUND')
  requireProvenEntry(account, demo)
}

/** Throws unless the address is verified and a second factor set up, which demonstrations do without. */
function requireProvenEntry({ verified, two_factor }: Account, demo: boolean): void {
  if (!verified) throw new Problem('UNVERIFIED')
  if (!demo && !two_factor) throw new Problem('TWO_FACTOR_REQUIRED')
}

/** What needs no account, readers from outside call as anybody does. */
const NEEDS_NO_ACCOUNT: readonly string[] = ['public', 'any', 'guest', 'key']

/** Throws unless a reader from outside may make this call: an own one, or one that the scope names. */
function admitReader(name: CallName, call: Call, { visit: { account, session }, demo }: Context): void {
  if (NEEDS_NO_ACCOUNT.includes(call.access)) return
  if (!account || !session) throw new Problem('UNAUTHENTICATED')
  if (isOwnCall(name) && !isOffice(call.access)) return
  if (!isOwnCall(name) && !isInScope(account.role, name)) throw new Problem('NOT_FOUND')
  requireProvenEntry(account, demo)
}

const isOpening = (name: CallName, { account }: Visit): boolean =>
  account !== undefined && isReader(account) && isInScope(account.role, name)

/** Returns the owner in the workers' queue of the work that the call causes. */
function ownerOf({ access }: Call, { account, ip }: Visit): string {
  if (!account) return `address ${addressOf(ip)}`
  return `${isOffice(access) ? 'staff' : 'account'} ${account.id}`
}

/** Renews the cookies of a live session and of a visitor who writes; others keep theirs. */
function writeCookies(request: FastifyRequest, reply: FastifyReply, cookies: Cookies, { visit, now }: Context): void {
  if (visit.stateless) return
  const { sessionId, rememberCookie, forgetsRemember, enteredAs } = visit.outcome
  const renewed = visit.session || !isRead(request) || request.routeOptions.url === '/sanctum/csrf-cookie'
  if (sessionId) cookies.setPair(reply, sessionId)
  else if (!visit.sessionId) cookies.setPair(reply, randomSecret())
  else if (renewed) cookies.setPair(reply, visit.sessionId)
  if (enteredAs) cookies.setDevice(reply, visit.deviceCookie, enteredAs, now)
  if (rememberCookie) cookies.setRemember(reply, rememberCookie)
  else if (forgetsRemember || visit.remembered === 'forget') cookies.clearRemember(reply)
  else if (visit.remembered) cookies.setRemember(reply, visit.remembered.cookie, visit.remembered.seconds)
}

/** Returns where to redirect a person whose browser opened an address that is not allowed. */
function redirectFor(error: unknown, call: Call, request: FastifyRequest): string | undefined {
  if (!(error instanceof Problem)) return undefined
  if (error.code === 'ALREADY_IN') return to.dashboard
  if (call.method !== 'GET') return undefined
  if (error.code === 'UNAUTHENTICATED') return `${to.login}?tujuan=${encodeURIComponent(request.url)}`
  return error.status === 403 ? `${to.verifyEmail}?tautan=ditolak` : undefined
}
