import { Menu, X } from 'lucide-react'
import type { User } from '../../../features/platform/accounts/contract.ts'
import { OFFICE_HOME, own } from '../../../own-paths.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Link, MenuLink } from '../../../ui/navigation/Link.tsx'
import { LogoutButton } from './LogoutButton.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { userNavigation } from './user-navigation.ts'

const LINK = 'block w-full cursor-pointer rounded-lg px-3 py-2.5 text-left font-semibold hover:bg-base-200'

/** The user area's links on narrow screens, with name, email and the person's own entries. */
export function UserMobileMenu({ user }: { user: User }) {
  return (
    <details className="group lg:hidden">
      <summary className="btn border-white/50 bg-transparent text-white">
        <Menu aria-hidden className="size-5 group-open:hidden" />
        <X aria-hidden className="hidden size-5 group-open:block" />
        Menu
      </summary>
      <div className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-b bg-base-100 text-base-content shadow-lg">
        <div className="wrap pt-4 pb-6">
          <div className="flex items-center gap-3 border-line border-b px-3 pb-4">
            <Avatar name={user.name} file={user.image} className="size-12 text-base" />
            <p className="min-w-0">
              <span className="block truncate font-bold">{user.name}</span>
              <span className="block truncate text-muted text-sm">{user.email}</span>
            </p>
          </div>
          <nav aria-label="Menu anggota" className="border-line border-b py-2">
            <ul>
              {userNavigation(user).map((link) => (
                <li key={link.to}>
                  <MenuLink to={link.to} className={`${LINK} aria-[current=page]:text-primary`}>
                    {link.label}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </nav>
          <ul className="py-2">
            {user.role !== 'user' && (
              <li>
                <Link to={OFFICE_HOME} className={LINK}>
                  Kantor
                </Link>
              </li>
            )}
            <li>
              <Link to={own.profile} className={LINK}>
                Your Profile
              </Link>
            </li>
            <li>
              <Link to={own.security} className={LINK}>
                Settings
              </Link>
            </li>
            <li>
              <LogoutButton className={LINK}>Sign out</LogoutButton>
            </li>
          </ul>
          <div className="px-3">
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </details>
  )
}
