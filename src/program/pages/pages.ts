import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { guard } from '../../app/guard.ts'
import { guardTarget } from '../../app/guard-target.ts'
import type { PageModule } from '../../app/page.ts'
import type { Audience, RouteEntry } from '../../app/route-entry.ts'
import { routeTable } from '../../app/route-table.ts'
import type { Db } from '../../ground/database/db.ts'
import type { Keys } from '../../ground/secrets/keys.ts'
import type { Account } from '../../ground/sessions/session-queries.ts'
import { escapeMarkup } from '../../lib/markup.ts'
import { LEADS_ON, to } from '../../paths.ts'
import { PROBLEMS, Problem } from '../../problems.ts'
import type { RouteMatter } from '../http/before-opening.ts'
import { type Cookies, carriesSession } from '../http/cookies.ts'
import { pageVisitor } from '../http/identify-visitor.ts'
import { problemOf } from '../http/problem-of-error.ts'
import { pageAddress } from '../http/shared-address.ts'
import type { Banner } from './demonstration-banner.ts'
import { serveUndoPage } from './email-undo-page.tsx'
import type { PageCache, Rendered } from './page-cache.ts'
import type { Answers, Renderer } from './render.tsx'
import { sendRendered } from './send-rendered.ts'

interface Parts {
  appUrl: string
  banner: Banner
  cache: PageCache
  cookies: Cookies
  keys: Keys
  db: Db
  clock: () => Date
  log: Logger
  renderer: Renderer
  /** What a visitor's own pages are made of. */
  answersFor: (request: FastifyRequest, reply: FastifyReply) => Answers
}

interface Opening {
  account: Account | undefined
  sessionId: string | undefined
}

/** Every address that no page has shows the same, whatever is written in it. */
const UNKNOWN = '/tidak-ada'
const RETRY = { 'Retry-After': '5' }

/** Spec section 4's guard for the first page; an account that is not verified yet counts as nobody. */
function redirectTarget(audience: Audience, url: URL, account: Account | undefined): string | undefined {
  if (account && !account.verified) return audience === 'auth' ? to.verifyEmail : undefined
  const user = account ? { status_data: account.status_data === 1 ? (1 as const) : (0 as const) } : null
  const target = guard({ audience, path: url.pathname }, user)
  return target === undefined ? undefined : guardTarget(target, audience, url)
}

/** Members' pages and what needs the program anyway are built in the browser. */
const isRendered = (entry: RouteEntry | undefined): boolean => entry?.audience !== 'auth' && !entry?.inBrowser

/** Where a request leads on this site, which is never another one: a path of '//elsewhere' is only a path of ours. */
function urlOf(request: FastifyRequest, appUrl: string): URL {
  const path = request.url.replace(/^[/\\]+/, '/')
  const url = path.startsWith('/') ? URL.parse(path, appUrl) : null
  if (url === null) throw new Problem('NOT_FOUND')
  // '/.//elsewhere' becomes '//elsewhere' only once it is parsed.
  url.pathname = url.pathname.replace(/^\/+/, '/')
  return url
}

