import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'

// Where there is room the drawer is open; a browser too old for that keeps its handle.
const DRAWER =
  'lg:supports-[selector(::details-content)]:[&>summary]:hidden lg:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible]'

interface Props {
  /** How many filters in it narrow the list; its handle says so. */
  used: number
  children: ReactNode
}

/** Filters beside the search words, which on a phone would push the list off the screen. */
export const FilterDrawer = ({ used, children }: Props) => (
  <details className={DRAWER}>
    <summary className="flex min-h-8 items-center gap-2 font-semibold text-primary">
      <SlidersHorizontal aria-hidden className="size-4" />
      Saringan lain{used > 0 && ` (${used} dipakai)`}
    </summary>
    <div className="grid grid-cols-1 gap-x-3 gap-y-4 pt-2 sm:grid-cols-2 lg:grid-cols-4 lg:pt-0">{children}</div>
  </details>
)
