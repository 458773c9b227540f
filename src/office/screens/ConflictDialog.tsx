import { Alert, Button, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { type RefObject, useId, useState } from 'react'
import { type HttpError, useNotify, useRefresh, useResourceContext, useUpdate } from 'react-admin'
import type { Kept } from '../forms/KeepTyped.tsx'
import { OfficeDialog } from '../forms/OfficeDialog.tsx'
import { Changes } from '../history/Changes.tsx'
import { differences, type Fields } from '../history/differences.ts'
import { LatestChange } from './LatestChange.tsx'

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
  /** The record as it stood under what was typed; else as it was last fetched. */
  under?: Fields,
): Conflict | undefined {
  const { status, body } = error as HttpError
  const current = (body as { current?: Fields } | undefined)?.current
  if (status !== STALE || !current) return undefined
  return {
    id: sent.id as number,
    seen: under ?? ((sent.previousData ?? {}) as Fields),
    mine: (sent.data ?? {}) as Fields,
    current,
  }
}

/** Puts my changes on top of the other's version: their values stay in the fields that I did not touch. */
function mergeChanges({ seen, mine, current }: Conflict): Fields {
  const written = differences(seen, mine).map(({ field }) => [field, mine[field]])
  return { ...current, ...Object.fromEntries(written) }
}

interface Props {
  conflict: Conflict
  /** The form, which keeps what was typed. */
  kept: RefObject<Kept | null>
  onClose: () => void
}

/** Shows who changed what, and lets one decide; nothing is overwritten in silence. */
export function ConflictDialog({ conflict, kept, onClose }: Props) {
  const resource = useResourceContext() ?? ''
  const [update, { isPending }] = useUpdate()
  const notify = useNotify()
  const refresh = useRefresh()
  const title = useId()
  const theirs = differences(conflict.seen, conflict.current)
  const mine = Object.fromEntries(differences(conflict.seen, conflict.mine).map(({ field, after }) => [field, after]))

  const [failure, setFailure] = useState<string>()

  function showSaved(): void {
    refresh()
    onClose()
  }

  function takeTheirs(): void {
    kept.current?.discard()
    showSaved()
  }

  function saveMine(): void {
    void update(
      resource,
      { id: conflict.id, data: mergeChanges(conflict), previousData: conflict.current },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } })
          kept.current?.markSent()
          showSaved()
        },
        onError: (error) => setFailure((error as Error).message),
      },
    )
  }

  return (
    <OfficeDialog open onClose={onClose} aria-labelledby={title} maxWidth="md" fullWidth>
      <DialogTitle id={title}>Data sudah berubah</DialogTitle>
      <DialogContent>
        <LatestChange resource={resource} id={conflict.id} />
        <Typography sx={{ mb: 2 }}>Isian Anda belum disimpan, dan tetap di sini. Yang diubah:</Typography>
        <Changes resource={resource} changes={theirs} mine={mine} />
        {failure ? <Alert severity="error">{failure}</Alert> : null}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>Kembali ke isian</Button>
        <Button onClick={takeTheirs}>Buang isian saya, muat ulang</Button>
        <Button variant="contained" disabled={isPending} onClick={saveMine}>
          Terapkan isian saya di atasnya
        </Button>
      </DialogActions>
    </OfficeDialog>
  )
}
