import CasinoIcon from '@mui/icons-material/CasinoOutlined'
import { DialogActions, DialogContent, DialogTitle, Button as MuiButton, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { Button, DateInput, type HttpError, SelectInput, useNotify, useRedirect } from 'react-admin'
import { office, type Payload } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { choicesOf } from '../../../../office/display/choices.ts'
import { CloseButton, OfficeDialog } from '../../../../office/forms/OfficeDialog.tsx'
import { FAILED, OfficeForm, type Refused } from '../../../../office/forms/OfficeForm.tsx'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { MOST_SAMPLED } from '../rules.ts'

const choice = inputOf<'drawMinistrySample'>()
const USUAL_SIZE = 10

/** The draw of a sample, which only the ministry makes: the body must not choose what is looked at. */
export const DrawSample = () => (useMe().role === 'kementerian' ? <Draw /> : null)

function Draw() {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const notify = useNotify()
  const redirect = useRedirect()
  const title = useId()

  async function draw(typed: object, accepted: () => void): Promise<Refused> {
    setBusy(true)
    try {
      const { id, sertifikat, populasi } = await office.drawMinistrySample(typed as Payload<'drawMinistrySample'>)
      accepted()
      notify(`Terundi ${sertifikat.length} dari ${populasi} sertifikat.`, { type: 'success' })
      redirect('show', 'sampel-kementerian', id)
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
      <Button label="Undi sampel" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CasinoIcon />
      </Button>
      <OfficeDialog open={open} onClose={() => setOpen(false)} aria-labelledby={title} fullWidth maxWidth="sm">
        <DialogTitle id={title}>Undi sampel</DialogTitle>
        <OfficeForm
          key="baru"
          name="sampel-kementerian/baru"
          start={{ ukuran: USUAL_SIZE }}
          onSubmit={draw}
          below={
            <DialogActions>
              <CloseButton />
              <MuiButton type="submit" variant="contained" disabled={busy}>
                {busy ? 'Mengundi …' : 'Undi sampel'}
              </MuiButton>
            </DialogActions>
          }
        >
          <DialogContent>
            <Typography sx={{ mb: 2 }}>
              Peladen mengundi dari sertifikat yang terbit pada masa ini. Benih undian, banyaknya, dan hasilnya dicatat
              dan tidak berubah lagi; lembaga tidak dapat memilihnya.
            </Typography>
            <DateInput source={choice('dari')} label="Dari tanggal" isRequired fullWidth />
            <DateInput source={choice('sampai')} label="Sampai tanggal" isRequired fullWidth />
            <SelectInput
              source={choice('kualifikasi')}
              label="Kualifikasi"
              choices={choicesOf(['KTPA', 'ATPA'])}
              emptyText="Semua"
              fullWidth
            />
            <NumberInput source={choice('ukuran')} label="Banyaknya" least={1} most={MOST_SAMPLED} isRequired />
          </DialogContent>
        </OfficeForm>
      </OfficeDialog>
    </>
  )
}
