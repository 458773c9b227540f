import { FileText } from 'lucide-react'

/** Opens a file in a new tab. */
export function FileLink({ href, name }: { href: string; name: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="mt-1 inline-flex max-w-full items-center gap-2 py-1 text-primary text-sm underline underline-offset-4"
    >
      <FileText aria-hidden className="size-4 shrink-0" />
      <span className="truncate">{name}</span>
      <span className="sr-only">, buka di tab baru</span>
    </a>
  )
}
