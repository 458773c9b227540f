import { Alert, Button, Card, CardContent, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import { AnswerState } from '../../../../../office/calls/AnswerState.tsx'
import { type Answer, office } from '../../../../../office/calls/client.ts'
import { useAsked } from '../../../../../office/calls/use-asked.ts'
import { useKeptState } from '../../../../../office/forms/use-kept-state.ts'
import { ConfirmPassword, isUnconfirmed } from '../../../../../office/session/ConfirmPassword.tsx'
import { mayWrite } from '../../../../../office/session/me.ts'
import { useMe } from '../../../../../office/session/me-context.ts'
import { PendingChange } from '../../../pending-changes/office/parts/PendingChange.tsx'
import { SECURITIES, SECURITY_NAMES, type Security } from '../../server-rules.ts'

type Server = Answer<'getMailServer'>

const WHY = 'Server surat membaca tautan yang membuka akun.'

/** The mail server: tried before it is saved, used without a restart. */
export function MailServerForm({ onSaved }: { onSaved?: () => void }) {
  const { asked, again } = useAsked('getMailServer', () => office.getMailServer({}))
  if (!mayWrite(useMe(), { permission: 'pengguna' })) return null
  return (
    <AnswerState asked={asked} again={again}>
      {(server) => (
        <Card component="section">
          <CardContent>
            <Typography variant="h2" component="h3" sx={{ mb: 1 }}>
              Server surat
            </Typography>
            {server.dari_lingkungan ? (
              <Alert severity="info">
                Server surat ditetapkan operator dalam pengaturan lingkungan (SMTP_URL), jadi tidak diubah di sini.
              </Alert>
            ) : (
              <ServerFields
                key={server.version}
                server={server}
                onSaved={() => {
                  again()
                  onSaved?.()
                }}
              />
            )}
          </CardContent>
        </Card>
      )}
    </AnswerState>
  )
}

type Work = 'simpan' | 'uji'

function useMailServer({ server, onSaved }: { server: Server; onSaved: () => void }) {
  const { version, server: name, port, keamanan, akun } = server
  const {
    values: form,
    change,
    markSent,
  } = useKeptState({
    name: `server-surat/${version}`,
    start: { server: name, port: String(port), keamanan, akun, sandi: '' },
    never: ['sandi'],
  })
  const [refusals, setRefusals] = useState<Record<string, string>>({})
  const [unconfirmed, setUnconfirmed] = useState<Work>()
  const [outcome, setOutcome] = useState<Answer<'testMailServer'>>()
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()

  async function run(work: Work): Promise<void> {
    setUnconfirmed(undefined)
    setRefusals({})
    setOutcome(undefined)
    setBusy(true)
    const given = { ...form, port: Number(form.port) }
    try {
      if (work === 'uji') setOutcome(await office.testMailServer(given))
      else {
        const saved = await office.updateMailServer({ ...given, version })
        notify(saved.version > version ? 'Server surat tersimpan.' : 'Perubahan menunggu orang kedua.', {
          type: 'success',
        })
        markSent()
        onSaved()
      }
    } catch (error) {
      const { message, body } = error as HttpError
      if (isUnconfirmed(error)) setUnconfirmed(work)
      else if (body?.errors) setRefusals(body.errors)
      else notify(message, { type: 'error' })
    }
    setBusy(false)
  }

  const bind = (field: 'server' | 'port' | 'akun' | 'sandi', help: string) => ({
    value: form[field],
    error: refusals[field] !== undefined,
    helperText: refusals[field] ?? help,
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  })
  return { form, change, refusals, unconfirmed, setUnconfirmed, outcome, isBusy, run, bind }
}

function ServerFields(props: { server: Server; onSaved: () => void }) {
  const { tertunda, has_password } = props.server
  const { form, change, refusals, unconfirmed, setUnconfirmed, outcome, isBusy, run, bind } = useMailServer(props)
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void run('simpan')
      }}
    >
      {tertunda ? <PendingChange change={tertunda} /> : null}
      <TextField label="Nama server" fullWidth {...bind('server', 'Misalnya smtp.contoh.co.id. Kosong: belum ada.')} />
      <TextField
        label="Port"
        {...bind('port', '587 untuk STARTTLS, 465 untuk TLS.')}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextField
        select
        label="Keamanan"
        value={form.keamanan}
        error={refusals['keamanan'] !== undefined}
        helperText={refusals['keamanan']}
        onChange={({ target }) => change({ keamanan: target.value as Security })}
      >
        {SECURITY_NAMES.map((name) => (
          <MenuItem key={name} value={name}>
            {SECURITIES[name]}
          </MenuItem>
        ))}
      </TextField>
      <TextField label="Akun" fullWidth autoComplete="off" {...bind('akun', 'Biasanya alamat email. Boleh kosong.')} />
      <TextField
        label="Password akun"
        type="password"
        fullWidth
        autoComplete="new-password"
        {...bind(
          'sandi',
          has_password ? 'Tersimpan. Isi hanya untuk mengganti.' : 'Disimpan tersegel, tidak pernah ditampilkan.',
        )}
      />
      <div aria-live="polite">
        {outcome ? <Alert severity={outcome.terkirim ? 'success' : 'error'}>{outcome.keterangan}</Alert> : null}
      </div>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          Simpan server surat
        </Button>
        <Button variant="outlined" disabled={isBusy || form.server === ''} onClick={() => void run('uji')}>
          Coba kirim kepada saya
        </Button>
      </Stack>
      {unconfirmed ? (
        <ConfirmPassword
          why={WHY}
          verb={unconfirmed === 'uji' ? 'Coba kirim' : 'Simpan'}
          onConfirmed={() => void run(unconfirmed)}
          onClose={() => setUnconfirmed(undefined)}
        />
      ) : null}
    </Stack>
  )
}
