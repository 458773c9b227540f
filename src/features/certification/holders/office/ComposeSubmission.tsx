import PostAddIcon from '@mui/icons-material/PostAddOutlined'
import { DialogActions, DialogContent, DialogTitle, Button as MuiButton, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { BooleanInput, Button, DateInput, type HttpError, SelectInput, useNotify, useRedirect } from 'react-admin'
import { isReader } from '../../../../access.ts'
import { office, type Payload } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { CloseButton, OfficeDialog } from '../../../../office/forms/OfficeDialog.tsx'
import { FAILED, OfficeForm, type Refused } from '../../../../office/forms/OfficeForm.tsx'
import { useMe } from '../../../../office/session/me-context.ts'

type Choice = Payload<'composeMinistrySubmission'>

const choice = inputOf<'composeMinistrySubmission'>()
export const QUALIFICATIONS = ['KTPA', 'ATPA'].map((id) => ({ id, name: id }))

/** Composes what goes to the ministry: which certificates, of which days. The ministry itself composes nothing. */
export const ComposeSubmission = () => (isReader(useMe()) ? null : <Composition />)

function Composition() {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const notify = useNotify()
  const redirect = useRedirect()
  const title = useId()

  async function compose(typed: object, accepted: () => void): Promise<Refused> {
    setBusy(true)
    try {
      const { id, jumlah } = await office.composeMinistrySubmission(typed as Choice)
      accepted()
      notify(`Kiriman disusun: ${jumlah} sertifikat.`, { type: 'success' })
      redirect('show', 'kiriman-amdalnet', id)
      return undefined
    } catch (error) {
      const { body, message } = error as HttpError
      return body?.errors ?? { [FAILED]: message }
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button label="Susun kiriman" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PostAddIcon />
      </Button>
      <OfficeDialog open={open} onClose={() => setOpen(false)} aria-labelledby={title} fullWidth maxWidth="sm">
        <DialogTitle id={title}>Susun kiriman</DialogTitle>
        <OfficeForm
          key="baru"
          name="kiriman-amdalnet/baru"
          start={{ hanya_baru: true }}
          onSubmit={compose}
          below={
            <DialogActions>
              <CloseButton />
              <MuiButton type="submit" variant="contained" disabled={busy}>
                {busy ? 'Menyusun …' : 'Susun kiriman'}
              </MuiButton>
            </DialogActions>
          }
        >
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
        </OfficeForm>
      </OfficeDialog>
    </>
  )
}
