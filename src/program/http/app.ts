import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { Readable } from 'node:stream'
import fastifyCookie from '@fastify/cookie'
import fastifyMultipart from '@fastify/multipart'
import Fastify, {
  errorCodes,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import { isShared } from '../../access.ts'
import { api } from '../../api.ts'
import { isEnglishPath } from '../../english-paths.ts'
import type { Config } from '../../ground/config.ts'
import { nobody, type Visit } from '../../ground/sessions/session.ts'
import { traceRequests } from '../../ground/tracing/request-spans.ts'
import { sampleCached } from '../../ground/tracing/sample-cached.ts'
import { requestHere } from '../../ground/tracing/tracing.ts'
import type { Call } from '../../lib/calls/call.ts'
import { ANSWERED, methodsOf, mount, PIECE_TYPE, requestPayload, UNREADABLE } from '../../lib/calls/mount.ts'
import { serverLimits } from '../../limits.ts'
import { Problem } from '../../problems.ts'
import { jobHandlers } from '../jobs.ts'
import { serveAccountForms } from '../pages/account-forms.ts'
import { type Banner, bannerOf } from '../pages/demonstration-banner.ts'
import { serveEnglish } from '../pages/english-pages.ts'
import { contentFollower } from '../pages/follow-content.ts'
import { serveOffice } from '../pages/office-page.ts'
import { PageCache } from '../pages/page-cache.ts'
import { formAnswerer } from '../pages/page-forms.ts'
import { failedPage, servePages, withoutLastSlash } from '../pages/pages.ts'
import { createRenderer } from '../pages/render.tsx'
import { sendRendered } from '../pages/send-rendered.ts'
import { serveMailStop } from '../pages/standalone/mail-stop-page.tsx'
import { invitationAnswerer, serveInvitation } from '../pages/standalone/webhook-invitation.tsx'
import { embeddedCache, verificationAnswerer } from '../pages/verification-pages.tsx'
import { logAnswers } from './answer-log.ts'
import { PublicAnswers } from './answers/public-answers.ts'
import { answerProblem } from './answers/refusal-text.ts'
import { serveShared } from './answers/serve-shared.ts'
import { visitorAnswers } from './answers/visitor-answers.ts'
import type { AppParts } from './app-parts.ts'
import { type CallName, performCall } from './calls/perform-call.ts'
import { isNavigation, serveCall } from './calls/serve-call.ts'
import { serveDescription } from './calls/serve-description.ts'
import { contexts, workContext } from './contexts.ts'
import { serveSiteFiles } from './files/site-files.ts'
import { serveStatic } from './files/static-files.ts'
import { carriesSession, openCookies } from './guards/cookies.ts'
import { pageVisitor } from './guards/identify-visitor.ts'
import { onOneHost } from './guards/one-host.ts'
import { openToSites } from './guards/open-to-sites.ts'
import { securityHeaders, sendAlways } from './guards/security-headers.ts'
import { holdUntilOpened, keepWhenOpened, type RouteMatter } from './health/before-opening.ts'
import type { DrainReason } from './health/draining.ts'
import { watchHealth } from './health/health.ts'
import { watchMetrics } from './health/metrics.ts'
import { refuseWhenSuperseded } from './health/superseded.ts'
import { withWholeNumber } from './whole-number.ts'

export interface App {
  server: FastifyInstance
  /** Tells the proxy to send visitors elsewhere; once superseded it refuses those who still come. */
  drain: (why: DrainReason) => void
  /** Forgets rendered pages and public answers. */
  dropPages: () => void
  /** Told that a transaction changed content: clears the page cache, and reads the body's time zone anew. */
  followContent: (transaction: string) => Promise<void>
  /** Sets whether content changes are heard of. */
  setListening: (listening: boolean) => void
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

const wantsHtml = (request: FastifyRequest): boolean => isRead(request) && isNavigation(request)

/** The whole server program over its parts; nothing in it knows where they come from. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, database, clock, log, keys, assets } = parts
  const headers = securityHeaders(config.appUrl, assets.fromSource ? 'open' : 'page')
  const cache = new PageCache(Object.entries(headers).flat(), clock, sampleCached(log, config.cachedLogSample))
  const server = newServer(parts, cache)
  const contextFor = contexts(parts)
  const answers = new PublicAnswers(() => contextFor(nobody()), clock)
  const cookies = openCookies(config.appUrl, keys)
  const onError = (error: unknown) => log.error({ err: error, id: requestHere() }, 'page failed')
  const banner = bannerOf(config)
  const renderer = createRenderer({ answers, assets, banner, appUrl: config.appUrl, onError })
  parts.jobs.handle(jobHandlers(workContext(parts), parts))

  server.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, { log, banner }))
  await server.register(fastifyCookie)
  acceptBodies(server)
  await server.register(fastifyMultipart)
  sendAlways(server, headers)
  redirectLastSlash(server, config.appUrl)
  logAnswers(server, log, keys)
  watchMetrics(server, {
    ...parts,
    caches: { page: cache.entries, answer: answers.entries },
    token: config.metricsToken,
  })
  const draining = watchHealth(server, parts)
  refuseWhenSuperseded(server, { draining, isNavigation: wantsHtml, banner })
  const embedded = embeddedCache(clock)
  const caches = [answers.entries, cache.entries, embedded]
  const keeping = keepWhenOpened(caches)
  holdUntilOpened(server, {
    db: database.db,
    visitorOf: async (request) =>
      (await pageVisitor(request, cookies, { db: database.db, keys, now: clock() })).account,
    isNavigation: wantsHtml,
    renderPreparing: renderer.renderPreparing,
    onOpen: keeping.open,
  })
  const answersFor = (request: FastifyRequest, reply: FastifyReply) =>
    visitorAnswers(answers, contextFor, request, reply)
  const forms = { appUrl: config.appUrl, log, renderer, cookies, contextFor, answersFor, embedded }
  mount(server, api, (name, call, request, reply) => {
    const answerForm =
      formAnswerer(name, request) ?? verificationAnswerer(name, request) ?? invitationAnswerer(name, request)
    if (answerForm) return answerForm(forms, request, reply).then(() => ANSWERED)
    const serving = { name: name as CallName, call, request, reply, cookies, appUrl: config.appUrl }
    const ctxOf = (visit: Visit) => contextFor(visit, request.headers)
    if (call.access !== 'public') return serveCall(serving, ctxOf)
    if (isShared(call)) return serveShared(serving, cache, ctxOf(nobody()), log)
    const make = () => performCall(name as CallName, ctxOf(nobody()), requestPayload(request))
    return setFileHeaders(reply, name as CallName, config).then(make)
  })
  serveAccountForms(server, forms)
  for (const serve of [serveInvitation, serveMailStop]) serve(server, forms)
  const { appUrl } = config
  const pages = { appUrl, answers, answersFor, assets, banner, cache, clock, cookies, db: database.db, keys, log }
  const openUnknown = servePages(server, { ...pages, renderer })
  const openUnknownEnglish = serveEnglish(server, { ...pages, contextFor })
  serveOffice(server, { ...pages, openUnknown })
  serveSiteFiles(server, { answers, appUrl, files: parts.files, clock, cache, log })
  serveDescription(server, { appUrl, banner, cache, log })
  await serveStatic(server, database.db)
  answerUnknown(server, openUnknown, openUnknownEnglish)
  const following = await contentFollower({ ...parts, db: database.db, caches, keeping, onError })
  return { server, drain: draining.begin, ...following }
}

/** Answers a failed request: a browser outside the calls gets a page, even where that page could not begin. */
function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { log, banner }: { log: Logger; banner: Banner },
): void {
  const { call } = request.routeOptions.config as RouteMatter
  const isPage = wantsHtml(request) && (call === undefined || verificationAnswerer(call, request) !== undefined)
  if (isPage) sendRendered(reply, failedPage(error, request, { log, banner }))
  else answerProblem(error, request, reply, log)
}

/** How long a browser may take, in milliseconds: for its headers, for the whole request, and until the next one. */
const REQUEST_WAITS = { headersTimeout: 20_000, requestTimeout: 120_000, keepAliveTimeout: 65_000 }
/** The options of the server: most requests have no body, so the setup for one is skipped. */
const SERVER_OPTIONS = { ...REQUEST_WAITS, optimizeEmptyRequests: true }

/** Redirects an address with a slash too many for good, always within this site. */
function redirectLastSlash(server: FastifyInstance, appUrl: string): void {
  server.addHook('onRequest', (request, reply, done) => {
    const shorter = isRead(request) ? withoutLastSlash(request, appUrl) : undefined
    if (shorter === undefined) done()
    else reply.redirect(shorter, 301)
  })
}

/** Answers requests without a route: another method's path, a program's mistake, or a missing page. */
function answerUnknown(
  server: FastifyInstance,
  openUnknown: ReturnType<typeof servePages>,
  openUnknownEnglish: ReturnType<typeof serveEnglish>,
): void {
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const allowed = methodsOf(api, path)
    if (allowed.length > 0 && !allowed.some((method) => method === request.method)) {
      throw new Problem('METHOD_NOT_ALLOWED', { headers: { Allow: allowed.join(', ') } })
    }
    if (!wantsHtml(request)) throw new Problem('NOT_FOUND')
    return isEnglishPath(path) ? openUnknownEnglish(request, reply) : openUnknown(request, reply)
  })
}

