import { Alert, Button, Card, CardContent, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import { office } from '../../../../office/calls/client.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { OfficeDialog } from '../../../../office/forms/OfficeDialog.tsx'
import { mayWrite } from '../../../../office/session/me.ts'
import { useMe } from '../../../../office/session/me-context.ts'
import { officeTo } from '../../../../office-paths.ts'
import { openingBlockers } from '../readiness-rules.ts'
import type { PageProps } from './page-props.ts'
import { type Readiness, ReadinessList, ReadinessProgress } from './parts/ReadinessList.tsx'

/** The set-up page on the opening: what is ready and what is not, and the switch that opens the portal. */
export const OpeningPage = ({ readiness }: PageProps) => (
  <Card>
    <CardContent>
      <ReadinessProgress items={readiness.items} />
      <ReadinessList items={readiness.items} />
      <Opening readiness={readiness} />
    </CardContent>
  </Card>
)

function Opening({ readiness: { opened_at, items } }: { readiness: Readiness }) {
  const [isAsking, setAsking] = useState(false)
  const mayOpen = mayWrite(useMe(), { permission: 'pengguna' })
  if (opened_at !== null) {
    return (
      <Alert severity="success" sx={{ mt: 3 }}>
        Portal dibuka {momentText(opened_at)}.
      </Alert>
    )
  }
  const blockers = openingBlockers(items).map(({ label }) => label)
  return (
    <>
      {blockers.length > 0 ? (
        <Alert severity="info" sx={{ mt: 3 }}>
          Portal dapat dibuka sesudah selesai: {blockers.join(', ')}.
        </Alert>
      ) : null}
      <Button
        variant="contained"
        sx={{ mt: 2 }}
        disabled={!mayOpen || blockers.length > 0}
        onClick={() => setAsking(true)}
      >
        Buka portal
      </Button>
      {isAsking ? <Question items={items} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

function Question({ items, onClose }: { items: Readiness['items']; onClose: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const title = useId()
  const missing = items.filter(({ done }) => !done)

  async function open(): Promise<void> {
    setBusy(true)
    try {
      await office.openPortal({})
      // The menu and the desk of an open portal are others.
      window.location.assign(officeTo.home)
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' })
      onClose()
    }
  }

  return (
    <OfficeDialog open onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>Buka portal untuk umum?</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1 }}>Sesudah dibuka, portal tidak dapat ditutup lagi.</Typography>
        {missing.length > 0 ? (
          <>
            <Typography>Yang masih belum selesai:</Typography>
            <ul>
              {missing.map(({ key, label }) => (
                <li key={key}>{label}</li>
              ))}
            </ul>
          </>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Belum</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void open()}>
          Buka portal
        </Button>
      </DialogActions>
    </OfficeDialog>
  )
}
