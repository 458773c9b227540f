import { Alert, Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { HttpError, useNotify } from 'react-admin'
import { office } from '../../../../office/calls/client.ts'
import { momentText } from '../../../../office/display/moment.ts'

interface Props {
  arrivedAt: string | null
  again: () => void
}

/** A mail with a code; who types the code back has received it. */
export function TestMail({ arrivedAt, again }: Props) {
  const [sentTo, setSentTo] = useState<string>()
  return (
    <Card component="section">
      <CardContent>
        <Typography variant="h2" component="h3" sx={{ mb: 1 }}>
          Surat uji
        </Typography>
        {arrivedAt === null ? null : (
          <Alert severity="success" sx={{ mb: 2 }}>
            Surat uji sampai, {momentText(arrivedAt)}.
          </Alert>
        )}
        <Typography sx={{ mb: 2 }}>Dikirim atas nama pengirim yang tersimpan di atas.</Typography>
        <Stack spacing={2}>
          <Send onSent={setSentTo} />
          {sentTo === undefined ? null : <Confirm sentTo={sentTo} again={again} />}
        </Stack>
      </CardContent>
    </Card>
  )
}

const ROW = { flexWrap: 'wrap', gap: 1, alignItems: 'start' }

/** Makes a call from a form of one field, and keeps the sentence against it. */
function useOneField(send: (value: string) => Promise<void>, field: string) {
  const [value, setValue] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setRefusal(undefined)
    try {
      await send(value)
    } catch (error) {
      const { message, body } = error as HttpError
      setRefusal(body?.errors?.[field] ?? message)
    }
    setBusy(false)
  }
  const bind = { value, error: refusal !== undefined, onChange: setValue }
  return { bind, refusal, isBusy, submit }
}

function Send({ onSent }: { onSent: (email: string) => void }) {
  const notify = useNotify()
  const { bind, refusal, isBusy, submit } = useOneField(async (email) => {
    const answer = await office.sendSetupMail({ email })
    if (!answer.terkirim) throw new HttpError(`Surat uji tidak terkirim. ${answer.keterangan}`, 422, {})
    notify(`Surat uji dikirim kepada ${answer.email}.`, { type: 'success' })
    onSent(answer.email)
  }, 'email')
  return (
    <Stack component="form" direction="row" sx={ROW} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Kirim surat uji kepada"
        type="email"
        value={bind.value}
        error={bind.error}
        helperText={refusal ?? 'Kosongkan untuk alamat Anda sendiri.'}
        onChange={({ target }) => bind.onChange(target.value)}
        sx={{ flex: '1 1 16rem' }}
      />
      <Button type="submit" variant="outlined" disabled={isBusy}>
        Kirim surat uji
      </Button>
    </Stack>
  )
}

function Confirm({ sentTo, again }: { sentTo: string; again: () => void }) {
  const notify = useNotify()
  const { bind, refusal, isBusy, submit } = useOneField(async (code) => {
    await office.confirmSetupMail({ code })
    notify('Surat uji sampai.', { type: 'success' })
    again()
  }, 'code')
  return (
    <Stack component="form" direction="row" sx={ROW} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Kode dari surat uji"
        value={bind.value}
        error={bind.error}
        helperText={refusal ?? `Enam angka pada surat kepada ${sentTo}.`}
        onChange={({ target }) => bind.onChange(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code' } }}
        sx={{ flex: '1 1 16rem' }}
      />
      <Button type="submit" variant="contained" disabled={isBusy}>
        Periksa kode
      </Button>
    </Stack>
  )
}