/** When not even the frame of a page can be made. */
export const failurePage = (
  { status, message }: { status: number; message: string },
  { style, note }: Banner,
  id: string,
): Rendered => ({
  status,
  ...(status === 503 ? { headers: RETRY } : {}),
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Gangguan</title>${style}</head><body>${note}<p>${escapeMarkup(message)}</p><p><small>Kode permintaan: ${id}</small></p></body></html>`,
})

/** What is shown for an error; the log keeps what is a mistake. */
export function failedPage(error: unknown, request: FastifyRequest, { log, banner }: Pick<Parts, 'log' | 'banner'>) {
  const problem = problemOf(error)
  if (!problem) log.error({ err: error, id: request.id }, 'page failed')
  return failurePage(problem ?? PROBLEMS.BROKEN, banner, request.id)
}

/** Opens pages: where the guard says otherwise a redirect, else pages of all and of guests rendered, the user area as a shell. */
export function servePages(server: FastifyInstance, parts: Parts) {
  const { cache, cookies } = parts

  /** undefined: the database is away; pages hold no secrets, and calls will say so. */
  async function visitorOf(request: FastifyRequest): Promise<Opening | undefined> {
    if (!carriesSession(request.headers.cookie)) return { account: undefined, sessionId: undefined }
    return pageVisitor(request, cookies, { db: parts.db, keys: parts.keys, now: parts.clock() }).catch(
      (error: unknown) => {
        parts.log.warn({ err: error }, 'visitor unknown')
        return undefined
      },
    )
  }

  const refuse = (request: FastifyRequest, error: unknown): Rendered => failedPage(error, request, parts)

  /** The page at an address of this site; what is for nobody's eyes alone is left to the browser. */
  async function makePage(address: string, entry: RouteEntry | undefined, own?: Answers): Promise<Rendered> {
    const { render, renderShell } = parts.renderer
    const page = await (isRendered(entry) ? render(address, entry, own) : renderShell(address, entry))
    return page.status === 503 ? { ...page, headers: RETRY } : page
  }

  async function sendWhole(request: FastifyRequest, reply: FastifyReply, making: Promise<Rendered>) {
    return sendRendered(reply, await making.catch((error: unknown) => refuse(request, error)))
  }

  /** What pages read of a query; asking the module loader each time would cost more than the address. */
  const searches = new Map<RouteEntry, PageModule<unknown>['search']>()

  /** What a page shows is in its path and in what it reads of the query; nothing else of the address reaches it. */
  async function addressOf(request: FastifyRequest, url: URL, entry: RouteEntry | undefined): Promise<string> {
    if (entry === undefined) return UNKNOWN
    const params = request.params as Record<string, string>
    if (isRendered(entry) && !searches.has(entry)) searches.set(entry, (await entry.page()).search)
    const search = searches.get(entry)
    return pageAddress(entry.path, params, url.searchParams, search)
  }

  async function open(request: FastifyRequest, reply: FastifyReply, entry: RouteEntry | undefined) {
    const audience = entry?.audience ?? 'anyone'
    const url = urlOf(request, parts.appUrl)
    const address = url.pathname + url.search
    const who = await visitorOf(request)
    const goTo = who && redirectTarget(audience, url, who.account)
    if (goTo !== undefined) return reply.header('Cache-Control', 'no-store').redirect(goTo, 302)
    // Neither what is a member's nor an address that holds a secret is kept.
    if (audience === 'auth' || (audience === 'guest' && entry?.path.includes(':'))) {
      if (audience === 'auth' && who?.sessionId !== undefined) cookies.setPair(reply, who.sessionId)
      return sendWhole(request, reply, makePage(address, entry))
    }
    if (entry?.fresh) {
      return sendWhole(request, reply, makePage(address, entry, parts.answersFor(request, reply)))
    }
    const key = await addressOf(request, url, entry)
    reply.hijack()
    const make = () => makePage(key, entry)
    return cache.send(request.raw, reply.raw, {
      key,
      lane: request.ip,
      route: request.routeOptions.url,
      make,
      refuse: (error) => refuse(request, error),
    })
  }

  for (const entry of new Map(routeTable.map((known) => [known.path, known])).values()) {
    const config = { page: { name: entry.name, audience: entry.audience } } satisfies RouteMatter
    server.get(entry.path, { config }, (request, reply) => open(request, reply, entry))
  }
  serveUndoPage(server, parts.renderer)
  for (const [path, target] of LEADS_ON) server.get(path, async (_request, reply) => reply.redirect(target, 302))
  /** What no route knows. */
  return (request: FastifyRequest, reply: FastifyReply) => open(request, reply, undefined)
}

/** What could have a slash at its end, a dot that stands for nothing included. */
const MAY_END_SO = /(?:[/.]|%2e)(?:[?#]|$)/i

/** Where an address with a slash too many at its end belongs, on this site in any case; undefined for any other. */
export function withoutLastSlash(request: FastifyRequest, appUrl: string): string | undefined {
  if (!MAY_END_SO.test(request.url)) return undefined
  const { pathname, search } = urlOf(request, appUrl)
  const shorter = pathname.replace(/\/+$/, '')
  return shorter === '' || shorter === pathname ? undefined : shorter + search
}
