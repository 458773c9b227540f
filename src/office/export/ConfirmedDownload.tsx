import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { renewCsrf, writeHeaders } from '../client.ts'

const CONFIRM_PATH = '/user/confirm-password'
const STATUS_PATH = '/user/confirmed-password-status'

async function isConfirmed(): Promise<boolean> {
  const answer = await fetch(STATUS_PATH, { credentials: 'include', headers: writeHeaders() })
  return answer.ok && ((await answer.json()) as { confirmed: boolean }).confirmed
}

/** Answers why the password was refused, if it was. */
async function confirmPassword(password: string): Promise<string | undefined> {
  await renewCsrf()
  const headers = { ...writeHeaders(), 'Content-Type': 'application/json' }
  const asked = { method: 'POST', credentials: 'include', headers, body: JSON.stringify({ password }) } as const
  const answer = await fetch(CONFIRM_PATH, asked).catch(() => undefined)
  if (answer?.ok) return undefined
  const said = (await answer?.json().catch(() => undefined)) as { message?: string } | undefined
  return said?.message ?? 'Tidak tersambung ke layanan. Coba lagi.'
}

/** Takes out a list of people: asks for the password again where it was not given lately. */
export function ConfirmedDownload({ href, label }: { href: string; label: string }) {
  const [open, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const title = useId()

  const take = () => window.location.assign(href)

  async function begin(): Promise<void> {
    setBusy(true)
    if (await isConfirmed().catch(() => false)) take()
    else setOpen(true)
    setBusy(false)
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const refused = await confirmPassword(password)
    setBusy(false)
    setError(refused)
    setPassword('')
    if (refused !== undefined) return
    setOpen(false)
    take()
  }

  return (
    <>
      <Button variant="outlined" startIcon={<DownloadIcon />} disabled={busy} onClick={() => void begin()}>
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={title} fullWidth maxWidth="xs">
        <form onSubmit={(event) => void send(event)}>
          <DialogTitle id={title}>Konfirmasi password</DialogTitle>
          <DialogContent>
            <Typography sx={{ mb: 2 }}>
              Daftar ini berisi data pribadi. Unduhannya dicatat, dan semua administrator diberi tahu.
            </Typography>
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
            <Button onClick={() => setOpen(false)}>Kembali</Button>
            <Button type="submit" variant="contained" disabled={busy || password === ''}>
              Unduh
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
