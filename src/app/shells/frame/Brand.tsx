import { to } from '../../../paths.ts'
import { Link } from '../../../ui/navigation/Link.tsx'
import { type BodyBranding, BodyMark } from './BodyMark.tsx'

/** The mark and the body's name, on narrow screens its short one; leads home. */
export function Brand({ body }: { body: BodyBranding }) {
  return (
    <Link to={to.home} className="flex min-w-0 items-center gap-3 py-1">
      <BodyMark body={body} height="h-11" />
      <BodyName body={body} className="max-w-[12.5rem] tracking-tight" />
    </Link>
  )
}

/** Only one of the two names is shown, and read aloud. */
export function BodyName({ body, className }: { body: BodyBranding; className: string }) {
  const look = `font-bold text-[0.9375rem] leading-tight [overflow-wrap:anywhere] ${className}`
  return (
    <>
      <span className={`sm:hidden ${look}`}>{body.nama_singkat}</span>
      <span className={`hidden sm:inline ${look}`}>{body.nama_lembaga}</span>
    </>
  )
}
