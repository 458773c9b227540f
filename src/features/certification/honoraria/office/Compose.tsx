import PostAddIcon from '@mui/icons-material/PostAddOutlined'
import {
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  Button as MuiButton,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { type FormEvent, Fragment, useId, useState } from 'react'
import { Button, type HttpError, useNotify, useRefresh } from 'react-admin'
import { CSV_NAMES } from '../../../../lib/files/csv-writer.ts'
import { office, officeUrl } from '../../../../office/calls/client.ts'
import { CloseButton, OfficeDialog } from '../../../../office/forms/OfficeDialog.tsx'
import { useKeptState } from '../../../../office/forms/use-kept-state.ts'

const MONTH = /^\d{4}-\d{2}$/

/** Composes the statements of a month, or takes its lines out. */
export function Compose() {
  const [open, setOpen] = useState(false)
  const title = useId()
  const close = () => setOpen(false)
  return (
    <>
      <Button label="Susun rincian" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PostAddIcon />
      </Button>
      <OfficeDialog open={open} onClose={close} aria-labelledby={title} fullWidth maxWidth="xs">
        <DialogTitle id={title}>Susun rincian</DialogTitle>
        <MonthForm close={close} />
      </OfficeDialog>
    </>
  )
}

function MonthForm({ close }: { close: () => void }) {
  const { values, change, markSent } = useKeptState({ name: 'honorarium/susun', start: { bulan: '' } })
  const [refusal, setRefusal] = useState('')
  const notify = useNotify()
  const refresh = useRefresh()
  const typed = values.bulan
  const bulan = MONTH.test(typed) ? `${typed}-01` : ''

  async function compose(event: FormEvent): Promise<void> {
    event.preventDefault()
    try {
      const { dibuat } = await office.composeHonorariums({ bulan })
      notify(dibuat > 0 ? `${dibuat} rincian disusun.` : 'Tidak ada uji yang belum dirinci pada bulan itu.', {
        type: 'info',
      })
      markSent()
      close()
      refresh()
    } catch (error) {
      const { body, message } = error as HttpError
      setRefusal(body?.errors?.bulan ?? message)
    }
  }

  return (
    <form noValidate data-keeps-typed="" onSubmit={compose}>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          Dari uji yang dihadiri pesertanya. Yang sudah ada pada rincian lain tidak diulang.
        </Typography>
        <TextField
          label="Bulan"
          type="month"
          required
          fullWidth
          placeholder="2026-12"
          value={values.bulan}
          onChange={({ target }) => {
            change({ bulan: target.value })
            setRefusal('')
          }}
          error={refusal !== ''}
          helperText={refusal}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        {bulan ? <MonthDownloads bulan={bulan} /> : null}
      </DialogContent>
      <DialogActions>
        <CloseButton />
        <MuiButton type="submit" variant="contained">
          Susun rincian
        </MuiButton>
      </DialogActions>
    </form>
  )
}

const MonthDownloads = ({ bulan }: { bulan: string }) => (
  <Stack spacing={1} sx={{ mt: 2, alignItems: 'flex-start' }}>
    {([',', ';'] as const).map((pemisah) => (
      <Fragment key={pemisah}>
        <Link href={officeUrl('getHonorariumCsv', { bulan, pemisah })}>
          Unduh baris bulan ini ({CSV_NAMES[pemisah]})
        </Link>
        <Link href={officeUrl('getHonorariumYearCsv', { tahun: Number(bulan.slice(0, 4)), pemisah })}>
          Unduh baris tahun {bulan.slice(0, 4)} ({CSV_NAMES[pemisah]})
        </Link>
      </Fragment>
    ))}
  </Stack>
)
