import type { ReactNode } from 'react'
import { to } from '../../../paths.ts'

/** Around a page that stands by itself, without the program: the body's name leads home. */
export const AloneShell = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contours min-h-dvh">
    <header className="wrap py-6">
      <a href={to.home} className="text-link font-bold text-lg">
        {name || 'Beranda'}
      </a>
    </header>
    <main className="wrap space-y-6 py-8">{children}</main>
  </div>
)
