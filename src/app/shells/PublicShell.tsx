import { useRef } from 'react'
import { Outlet, ScrollRestoration, useLoaderData, useMatches } from 'react-router'
import type { SiteContent } from '../../features/site-content/contract.ts'
import { useDocumentHead } from '../document-head.ts'
import type { RouteHandle } from '../routes.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'

/** What stands around every public page. */
export function PublicShell() {
  const content = useLoaderData<SiteContent>()
  const handle = useMatches().findLast((match) => match.handle !== undefined)?.handle as RouteHandle | undefined
  const main = useRef<HTMLElement>(null)
  useDocumentHead(content.nama_lembaga)
  useHeadingFocus(main)
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#isi" className="skip-link">
        Lewati ke isi
      </a>
      <NavigationProgress />
      <SiteHeader content={content} routeName={handle?.name ?? ''} />
      <main ref={main} id="isi" tabIndex={-1} className="grow">
        <Outlet context="shell" />
      </main>
      <SiteFooter content={content} />
      <ScrollRestoration />
    </div>
  )
}
