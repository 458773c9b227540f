import { Button } from '@mui/material'
import { useState } from 'react'
import { type HttpError, useNotify, useRecordContext, useRefresh } from 'react-admin'
import { office, type Row } from '../../../../office/calls/client.ts'

/** Ends messages to one person, as that person could. */
export function StopSubscription() {
  const own = useRecordContext<Row<'listChannelSubscription'>>()
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  if (!own || own.ended_at !== null) return null
  const stop = async () => {
    setBusy(true)
    try {
      await office.stopChannelSubscription({ id: own.id })
      refresh()
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' })
    }
    setBusy(false)
  }
  return (
    <Button size="small" disabled={isBusy} onClick={() => void stop()}>
      Hentikan
    </Button>
  )
}
