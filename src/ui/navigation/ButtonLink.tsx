import type { ReactNode } from 'react'
import { Link } from './Link.tsx'

type Target = { to: string; href?: never } | { href: string; to?: never }

type ButtonLinkProps = Target & {
  variant: 'primary' | 'outline' | 'ghost'
  children: ReactNode
  className?: string
  'aria-describedby'?: string
}

const LOOK = { primary: 'btn-primary', outline: 'btn-outline', ghost: 'btn-ghost' }

/** A link that looks like a button: `to` inside the site, `href` for files, other sites and full loads. */
export function ButtonLink({ to, href, variant, children, className = '', ...rest }: ButtonLinkProps) {
  const look = `btn h-auto min-h-(--size) py-2 ${LOOK[variant]} ${className}`
  if (to !== undefined) {
    return (
      <Link to={to} className={look} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} className={look} data-reload="" {...rest}>
      {children}
    </a>
  )
}
