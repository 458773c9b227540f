import { type RaRecord, useNotify, useRefresh, useResourceContext, useUpdate } from 'react-admin'
import type { Fields } from '../history/differences.ts'
import { ConfirmPassword, isUnconfirmed } from '../session/ConfirmPassword.tsx'
import { savedNotice } from './saved-notice.ts'

/** A change that was sent and waits for the password. */
export interface Unconfirmed {
  id: string | number
  data: Fields
  previousData: Fields
}

/** The update that a fresh password would let through; undefined for any other refusal. */
export function unconfirmedIn(
  error: unknown,
  sent: { id?: unknown; data?: unknown; previousData?: unknown },
): Unconfirmed | undefined {
  if (!isUnconfirmed(error)) return undefined
  const { id, data, previousData } = sent
  return { id: id as number, data: (data ?? {}) as Fields, previousData: (previousData ?? {}) as Fields }
}

interface Props {
  unconfirmed: Unconfirmed
  onSaved: () => void
  onClose: () => void
}

/** Asks for the password, then saves what was to be saved. */
export function UnconfirmedDialog({ unconfirmed, onSaved, onClose }: Props) {
  const resource = useResourceContext() ?? ''
  const [update] = useUpdate()
  const notify = useNotify()
  const refresh = useRefresh()

  function save(): void {
    onClose()
    void update(resource, unconfirmed, {
      mutationMode: 'pessimistic',
      onSuccess: (saved: RaRecord) => {
        onSaved()
        notify(savedNotice(saved), { type: 'success', messageArgs: { smart_count: 1 } })
        refresh()
      },
      onError: (error) => notify((error as Error).message, { type: 'error' }),
    })
  }

  return (
    <ConfirmPassword
      why="Perubahan ini menyangkut data semua orang. Perubahannya dicatat, dan semua administrator diberi tahu."
      verb="Simpan"
      onConfirmed={save}
      onClose={onClose}
    />
  )
}
