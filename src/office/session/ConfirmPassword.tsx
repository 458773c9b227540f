import { Button, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { httpErrorOf, inSession, renewCsrf, writeHeaders } from '../calls/client.ts'
import { OfficeDialog } from '../forms/OfficeDialog.tsx'

const CONFIRM_PATH = '/user/confirm-password'

/** Tells whether a call was refused until the password is given again. */
export const isUnconfirmed = (error: unknown): boolean => (error as { status?: number }).status === 423

/** Answers why the password was refused, if it was. */
async function confirmPassword(password: string): Promise<string | undefined> {
  await renewCsrf()
  const body = JSON.stringify({ password })
  const ask = () => {
    const headers = { ...writeHeaders(), 'Content-Type': 'application/json' }
    return fetch(CONFIRM_PATH, { method: 'POST', credentials: 'include', headers, body })
  }
  const answer = await inSession(ask).catch(() => undefined)
  if (answer?.ok) return undefined
  if (!answer) return 'Tidak tersambung ke layanan. Coba lagi.'
  return httpErrorOf(answer.status, await answer.json().catch(() => null)).message
}

interface Props {
  /** Why it is asked for. */
  why: string
  /** The button's label. */
  verb: string
  onConfirmed: () => void
  onClose: () => void
}

/** Asks for the password again before what must not happen out of a session left open. */
export function ConfirmPassword({ why, verb, onConfirmed, onClose }: Props) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const title = useId()

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    // React hands a dialog's events to what stands around it in the tree: no form there is meant.
    event.stopPropagation()
    setBusy(true)
    const refused = await confirmPassword(password)
    setBusy(false)
    setError(refused)
    setPassword('')
    if (refused === undefined) onConfirmed()
  }

  return (
    <OfficeDialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="xs">
      <form noValidate onSubmit={(event) => void send(event)}>
        <DialogTitle id={title}>Konfirmasi password</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{why}</Typography>
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            autoFocus
            fullWidth
            value={password}
            error={error !== undefined}
            helperText={error}
            onChange={(event) => setPassword(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Kembali</Button>
          <Button type="submit" variant="contained" disabled={busy || password === ''}>
            {verb}
          </Button>
        </DialogActions>
      </form>
    </OfficeDialog>
  )
}
