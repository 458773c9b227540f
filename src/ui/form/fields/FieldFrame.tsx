import { type ReactNode, useId } from 'react'
import type { FieldBinding, Said } from '../binding.ts'
import { describedBy, FieldWords, Hint, isInvalid, LabelWords } from './FieldWords.tsx'

export interface Labelled {
  label: string
  hint?: ReactNode
  /** May be left empty; the label says so. */
  optional?: boolean | undefined
}

interface Framed extends Omit<FieldBinding, keyof Said> {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldFrameProps extends Labelled {
  bind: FieldBinding
  /** The control, given what ties it to its label and words. */
  children: (control: Framed) => ReactNode
}

/** The frame of a single field: label above, hint below, the server's words in red under it. */
export function FieldFrame({ label, hint, optional, bind, children }: FieldFrameProps) {
  const id = useId()
  const { error, warning, isRefused, summaryId, ...control } = bind
  const words = { ...bind, id, hint }
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="font-semibold">
        <LabelWords label={label} optional={optional} />
      </label>
      <div className="mt-1.5">
        {children({
          ...control,
          id,
          'aria-invalid': isInvalid(bind) || undefined,
          'aria-describedby': describedBy(words),
        })}
      </div>
      <Hint {...words} />
      <FieldWords {...words} />
    </div>
  )
}
