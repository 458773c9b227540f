import { type ComponentProps, type ReactElement, type ReactNode, useRef, useState } from 'react'
import { Edit, type RaRecord, SaveButton, Toolbar, useEditContext, useNotify, useRedirect } from 'react-admin'
import { RemoveRecord } from '../actions/Removal.tsx'
import type { Kept } from '../forms/KeepTyped.tsx'
import { AT_ONCE, RecordForm } from '../forms/OfficeForm.tsx'
import { History } from '../history/History.tsx'
import { type Conflict, ConflictDialog, conflictIn } from './ConflictDialog.tsx'
import { savedNotice } from './saved-notice.ts'
import { type Unconfirmed, UnconfirmedDialog, unconfirmedIn } from './UnconfirmedDialog.tsx'

interface Props {
  children: ReactNode
  /** About the record, above its form. */
  above?: ReactNode
  /** Buttons above the form. */
  actions?: ReactNode
  /** A record that cannot be removed. */
  kept?: boolean
  history?: boolean
  /** Another record than that of the address. */
  of?: { resource: string; id: number }
  /** Where one goes after saving; else one stays. */
  next?: string
  /** Its buttons, where they are others than the usual ones. */
  toolbar?: ReactElement
}

/** A form over one record, with its history, and a dialog where somebody else saved first or the password is asked for. */
export function OfficeEdit({ children, above, actions, kept = false, history = true, of, next, toolbar }: Props) {
  const [conflict, setConflict] = useState<Conflict>()
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed>()
  const keptWork = useRef<Kept>(null)
  const notify = useNotify()
  const redirect = useRedirect()
  return (
    <Edit
      mutationMode="pessimistic"
      {...(of ? { ...of, title: false } : {})}
      actions={actions ? <div>{actions}</div> : false}
      mutationOptions={{
        ...AT_ONCE,
        onSuccess: (saved: RaRecord) => {
          keptWork.current?.markSent()
          notify(savedNotice(saved), { type: 'info', messageArgs: { smart_count: 1 } })
          if (next !== undefined) redirect(() => next)
        },
        onError: (error, sent) => {
          const found = conflictIn(error, sent, keptWork.current?.seen())
          if (found) return setConflict(found)
          const waiting = unconfirmedIn(error, sent)
          if (waiting) return setUnconfirmed(waiting)
          const { errors } = (error as { body?: { errors?: object } }).body ?? {}
          if (!errors) notify((error as Error).message, { type: 'error' })
        },
      }}
    >
      {above}
      <KeptRecordForm keptRef={keptWork} toolbar={toolbar ?? <EditToolbar kept={kept} />}>
        {children}
      </KeptRecordForm>
      {history ? <History /> : null}
      {conflict ? <ConflictDialog conflict={conflict} kept={keptWork} onClose={() => setConflict(undefined)} /> : null}
      {unconfirmed ? (
        <UnconfirmedDialog
          unconfirmed={unconfirmed}
          onSaved={() => keptWork.current?.markSent()}
          onClose={() => setUnconfirmed(undefined)}
        />
      ) : null}
    </Edit>
  )
}

/** Each record has a form of its own, so that nothing typed over one is carried to another. */
function KeptRecordForm(form: Omit<ComponentProps<typeof RecordForm>, 'name'>) {
  const { resource, record } = useEditContext()
  return <RecordForm key={record?.id} name={`${resource}/${record?.id}`} {...form} />
}

const EditToolbar = ({ kept }: { kept: boolean }) => (
  <Toolbar sx={{ justifyContent: 'space-between' }}>
    <SaveButton />
    {kept ? null : <RemoveRecord />}
  </Toolbar>
)
