import type { ComponentType } from 'react'
import {
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import type { User } from '../features/platform/accounts/contract.ts'
import type { FrameContent } from '../features/platform/site-content/contract.ts'
import { frameContent } from '../features/platform/site-content/frame-rules.ts'
import { LEADS_ON } from '../paths.ts'
import { lazyChunk } from './routing/lazy-chunk.ts'
import type { ApiClient, At, PageModule } from './routing/page.ts'
import { pathParams } from './routing/path-params.ts'
import type { Audience, RouteEntry, Shell } from './routing/route-entry.ts'
import type { RouteHandle } from './routing/route-handle.ts'
import { ErrorPage } from './shells/ErrorPage.tsx'
import { NotFoundPage } from './shells/NotFoundPage.tsx'
import { PublicShell } from './shells/PublicShell.tsx'

/** Lets a navigation through with the person who is logged in, or throws where it goes instead. */
export type Admit = (audience: Audience, url: URL) => Promise<User | null>

/** Pages are rendered on the server for everyone alike. */
const admitAll: Admit = async () => null

/** The name of what is shown at addresses that no page has. */
export const NOT_FOUND = 'NotFound'

const notFound: RouteHandle = {
  name: NOT_FOUND,
  audience: 'anyone',
  head: () => ({ title: 'Page Not found', noindex: true }),
}

const at = ({ params, request }: LoaderFunctionArgs): At => ({
  params: pathParams(params),
  url: new URL(request.url),
})

/** A page file as the router wants it. */
function pageRoute(entry: RouteEntry, client: ApiClient, admit: Admit, module: PageModule<unknown>) {
  const { load, head, keeps, Page } = module
  return {
    loader: async (args: LoaderFunctionArgs) => {
      const opened = at(args)
      const user = await admit(entry.audience, opened.url)
      return load ? await load(client, { ...opened, user }) : null
    },
    // Made once for each page file, so the hook is as stable as any.
    Component: function Route() {
      return <Page data={useLoaderData()} />
    },
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
      defaultShouldRevalidate && !keeps?.(currentUrl, nextUrl),
    handle: { name: entry.name, audience: entry.audience, head } satisfies RouteHandle,
  }
}

const lazyShell = (load: () => Promise<ComponentType>) => ({
  lazy: async () => ({ Component: await lazyChunk(load) }),
})

// Forms and the user area stay out of the public first load.
const SHELLS = {
  public: { Component: PublicShell },
  plain: lazyShell(async () => (await import('./shells/PlainShell.tsx')).PlainShell),
  user: lazyShell(async () => (await import('./shells/UserShell.tsx')).UserShell),
} satisfies Record<Shell, RouteObject>

export const SHELL_NAMES = Object.keys(SHELLS) as Shell[]

/** Where the pages of a shell hang in the tree of routes. */
export const pagesOf = (shell: Shell): string => `${shell}-page`

/** The entries of a shell as router objects whose pages read through this client. */
export const pageRoutes = (client: ApiClient, admit: Admit, entries: RouteEntry[], shell: Shell): RouteObject[] =>
  entries
    .filter((entry) => entry.shell === shell)
    .map((entry) => ({
      id: entry.name,
      path: entry.path,
      lazy: async () => pageRoute(entry, client, admit, await lazyChunk(entry.page)),
    }))

/** Loads the content of the frame around every page. */
export const loadFrame = async (client: ApiClient): Promise<FrameContent> => frameContent(await client.getContent())

/** Some entries of the route table in their shells. */
export function createRoutes(client: ApiClient, entries: RouteEntry[], admit: Admit = admitAll): RouteObject[] {
  const within = (shell: Shell, more: RouteObject[] = []): RouteObject => ({
    ...SHELLS[shell],
    id: shell,
    children: [
      {
        id: pagesOf(shell),
        ErrorBoundary: ErrorPage,
        children: [...pageRoutes(client, admit, entries, shell), ...more],
      },
    ],
  })
  const unknown: RouteObject = {
    id: notFound.name,
    path: '*',
    loader: async (args) => {
      await admit(notFound.audience, at(args).url)
      return null
    },
    Component: NotFoundPage,
    handle: notFound,
  }
  return [
    {
      id: 'root',
      loader: () => loadFrame(client),
      ErrorBoundary: ErrorPage,
      shouldRevalidate: () => false,
      children: [
        within('public', [unknown]),
        within('plain'),
        within(
          'user',
          LEADS_ON.map(([path, target]) => ({ id: path, path, loader: () => redirect(target) })),
        ),
      ],
    },
  ]
}

/** Loads the page files of routes ahead, so that the first render is whole. */
export async function loadAhead(routes: RouteObject[]): Promise<void> {
  for (const route of routes) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy())
    delete route.lazy
  }
}
