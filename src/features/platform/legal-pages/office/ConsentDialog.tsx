import { Alert, Button, DialogActions, DialogContent, DialogTitle, Link, Typography } from '@mui/material'
import { useEffect, useId, useState } from 'react'
import { HttpError, useLogout } from 'react-admin'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { OfficeDialog } from '../../../../office/forms/OfficeDialog.tsx'
import { LEGAL_PAGES, readVersions } from '../rules.ts'

type Pending = Answer<'getPendingConsents'>

/** Stands before the office while its person has yet to agree to a legal page. */
export function ConsentDialog() {
  const title = useId()
  const logout = useLogout()
  const [pending, setPending] = useState<Pending>([])
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    // Those who cannot be asked now are asked at their next visit.
    office.getPendingConsents().then(setPending, () => undefined)
  }, [])

  function agree(): void {
    setFailure(undefined)
    office.giveConsent(readVersions(pending)).then(setPending, (error: unknown) => {
      if (!(error instanceof HttpError)) throw error
      setFailure(error.message)
    })
  }

  const isNew = pending.every(({ versi_disetujui: agreed }) => agreed === null)
  return (
    <OfficeDialog open={pending.length > 0} aria-labelledby={title}>
      <DialogTitle id={title}>{isNew ? 'Persetujuan Anda diperlukan' : 'Ketentuan kami berubah'}</DialogTitle>
      <DialogContent>
        <Typography>Baca ketentuan berikut, lalu setujui untuk melanjutkan.</Typography>
        {pending.map((each) => (
          <Asked key={each.jenis} {...each} />
        ))}
        {failure && <Alert severity="error">{failure}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void logout()}>Keluar</Button>
        <Button variant="contained" onClick={agree}>
          Setuju dan lanjutkan
        </Button>
      </DialogActions>
    </OfficeDialog>
  )
}

function Asked({ jenis, perubahan }: Pending[number]) {
  const { judul, path } = LEGAL_PAGES[jenis]
  return (
    <>
      <Typography sx={{ mt: 2 }}>
        <Link href={path} target="_blank" rel="noopener">
          {judul} (tab baru)
        </Link>
      </Typography>
      {perubahan.map((words) => (
        <Typography key={words} sx={{ whiteSpace: 'pre-line' }}>
          {words}
        </Typography>
      ))}
    </>
  )
}
