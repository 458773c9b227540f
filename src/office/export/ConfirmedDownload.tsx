import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { inSession, writeHeaders } from '../calls/client.ts'
import { ConfirmPassword } from '../session/ConfirmPassword.tsx'

const STATUS_PATH = '/user/confirmed-password-status'
const WHY = 'Daftar ini berisi data pribadi. Unduhannya dicatat, dan semua administrator diberi tahu.'

async function isConfirmed(): Promise<boolean> {
  const answer = await inSession(() => fetch(STATUS_PATH, { credentials: 'include', headers: writeHeaders() }))
  return answer.ok && ((await answer.json()) as { confirmed: boolean }).confirmed
}

/** Takes out a list of people: asks for the password again where it was not given lately. */
export function ConfirmedDownload({ href, label }: { href: string; label: string }) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)

  function take(): void {
    setOpen(false)
    window.location.assign(href)
  }

  async function begin(): Promise<void> {
    setBusy(true)
    if (await isConfirmed().catch(() => false)) take()
    else setOpen(true)
    setBusy(false)
  }

  return (
    <>
      <Button variant="outlined" startIcon={<DownloadIcon />} disabled={busy} onClick={() => void begin()}>
        {label}
      </Button>
      {open ? <ConfirmPassword why={WHY} verb="Unduh" onConfirmed={take} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
