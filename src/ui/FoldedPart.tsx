import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

interface FoldedPartProps extends Pick<ComponentProps<'details'>, 'id' | 'open' | 'onToggle'> {
  title: string
  children: ReactNode
}

/** A part of a page in a frame of its own, of which only the title stands until it is opened. */
export const FoldedPart = ({ title, children, ...details }: FoldedPartProps) => (
  <section className="panel min-w-0">
    <details className="group" {...details}>
      <summary className="flex cursor-pointer items-center justify-between gap-4 px-5 py-3.5 sm:px-6">
        <h2 className="text-lg">{title}</h2>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-primary transition group-open:rotate-180" />
      </summary>
      <div className="px-5 pb-5 sm:px-6 sm:pb-6">{children}</div>
    </details>
  </section>
)
