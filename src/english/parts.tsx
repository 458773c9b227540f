import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { englishTo } from '../english-paths.ts'
import { RichText } from '../ui/RichText.tsx'
import { pageNumbers } from '../ui/search/page-numbers.ts'
import { t } from './text.ts'

/** A text that exists in Indonesian only, marked so that screen readers pronounce it rightly. */
export const Indonesian = ({ children, className }: { children: ReactNode; className?: string }) => (
  <span lang="id" className={className}>
    {children}
  </span>
)

/** A link to a page that stands in Indonesian only. */
export const IndonesianLink = ({
  href,
  className = 'text-link',
  children,
}: {
  href: string
  className?: string
  children: ReactNode
}) => (
  <a href={href} hrefLang="id" className={className}>
    {children} {t('language.inIndonesian')}
  </a>
)

const Note = () => <small className="mt-1 block text-muted text-sm">{t('language.notYet')}</small>

interface OfficeText {
  /** The office's text in both languages; the English one may be empty. */
  indonesian: string
  english: string
  className?: string
  /** True for names, which may stand in Indonesian without a note. */
  quiet?: true
}

/** The office's English words, else its Indonesian ones, marked as such. */
export const OfficeWords = ({ indonesian, english, className, quiet }: OfficeText) =>
  english !== '' ? (
    <span className={className}>{english}</span>
  ) : (
    <>
      <Indonesian {...(className ? { className } : {})}>{indonesian}</Indonesian>
      {!quiet && indonesian !== '' && <Note />}
    </>
  )

/** The same of rich text. */
export const OfficeRichText = ({ indonesian, english, className = '' }: OfficeText) =>
  english !== '' ? (
    <RichText html={english} className={className} />
  ) : indonesian === '' ? (
    <p className={`text-muted ${className}`}>{t('language.comingSoon')}</p>
  ) : (
    <>
      <div lang="id">
        <RichText html={indonesian} className={className} />
      </div>
      <Note />
    </>
  )

interface HeaderProps {
  title: ReactNode
  intro?: ReactNode
  /** Above the page: its name, and what lies between it and the home page. */
  crumbs: { label: ReactNode; href?: string }[]
}

/** The head of a page: where it stands, what it is called, and one or two sentences on it. */
export const EnglishHeader = ({ title, intro, crumbs }: HeaderProps) => (
  <div className="contours contours-right border-line border-b bg-base-200">
    <div className="wrap pt-6 pb-10 md:pt-8 md:pb-14">
      <nav aria-label={t('shell.breadcrumb')} className="no-print text-sm">
        <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
          {[{ label: t('nav.home'), href: englishTo.home }, ...crumbs].map(({ label, href }, index) => (
            <li key={href ?? 'here'} className="flex min-w-0 items-center gap-1.5">
              {index > 0 && <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />}
              {href ? (
                <a href={href} className="py-1 font-medium text-primary underline-offset-4 hover:underline">
                  {label}
                </a>
              ) : (
                <span aria-current="page" className="py-1 text-muted">
                  {label}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <h1 className="mt-6 max-w-[16em] md:mt-10">{title}</h1>
      {intro && <div className="mt-4 max-w-[47em] text-lead text-muted">{intro}</div>}
    </div>
  </div>
)

interface PagerProps {
  page: number
  pages: number
  href: (page: number) => string
}

/** Links to the pages of a list; nothing when there is only one. */
export function EnglishPager({ page, pages, href }: PagerProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={t('pager.label')} className="no-print mt-8 flex flex-wrap items-center justify-center gap-1.5">
      {page > 1 && (
        <a href={href(page - 1)} rel="prev" className="btn btn-outline">
          {t('pager.previous')}
        </a>
      )}
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          <span key={index < 3 ? 'before' : 'after'} aria-hidden className="px-1 text-muted">
            …
          </span>
        ) : (
          <a
            key={number}
            href={href(number)}
            aria-label={t('pager.page', { number })}
            aria-current={number === page ? 'page' : undefined}
            className={`btn btn-square ${number === page ? 'btn-primary' : 'btn-ghost'}`}
          >
            {number}
          </a>
        ),
      )}
      {page < pages && (
        <a href={href(page + 1)} rel="next" className="btn btn-outline">
          {t('pager.next')}
        </a>
      )}
    </nav>
  )
}

interface SearchProps {
  label: string
  hint?: string
  button: string
  /** The earlier input of the field. */
  typed?: string
  variant?: 'primary' | 'outline'
}

/** One field that asks the register for a certificate number. */
export const NumberForm = ({ label, hint, button, typed, variant = 'primary' }: SearchProps) => (
  <search>
    <form noValidate action={englishTo.holders} className="min-w-0">
      <label htmlFor="certificate-number" className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id="certificate-number-hint" className="mt-1 text-muted text-sm">
          {hint}
        </p>
      )}
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          id="certificate-number"
          name="no_sertifikasi"
          required
          maxLength={100}
          autoComplete="off"
          defaultValue={typed}
          aria-describedby={hint ? 'certificate-number-hint' : undefined}
          className="input min-w-0 grow basis-48"
        />
        <button type="submit" className={`btn btn-${variant}`}>
          {button}
        </button>
      </div>
    </form>
  </search>
)
