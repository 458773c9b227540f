import type { ReactNode } from 'react'

interface SubmitButtonProps {
  busy: boolean
  variant?: 'primary' | 'outline'
  className?: string
  children: ReactNode
}

/** Sends its form; keeps its place and focus while the form is on its way. */
export function SubmitButton({ busy, variant = 'primary', className = '', children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      aria-disabled={busy || undefined}
      className={`btn ${variant === 'primary' ? 'btn-primary' : 'btn-outline'} ${className}`}
    >
      {busy && <span aria-hidden className="loading loading-sm" />}
      {children}
      {busy && <span className="sr-only">, sedang dikirim</span>}
    </button>
  )
}
