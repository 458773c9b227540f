import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface FoldProps {
  title: ReactNode
  /** The classes of the title. */
  look?: string
  className?: string
  children: ReactNode
}

/** Content that opens by its title. */
export const Fold = ({ title, look = 'font-semibold text-primary', className = '', children }: FoldProps) => (
  <details className={`group ${className}`}>
    <summary className={`inline-flex cursor-pointer items-center gap-1.5 py-1 ${look}`}>
      <ChevronDown aria-hidden className="size-4 shrink-0 transition group-open:rotate-180" />
      <span className="min-w-0">{title}</span>
    </summary>
    {children}
  </details>
)
