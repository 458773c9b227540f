import { type ComponentProps, type ReactNode, useId } from 'react'
import type { FieldBinding } from './use-server-form.ts'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string
  hint?: ReactNode
  /** What a form says of this field. */
  bind: FieldBinding
}

/** A labelled text field: label above, hint below it, the server's words in red under it. */
export function Field({ label, hint, bind, ...input }: FieldProps) {
  const id = useId()
  const { error, isRefused, summaryId, ...control } = bind
  const described = [hint && `${id}-hint`, error && `${id}-error`, isRefused && !error && summaryId].filter(Boolean)
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        {...input}
        {...control}
        id={id}
        aria-invalid={isRefused || undefined}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        className="input mt-1.5 w-full"
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="form-error mt-1.5 text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
