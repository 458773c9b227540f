import PostAddIcon from '@mui/icons-material/PostAddOutlined'
import { Dialog, DialogActions, DialogContent, DialogTitle, Button as MuiButton, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { BooleanInput, Button, DateInput, Form, type HttpError, SelectInput, useNotify, useRedirect } from 'react-admin'
import { office, type Payload } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'

type Choice = Payload<'composeMinistrySubmission'>

const choice = inputOf<'composeMinistrySubmission'>()
export const QUALIFICATIONS = ['KTPA', 'ATPA'].map((id) => ({ id, name: id }))

/** Composes what goes to the ministry: which certificates, of which days. */
export function ComposeSubmission() {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const notify = useNotify()
  const redirect = useRedirect()
  const title = useId()

  async function compose(typed: object): Promise<Record<string, string> | undefined> {
    setBusy(true)
    try {
      const { id, jumlah } = await office.composeMinistrySubmission(typed as Choice)
      notify(`Kiriman disusun: ${jumlah} sertifikat.`, { type: 'success' })
      redirect('show', 'kiriman-amdalnet', id)
      return undefined
    } catch (error) {
      const { body, message } = error as HttpError
      if (!body?.errors) notify(message, { type: 'error' })
      return body?.errors
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button label="Susun kiriman" onClick={() => setOpen(true)}>
        <PostAddIcon />
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={title} fullWidth maxWidth="sm">
        <Form noValidate onSubmit={compose} record={{ hanya_baru: true }}>
          <DialogTitle id={title}>Susun kiriman</DialogTitle>
          <DialogContent>
            <Typography sx={{ mb: 2 }}>
              Sertifikat yang terbit atau berganti status pada masa ini, kedua harinya termasuk. Isinya tidak berubah
              lagi sesudah disusun.
            </Typography>
            <DateInput source={choice('dari')} label="Dari tanggal" isRequired fullWidth />
            <DateInput source={choice('sampai')} label="Sampai tanggal" isRequired fullWidth />
            <SelectInput
              source={choice('kualifikasi')}
              label="Kualifikasi"
              choices={QUALIFICATIONS}
              emptyText="Semua"
              fullWidth
            />
            <BooleanInput
              source={choice('hanya_baru')}
              label="Tanpa yang sudah dikirim dan tidak berubah sejak itu"
              helperText={false}
            />
          </DialogContent>
          <DialogActions>
            <MuiButton onClick={() => setOpen(false)}>Kembali</MuiButton>
            <MuiButton type="submit" variant="contained" disabled={busy}>
              {busy ? 'Menyusun …' : 'Susun kiriman'}
            </MuiButton>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  )
}
