import type { ReactNode } from 'react'

interface AccountFrameProps {
  title: string
  intro?: ReactNode
  /** The content beside the form on wide screens and under it on narrow ones. */
  aside: ReactNode
  children: ReactNode
}

/** The frame of login and registration: the form, and beside it what an account leads to. */
export function AccountFrame({ title, intro, aside, children }: AccountFrameProps) {
  return (
    <div className="contours contours-left bg-base-200">
      <div className="wrap grid items-center gap-x-16 gap-y-10 py-8 sm:py-14 lg:grid-cols-[minmax(0,29rem)_1fr] lg:py-20">
        <div className="panel p-5 sm:p-8">
          <h1 className="text-[1.875rem]">{title}</h1>
          {intro && <p className="mt-2 text-muted">{intro}</p>}
          {children}
        </div>
        <div className="w-full max-w-[32rem] lg:justify-self-end">{aside}</div>
      </div>
    </div>
  )
}
