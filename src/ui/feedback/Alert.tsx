import { CircleCheck, Info, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const LOOK: Record<'success' | 'info' | 'warning' | 'error', { className: string; icon: LucideIcon }> = {
  success: { className: 'notice-success', icon: CircleCheck },
  info: { className: 'notice-info', icon: Info },
  warning: { className: 'notice-warning', icon: TriangleAlert },
  error: { className: 'notice-error', icon: OctagonX },
}

interface AlertProps {
  tone: keyof typeof LOOK
  /** Interrupts a screen reader; otherwise it waits for a pause. */
  urgent?: boolean
  children: ReactNode
}

/** A message about what has happened or must be done, with an icon so that colour is never the only sign. */
export function Alert({ tone, urgent = false, children }: AlertProps) {
  const { className, icon: Icon } = LOOK[tone]
  return (
    <div role={urgent ? 'alert' : 'status'} className={`notice ${className}`}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 text-base-content">{children}</div>
    </div>
  )
}
