import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router'
import type { Head } from '../app/routing/page.ts'
import { frameContent } from '../features/platform/site-content/frame-rules.ts'
import { inLanguage } from '../ui/words.tsx'
import type { EnglishPage, EnglishSite, Shown } from './english-page.ts'
import { englishLanguage } from './language.tsx'
import { EnglishError, errorTitle } from './shell/EnglishError.tsx'
import { EnglishShell } from './shell/EnglishShell.tsx'

interface Rendering {
  head: Head
  body: string
}

/** A page with its data; `other` is its Indonesian address. */
export function renderEnglish<Data>(page: EnglishPage<Data>, shown: Shown<Data>, other: string): Rendering {
  const { View } = page
  return render(shown, {
    head: () => page.head(shown),
    view: <View {...shown} />,
    url: shown.at.url,
    path: page.path,
    other,
  })
}

/** Renders the page that replaces one that cannot be shown. */
export function renderEnglishError(site: EnglishSite, status: number, other: string): Rendering {
  const head = () => ({ title: errorTitle(status), noindex: true })
  return render(site, { head, view: <EnglishError status={status} />, path: '', other })
}

interface Parts {
  head: () => Head
  view: ReactNode
  /** The page's own path, as a pattern. */
  path: string
  url?: Pick<URL, 'pathname' | 'search'>
  other: string
}

/** Renders within the frame, and within a router, as pages ask one for their address and the site's content. */
function render(site: EnglishSite, { head, view, path, url, other }: Parts): Rendering {
  const { content, english } = site
  const element = (
    <EnglishShell content={content} english={english} path={path} other={other}>
      {view}
    </EnglishShell>
  )
  const context = contextAt(url, frameContent(content))
  const router = createStaticRouter([{ id: 'root', path: '*', element }], context)
  return inLanguage(englishLanguage(site), () => ({
    head: head(),
    body: renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />),
  }))
}

const contextAt = ({ pathname, search } = { pathname: '/', search: '' }, root: unknown): StaticHandlerContext => ({
  basename: '/',
  location: { pathname, search, hash: '', state: null, key: 'default' },
  matches: [{ params: {}, pathname, pathnameBase: '/', route: { id: 'root', path: '*' } }],
  loaderData: { root },
  actionData: null,
  errors: null,
  statusCode: 200,
  loaderHeaders: {},
  actionHeaders: {},
})
