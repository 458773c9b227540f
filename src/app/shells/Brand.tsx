import { to } from '../../paths.ts'
import { Link } from '../../ui/Link.tsx'
import logo from '../../ui/motif/logo.svg'

/** The mark and the body's name; leads home. */
export function Brand({ name }: { name: string }) {
  return (
    <Link to={to.home} className="flex min-w-0 items-center gap-3 py-1">
      <img src={logo} alt="" fetchPriority="low" width={44} height={44} className="size-11 shrink-0" />
      <span className="max-w-[12.5rem] font-bold text-[0.9375rem] leading-tight tracking-tight">{name}</span>
    </Link>
  )
}
