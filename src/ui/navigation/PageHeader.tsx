import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../words.tsx'
import { Link } from './Link.tsx'

interface Crumb {
  label: ReactNode
  href?: string
}

interface PageHeaderProps {
  title: ReactNode
  intro?: ReactNode
  crumbs?: Crumb[]
  children?: ReactNode
}

/** The head of a page: where it stands, what it is called, and one or two sentences on it. */
export function PageHeader({ title, intro, crumbs, children }: PageHeaderProps) {
  return (
    <div className="contours contours-right border-line border-b bg-base-200">
      <div className="wrap pt-3 pb-5 md:pt-8 md:pb-14">
        <Breadcrumb crumbs={crumbs ?? [{ label: title }]} />
        <h1 className="mt-2 max-w-[16em] md:mt-10">{title}</h1>
        {intro && <div className="mt-2 max-w-[47em] text-muted md:mt-4 md:text-lead">{intro}</div>}
        {children && <div className="mt-4 md:mt-6">{children}</div>}
      </div>
    </div>
  )
}

function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label={t('Jejak halaman')} className="no-print text-sm">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        {[{ label: t('Beranda'), href: '/' }, ...crumbs].map(({ label, href }, index) => (
          <li
            key={href ?? String(label)}
            // Below its parent, on a phone, the page's own name is that of the heading right under it.
            className={`flex min-w-0 items-center gap-1.5 ${index > 1 ? 'last:max-sm:sr-only' : ''}`}
          >
            {index > 0 && <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />}
            {href && index < crumbs.length ? (
              <Link to={href} className="py-1 font-medium text-primary underline-offset-4 hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="py-1 text-muted">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
