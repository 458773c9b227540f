import { type ReactNode, useState } from 'react'
import { Edit, type RaRecord, SaveButton, SimpleForm, Toolbar, useNotify, useRedirect } from 'react-admin'
import { RemoveRecord } from '../actions/Removal.tsx'
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
}

/** A form over one record, with its history, and a dialog where somebody else saved first or the password is asked for. */
export function OfficeEdit({ children, above, actions, kept = false, history = true, of, next }: Props) {
  const [conflict, setConflict] = useState<Conflict>()
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed>()
  const notify = useNotify()
  const redirect = useRedirect()
  return (
    <Edit
      mutationMode="pessimistic"
      {...(of ? { ...of, title: false } : {})}
      actions={actions ? <div>{actions}</div> : false}
      mutationOptions={{
        onSuccess: (saved: RaRecord) => {
          notify(savedNotice(saved), { type: 'info', messageArgs: { smart_count: 1 } })
          if (next !== undefined) redirect(() => next)
        },
        onError: (error, sent) => {
          const found = conflictIn(error, sent)
          if (found) return setConflict(found)
          const waiting = unconfirmedIn(error, sent)
          if (waiting) return setUnconfirmed(waiting)
          const { errors } = (error as { body?: { errors?: object } }).body ?? {}
          if (!errors) notify((error as Error).message, { type: 'error' })
        },
      }}
    >
      {above}
      <SimpleForm noValidate warnWhenUnsavedChanges toolbar={<EditToolbar kept={kept} />}>
        {children}
      </SimpleForm>
      {history ? <History /> : null}
      {conflict ? <ConflictDialog conflict={conflict} onClose={() => setConflict(undefined)} /> : null}
      {unconfirmed ? <UnconfirmedDialog unconfirmed={unconfirmed} onClose={() => setUnconfirmed(undefined)} /> : null}
    </Edit>
  )
}

const EditToolbar = ({ kept }: { kept: boolean }) => (
  <Toolbar sx={{ justifyContent: 'space-between' }}>
    <SaveButton />
    {kept ? null : <RemoveRecord />}
  </Toolbar>
)
