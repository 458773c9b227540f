import { lazy, Suspense } from 'react'
import type { User } from '../../../features/platform/accounts/contract.ts'
import { to } from '../../../paths.ts'
import { Link } from '../../../ui/navigation/Link.tsx'
import { lazyChunk } from '../../routing/lazy-chunk.ts'
import { useUser } from '../../session/use-user.ts'

// Only who is logged in needs the menu: it stays out of the public first load.
const UserMenu = lazy(() => lazyChunk(async () => ({ default: (await import('./UserMenu.tsx')).UserMenu })))

/** The way into the user area, for guests by Login. */
export function AccountEntry() {
  const user = useUser()
  if (user) {
    return (
      <Suspense fallback={<DashboardLink user={user} />}>
        <UserMenu user={user} />
      </Suspense>
    )
  }
  return (
    <>
      <Link to={to.register} className="text-link hidden text-sm xl:inline">
        Belum punya akun? Register
      </Link>
      <Link to={to.login} className="btn btn-outline">
        Login
      </Link>
    </>
  )
}

/** The same on narrow screens. */
export function MobileAccountEntry() {
  const user = useUser()
  if (user) return <DashboardLink user={user} />
  return (
    <>
      <Link to={to.login} className="btn btn-outline">
        Login
      </Link>
      <Link to={to.register} className="text-link py-1 text-[0.9375rem]">
        Belum punya akun? Register
      </Link>
    </>
  )
}

function DashboardLink({ user }: { user: User }) {
  return (
    <Link to={to.dashboard} className="btn btn-outline h-auto min-h-(--size) max-w-full py-2">
      Welcome, {user.name}
    </Link>
  )
}
