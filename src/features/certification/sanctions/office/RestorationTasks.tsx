import { Checkbox, FormControlLabel, FormGroup } from '@mui/material'
import { type HttpError, useNotify, useRefresh } from 'react-admin'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { momentText } from '../../../../office/display/moment.ts'

/** Lists the holder's tasks before the certificate is restored; the office ticks what is done. */
export function RestorationTasks({ sanction: { id, version, tugas, can } }: { sanction: Answer<'getSanction'> }) {
  const notify = useNotify()
  const refresh = useRefresh()

  async function tick(ke: number, selesai: boolean): Promise<void> {
    try {
      await office.tickTask({ id, version, ke, selesai })
      notify(selesai ? 'Tugas ditandai selesai.' : 'Tugas dibuka lagi.', { type: 'success' })
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' })
    }
    refresh()
  }

  return (
    <FormGroup>
      {tugas.map((task, index) => (
        <FormControlLabel
          key={task.tugas}
          label={task.done_at ? `${task.tugas} (selesai ${momentText(task.done_at)})` : task.tugas}
          control={
            <Checkbox
              checked={task.done_at !== null}
              disabled={!can.tugas}
              onChange={({ target }) => void tick(index, target.checked)}
            />
          }
        />
      ))}
    </FormGroup>
  )
}
