import type { ReactElement, ReactNode } from 'react'
import { useRef } from 'react'
import { Create, type RaRecord, useNotify, useRedirect, useResourceContext } from 'react-admin'
import type { OfficeCall, Payload } from '../calls/client.ts'
import type { Kept } from '../forms/KeepTyped.tsx'
import { AT_ONCE, RecordForm } from '../forms/OfficeForm.tsx'

interface Props<Name extends OfficeCall> {
  children: ReactNode
  /** Values that a new record begins with. */
  start?: { [Field in keyof Payload<Name>]?: Payload<Name>[Field] | null }
  /** Where one goes afterwards. */
  then?: 'list' | 'edit' | 'show'
  /** Its buttons, where there are more than the usual one. */
  toolbar?: ReactElement
}

/** A form for a new record. */
export function OfficeCreate<Name extends OfficeCall>({ children, start, then = 'list', toolbar }: Props<Name>) {
  const kept = useRef<Kept>(null)
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const redirect = useRedirect()

  function leave(saved: RaRecord): void {
    kept.current?.markSent()
    notify('ra.notification.created', { type: 'info', messageArgs: { smart_count: 1 } })
    redirect(then, resource, saved.id, saved)
  }

  return (
    <Create mutationOptions={{ ...AT_ONCE, onSuccess: leave }}>
      <RecordForm
        name={`${resource}/baru`}
        keptRef={kept}
        {...(start ? { defaultValues: start } : {})}
        {...(toolbar ? { toolbar } : {})}
      >
        {children}
      </RecordForm>
    </Create>
  )
}
