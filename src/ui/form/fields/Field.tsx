import type { ComponentProps } from 'react'
import type { FieldBinding } from '../binding.ts'
import { FieldFrame, type Labelled } from './FieldFrame.tsx'

export interface FieldProps extends Labelled, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  /** The form's binding of this field. */
  bind: FieldBinding
}

/** A labelled text field. */
export function Field({ label, hint, optional, bind, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ label, hint, optional, bind }}>
      {(control) => <input {...input} {...control} className="input w-full" />}
    </FieldFrame>
  )
}
