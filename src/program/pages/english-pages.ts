import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { At, Posted } from '../../app/routing/page.ts'
import type { EnglishPage, EnglishSite } from '../../english/english-page.ts'
import { ENGLISH_PAGES } from '../../english/pages.ts'
import { renderEnglish, renderEnglishError } from '../../english/render.tsx'
import { englishTo, inOtherLanguage } from '../../english-paths.ts'
import type { EnglishContent, SiteContent } from '../../features/platform/site-content/contract.ts'
import type { Context } from '../../ground/context.ts'
import type { Visit } from '../../ground/sessions/session.ts'
import { requestHere } from '../../ground/tracing/tracing.ts'
import { to } from '../../paths.ts'
import { Problem } from '../../problems.ts'
import { problemOf } from '../http/answers/problem-of-error.ts'
import { pageAddress } from '../http/answers/shared-address.ts'
import { refuseForeignForm } from '../http/guards/csrf.ts'
import type { RouteMatter } from '../http/health/before-opening.ts'
import type { Assets } from './assets.ts'
import type { Banner } from './demonstration-banner.ts'
import { htmlDocument } from './document.ts'
import type { PageCache, Rendered } from './page-cache.ts'
import { COMPLAINT_FORMS, performForm } from './page-forms.ts'
import { type Answers, inProcessClient, type SharedAnswers } from './render.tsx'
import { sendRendered } from './send-rendered.ts'

interface Parts {
  appUrl: string
  answers: SharedAnswers
  answersFor: (request: FastifyRequest, reply: FastifyReply) => Answers
  contextFor: (visit: Visit) => Context
  assets: Assets
  banner: Banner
  cache: PageCache
  log: Logger
}

// biome-ignore lint/suspicious/noExplicitAny: each page fixes its own type of data
type Page = EnglishPage<any>

const HTML = 'text/html; charset=utf-8'
/** The one cache key of all English addresses without a page. */
const UNKNOWN = `${englishTo.home}/-`

/** The body's words in both languages: the last good ones frame a page even while the database is away. */
async function siteOf({ answers }: Pick<Parts, 'answers'>): Promise<EnglishSite> {
  const [content, english] = await Promise.all([
    answers.getAnyway('getContent', {}),
    answers.getAnyway('getEnglishContent', {}),
  ])
  return { content: content as SiteContent, english: english as EnglishContent }
}

/** The document around what was rendered. */
function documentOf(
  { appUrl, assets, banner }: Parts,
  { content, english }: EnglishSite,
  page: ReturnType<typeof renderEnglish> & Pick<Parameters<typeof htmlDocument>[0], 'path' | 'languages'>,
): Buffer {
  return htmlDocument({
    ...page,
    body: [page.body],
    siteName: english.nama_lembaga_en || content.nama_lembaga,
    colours: content,
    appUrl,
    isStill: true,
    language: 'en',
    program: assets.english,
    assets,
    banner,
    preloads: [],
  })
}

async function renderPage(
  parts: Parts,
  page: Page,
  at: At,
  { own, posted }: { own?: Answers; posted?: Posted } = {},
): Promise<Rendered> {
  const path = at.url.pathname
  const indonesian = inOtherLanguage(page.path, page.indonesian, path)
  const other = indonesian + at.url.search
  const site = await siteOf(parts)
  try {
    const client = inProcessClient(own ?? parts.answers)
    const data = await page.load(client, { ...at, user: null, ...(posted ? { posted } : {}) })
    const rendered = renderEnglish(page, { ...site, data, at }, other)
    const languages = { id: indonesian, en: path }
    return { status: 200, type: HTML, body: documentOf(parts, site, { ...rendered, path, languages }) }
  } catch (error) {
    return renderRefusal(parts, site, error, { path, other })
  }
}

/** Renders a refusal in English, within the frame. */
function renderRefusal(
  parts: Parts,
  site: EnglishSite,
  error: unknown,
  { path, other }: { path: string; other: string },
): Rendered {
  const problem = problemOf(error)
  if (!problem) parts.log.error({ err: error, id: requestHere() }, 'page failed')
  const given = problem?.status ?? 500
  // An address whose id cannot be one leads nowhere.
  const status = given === 422 ? 404 : given
  const rendered = renderEnglishError(site, status, other)
  const headers = { ...problem?.headers, ...(status === 503 ? { 'Retry-After': '5' } : {}) }
  return { status, type: HTML, headers, body: documentOf(parts, site, { ...rendered, path, languages: undefined }) }
}

/** Serves the pages that stand in English too: whole documents without the browser program (decision 66). */
export function serveEnglish(server: FastifyInstance, parts: Parts) {
  const { appUrl, cache } = parts

  const atOf = (request: FastifyRequest, address: string): At => ({
    params: request.params as Record<string, string>,
    url: new URL(address, appUrl),
  })

  const failure = (error: unknown): Rendered => {
    const problem = problemOf(error)
    if (!problem) parts.log.error({ err: error }, 'page failed')
    const status = problem?.status ?? 500
    const code = requestHere() === undefined ? '' : `<p><small>Request code: ${requestHere()}</small></p>`
    return {
      status,
      type: HTML,
      ...(status === 503 ? { headers: { 'Retry-After': '5' } } : {}),
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Unavailable</title></head><body>${parts.banner.english}<p>This page cannot be shown right now. Please try again in a moment.</p>${code}</body></html>`,
    }
  }

  function sendCached(request: FastifyRequest, reply: FastifyReply, key: string, make: () => Promise<Rendered>) {
    reply.hijack()
    return cache.send(request.raw, reply.raw, {
      ...{ key, lane: request.ip, make, refuse: failure },
      route: request.routeOptions.url,
    })
  }

  for (const page of ENGLISH_PAGES) {
    const config = { page: { name: page.path, audience: 'anyone' } } satisfies RouteMatter
    server.get(page.path, { config }, async (request, reply) => {
      if (page.fresh) {
        const own = parts.answersFor(request, reply)
        return sendRendered(reply, await renderPage(parts, page, atOf(request, request.url), { own }).catch(failure))
      }
      const query = new URL(request.url, appUrl).searchParams
      const key = pageAddress(page.path, request.params as Record<string, string>, query, page.search)
      return sendCached(request, reply, key, () => renderPage(parts, page, atOf(request, key)))
    })
  }
  const complaints = ENGLISH_PAGES.find(({ path }) => path === englishTo.complaints)
  const config = { page: { name: englishTo.complaints, audience: 'anyone' } } satisfies RouteMatter
  server.post(englishTo.complaints, { config }, async (request, reply) => {
    if (!complaints || !request.isMultipart()) throw new Problem('UNSUPPORTED_MEDIA')
    refuseForeignForm(request, appUrl)
    const { status, posted } = await performForm(parts, request, reply, COMPLAINT_FORMS)
    const own = parts.answersFor(request, reply)
    const page = await renderPage(parts, complaints, atOf(request, request.url), { own, posted }).catch(failure)
    return sendRendered(reply, page.status === 200 ? { ...page, status } : page)
  })

  /** Answers English addresses that have no page. */
  return async (request: FastifyRequest, reply: FastifyReply) =>
    sendCached(request, reply, UNKNOWN, async () =>
      renderRefusal(parts, await siteOf(parts), new Problem('NOT_FOUND'), { path: UNKNOWN, other: to.home }),
    )
}
