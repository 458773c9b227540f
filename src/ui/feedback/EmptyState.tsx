import type { ReactNode } from 'react'
import { MOTIF } from '../../lib/graphics/motif.ts'

/** Nothing to list: says so, and what to do next. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="panel px-6 py-12 text-center">
      <img src={MOTIF.empty} alt="" width={240} height={180} loading="lazy" className="mx-auto h-36 w-auto" />
      <p className="mt-6 font-bold text-xl">{title}</p>
      {children && <div className="mx-auto mt-2 max-w-[38em] text-muted">{children}</div>}
    </div>
  )
}
