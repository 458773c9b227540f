import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { FrameContent } from '../../features/platform/site-content/contract.ts'
import { useFrameContent } from '../../features/platform/site-content/parts/use-frame-content.ts'
import { useDocumentHead } from '../routing/document-head.ts'
import type { RouteHandle } from '../routing/route-handle.ts'

interface ShellState {
  content: FrameContent
  routeName: string
  main: RefObject<HTMLElement | null>
}

/** Returns the site's content for a shell, sets the document's head, and moves the focus after a change of page. */
export function useShell(): ShellState {
  const content = useFrameContent()
  const handle = useMatches().findLast((match) => match.handle !== undefined)?.handle as RouteHandle | undefined
  const main = useRef<HTMLElement>(null)
  useDocumentHead(content?.nama_lembaga ?? '')
  useHeadingFocus(main)
  if (!content) throw new Error('a shell without the site content')
  return { content, routeName: handle?.name ?? '', main }
}

let last: string | undefined

/** After a change of page, also to another shell, puts the focus on the new page's main heading; not on the first one. */
function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const isFirst = last === undefined
    if (last === pathname) return
    last = pathname
    if (isFirst) return
    const heading = main.current?.querySelector('h1') ?? main.current
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, main])
}
