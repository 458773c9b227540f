import { type ReactNode, useId } from 'react'
import type { Said } from '../binding.ts'
import type { Labelled } from './FieldFrame.tsx'
import { describedBy, FieldWords, Hint, LabelWords } from './FieldWords.tsx'

interface FieldGroupProps extends Labelled {
  said: Said
  children: ReactNode
}

/** Controls that answer one question together. */
export function FieldGroup({ label, hint, optional, said, children }: FieldGroupProps) {
  const words = { ...said, id: useId(), hint }
  return (
    <fieldset aria-describedby={describedBy(words)} className="min-w-0">
      <legend className="font-semibold">
        <LabelWords label={label} optional={optional} />
      </legend>
      <Hint {...words} />
      <div className="mt-1.5">{children}</div>
      <FieldWords {...words} />
    </fieldset>
  )
}
