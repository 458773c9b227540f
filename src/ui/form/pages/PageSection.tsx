import type { ReactNode } from 'react'

interface PageSectionProps {
  id: string
  title: string
  intro: ReactNode
  children: ReactNode
}

/** A part of a page of settings: what it is about on the left, what can be done on the right. */
export function PageSection({ id, title, intro, children }: PageSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-judul`}
      className="grid gap-x-12 gap-y-5 py-8 lg:grid-cols-[20rem_1fr] lg:py-10"
    >
      <div>
        <h2 id={`${id}-judul`} className="text-xl">
          {title}
        </h2>
        <div className="mt-1.5 max-w-[35em] text-muted">{intro}</div>
      </div>
      <div className="panel min-w-0 max-w-2xl p-5 sm:p-7">{children}</div>
    </section>
  )
}
