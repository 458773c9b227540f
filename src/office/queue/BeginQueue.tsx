import PlayArrowIcon from '@mui/icons-material/PlayArrowOutlined'
import { useState } from 'react'
import { Button, useCreatePath, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import type { Permission } from '../../access.ts'
import { useMe } from '../session/me-context.ts'
import { nextInQueue, type Queue } from './next-in-queue.ts'
import { FIRST, searchOf } from './run.ts'

interface Props {
  queue: Queue
  /** The permission to decide its cases, where others may read the list too. */
  permission?: Permission
}

/** Opens the case whose turn it is, for those who may decide it; the others follow one by one. */
export function BeginQueue({ queue, permission }: Props) {
  const navigate = useNavigate()
  const pathOf = useCreatePath()
  const notify = useNotify()
  const { permissions } = useMe()
  const [busy, setBusy] = useState(false)

  async function begin(): Promise<void> {
    setBusy(true)
    try {
      const { id } = await nextInQueue(queue, [])
      if (id === undefined) notify(`Antrean kosong: tidak ada ${queue.what}.`, { type: 'info' })
      else navigate(`${pathOf({ resource: queue.resource, id, type: 'show' })}${searchOf(FIRST)}`)
    } catch (error) {
      notify(String((error as Error).message), { type: 'error' })
    }
    setBusy(false)
  }

  if (permission && !permissions.includes(permission)) return null
  return (
    <Button label="Kerjakan antrean" disabled={busy} variant="contained" onClick={() => void begin()}>
      <PlayArrowIcon />
    </Button>
  )
}
