import { useEffect, useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { ConsentGate } from '../../features/platform/legal-pages/parts/ConsentGate.tsx'
import type { FrameContent } from '../../features/platform/site-content/contract.ts'
import { limits } from '../../limits.ts'
import { own } from '../../own-paths.ts'
import { to } from '../../paths.ts'
import { Link } from '../../ui/navigation/Link.tsx'
import { prepareSoon } from '../offline/prepare.ts'
import { MemberContext } from '../session/member.ts'
import { useUser } from '../session/use-user.ts'
import { legalLinks } from './frame/legal-links.ts'
import { UserBar } from './frame/UserBar.tsx'
import { ThemeSwitch } from './menu/ThemeSwitch.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { OfflineLine } from './OfflineLine.tsx'
import { useShell } from './use-shell.ts'
import { WaitingSends } from './WaitingSends.tsx'

/** The frame of the user area. */
export function UserShell() {
  const { content, main } = useShell()
  const user = useUser()
  const [member, setMember] = useState(user)
  if (user && user !== member) setMember(user)
  useEffect(() => (user ? prepareSoon(user) : undefined), [user])
  // Nobody is known where asking failed: the error page brings its own frame.
  if (!member) return <Outlet />
  return (
    <MemberContext value={member}>
      <div className="flex min-h-dvh flex-col">
        <a href="#isi" className="skip-link">
          Lewati ke isi
        </a>
        <NavigationProgress />
        <UserBar content={content} />
        <OfflineLine />
        <WaitingSends />
        <main ref={main} id="isi" tabIndex={-1} className="grow">
          <ConsentGate userId={member.id} onAgreed={() => main.current?.focus()}>
            <Outlet context="shell" />
          </ConsentGate>
        </main>
        <UserFooter content={content} />
        <ScrollRestoration />
      </div>
    </MemberContext>
  )
}

function UserFooter({ content }: { content: FrameContent }) {
  return (
    <footer className="site-footer border-line border-t text-muted text-sm">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5">
        <p>
          © {limits.footerYear} {content.nama_lembaga}
        </p>
        <ul className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {content.email && (
            <li>
              <a href={`mailto:${content.email}`} className="inline-block py-1 hover:underline">
                {content.email}
              </a>
            </li>
          )}
          <li>
            <Link to={to.home} className="inline-block py-1 hover:underline">
              Beranda
            </Link>
          </li>
          <li>
            <Link to={own.offline} className="inline-block py-1 hover:underline">
              Tanpa jaringan
            </Link>
          </li>
          {legalLinks.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className="inline-block py-1 hover:underline">
                {label}
              </Link>
            </li>
          ))}
          <li>
            <ThemeSwitch />
          </li>
        </ul>
      </div>
    </footer>
  )
}
