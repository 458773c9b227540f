import { type ComponentType, StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createStaticRouter, type RouteObject, type StaticHandlerContext, StaticRouterProvider } from 'react-router'
import { api } from '../../api.ts'
import { NOT_FOUND } from '../../app/routes.tsx'
import type { ApiClient, At, Head } from '../../app/routing/page.ts'
import { pathParams } from '../../app/routing/path-params.ts'
import type { RouteEntry } from '../../app/routing/route-entry.ts'
import type { RouteHandle } from '../../app/routing/route-handle.ts'
import { ShellLoading } from '../../app/shells/ShellLoading.tsx'
import { Preparing } from '../../app/shells/standalone/Preparing.tsx'
import { inEnglish } from '../../english-paths.ts'
import type { FrameContent, SiteContent } from '../../features/platform/site-content/contract.ts'
import { frameContent } from '../../features/platform/site-content/frame-rules.ts'
import { requestHere } from '../../ground/tracing/tracing.ts'
import { bodyName } from '../../lib/body.ts'
import { createLocalClient } from '../../lib/calls/client.ts'
import { BUILT_IN } from '../../lib/graphics/colour-scheme.ts'
import { to } from '../../paths.ts'
import { PROBLEMS } from '../../problems.ts'
import { problemOf } from '../http/answers/problem-of-error.ts'
import type { CallName } from '../http/calls/perform-call.ts'
import type { Assets } from './assets.ts'
import { type Frame, frameOf, HollowShell, withFrame } from './cached-frame.tsx'
import type { Banner } from './demonstration-banner.ts'
import { htmlDocument } from './document.ts'
import { hydrationJson, scriptJson } from './hydration.ts'
import type { Rendered } from './page-cache.ts'
import { loadPage, type PageRoutes, pageRoutesOf } from './page-data.ts'
import type { Pieces } from './pieces.ts'

export interface Answers {
  get: (name: CallName, asked: Record<string, unknown>) => Promise<unknown>
}

/** The shared answers: the last good one frames a page even while the database is away. */
export interface SharedAnswers extends Answers {
  getAnyway: Answers['get']
}

export interface Renderer {
  /** Renders a page with its data, or one visitor's own data; without an entry the page of an unknown address. */
  render: (path: string, entry: RouteEntry | undefined, own?: Answers) => Promise<Rendered>
  /** Renders the document of a page that is built in the browser: the same for everyone. */
  renderShell: (path: string, entry: RouteEntry | undefined) => Promise<Rendered>
  /** Renders a page without browser program. */
  renderStill: (page: StillPage) => Promise<Rendered>
  /** Renders the notice for strangers before the portal opens. */
  renderPreparing: () => Promise<Rendered>
}

export interface StillPage {
  path: string
  title: string
  status: number
  View: ComponentType<{ content: SiteContent }>
}

interface Options {
  answers: SharedAnswers
  assets: Assets
  banner: Banner
  appUrl: string
  onError: (error: unknown) => void
}

const CALLS = Object.keys(api)

/** Returns the client of pages on the server: it calls within this process, not over the network. */
export const inProcessClient = (answers: Answers): ApiClient =>
  createLocalClient(CALLS, (name, asked) => answers.get(name as CallName, asked))

const SHELL_FILES = { public: [], plain: ['src/app/shells/PlainShell.tsx'], user: ['src/app/shells/UserShell.tsx'] }

/** Returns the source files of a page beyond the main program, as the build names them (vite.config.ts). */
function filesOf(entry: RouteEntry | undefined): string[] {
  if (!entry) return []
  const { file } = entry.page as { file?: string }
  const table = entry.audience === 'anyone' ? [] : ['src/app/own-routes.ts']
  return [...table, ...SHELL_FILES[entry.shell], ...(file ? [file] : [])]
}

/** Reduces errors to what the browser may see: status and sentence. */
function simplifyErrors(context: StaticHandlerContext, onError: (error: unknown) => void): void {
  for (const [id, error] of Object.entries(context.errors ?? {})) {
    const problem = problemOf(error)
    if (!problem) onError(error)
    const { status, message } = problem ?? PROBLEMS.BROKEN
    // An address whose id cannot be one leads nowhere.
    context.statusCode = status === 422 ? 404 : status
    const request = context.statusCode >= 500 ? { request: requestHere() } : {}
    if (context.errors) context.errors[id] = { status: context.statusCode, message, ...request }
  }
}

function headOf(context: StaticHandlerContext, url: URL): { head: Head; name: string } {
  const last = context.matches.at(-1)
  const handle = last?.route.handle as RouteHandle | undefined
  const failed = Object.keys(context.errors ?? {}).length > 0
  if (!last || !handle || failed) {
    return { head: { title: context.statusCode === 404 ? 'Page Not found' : 'Gangguan', noindex: true }, name: '' }
  }
  const at: At = { params: pathParams(last.params), url }
  return { head: handle.head(context.loaderData[last.route.id], at), name: handle.name }
}

/** Returns the paths of a page in both languages; undefined where it exists in Indonesian only. */
function languagesOf(entry: RouteEntry | undefined, path: string): { id: string; en: string } | undefined {
  const en = entry && inEnglish(path)
  return en === undefined ? undefined : { id: path, en }
}

/** Returns the redirect of a page that has another address now. */
const redirectPage = (response: Response): Rendered => ({
  status: response.status,
  type: 'text/html; charset=utf-8',
  body: '',
  location: response.headers.get('Location') ?? '/',
})

