import { useRef } from 'react'
import { Link, NavLink } from 'react-router'
import type { SiteContent } from '../../features/site-content/contract.ts'
import logo from '../../ui/motif/logo.svg'
import { to } from '../links.ts'
import { useMember } from '../member.ts'
import { UserMenu } from './UserMenu.tsx'
import { UserMobileMenu } from './UserMobileMenu.tsx'
import { useClosingMenus } from './use-closing-menus.ts'
import { userNavigation } from './user-navigation.ts'

/** The green top bar of the user area. */
export function UserBar({ content }: { content: SiteContent }) {
  const user = useMember()
  const bar = useRef<HTMLElement>(null)
  useClosingMenus(bar)
  return (
    <header ref={bar} className="member-bar no-print relative z-30">
      <div className="wrap flex min-h-16 items-center justify-between gap-4">
        <Link to={to.home} className="flex min-w-0 items-center gap-3 py-2">
          <img src={logo} alt="" width={40} height={40} className="size-10 shrink-0 rounded-full bg-white p-0.5" />
          <span className="max-w-[12rem] font-bold text-sm leading-tight lg:hidden xl:inline">{content.nama_lembaga}</span>
          <span className="sr-only">, ke beranda</span>
        </Link>
        <nav aria-label="Menu anggota" className="hidden grow lg:block">
          <ul className="flex items-center gap-1">
            {userNavigation(user).map((link) => (
              <li key={link.to}>
                <NavLink
                  to={link.to}
                  className="block rounded-lg px-3 py-2 font-semibold text-[0.9375rem] text-white/90 hover:bg-white/10 hover:text-white aria-[current=page]:bg-white/15 aria-[current=page]:text-white"
                >
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden lg:block">
          <UserMenu user={user} />
        </div>
        <UserMobileMenu user={user} />
      </div>
    </header>
  )
}
