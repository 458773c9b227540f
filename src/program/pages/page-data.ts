import { type DataRouteMatch, matchRoutes, type RouteObject, type StaticHandlerContext } from 'react-router'
import type { ApiClient, PageModule } from '../../app/page.ts'
import { pathParams } from '../../app/path-params.ts'
import type { RouteEntry } from '../../app/route-entry.ts'
import { createRoutes, loadAhead, loadFrame, NOT_FOUND } from '../../app/routes.tsx'

/** The routes of one page and of what nobody knows, with all they need at hand. */
export interface PageRoutes {
  routes: RouteObject[]
  entry: RouteEntry | undefined
  load: PageModule<unknown>['load']
  /** From the root to the page, and to what is shown where it is not. */
  line: RouteObject[]
  unknown: RouteObject[]
}

/** From the first of these routes down to the one with the id. */
function lineTo(id: string, routes: RouteObject[]): RouteObject[] {
  for (const route of routes) {
    if (route.id === id) return [route]
    const below = lineTo(id, route.children ?? [])
    if (below.length > 0) return [route, ...below]
  }
  return []
}

/** Nobody's client is asked by these routes: `loadPage` asks for them. */
export async function pageRoutesOf(entry: RouteEntry | undefined, client: ApiClient): Promise<PageRoutes> {
  const routes = createRoutes(client, entry ? [entry] : [])
  const unknown = lineTo(NOT_FOUND, routes)
  const line = entry ? lineTo(entry.name, routes) : unknown
  await loadAhead([...line, ...unknown])
  return { routes, entry, load: entry && (await entry.page()).load, line, unknown }
}

/** The names in the path of a page; undefined where the address is not one of its own. */
function paramsOf({ path }: RouteEntry, { pathname }: URL): Record<string, string> | undefined {
  if (!path.includes(':')) return {}
  const params = matchRoutes([{ path }], pathname)?.[0]?.params
  return params && pathParams(params)
}

/** What a page was made of; errors stand at the routes that show them, a Response is where the page has moved to. */
async function gather(frame: Promise<unknown>, page: Promise<unknown>, line: RouteObject[]) {
  const [within = '', name = ''] = line.slice(-2).map(({ id }) => id)
  const [around, own] = await Promise.allSettled([frame, page])
  if (own.status === 'rejected' && own.reason instanceof Response) return own.reason
  const loaderData: StaticHandlerContext['loaderData'] = {}
  const errors: NonNullable<StaticHandlerContext['errors']> = {}
  if (around.status === 'fulfilled') loaderData['root'] = around.value
  else errors['root'] = around.reason
  if (own.status === 'fulfilled') loaderData[name] = own.value
  else errors[within] = own.reason
  return { loaderData, errors: Object.keys(errors).length > 0 ? errors : null }
}

/** Loads a page as the router would, whose own way, with a Request and its signals, took a seventh of a page's time. */
export async function loadPage(
  page: PageRoutes,
  client: ApiClient,
  url: URL,
): Promise<StaticHandlerContext | Response> {
  const { entry, load } = page
  const params = entry && paramsOf(entry, url)
  const isKnown = entry !== undefined && params !== undefined
  const line = isKnown ? page.line : page.unknown
  const own = async () => (isKnown && load ? load(client, { params, url, user: null }) : null)
  const made = await gather(loadFrame(client), own(), line)
  if (made instanceof Response) return made
  const matches = line.map((route) => ({ route, params: params ?? {}, pathname: url.pathname, pathnameBase: '/' }))
  return {
    ...made,
    basename: '/',
    location: { pathname: url.pathname, search: url.search, hash: url.hash, state: null, key: 'default' },
    matches: matches as DataRouteMatch[],
    actionData: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  }
}
