import { Outlet, ScrollRestoration } from 'react-router'
import { SiteFooter } from './frame/SiteFooter.tsx'
import { SiteHeader } from './frame/SiteHeader.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { useShell } from './use-shell.ts'

/** Returns the frame of public pages, with this header and footer. */
export const publicShell = (Header: typeof SiteHeader, Footer: typeof SiteFooter) =>
  function PublicShell() {
    const { content, routeName, main } = useShell()
    return (
      <div className="flex min-h-dvh flex-col">
        <a href="#isi" className="skip-link">
          Lewati ke isi
        </a>
        <NavigationProgress />
        <Header content={content} routeName={routeName} />
        <main ref={main} id="isi" tabIndex={-1} className="grow">
          <Outlet context="shell" />
        </main>
        <Footer content={content} />
        <ScrollRestoration />
      </div>
    )
  }

export const PublicShell = publicShell(SiteHeader, SiteFooter)
