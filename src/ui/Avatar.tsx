import { initials } from './initials.ts'
import { Picture } from './Picture.tsx'

/** A person's photo, or initials on green until there is one. Decorative: the name stands beside it. */
export function Avatar({
  name,
  file,
  className = 'size-16 text-xl',
}: {
  name: string
  file: string | null
  className?: string
}) {
  const frame = `shrink-0 overflow-hidden rounded-full ${className}`
  if (file) return <Picture file={file} alt="" sizes="96px" className={`object-cover ${frame}`} />
  return (
    <span aria-hidden className={`grid place-items-center bg-primary font-bold text-primary-content ${frame}`}>
      {initials(name)}
    </span>
  )
}
