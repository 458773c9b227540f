import type { ComponentPropsWithRef } from 'react'
import { useLocation } from 'react-router'
import { languageOfPage } from '../words.tsx'

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address of this site. */
  to: string
  /** Keeps the scroll position. */
  keepScroll?: boolean
}

/** A plain link within the site; app/visit-links.ts turns its clicks into visits without a reload. */
export const Link = ({ to, keepScroll, ...rest }: LinkProps) =>
  languageOfPage()?.link(to, rest) ?? <a href={to} data-keep-scroll={keepScroll ? '' : undefined} {...rest} />

/** A menu's link, marked as current when it leads to the open page or to one above it. */
export function MenuLink(props: LinkProps) {
  const { pathname } = useLocation()
  const here = pathname === props.to || pathname.startsWith(`${props.to}/`)
  return <Link aria-current={here ? 'page' : undefined} {...props} />
}
