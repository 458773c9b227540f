import RestoreIcon from '@mui/icons-material/Restore'
import { useState } from 'react'
import { Button, Confirm, useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { OfficeDataProvider } from '../calls/data-provider.ts'

interface Props {
  resource: string
  id: string | number
  auditId: number
  /** The state before that change, or after it. */
  state: 'sebelum' | 'sesudah'
  onDone?: () => void
}

/** Writes an older state of a record again; that is a change of its own and can be taken back too. */
export function RestoreButton({ resource, id, auditId, state, onDone }: Props) {
  const [open, setOpen] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const provider = useDataProvider<OfficeDataProvider>()

  async function restore(): Promise<void> {
    setOpen(false)
    try {
      await provider.restore(resource, { id, audit_id: auditId, keadaan: state })
      notify('Keadaan lama dipulihkan.', { type: 'success' })
      refresh()
      onDone?.()
    } catch (error) {
      notify(String((error as Error).message), { type: 'error' })
    }
  }

  return (
    <>
      <Button label="Pulihkan" onClick={() => setOpen(true)}>
        <RestoreIcon />
      </Button>
      <Confirm
        isOpen={open}
        title="Pulihkan keadaan ini?"
        content="Isian sekarang diganti dengan keadaan itu. Keadaan sekarang tetap tersimpan di riwayat."
        confirm="Pulihkan"
        onConfirm={() => void restore()}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
