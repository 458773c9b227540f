import { Alert, Box, Button, Typography } from '@mui/material'
import { useId, useRef, useState } from 'react'
import { CheckboxGroupInput, Create, DateInput, Title, useCreatePath, useNotify } from 'react-admin'
import { Link } from 'react-router'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import type { Kept } from '../../../../office/forms/KeepTyped.tsx'
import { AT_ONCE, RecordForm } from '../../../../office/forms/OfficeForm.tsx'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { Text } from '../../../../office/inputs/Text.tsx'
import { ConfirmPassword, isUnconfirmed } from '../../../../office/session/ConfirmPassword.tsx'
import { KEY_SCOPE_NAMES } from '../rules.ts'

const input = inputOf<'issueApiKey'>()

/** Whom a key is for, and what it may; the same when it is changed. */
export const KeyInputs = () => (
  <>
    <Text source={input('nama_instansi')} isRequired />
    <Text source={input('kontak')} helperText="Siapa yang dihubungi bila ada masalah; boleh kosong." />
    <CheckboxGroupInput source={input('cakupan')} choices={namedChoices(KEY_SCOPE_NAMES)} />
    <NumberInput
      source={input('batas_harian')}
      least={1}
      most={1_000_000}
      isRequired
      helperText="Banyaknya nomor yang boleh diperiksa dalam sehari."
    />
    <DateInput source={input('berlaku_sampai')} helperText="Paling lama satu tahun; hari terakhir ikut dihitung." />
  </>
)

const START = { cakupan: ['status'], batas_harian: 1000 }

const WHY = 'Dengan kunci ini sebuah program memeriksa banyak sertifikat. Penerbitannya dicatat atas nama Anda.'

/** Issues a key, and shows it this one time; the same form is sent again once the password was given. */
export function IssueKey() {
  const [issued, setIssued] = useState<Answer<'issueApiKey'>>()
  const [isAsked, setIsAsked] = useState(false)
  const notify = useNotify()
  const form = useId()
  const kept = useRef<Kept>(null)
  if (issued) return <Issued {...issued} />

  function refuse(error: unknown): void {
    const { message, body } = error as { message: string; body?: { errors?: object } }
    if (isUnconfirmed(error)) setIsAsked(true)
    else if (!body?.errors) notify(message, { type: 'error' })
  }

  function sendAgain(): void {
    setIsAsked(false)
    document.querySelector<HTMLFormElement>(`form[id="${form}"]`)?.requestSubmit()
  }

  return (
    <>
      <Create
        redirect={false}
        mutationOptions={{
          ...AT_ONCE,
          onSuccess: ({ id, awalan, kunci, nama_menunggu }) => {
            kept.current?.markSent()
            setIssued({
              id: Number(id),
              awalan: String(awalan),
              kunci: String(kunci),
              nama_menunggu: Boolean(nama_menunggu),
            })
          },
          onError: refuse,
        }}
      >
        <RecordForm id={form} name="kunci-api/baru" keptRef={kept} defaultValues={START}>
          <KeyInputs />
        </RecordForm>
      </Create>
      {isAsked ? (
        <ConfirmPassword why={WHY} verb="Terbitkan" onConfirmed={sendAgain} onClose={() => setIsAsked(false)} />
      ) : null}
    </>
  )
}

function Issued({ id, kunci, nama_menunggu }: Answer<'issueApiKey'>) {
  const notify = useNotify()
  const pathOf = useCreatePath()
  const copy = () =>
    navigator.clipboard.writeText(kunci).then(
      () => notify('Kunci disalin.', { type: 'success' }),
      () => notify('Kunci belum disalin. Tandai, lalu salin sendiri.', { type: 'warning' }),
    )
  return (
    <Box sx={{ my: 3, maxWidth: '44rem' }}>
      <Title title="Kunci API diterbitkan" />
      <Alert severity="warning" role="status" sx={{ mb: 2 }}>
        Salin kunci ini sekarang dan serahkan melalui jalur yang aman: kunci tidak ditampilkan lagi.
      </Alert>
      {nama_menunggu ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          Kunci ini memeriksa status mulai sekarang. Mencocokkan nama menunggu persetujuan orang kedua.
        </Alert>
      ) : null}
      <Typography component="code" sx={{ display: 'block', mb: 2, fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {kunci}
      </Typography>
      <Button variant="contained" onClick={() => void copy()} sx={{ mr: 1 }}>
        Salin kunci
      </Button>
      <Button component={Link} to={pathOf({ resource: 'kunci-api', id, type: 'edit' })}>
        Buka kunci ini
      </Button>
    </Box>
  )
}
