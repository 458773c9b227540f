import { type LoaderFunctionArgs, matchRoutes, type RouteObject, useLoaderData } from 'react-router'
import { lazyChunk } from './lazy-chunk.ts'
import type { ApiClient, At, PageModule } from './page.ts'
import { type RouteEntry, routeTable } from './route-table.ts'
import { ErrorPage } from './shells/ErrorPage.tsx'
import { NotFoundPage } from './shells/NotFoundPage.tsx'
import { PublicShell } from './shells/PublicShell.tsx'

/** What a matched route says of itself; shells and the document's head read it. */
export interface RouteHandle {
  name: string
  head: PageModule<unknown>['head']
}

const notFound: RouteHandle = { name: 'NotFound', head: () => ({ title: 'Page Not found', noindex: true }) }

const at = ({ params, request }: LoaderFunctionArgs): At => ({
  params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? ''])),
  url: new URL(request.url),
})

/** A page file as the router wants it. */
function pageRoute(entry: RouteEntry, client: ApiClient, module: PageModule<unknown>) {
  const { load, head, Page } = module
  return {
    loader: async (args: LoaderFunctionArgs) => (load ? await load(client, at(args)) : null),
    Component: function Route() {
      return <Page data={useLoaderData()} />
    },
    handle: { name: entry.name, head } satisfies RouteHandle,
  }
}

const lazyRoute = (entry: RouteEntry, client: ApiClient): RouteObject => ({
  id: entry.name,
  path: entry.path,
  lazy: async () => pageRoute(entry, client, await lazyChunk(entry.page)),
})

/** The route table as router objects, its pages reading through this client. */
export function createRoutes(client: ApiClient): RouteObject[] {
  return [
    {
      id: 'root',
      loader: () => client.getContent(),
      Component: PublicShell,
      ErrorBoundary: ErrorPage,
      shouldRevalidate: () => false,
      children: [
        {
          id: 'page',
          ErrorBoundary: ErrorPage,
          children: [
            ...routeTable.map((entry) => lazyRoute(entry, client)),
            { id: 'NotFound', path: '*', Component: NotFoundPage, handle: notFound },
          ],
        },
      ],
    },
  ]
}

/** Loads the page files of an address ahead, so that the first render is whole. */
export async function loadMatched(routes: RouteObject[], path: string): Promise<void> {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy())
    delete route.lazy
  }
}
