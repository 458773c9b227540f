import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { HttpError } from 'react-admin'
import { useParams } from 'react-router'
import { office } from '../../../../office/calls/client.ts'

interface Result {
  severity: 'success' | 'warning'
  words: string
}

/** One message to a number of one's own, and what the provider answered. */
export function TestChannel() {
  const { id } = useParams()
  const [nomor, setNomor] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Result>()

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setResult(undefined)
    try {
      const { terkirim, keterangan } = await office.testMessageChannel({ id: Number(id), nomor })
      setResult({ severity: terkirim ? 'success' : 'warning', words: keterangan })
    } catch (error) {
      const { message, body } = error as HttpError
      setResult({ severity: 'warning', words: String(body?.errors?.['nomor'] ?? message) })
    }
    setBusy(false)
  }

  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ my: 3, maxWidth: '40rem' }}
      onSubmit={(event) => void send(event)}
      noValidate
    >
      <Typography variant="h2" component="h3">
        Pesan uji
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        <TextField
          label="Kirim pesan uji ke nomor"
          type="tel"
          value={nomor}
          onChange={({ target }) => setNomor(target.value)}
          helperText="Memakai pengaturan yang tersimpan."
          sx={{ flex: '1 1 16rem' }}
        />
        <Button type="submit" variant="outlined" disabled={isBusy}>
          Kirim pesan uji
        </Button>
      </Stack>
      <div role="status">{result && <Alert severity={result.severity}>{result.words}</Alert>}</div>
    </Stack>
  )
}