function newServer({ config, log, clock }: AppParts, cache: PageCache): FastifyInstance {
  const logger: FastifyBaseLogger = log
  const server = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: serverLimits.jsonBodyBytes,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    rewriteUrl: (request) => withWholeNumber(request),
    frameworkErrors: (error, request, reply) => answerProblem(error, request, reply, log),
    serverFactory: (handler) =>
      http.createServer(
        SERVER_OPTIONS,
        onOneHost(log, (request, response) => {
          const mayBeCached = request.method === 'GET' && !carriesSession(request.headers.cookie)
          if (mayBeCached && cache.sendCached(request, response, clock().getTime())) return
          handler(request, response)
        }),
      ),
  })
  traceRequests(server)
  openToSites(server, api)
  return server
}

/**
 * Accepts JSON, and forms where a standard asks for them. An empty body is an empty object, as clients send the JSON
 * type without content.
 */
function acceptBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  server.addHook('preParsing', ({ raw, headers }, _reply, body, done) => {
    // A request without a body never reports that its body ended.
    done(null, raw.readableEnded && headers['content-type'] !== undefined ? Readable.from([]) : body)
  })
  server.addContentTypeParser(PIECE_TYPE, (_request, _stream, done) => done(null, undefined))
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text.length === 0) return done(null, {})
    try {
      const body: unknown = JSON.parse(String(text))
      done(null, typeof body !== 'object' || body === null || Array.isArray(body) ? UNREADABLE : body)
    } catch {
      done(null, UNREADABLE)
    }
  })
  server.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (request, text, done) => {
    const { call } = request.routeOptions.config as RouteMatter
    const isTaken = call !== undefined && (api as Record<string, Call>)[call]?.fromPrograms?.asForm
    if (!isTaken) return done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(FORM_TYPE), undefined)
    done(null, Object.fromEntries(new URLSearchParams(String(text))))
  })
}

/** As programs send forms that follow OAuth. */
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Sets the headers that depend on the type of file. */
async function setFileHeaders(reply: FastifyReply, name: CallName, config: Config): Promise<void> {
  if (name === 'getPicture') reply.headers({ 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept' })
  else if (name === 'getDocument') {
    reply.headers({
      ...securityHeaders(config.appUrl, 'frame'),
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  } else reply.header('Cache-Control', 'no-store')
}
