import type { ReactNode } from 'react'
import { BodyMark } from '../../app/shells/frame/BodyMark.tsx'
import { BodyName } from '../../app/shells/frame/Brand.tsx'
import { englishTo } from '../../english-paths.ts'
import { limits } from '../../limits.ts'
import { to } from '../../paths.ts'
import type { EnglishSite } from '../english-page.ts'
import { Indonesian, IndonesianLink } from '../parts.tsx'
import { text } from '../text.ts'

interface Props extends EnglishSite {
  /** The open page's own path, as a pattern. */
  path: string
  /** The same page in Indonesian, with its query. */
  other: string
  children: ReactNode
}

const MENU = [
  { to: englishTo.home, label: text('nav.home') },
  { to: englishTo.about, label: text('nav.about') },
  { to: englishTo.schemes, label: text('nav.schemes') },
  { to: englishTo.holders, label: text('nav.holders') },
  { to: englishTo.complaints, label: text('nav.complaints') },
]

/** The name by which the body goes abroad; its own where it has no English one. */
export const nameOf = ({ content, english }: EnglishSite): string => english.nama_lembaga_en || content.nama_lembaga

/** The frame of every English page. */
export function EnglishShell({ content, english, path, other, children }: Props) {
  const isNamed = english.nama_lembaga_en !== ''
  const name = nameOf({ content, english })
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {text('shell.skip')}
      </a>
      <header className="site-header border-line border-b bg-base-100">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
          <a href={englishTo.home} lang={isNamed ? undefined : 'id'} className="flex min-w-0 items-center gap-3 py-1">
            <BodyMark body={content} height="h-11" />
            <BodyName
              body={isNamed ? { ...content, nama_lembaga: name, nama_singkat: name } : content}
              className="max-w-[16rem] tracking-tight"
            />
          </a>
          <a href={other} hrefLang="id" lang="id" className="btn btn-ghost btn-sm no-print lg:order-last">
            Bahasa Indonesia
          </a>
          <nav aria-label={text('shell.menu')} className="no-print w-full lg:w-auto">
            <ul className="flex flex-wrap gap-x-5">
              {MENU.map(({ to: target, label }) => (
                <li key={target}>
                  <a
                    href={target}
                    aria-current={path === target ? 'page' : undefined}
                    className="block py-2 font-semibold text-[0.9375rem] hover:text-primary aria-[current=page]:text-primary aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-accent aria-[current=page]:underline-offset-8"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="grow">
        {children}
        <p role="alert" hidden data-away="" className="form-error mt-3">
          {text('away.offline')}
        </p>
      </main>
      <EnglishFooter content={content} english={english} name={name} isNamed={isNamed} />
    </div>
  )
}

const LINK = 'inline-block py-1 text-white/85 hover:text-white hover:underline underline-offset-4'

const REST = [
  { to: to.schedules, label: text('rest.schedules') },
  { to: to.examiners, label: text('rest.examiners') },
  { to: to.venues, label: text('rest.venues') },
  { to: to.articles, label: text('rest.articles') },
  { to: to.register, label: text('rest.register') },
]
const LEGAL = [
  { to: to.privacy, label: text('rest.privacy') },
  { to: to.terms, label: text('rest.terms') },
  { to: to.accessibility, label: text('rest.accessibility') },
]

function EnglishFooter({ content, name, isNamed }: EnglishSite & { name: string; isNamed: boolean }) {
  const language = isNamed ? undefined : 'id'
  return (
    <footer className="site-footer contours contours-canopy bg-canopy text-white">
      <div className="wrap grid gap-x-10 gap-y-8 py-12 md:grid-cols-3">
        <div>
          <p lang={language} className="font-bold text-lg">
            {name}
          </p>
          {content.alamat && (
            <address className="mt-3 max-w-[28em] text-white/85 not-italic">
              <Indonesian>{content.alamat}</Indonesian>
            </address>
          )}
        </div>
        <div>
          <h2 className="font-bold text-base tracking-normal">{text('shell.contact')}</h2>
          <ul className="mt-3">
            {content.email && (
              <li>
                <a href={`mailto:${content.email}`} className={`${LINK} [overflow-wrap:anywhere]`}>
                  {content.email}
                </a>
              </li>
            )}
            {content.phone && (
              <li>
                <a href={`tel:${content.phone.replace(/[^+\d]/g, '')}`} className={LINK}>
                  {content.phone}
                </a>
              </li>
            )}
          </ul>
        </div>
        <nav aria-label={text('shell.rest')}>
          <h2 className="font-bold text-base tracking-normal">{text('shell.rest')}</h2>
          <ul className="mt-3">
            {REST.map((link) => (
              <li key={link.to}>
                <IndonesianLink href={link.to} className={LINK}>
                  {link.label}
                </IndonesianLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="border-white/20 border-t">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5 text-sm text-white/85">
          <p>
            © {limits.footerYear} <span lang={language}>{name}</span>
          </p>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {LEGAL.map((link) => (
              <li key={link.to}>
                <IndonesianLink href={link.to} className={LINK}>
                  {link.label}
                </IndonesianLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
