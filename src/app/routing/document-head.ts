import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { pictureUrl } from '../../lib/graphics/picture.ts'
import type { Head } from './page.ts'
import { pathParams } from './path-params.ts'
import type { RouteHandle } from './route-handle.ts'

/** Keeps title, description, canonical address and preview tags in step after a change of page. */
export function useDocumentHead(body: string): void {
  const match = useMatches().findLast(({ handle }) => handle !== undefined)
  const { pathname, search } = useLocation()
  useEffect(() => {
    const handle = match?.handle as RouteHandle | undefined
    // A page whose data did not come has no head; the error page names the document then.
    if (!match || !handle || (match.loaderData === undefined && handle.name !== 'NotFound')) return
    const url = new URL(pathname + search, window.location.origin)
    const head = handle.head(match.loaderData, { params: pathParams(match.params), url })
    write(head.title === body ? body : `${head.title} · ${body}`, url, head)
  }, [match, pathname, search, body])
}

function write(title: string, url: URL, head: Head): void {
  const address = url.origin + url.pathname
  document.title = title
  meta('name', 'description', head.description)
  meta('name', 'robots', head.noindex ? 'noindex' : undefined)
  meta('property', 'og:title', title)
  meta('property', 'og:description', head.description)
  meta('property', 'og:url', address)
  meta('property', 'og:image', url.origin + (head.image ? pictureUrl(head.image) : '/og.png'))
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) canonical.href = address
}

/** Sets a meta tag, adds a missing one, and takes it away when there is nothing to say. */
function meta(kind: 'name' | 'property', key: string, content: string | undefined): void {
  const found = document.head.querySelector(`meta[${kind}="${key}"]`)
  if (!content) {
    found?.remove()
    return
  }
  const tag = found ?? document.head.appendChild(document.createElement('meta'))
  tag.setAttribute(kind, key)
  tag.setAttribute('content', content)
}
