import { Menu, X } from 'lucide-react'
import type { FrameContent } from '../../../features/platform/site-content/contract.ts'
import { MenuLink } from '../../../ui/navigation/Link.tsx'
import { AssociationLink } from '../frame/AssociationLink.tsx'
import { EnglishLink } from '../frame/EnglishLink.tsx'
import { MobileAccountEntry } from './AccountEntry.tsx'
import { activeItem } from './active-item.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const LINK = 'block rounded-lg px-3 py-2.5 font-semibold hover:bg-base-200 aria-[current=page]:text-primary'

/** The top bar's links on narrow screens, in a sheet that opens under the bar. */
export function MobileMenu({ content, routeName }: { content: FrameContent; routeName: string }) {
  const active = activeItem(routeName)
  return (
    <details className="group lg:hidden">
      <summary className="btn btn-outline">
        <Menu aria-hidden className="size-5 group-open:hidden" />
        <X aria-hidden className="hidden size-5 group-open:block" />
        Menu
      </summary>
      <div className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-5rem)] overflow-y-auto border-line border-b bg-base-100 shadow-lg">
        <nav aria-label="Menu utama" className="wrap pt-3 pb-6">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-b px-3 pt-2 pb-5">
            <MobileAccountEntry />
          </div>
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {content.menu.map((item) => (
              <li key={item.halaman} className="border-line border-b py-1 last:border-b-0">
                {item.pages ? (
                  <>
                    <p
                      className={`px-3 pt-2.5 font-bold text-sm ${item.halaman === active ? 'text-primary' : 'text-muted'}`}
                    >
                      {item.label}
                    </p>
                    <ul>
                      {item.pages.map((link) => (
                        <li key={link.to}>
                          <MenuLink to={link.to} className={LINK}>
                            {link.label}
                          </MenuLink>
                        </li>
                      ))}
                    </ul>
                  </>
                ) : (
                  <MenuLink to={item.to} className={`${LINK} ${item.halaman === active ? 'text-primary' : ''}`}>
                    {item.label}
                  </MenuLink>
                )}
              </li>
            ))}
            {content.tautan_menu.map(({ nama, url }) => (
              <li key={url} className="border-line border-b py-1 last:border-b-0">
                <a href={url} rel="noopener" className={LINK}>
                  {nama}
                </a>
              </li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3 px-3">
            <EnglishLink content={content} className="py-1 hover:underline" />
            <AssociationLink content={content} />
            <ThemeSwitch />
          </div>
        </nav>
      </div>
    </details>
  )
}
