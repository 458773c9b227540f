import { OctagonX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../words.tsx'
import type { Said } from '../binding.ts'

interface Words extends Said {
  /** Id of the field; those of its texts are derived from it. */
  id: string
  hint?: ReactNode
}

export const isInvalid = ({ error, isRefused }: Said): boolean => Boolean(error) || isRefused === true

/** Which texts describe a field, for aria-describedby. */
export function describedBy({ id, hint, error, warning, isRefused, summaryId }: Words): string | undefined {
  const texts = [
    hint && `${id}-hint`,
    error && `${id}-error`,
    warning && `${id}-warning`,
    isRefused && !error && summaryId,
  ]
  return texts.filter(Boolean).join(' ') || undefined
}

export function Hint({ id, hint }: Pick<Words, 'id' | 'hint'>) {
  if (!hint) return null
  return (
    <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
      {hint}
    </p>
  )
}

/** The server's words on a field, below it. */
export function FieldWords({ id, error, warning }: Words) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="form-error mt-1.5 flex gap-1.5 text-sm">
          <OctagonX aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {warning && (
        <p id={`${id}-warning`} className="mt-1.5 flex gap-1.5 font-semibold text-sm text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {warning}
        </p>
      )}
    </>
  )
}

/** A field's name, marked where it may be left empty. */
export const LabelWords = ({ label, optional }: { label: ReactNode; optional?: boolean | undefined }) => (
  <>
    {label}
    {optional && <span className="font-normal text-muted"> {t('(opsional)')}</span>}
  </>
)
