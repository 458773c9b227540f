import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** Titles that open to their text. */
export function Accordion({ items }: { items: { title: string; body: ReactNode }[] }) {
  return (
    <div className="panel divide-y divide-line">
      {items.map(({ title, body }) => (
        <details key={title} className="group">
          <summary className="flex items-center justify-between gap-4 px-5 py-4 font-semibold hover:text-primary">
            <span className="min-w-0">{title}</span>
            <ChevronDown aria-hidden className="size-5 shrink-0 text-primary transition group-open:rotate-180" />
          </summary>
          <div className="max-w-[51em] px-5 pb-5 text-muted">{body}</div>
        </details>
      ))}
    </div>
  )
}
