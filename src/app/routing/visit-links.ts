import { matchRoutes, type RouteObject } from 'react-router'
import { isOwnPath } from '../../paths.ts'

interface Router {
  routes: RouteObject[]
  navigate: (to: string, options: { preventScrollReset: boolean }) => Promise<void>
}

/** Tells whether a click is a plain visit: no new tab, no download, no whole new load. */
function isPlainVisit(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const special = link.target !== '' || link.hasAttribute('download') || link.dataset['reload'] !== undefined
  return event.button === 0 && !modified && !event.defaultPrevented && !special
}

/** No page's address ends as a file's name does: those are the server's, also where a page's pattern would fit. */
export const isFile = (pathname: string): boolean => /\.[a-z]+$/.test(pathname)

/** Turns clicks on links to pages of this site, rich text included, into visits without a reload. */
export function visitLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.href || !isPlainVisit(event, link)) return
    const { origin, pathname, search, hash } = new URL(link.href)
    const samePage = pathname === location.pathname && search === location.search
    if (origin !== location.origin || (samePage && hash !== '') || isFile(pathname)) return
    const matched = matchRoutes(router.routes, pathname)?.at(-1)
    if (!isOwnPath(pathname) && (!matched || matched.route.id === 'NotFound')) return
    event.preventDefault()
    void router.navigate(pathname + search + hash, { preventScrollReset: link.dataset['keepScroll'] !== undefined })
  })
}
