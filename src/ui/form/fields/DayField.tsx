import type { ComponentProps } from 'react'
import type { FieldBinding } from '../binding.ts'
import { FieldFrame, type Labelled } from './FieldFrame.tsx'

interface DayFieldProps extends Labelled, Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  bind: FieldBinding
}

/** A calendar day, YYYY-MM-DD, by the browser's own date field. */
export function DayField({ label, hint, optional, bind, ...input }: DayFieldProps) {
  return (
    <FieldFrame {...{ label, hint, optional, bind }}>
      {(control) => <input {...input} {...control} type="date" className="input w-full max-w-56" />}
    </FieldFrame>
  )
}
