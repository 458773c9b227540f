import { type ReactNode, useState } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { Field, type FieldProps } from './Field.tsx'

/** A password, readable while its checkbox is ticked; `beside` stands next to the checkbox. */
export function PasswordField({ beside, ...field }: Omit<FieldProps, 'type'> & { beside?: ReactNode }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div>
      <Field {...field} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="needs-js">
          <Checkbox label="Show Password" checked={isShown} onChange={({ target }) => setIsShown(target.checked)} />
        </span>
        {beside}
      </div>
    </div>
  )
}
