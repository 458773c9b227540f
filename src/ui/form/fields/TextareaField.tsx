import type { ComponentProps } from 'react'
import type { FieldBinding } from '../binding.ts'
import { FieldFrame, type Labelled } from './FieldFrame.tsx'

interface TextareaFieldProps extends Labelled, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  bind: FieldBinding
}

/** A labelled field of several lines. */
export function TextareaField({ label, hint, optional, bind, rows = 3, ...textarea }: TextareaFieldProps) {
  return (
    <FieldFrame {...{ label, hint, optional, bind }}>
      {(control) => <textarea {...textarea} {...control} rows={rows} className="textarea w-full" />}
    </FieldFrame>
  )
}
