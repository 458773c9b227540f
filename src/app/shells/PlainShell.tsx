import { Outlet, ScrollRestoration } from 'react-router'
import { Brand } from './frame/Brand.tsx'
import { ThemeSwitch } from './menu/ThemeSwitch.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { useShell } from './use-shell.ts'

/** The frame of the auth-layout pages of spec section 2: one step, nothing beside it. */
export function PlainShell() {
  const { content, main } = useShell()
  return (
    <div className="contours flex min-h-dvh flex-col">
      <a href="#isi" className="skip-link">
        Lewati ke isi
      </a>
      <NavigationProgress />
      <header className="border-line border-b bg-base-100">
        <div className="wrap flex min-h-18 items-center justify-between gap-4">
          <Brand body={content} />
          <ThemeSwitch />
        </div>
      </header>
      <main ref={main} id="isi" tabIndex={-1} className="wrap grid grow content-center justify-items-center py-10">
        <Outlet context="shell" />
      </main>
      <ScrollRestoration />
    </div>
  )
}
