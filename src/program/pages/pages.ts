import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { routeTable } from '../../app/route-table.ts'
import type { PageModule } from '../../app/routing/page.ts'
import type { Audience, RouteEntry } from '../../app/routing/route-entry.ts'
import { guard } from '../../app/session/guard.ts'
import { guardTarget } from '../../app/session/guard-target.ts'
import type { Db } from '../../ground/database/db.ts'
import type { Keys } from '../../ground/secrets/keys.ts'
import type { Account } from '../../ground/sessions/session-queries.ts'
import { escapeMarkup } from '../../lib/text/markup.ts'
import { LEADS_ON, to } from '../../paths.ts'
import { PROBLEMS, Problem } from '../../problems.ts'
import { problemOf } from '../http/answers/problem-of-error.ts'
import { pageAddress } from '../http/answers/shared-address.ts'
import { type Cookies, carriesSession } from '../http/guards/cookies.ts'
import { pageVisitor } from '../http/guards/identify-visitor.ts'
import type { RouteMatter } from '../http/health/before-opening.ts'
import type { Banner } from './demonstration-banner.ts'
import type { PageCache, Rendered } from './page-cache.ts'
import type { Answers, Renderer } from './render.tsx'
import { sendRendered } from './send-rendered.ts'
import { serveUndoPage } from './standalone/email-undo-page.tsx'

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
  /** Returns the calls for a visitor's own pages. */
  answersFor: (request: FastifyRequest, reply: FastifyReply) => Answers
}

interface Opening {
  account: Account | undefined
  sessionId: string | undefined
}

/** The one cache key of all addresses without a page. */
const UNKNOWN = '/tidak-ada'
const RETRY = { 'Retry-After': '5' }

/** Returns where the guard (spec, section 4) redirects the first page; an unverified account counts as nobody. */
function redirectTarget(audience: Audience, url: URL, account: Account | undefined): string | undefined {
  if (account && !account.verified) return audience === 'auth' ? to.verifyEmail : undefined
  const user = account ? { status_data: account.status_data === 1 ? (1 as const) : (0 as const) } : null
  const target = guard({ audience, path: url.pathname }, user)
  return target === undefined ? undefined : guardTarget(target, audience, url)
}

/** Tells whether a page is rendered here; members' pages and those that need the program are built in the browser. */
const isRendered = (entry: RouteEntry | undefined): boolean => entry?.audience !== 'auth' && !entry?.inBrowser

/** Returns the URL of a request, always on this site: '//elsewhere' is a path of ours. */
function urlOf(request: FastifyRequest, appUrl: string): URL {
  const path = request.url.replace(/^[/\\]+/, '/')
  const url = path.startsWith('/') ? URL.parse(path, appUrl) : null
  if (url === null) throw new Problem('NOT_FOUND')
  // '/.//elsewhere' becomes '//elsewhere' only once it is parsed.
  url.pathname = url.pathname.replace(/^\/+/, '/')
  return url
}

/** Returns a page for when not even the frame of a page can be made. */
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

/** Returns the page for an error; a bug is logged. */
export function failedPage(error: unknown, request: FastifyRequest, { log, banner }: Pick<Parts, 'log' | 'banner'>) {
  const problem = problemOf(error)
  if (!problem) log.error({ err: error, id: request.id }, 'page failed')
  return failurePage(problem ?? PROBLEMS.BROKEN, banner, request.id)
}

/** Serves pages: a redirect where the guard says so, public and guest pages rendered, the user area as a shell. */
export function servePages(server: FastifyInstance, parts: Parts) {
  const { cache, cookies } = parts

  /** Returns the visitor; undefined while the database is away: pages hold no secrets, and calls will report it. */
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

  /** Makes the page at an address of this site; private pages are left to the browser. */
  async function makePage(address: string, entry: RouteEntry | undefined, own?: Answers): Promise<Rendered> {
    const { render, renderShell } = parts.renderer
    const page = await (isRendered(entry) ? render(address, entry, own) : renderShell(address, entry))
    return page.status === 503 ? { ...page, headers: RETRY } : page
  }

  async function sendWhole(request: FastifyRequest, reply: FastifyReply, making: Promise<Rendered>) {
    return sendRendered(reply, await making.catch((error: unknown) => refuse(request, error)))
  }

  /** The query readers of the pages; asking the module loader each time would cost more than the address. */
  const searches = new Map<RouteEntry, PageModule<unknown>['search']>()

  /**
   * Returns the cache key of a page: its path, and the part of the query that it reads; nothing else reaches the page.
   */
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
    // Neither members' pages nor addresses that hold a secret are cached.
    if (audience === 'auth' || audience === 'device' || (audience === 'guest' && entry?.path.includes(':'))) {
      if (audience !== 'guest' && who?.sessionId !== undefined) cookies.setPair(reply, who.sessionId)
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
  /** Answers addresses without a route. */
  return (request: FastifyRequest, reply: FastifyReply) => open(request, reply, undefined)
}

/** The pattern of addresses that may end with a slash, including a dot segment. */
const MAY_END_SO = /(?:[/.]|%2e)(?:[?#]|$)/i

/** Returns an address without its last slashes, within this site; undefined when it has none. */
export function withoutLastSlash(request: FastifyRequest, appUrl: string): string | undefined {
  if (!MAY_END_SO.test(request.url)) return undefined
  const { pathname, search } = urlOf(request, appUrl)
  const shorter = pathname.replace(/\/+$/, '')
  return shorter === '' || shorter === pathname ? undefined : shorter + search
}
