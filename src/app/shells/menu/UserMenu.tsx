import { Building2, ChevronDown, LogOut, UserRound } from 'lucide-react'
import type { User } from '../../../features/platform/accounts/contract.ts'
import { OFFICE_HOME, own } from '../../../own-paths.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import { LogoutButton } from './LogoutButton.tsx'

const ITEM =
  'flex w-full cursor-pointer items-center gap-3 rounded-lg px-3 py-2.5 text-left font-medium text-[0.9375rem] hover:bg-base-200 hover:text-primary'

/** The menu under one's own name (spec section 2, user shell). */
export function UserMenu({ user }: { user: User }) {
  return (
    <details className="group relative">
      <summary className="flex max-w-72 xl:max-w-96 items-center gap-2.5 rounded-full py-1 pr-2 pl-1 font-semibold text-[0.9375rem]">
        <Avatar name={user.name} file={user.image} className="size-9 text-sm ring-2 ring-white/60" />
        <span className="truncate">Welcome, {user.name}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 transition group-open:rotate-180" />
      </summary>
      <ul className="panel absolute top-full right-0 z-40 mt-2 w-60 p-2 text-base-content shadow-lg">
        {user.role !== 'user' && (
          <li>
            <Link to={OFFICE_HOME} className={ITEM}>
              <Building2 aria-hidden className="size-4 text-primary" />
              Kantor
            </Link>
          </li>
        )}
        <li>
          <Link to={own.profile} className={ITEM}>
            <UserRound aria-hidden className="size-4 text-primary" />
            Profil
          </Link>
        </li>
        <li>
          <LogoutButton className={ITEM}>
            <LogOut aria-hidden className="size-4 text-primary" />
            Logout
          </LogoutButton>
        </li>
      </ul>
    </details>
  )
}
