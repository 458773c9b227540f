import { CircleCheck, Info, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral'

const LOOK: Record<Tone, { className: string; icon: LucideIcon | null }> = {
  success: { className: 'chip-success', icon: CircleCheck },
  warning: { className: 'chip-warning', icon: TriangleAlert },
  error: { className: 'chip-error', icon: OctagonX },
  info: { className: 'chip-info', icon: Info },
  neutral: { className: 'chip-neutral', icon: null },
}

/** A state in one word, with an icon so that colour is never the only sign. */
export function Chip({ tone, icon, children }: { tone: Tone; icon?: LucideIcon; children: ReactNode }) {
  const Icon = icon ?? LOOK[tone].icon
  return (
    <span className={`chip ${LOOK[tone].className}`}>
      {Icon && <Icon aria-hidden className="size-3.5 shrink-0" strokeWidth={2.5} />}
      {children}
    </span>
  )
}
