import type { ReactNode } from 'react'

/** A titled part of a page in a frame of its own. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel p-5 sm:p-6">
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </section>
  )
}