interface Drawn {
  context: StaticHandlerContext
  body: Pieces
  content: FrameContent | undefined
}

/** Returns the same routes, with holes where header and footer stand around the public ones. */
const withHoles = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    if (route.id === 'public') return { ...route, element: undefined, Component: HollowShell }
    return route.children ? { ...route, children: withHoles(route.children) } : route
  })

type Router = ReturnType<typeof createStaticRouter>

const routers = new WeakMap<RouteObject[], Router>()

/** Returns the router of these routes; all but its state is reused. */
function routerAt(routes: RouteObject[], context: StaticHandlerContext): Router {
  const router = routers.get(routes) ?? { ...createStaticRouter(routes, context) }
  routers.set(routes, router)
  const { location, loaderData, actionData, errors } = context
  const matches = context.matches.map((match) => ({ ...match, route: router.manifest[match.route.id] ?? match.route }))
  const state = { ...router.state, location, loaderData, actionData, errors, matches }
  return { ...router, state }
}

/** Renders the body of a page by these routes: its own, or those with holes in them. */
export const markupOf = (routes: RouteObject[], context: StaticHandlerContext): string =>
  renderToString(
    <StrictMode>
      <StaticRouterProvider router={routerAt(routes, context)} context={context} hydrate={false} />
    </StrictMode>,
  )

/** Renders public pages with their data; the same routes run in the browser afterwards. */
export function createRenderer({ answers, assets, banner, appUrl, onError }: Options): Renderer {
  const client = inProcessClient(answers)
  // Matching an address against the whole table would cost as much as a tenth of the page.
  const tables = new WeakMap<object, PageRoutes>()
  const nowhere = {}

  async function routesOf(entry: RouteEntry | undefined): Promise<PageRoutes> {
    const known = tables.get(entry ?? nowhere)
    if (known) return known
    const made = await pageRoutesOf(entry, client)
    tables.set(entry ?? nowhere, made)
    return made
  }

  /** The frames of pages with a single path, such as lists, and their routes with holes in the frame's place. */
  const frames = new Map<string, Frame & { hollow: RouteObject[] }>()

  /** Renders a page's data and body, or returns where it has moved to. */
  async function draw(url: URL, entry: RouteEntry | undefined, own?: Answers): Promise<Drawn | Response> {
    const page = await routesOf(entry)
    const { routes } = page
    const context = await loadPage(page, own ? inProcessClient(own) : client, url)
    if (context instanceof Response) return context
    simplifyErrors(context, onError)
    const content = context.loaderData['root'] as FrameContent | undefined
    const isFramed = content !== undefined && !context.errors && context.statusCode === 200 && !own
    const frame = isFramed ? frames.get(url.pathname) : undefined
    if (frame && frame.content === content) {
      return { context, content, body: withFrame(markupOf(frame.hollow, context), frame, url.search) }
    }
    const body = markupOf(routes, context)
    const isOne = entry !== undefined && !entry.path.includes(':')
    const cached = isFramed && isOne ? frameOf(body, content) : undefined
    if (cached) frames.set(url.pathname, { ...cached, hollow: withHoles(routes) })
    return { context, content, body: [body] }
  }

  async function renderStill({ path, title, status, View }: StillPage): Promise<Rendered> {
    const content = (await answers.get('getContent', {})) as SiteContent
    const html = htmlDocument({
      head: { title, noindex: true },
      siteName: content.nama_lembaga,
      colours: content,
      appUrl,
      path,
      body: [renderToStaticMarkup(<View content={content} />)],
      isStill: true,
      assets,
      banner,
      preloads: [],
    })
    return { status, type: 'text/html; charset=utf-8', body: html }
  }
  return {
    async renderShell(path, entry) {
      const content = (await answers.getAnyway('getContent', {})) as SiteContent
      const html = htmlDocument({
        head: { title: content.nama_lembaga, noindex: true },
        siteName: content.nama_lembaga,
        colours: content,
        appUrl,
        path: new URL(path, appUrl).pathname,
        body: [renderToStaticMarkup(<ShellLoading content={content} isMember={entry?.audience === 'auth'} />)],
        hydration: [scriptJson({ shell: true, loaderData: { root: frameContent(content) } })],
        isShell: true,
        assets,
        banner,
        preloads: assets.preloads(filesOf(entry)),
      })
      return { status: 200, type: 'text/html; charset=utf-8', body: html }
    },

    renderStill,
    renderPreparing: () =>
      renderStill({ path: to.home, title: 'Portal sedang disiapkan', status: 503, View: Preparing }),

    async render(path, entry, own) {
      const url = new URL(path, appUrl)
      const page = await draw(url, entry, own)
      if (page instanceof Response) return redirectPage(page)
      const { context, body, content } = page
      const { head, name } = headOf(context, url)
      const html = htmlDocument({
        head,
        siteName: bodyName({ nama_lembaga: content?.nama_lembaga ?? '' }),
        colours: content ?? BUILT_IN,
        appUrl,
        path: url.pathname,
        languages: languagesOf(entry, url.pathname),
        body,
        hydration: hydrationJson(context),
        assets,
        banner,
        preloads: assets.preloads(filesOf(entry)),
      })
      return { status: name === NOT_FOUND ? 404 : context.statusCode, type: 'text/html; charset=utf-8', body: html }
    },
  }
}
