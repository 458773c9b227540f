import { ChevronDown } from 'lucide-react'
import { NavLink } from 'react-router'
import { activeItem } from '../active-item.ts'
import { type NavigationItem, navigation } from './navigation.ts'

const ITEM = 'flex items-center gap-1 rounded-lg px-3 py-2 font-semibold text-[0.9375rem] hover:text-primary'
const ACTIVE = 'text-primary underline decoration-2 decoration-accent underline-offset-8'

/** The top bar's links on wide screens; groups open by click and keyboard, with or without JavaScript. */
export function TopMenu({ routeName }: { routeName: string }) {
  const active = activeItem(routeName)
  return (
    <nav aria-label="Menu utama" className="hidden lg:block">
      <ul className="flex items-center xl:gap-1">
        {navigation.map((item) => (
          <li key={item.label}>
            <Item item={item} isActive={item.mark !== undefined && item.mark === active} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Item({ item, isActive }: { item: NavigationItem; isActive: boolean }) {
  if (!item.links) {
    return (
      <NavLink to={item.to} className={({ isActive: isHere }) => `${ITEM} ${isActive || isHere ? ACTIVE : ''}`}>
        {item.label}
      </NavLink>
    )
  }
  return (
    <details name="menu-utama" className="group relative">
      <summary className={`${ITEM} ${isActive ? ACTIVE : ''}`} data-active={isActive || undefined}>
        {item.label}
        <ChevronDown aria-hidden className="size-4 transition group-open:rotate-180" />
      </summary>
      <ul className="panel absolute top-full left-0 z-40 mt-2 min-w-60 p-2 shadow-lg">
        {item.links.map(({ label, to }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="block rounded-lg px-3 py-2.5 font-medium text-[0.9375rem] hover:bg-base-200 hover:text-primary aria-[current=page]:bg-base-200 aria-[current=page]:text-primary"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
