import { useRef } from 'react'
import type { FrameContent } from '../../features/platform/site-content/contract.ts'
import { to } from '../../paths.ts'
import { Link } from '../../ui/Link.tsx'
import { useUser } from '../use-user.ts'
import { AccountEntry } from './AccountEntry.tsx'
import { AssociationLink } from './AssociationLink.tsx'
import { Brand } from './Brand.tsx'
import { EnglishLink } from './EnglishLink.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { TopMenu } from './TopMenu.tsx'
import { useClosingMenus } from './use-closing-menus.ts'

/** The top bar of spec section 2. */
export function SiteHeader({ content, routeName }: { content: FrameContent; routeName: string }) {
  const header = useRef<HTMLElement>(null)
  const user = useUser()
  useClosingMenus(header)
  return (
    <header ref={header} className="site-header relative z-30 border-line border-b bg-base-100">
      <div className="hidden border-line border-b text-muted text-sm lg:block">
        <div className="wrap flex h-10 items-center justify-between gap-6">
          <AssociationLink content={content} />
          <div className="flex items-center gap-6">
            {!user && (
              <Link to={to.register} className="text-link xl:hidden">
                Belum punya akun? Register
              </Link>
            )}
            <EnglishLink content={content} className="hover:underline" />
            <ThemeSwitch />
          </div>
        </div>
      </div>
      <div className="wrap flex min-h-18 items-center justify-between gap-4">
        <Brand body={content} />
        <TopMenu routeName={routeName} content={content} />
        <div className="hidden items-center gap-4 lg:flex">
          <AccountEntry />
        </div>
        <MobileMenu content={content} routeName={routeName} />
      </div>
    </header>
  )
}
