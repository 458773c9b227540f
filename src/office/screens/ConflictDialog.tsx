import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId } from 'react'
import { type HttpError, useNotify, useRefresh, useResourceContext, useUpdate } from 'react-admin'
import { Changes } from '../history/Changes.tsx'
import { differences, type Fields } from '../history/differences.ts'

/** Somebody else saved first. */
export interface Conflict {
  id: string | number
  seen: Fields
  mine: Fields
  current: Fields
}

const STALE = 409

/** The conflict behind a refused update; undefined for any other refusal. */
export function conflictIn(
  error: unknown,
  sent: { id?: unknown; data?: unknown; previousData?: unknown },
): Conflict | undefined {
  const { status, body } = error as HttpError
  const current = (body as { current?: Fields } | undefined)?.current
  if (status !== STALE || !current) return undefined
  return {
    id: sent.id as number,
    seen: (sent.previousData ?? {}) as Fields,
    mine: (sent.data ?? {}) as Fields,
    current,
  }
}

/** Puts my changes on top of the other's version: their values stay in the fields that I did not touch. */
function mergeChanges({ seen, mine, current }: Conflict): Fields {
  const written = differences(seen, mine).map(({ field }) => [field, mine[field]])
  return { ...current, ...Object.fromEntries(written) }
}

/** Shows what the other changed, and lets one decide; nothing is overwritten in silence. */
export function ConflictDialog({ conflict, onClose }: { conflict: Conflict; onClose: () => void }) {
  const resource = useResourceContext() ?? ''
  const [update, { isPending }] = useUpdate()
  const notify = useNotify()
  const refresh = useRefresh()
  const title = useId()
  const theirs = differences(conflict.seen, conflict.current)
  const mine = differences(conflict.seen, conflict.mine).map(({ field }) => field)

  function takeTheirs(): void {
    refresh()
    onClose()
  }

  function saveMine(): void {
    void update(
      resource,
      { id: conflict.id, data: mergeChanges(conflict), previousData: conflict.current },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } })
          takeTheirs()
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    )
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="md" fullWidth>
      <DialogTitle id={title}>Data sudah berubah</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          Orang lain menyimpan data ini sesudah Anda membukanya. Isian Anda belum disimpan. Yang diubahnya:
        </Typography>
        <Changes resource={resource} changes={theirs} mine={mine} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>Kembali ke isian</Button>
        <Button onClick={takeTheirs}>Buang isian saya, muat ulang</Button>
        <Button variant="contained" disabled={isPending} onClick={saveMine}>
          Terapkan isian saya di atasnya
        </Button>
      </DialogActions>
    </Dialog>
  )
}
