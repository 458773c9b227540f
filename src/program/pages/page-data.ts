import { type DataRouteMatch, matchRoutes, type RouteObject, type StaticHandlerContext } from 'react-router'
import { createRoutes, loadAhead, loadFrame, NOT_FOUND } from '../../app/routes.tsx'
import type { ApiClient, PageModule } from '../../app/routing/page.ts'
import { pathParams } from '../../app/routing/path-params.ts'
import type { RouteEntry } from '../../app/routing/route-entry.ts'

/** The routes of one page and of the not-found page, ready for use. */
export interface PageRoutes {
  routes: RouteObject[]
  entry: RouteEntry | undefined
  load: PageModule<unknown>['load']
  /** The routes from the root to the page; `unknown` are those to the not-found page. */
  line: RouteObject[]
  unknown: RouteObject[]
}

/** Returns the routes from the first of these down to the one with the id. */
function lineTo(id: string, routes: RouteObject[]): RouteObject[] {
  for (const route of routes) {
    if (route.id === id) return [route]
    const below = lineTo(id, route.children ?? [])
    if (below.length > 0) return [route, ...below]
  }
  return []
}

/** Makes the routes of a page, whose loaders do not run by themselves: `loadPage` runs them. */
export async function pageRoutesOf(entry: RouteEntry | undefined, client: ApiClient): Promise<PageRoutes> {
  const routes = createRoutes(client, entry ? [entry] : [])
  const unknown = lineTo(NOT_FOUND, routes)
  const line = entry ? lineTo(entry.name, routes) : unknown
  await loadAhead([...line, ...unknown])
  return { routes, entry, load: entry && (await entry.page()).load, line, unknown }
}

/** Returns the parameters in a page's path; undefined for an address that is not the page's. */
function paramsOf({ path }: RouteEntry, { pathname }: URL): Record<string, string> | undefined {
  if (!path.includes(':')) return {}
  const params = matchRoutes([{ path }], pathname)?.[0]?.params
  return params && pathParams(params)
}

/** Returns the data of a page, with errors at the routes that show them, or a Response to where the page has moved. */
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

/**
 * Loads a page as the router would; the router's own way, with Request and signals, took a seventh of a page's time.
 */
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
