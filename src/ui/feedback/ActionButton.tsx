import type { ReactNode } from 'react'

interface ActionButtonProps {
  busy: boolean
  onClick: () => void
  variant?: 'primary' | 'outline' | 'danger'
  small?: boolean
  name?: string
  'aria-label'?: string
  children: ReactNode
}

const LOOK = { primary: 'btn-primary', outline: 'btn-outline', danger: 'btn-outline text-error' }

/** A button that acts at once; keeps its place and focus while it does. */
export function ActionButton({ busy, variant = 'outline', small = false, children, ...rest }: ActionButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      className={`btn h-auto min-h-(--size) py-2 ${small ? 'btn-sm py-1' : ''} ${LOOK[variant]}`}
      {...rest}
    >
      {busy && <span aria-hidden className="loading loading-sm" />}
      {children}
    </button>
  )
}
