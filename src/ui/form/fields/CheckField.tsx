import { type ReactNode, useId } from 'react'
import type { TickBinding } from '../binding.ts'
import { describedBy, FieldWords, Hint, isInvalid, LabelWords } from './FieldWords.tsx'

interface CheckFieldProps {
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
  /** Uncontrolled: the browser keeps the tick. */
  defaultChecked?: boolean
  bind: TickBinding
}

/** A checkbox with its label, and the error when it is not ticked. */
export function CheckField({ label, hint, optional, defaultChecked, bind }: CheckFieldProps) {
  const id = useId()
  const { name, checked, onChange, onBlur, ref } = bind
  const ticked = bind.defaultChecked ?? defaultChecked
  const words = { ...bind, id, hint }
  return (
    <div className="flex gap-3">
      <input
        {...{ id, name, checked, defaultChecked: ticked, onChange, onBlur, ref }}
        type="checkbox"
        aria-invalid={isInvalid(bind) || undefined}
        aria-describedby={describedBy(words)}
        className="checkbox checkbox-primary mt-0.5 shrink-0"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="cursor-pointer">
          <LabelWords label={label} optional={optional} />
        </label>
        <Hint {...words} />
        <FieldWords {...words} />
      </div>
    </div>
  )
}
