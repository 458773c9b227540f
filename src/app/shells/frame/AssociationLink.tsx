import { ArrowUpRight } from 'lucide-react'
import type { FrameContent } from '../../../features/platform/site-content/contract.ts'

/** The way out to the parent association. */
export function AssociationLink({ content, className = '' }: { content: FrameContent; className?: string }) {
  if (!content.asosiasi_url || !content.asosiasi_nama) return null
  return (
    <a
      href={content.asosiasi_url}
      rel="noopener"
      className={`inline-flex items-center gap-1 py-1 hover:underline ${className}`}
    >
      {content.asosiasi_nama}
      <ArrowUpRight aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">(situs lain)</span>
    </a>
  )
}
