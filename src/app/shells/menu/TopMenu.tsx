import { ChevronDown } from 'lucide-react'
import type { FrameContent } from '../../../features/platform/site-content/contract.ts'
import type { MenuItem } from '../../../features/platform/site-content/menu-rules.ts'
import { MenuLink } from '../../../ui/navigation/Link.tsx'
import { activeItem } from './active-item.ts'

const ITEM = 'flex items-center gap-1 rounded-lg px-3 py-2 font-semibold text-[0.9375rem] hover:text-primary'
const HERE =
  'aria-[current=page]:text-primary aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-accent aria-[current=page]:underline-offset-8'
const ACTIVE = 'text-primary underline decoration-2 decoration-accent underline-offset-8'

/** The top bar's links on wide screens; groups open by click and keyboard, with or without JavaScript. */
export function TopMenu({ routeName, content }: { routeName: string; content: FrameContent }) {
  const active = activeItem(routeName)
  return (
    <nav aria-label="Menu utama" className="hidden lg:block">
      <ul className="flex items-center xl:gap-1">
        {content.menu.map((item) => (
          <li key={item.halaman}>
            <Item item={item} isActive={item.halaman === active} />
          </li>
        ))}
        {content.tautan_menu.map(({ nama, url }) => (
          <li key={url}>
            <a href={url} rel="noopener" className={ITEM}>
              {nama}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Item({ item, isActive }: { item: MenuItem; isActive: boolean }) {
  if (!item.pages) {
    return (
      <MenuLink to={item.to} className={`${ITEM} ${HERE} ${isActive ? ACTIVE : ''}`}>
        {item.label}
      </MenuLink>
    )
  }
  return (
    <details name="menu-utama" className="group relative">
      <summary className={`${ITEM} ${isActive ? ACTIVE : ''}`} data-active={isActive || undefined}>
        {item.label}
        <ChevronDown aria-hidden className="size-4 transition group-open:rotate-180" />
      </summary>
      <ul className="panel absolute top-full left-0 z-40 mt-2 min-w-60 p-2 shadow-lg">
        {item.pages.map(({ label, to }) => (
          <li key={to}>
            <MenuLink
              to={to}
              className="block rounded-lg px-3 py-2.5 font-medium text-[0.9375rem] hover:bg-base-200 hover:text-primary aria-[current=page]:bg-base-200 aria-[current=page]:text-primary"
            >
              {label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
