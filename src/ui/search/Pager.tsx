import type { ReactNode } from 'react'
import { Link } from '../navigation/Link.tsx'
import { t } from '../words.tsx'
import { pageNumbers } from './page-numbers.ts'

interface PagerProps {
  page: number
  pages: number
  href: (page: number) => string
}

/** Links to the pages of a list; nothing when there is only one. */
export function Pager({ page, pages, href }: PagerProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={t('Halaman daftar')} className="no-print mt-8 flex flex-wrap items-center justify-center gap-1.5">
      <PageLink to={page > 1 ? href(page - 1) : undefined} rel="prev">
        {t('Prev')}
      </PageLink>
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          <span key={index < 3 ? 'before' : 'after'} aria-hidden className="px-1 text-muted">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={href(number)}
            aria-label={t(`Halaman ${number}`)}
            aria-current={number === page ? 'page' : undefined}
            className={`btn btn-square ${number === page ? 'btn-primary' : 'btn-ghost'}`}
          >
            {number}
          </Link>
        ),
      )}
      <PageLink to={page < pages ? href(page + 1) : undefined} rel="next">
        {t('Next')}
      </PageLink>
    </nav>
  )
}

function PageLink({ to, rel, children }: { to: string | undefined; rel: string; children: ReactNode }) {
  if (!to) {
    return (
      <span aria-disabled="true" className="px-4 font-semibold text-[0.9375rem] text-muted opacity-60">
        {children}
      </span>
    )
  }
  return (
    <Link to={to} rel={rel} className="btn btn-outline">
      {children}
    </Link>
  )
}
