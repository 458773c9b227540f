import type { ReactNode } from 'react'

/** One task of the account on a page of its own. */
export function PlainFrame({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <div className="panel w-full max-w-[29rem] p-5 sm:p-8">
      <h1 className="text-[1.75rem]">{title}</h1>
      {intro && <div className="mt-2 text-muted">{intro}</div>}
      {children}
    </div>
  )
}
