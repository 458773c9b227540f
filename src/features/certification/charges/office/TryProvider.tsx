import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { HttpError } from 'react-admin'
import { useParams } from 'react-router'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { METHOD_NAMES, type Method } from '../rules.ts'

type TrialPart = Answer<'testPaymentProvider'>['langkah'][number]

/** Makes a charge at the provider, asks about it and ends it: no money moves. */
export function TryProvider() {
  const { id } = useParams()
  const [metode, setMetode] = useState<Method>('qris')
  const [isBusy, setBusy] = useState(false)
  const [parts, setParts] = useState<TrialPart[]>([])

  async function attempt(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setParts([])
    try {
      setParts((await office.testPaymentProvider({ id: Number(id), metode })).langkah)
    } catch (error) {
      const { message, body } = error as HttpError
      const keterangan = String(body?.errors?.['metode'] ?? message)
      setParts([{ nama: 'Uji penyedia', berhasil: false, keterangan }])
    }
    setBusy(false)
  }

  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ my: 3, maxWidth: '40rem' }}
      onSubmit={(event) => void attempt(event)}
      noValidate
    >
      <Typography variant="h2" component="h3">
        Uji pengaturan
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        <TextField
          select
          label="Cara membayar"
          value={metode}
          onChange={({ target }) => setMetode(target.value as Method)}
          helperText="Membuat tagihan Rp10.000, menanyakannya, lalu membatalkannya. Tidak ada uang yang berpindah."
          sx={{ flex: '1 1 16rem' }}
        >
          {namedChoices(METHOD_NAMES).map(({ id: value, name }) => (
            <MenuItem key={value} value={value}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Button type="submit" variant="outlined" disabled={isBusy}>
          Uji
        </Button>
      </Stack>
      <div role="status">
        {parts.map(({ nama, berhasil, keterangan }) => (
          <Alert key={nama} severity={berhasil ? 'success' : 'warning'} sx={{ mb: 1 }}>
            {nama}: {keterangan}
          </Alert>
        ))}
      </div>
    </Stack>
  )
}
