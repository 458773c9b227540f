import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** A line of a list, led by an icon. */
export const IconLine = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className="flex gap-2.5">
    <Icon aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
    <span className="min-w-0 tabular-nums">{children}</span>
  </li>
)
