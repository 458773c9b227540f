import { MenuItem, TextField } from '@mui/material'
import { useNotify, useRefresh } from 'react-admin'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { useAnswer } from '../../../../office/calls/use-answer.ts'

/** The member of staff who looks after it; can be handed over. */
export function AssignCaseHandler({ application }: { application: Answer<'getOfficeApplication'> }) {
  const { asked } = useAnswer('listApplicationHandlers', {})
  const notify = useNotify()
  const refresh = useRefresh()
  if (asked.state !== 'here') return application.handler_name ?? '-'

  async function assign(value: string): Promise<void> {
    try {
      await office.assignApplication({ id: application.id, handler_id: value === '' ? null : Number(value) })
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
