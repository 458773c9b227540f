import type { ReactNode } from 'react'
import { Create, SimpleForm } from 'react-admin'
import type { OfficeCall, Payload } from '../calls/client.ts'

interface Props<Name extends OfficeCall> {
  children: ReactNode
  /** Values that a new record begins with. */
  start?: { [Field in keyof Payload<Name>]?: Payload<Name>[Field] | null }
  /** Where one goes afterwards. */
  then?: 'list' | 'edit'
}

/** A form for a new record. */
export function OfficeCreate<Name extends OfficeCall>({ children, start, then = 'list' }: Props<Name>) {
  return (
    <Create redirect={then}>
      <SimpleForm noValidate warnWhenUnsavedChanges {...(start ? { defaultValues: start } : {})}>
        {children}
      </SimpleForm>
    </Create>
  )
}
