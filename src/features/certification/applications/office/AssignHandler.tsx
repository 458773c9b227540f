import { MenuItem, TextField } from '@mui/material'
import { useNotify, useRefresh } from 'react-admin'
import { officeCall } from '../../../../office/office-call.ts'
import { useAnswer } from '../../../../office/use-answer.ts'
import type { OfficeApplication } from '../office-contract.ts'

interface Person {
  id: number
  name: string
}

/** Who of the staff looks after it; can be handed over. */
export function AssignHandler({ application }: { application: OfficeApplication }) {
  const { asked } = useAnswer<Person[]>('permohonan-petugas')
  const notify = useNotify()
  const refresh = useRefresh()
  if (asked.state !== 'here') return application.petugas ?? '-'

  async function assign(value: string): Promise<void> {
    try {
      await officeCall('PUT', `permohonan/${application.id}/petugas`, {
        handler_id: value === '' ? null : Number(value),
      })
      notify('Petugas diganti.', { type: 'success' })
      refresh()
    } catch (error) {
      notify(String((error as Error).message), { type: 'error' })
    }
  }

  return (
    <TextField
      select
      size="small"
      variant="standard"
      value={application.handler_id ?? ''}
      onChange={({ target }) => void assign(target.value)}
      slotProps={{ select: { displayEmpty: true }, htmlInput: { 'aria-label': 'Petugas' } }}
    >
      <MenuItem value="">Belum ada</MenuItem>
      {asked.answer.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
