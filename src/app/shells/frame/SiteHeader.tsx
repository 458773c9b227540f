import { useRef } from 'react'
import type { FrameContent } from '../../../features/platform/site-content/contract.ts'
import { to } from '../../../paths.ts'
import { Link } from '../../../ui/navigation/Link.tsx'
import { useUser } from '../../session/use-user.ts'
import { AccountEntry } from '../menu/AccountEntry.tsx'
import { MobileMenu } from '../menu/MobileMenu.tsx'
import { ThemeSwitch } from '../menu/ThemeSwitch.tsx'
import { TopMenu } from '../menu/TopMenu.tsx'
import { useClosingMenus } from '../menu/use-closing-menus.ts'
import { AssociationLink } from './AssociationLink.tsx'
import { Brand } from './Brand.tsx'
import { EnglishLink } from './EnglishLink.tsx'

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
