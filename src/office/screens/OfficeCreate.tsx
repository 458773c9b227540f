import type { ReactNode } from 'react'
import { Create, SimpleForm } from 'react-admin'

interface Props {
  children: ReactNode
  /** Values that a new record begins with. */
  start?: Record<string, unknown>
  /** Where one goes afterwards. */
  then?: 'list' | 'edit'
}

/** A form for a new record. */
export function OfficeCreate({ children, start, then = 'list' }: Props) {
  return (
    <Create redirect={then}>
      <SimpleForm warnWhenUnsavedChanges {...(start ? { defaultValues: start } : {})}>
        {children}
      </SimpleForm>
    </Create>
  )
}
