import { type RefObject, useRef } from 'react'
import { useMatches } from 'react-router'
import type { FrameContent } from '../../features/platform/site-content/contract.ts'
import { useFrameContent } from '../../features/platform/site-content/parts/use-frame-content.ts'
import { useDocumentHead } from '../routing/document-head.ts'
import type { RouteHandle } from '../routing/route-handle.ts'
import { useHeadingFocus } from './use-heading-focus.ts'

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
