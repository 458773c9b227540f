import { useRef } from 'react'
import { NotificationMenu } from '../../../features/platform/notifications/parts/NotificationMenu.tsx'
import type { FrameContent } from '../../../features/platform/site-content/contract.ts'
import { to } from '../../../paths.ts'
import { Link, MenuLink } from '../../../ui/navigation/Link.tsx'
import { useMember } from '../../session/member.ts'
import { UserMenu } from '../menu/UserMenu.tsx'
import { UserMobileMenu } from '../menu/UserMobileMenu.tsx'
import { useClosingMenus } from '../menu/use-closing-menus.ts'
import { userNavigation } from '../menu/user-navigation.ts'
import { BodyMark } from './BodyMark.tsx'
import { BodyName } from './Brand.tsx'

/** The green top bar of the user area. */
export function UserBar({ content }: { content: FrameContent }) {
  const user = useMember()
  const bar = useRef<HTMLElement>(null)
  useClosingMenus(bar)
  return (
    <header ref={bar} className="member-bar no-print relative z-30">
      <div className="wrap flex min-h-16 items-center justify-between gap-4">
        <Link to={to.home} className="flex min-w-0 items-center gap-3 py-2">
          <BodyMark body={content} height="h-10" />
          <BodyName body={content} className="max-w-[12rem] lg:max-w-none" />
          <span className="sr-only">, ke beranda</span>
        </Link>
        <div className="flex shrink-0 items-center gap-1 lg:min-w-0 lg:shrink lg:gap-2">
          <NotificationMenu />
          <div className="hidden min-w-0 lg:block">
            <UserMenu user={user} />
          </div>
          <UserMobileMenu user={user} />
        </div>
      </div>
      <nav aria-label="Menu anggota" className="hidden border-white/15 border-t lg:block">
        <ul className="wrap flex gap-8">
          {userNavigation(user).map((link) => (
            <li key={link.to}>
              <MenuLink
                to={link.to}
                className="block border-transparent border-b-3 pt-3 pb-2.5 font-semibold text-[0.9375rem] text-white/85 hover:text-white aria-[current=page]:border-accent aria-[current=page]:text-white"
              >
                {link.label}
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
