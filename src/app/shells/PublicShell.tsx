import { Outlet, ScrollRestoration } from 'react-router'
import { NavigationProgress } from './NavigationProgress.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { useShell } from './use-shell.ts'

/** What stands around every public page. */
export function PublicShell() {
  const { content, routeName, main } = useShell()
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#isi" className="skip-link">
        Lewati ke isi
      </a>
      <NavigationProgress />
      <SiteHeader content={content} routeName={routeName} />
      <main ref={main} id="isi" tabIndex={-1} className="grow">
        <Outlet context="shell" />
      </main>
      <SiteFooter content={content} />
      <ScrollRestoration />
    </div>
  )
}
