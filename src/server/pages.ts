import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { guard } from '../app/guard.ts'
import { type Audience, routeTable } from '../app/route-table.ts'
import { turnedAside } from '../app/turned-aside.ts'
import { escapeMarkup } from '../lib/markup.ts'
import { PROBLEMS } from '../problems.ts'
import { type Cookies, carriesSession } from './cookies.ts'
import type { Db } from './db.ts'
import type { Keys } from './keys.ts'
import type { PageCache, Rendered } from './page-cache.ts'
import { problemOf } from './problem-of.ts'
import { whoOpens } from './recognise.ts'
import type { Account } from './session-rows.ts'

interface Parts {
  appUrl: string
  cache: PageCache
  cookies: Cookies
  keys: Keys
  db: Db
  clock: () => Date
  log: Logger
  render: (path: string) => Promise<Rendered>
  renderShell: (path: string) => Promise<Rendered>
}

interface Opening {
  account: Account | undefined
  sessionId: string | undefined
}

const RETRY_SECONDS = '5'

/** Spec section 4's guard for the first page; an account that is not verified yet counts as nobody. */
function elsewhere(audience: Audience, url: URL, account: Account | undefined): string | undefined {
  if (account && !account.verified) return audience === 'auth' ? '/verify-email' : undefined
  const user = account ? { status_data: account.status_data === 1 ? (1 as const) : (0 as const) } : null
  const target = guard({ audience, path: url.pathname }, user)
  return target === undefined ? undefined : turnedAside(target, audience, url)
}

/** When not even the frame of a page can be made. */
const sorry = ({ status, message }: { status: number; message: string }): Rendered => ({
  status,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Gangguan</title></head><body><p>${escapeMarkup(message)}</p></body></html>`,
})

/** Opens pages: where the guard says otherwise a redirect, else public pages rendered, the user area as a shell. */
export function servePages(server: FastifyInstance, parts: Parts) {
  const { cache, cookies } = parts

  /** undefined: the database is away; pages hold no secrets, and calls will say so. */
  async function whoIs(request: FastifyRequest): Promise<Opening | undefined> {
    if (!carriesSession(request.headers.cookie)) return { account: undefined, sessionId: undefined }
    return whoOpens(request, cookies, { db: parts.db, keys: parts.keys, now: parts.clock() }).catch(
      (error: unknown) => {
        parts.log.warn({ err: error }, 'visitor unknown')
        return undefined
      },
    )
  }

  const made = (make: typeof parts.render, request: FastifyRequest): Promise<Rendered> =>
    make(request.url).catch((error: unknown) => {
      const problem = problemOf(error)
      if (!problem) parts.log.error({ err: error, id: request.id }, 'page failed')
      return sorry(problem ?? PROBLEMS.BROKEN)
    })

  const sendWhole = (reply: FastifyReply, { status, type, body }: Rendered) =>
    reply
      .code(status)
      .type(type)
      .headers({ 'Cache-Control': 'no-store', ...(status === 503 ? { 'Retry-After': RETRY_SECONDS } : {}) })
      .send(body)

  async function open(request: FastifyRequest, reply: FastifyReply, audience: Audience, secret = false) {
    const who = await whoIs(request)
    const goTo = who && elsewhere(audience, new URL(request.url, parts.appUrl), who.account)
    if (goTo !== undefined) return reply.header('Cache-Control', 'no-store').redirect(goTo, 302)
    if (audience === 'auth') {
      if (who?.sessionId !== undefined) cookies.setPair(reply, who.sessionId)
      return sendWhole(reply, await made(parts.renderShell, request))
    }
    // An address that holds a secret is not kept.
    if (secret) return sendWhole(reply, await made(parts.render, request))
    reply.hijack()
    return cache.send(request.url, request.raw, reply.raw, async () => {
      const page = await made(parts.render, request)
      if (page.status === 503) reply.raw.setHeader('Retry-After', RETRY_SECONDS)
      return page
    })
  }

  for (const { path, audience } of new Map(routeTable.map((entry) => [entry.path, entry])).values()) {
    const secret = audience === 'guest' && path.includes(':')
    server.get(path, (request, reply) => open(request, reply, audience, secret))
  }
  if (!routeTable.some((entry) => entry.path === '/user')) {
    server.get('/user', async (_request, reply) => reply.redirect('/user/dashboard', 302))
  }
  return open
}
