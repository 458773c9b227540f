import KeyIcon from '@mui/icons-material/KeyOutlined'
import { Alert, Button, DialogActions, DialogContent, DialogTitle, Divider, TextField, Typography } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import '../../app/calls/guest-calls.ts'
import { client } from '../../app/calls/browser-client.ts'
import {
  enterAccount,
  enterByPasskey,
  passTwoFactor,
  passTwoFactorByPasskey,
} from '../../features/platform/accounts/parts/enter.ts'
import { type Answer, officeUrl, writeHeaders } from '../calls/client.ts'
import { OfficeDialog } from '../forms/OfficeDialog.tsx'
import type { Me } from './me.ts'

export interface SignInProps {
  me: Me
  /** Called with the account that is in now; undefined where that is nobody of the office. */
  onIn: (id: number | undefined) => void
  onClose: () => void
}

const CODE_WORDS =
  'Masukkan kode enam angka dari aplikasi autentikator Anda. Tidak memegang ponsel? Masukkan salah satu kode pemulihan, atau pakai passkey.'

/** Asks who is in now, past everything that would ask for a login again. */
async function whoIsIn(): Promise<number | undefined> {
  const answer = await fetch(officeUrl('whoAmI', {}), { credentials: 'include', headers: writeHeaders() })
  return answer.ok ? ((await answer.json()) as Answer<'whoAmI'>).id : undefined
}

/** One attempt at a time, and why the last one failed. */
function useAttempts(onIn: SignInProps['onIn']) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [step, setStep] = useState<'password' | 'code'>('password')

  async function attempt(enter: () => Promise<'two-factor' | 'in'>): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      if ((await enter()) === 'two-factor') setStep('code')
      else onIn(await whoIsIn())
    } catch (error) {
      setFailure((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, step, attempt }
}

const enterBy = (pass: () => Promise<void>) => async (): Promise<'in'> => {
  await pass()
  return 'in'
}

/** The login of the same person, over their work: password or passkey, and the second factor where there is one. */
export default function SignInDialog({ me: { name, email }, onIn, onClose }: SignInProps) {
  const { busy, failure, step, attempt } = useAttempts(onIn)
  const [typed, setTyped] = useState('')
  const title = useId()
  const isCode = step === 'code'

  function send(event: FormEvent): void {
    event.preventDefault()
    // React hands a dialog's events to what stands around it in the tree: no form there is meant.
    event.stopPropagation()
    setTyped('')
    const enter = isCode
      ? enterBy(() => passTwoFactor(typed))
      : () => enterAccount(() => client.login({ email, password: typed, remember: false }))
    void attempt(enter)
  }

  return (
    <OfficeDialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="xs">
      <form noValidate onSubmit={send}>
        <DialogTitle id={title}>{isCode ? 'Verifikasi dua langkah' : 'Sesi Anda berakhir'}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>
            {isCode
              ? CODE_WORDS
              : `Masuk lagi sebagai ${name}. Isian Anda tetap di sini, dan yang sedang dikirim langsung dilanjutkan.`}
          </Typography>
          {isCode ? (
            <TextField
              key="code"
              label="Kode"
              autoFocus
              autoComplete="one-time-code"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
            />
          ) : (
            <>
              <TextField
                label="Email"
                value={email}
                autoComplete="username"
                slotProps={{ htmlInput: { readOnly: true } }}
              />
              <TextField
                key="password"
                label="Password"
                type="password"
                autoFocus
                autoComplete="current-password"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            </>
          )}
          {failure ? (
            <Alert severity="error" sx={{ mt: 1 }}>
              {failure}
            </Alert>
          ) : null}
          <Divider sx={{ my: 2 }} />
          <Button
            startIcon={<KeyIcon />}
            variant="outlined"
            disabled={busy}
            onClick={() => void attempt(isCode ? enterBy(passTwoFactorByPasskey) : enterByPasskey)}
          >
            {isCode ? 'Pakai passkey' : 'Masuk dengan passkey'}
          </Button>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Kembali ke isian</Button>
          <Button type="submit" variant="contained" disabled={busy || typed === ''}>
            Masuk
          </Button>
        </DialogActions>
      </form>
    </OfficeDialog>
  )
}
