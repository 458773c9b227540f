import { Alert, MenuItem } from '@mui/material'
import { useEffect, useState } from 'react'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { FileButton } from '../../../../office/inputs/FileButton.tsx'
import { SignerField } from './SignerField.tsx'
import { SignerForm } from './SignerForm.tsx'

const EMPTY = { token: '', kunci: '', pin: '', sertifikat: '' }

/** A key in a token of the server's machine (PKCS #11). */
export function TokenForm() {
  const [known, setKnown] = useState<Answer<'listSigningTokens'>>()
  const [given, setGiven] = useState(EMPTY)
  const set = (field: keyof typeof EMPTY) => (value: string) => setGiven((now) => ({ ...now, [field]: value }))

  useEffect(() => {
    office.listSigningTokens().then(
      (found) => {
        setKnown(found)
        setGiven((now) => ({ ...now, token: found.token[0] ?? '' }))
      },
      (error: Error) => setKnown({ token: [], halangan: error.message }),
    )
  }, [])

  if (!known) return <p role="status">Mencari token …</p>
  if (known.halangan !== null)
    return (
      <Alert severity="info" sx={{ my: 2, maxWidth: '65ch' }}>
        {known.halangan}
      </Alert>
    )
  return (
    <SignerForm
      typed={JSON.stringify(given)}
      examine={() => office.examineTokenSigner(given)}
      install={() => office.installTokenSigner(given)}
    >
      {(sentences) => (
        <>
          <SignerField label="Token" select value={given.token} sentence={sentences['token']} onChange={set('token')}>
            {known.token.map((label) => (
              <MenuItem key={label} value={label}>
                {label}
              </MenuItem>
            ))}
          </SignerField>
          <SignerField
            label="Kunci"
            value={given.kunci}
            sentence={sentences['kunci']}
            helperText="Label kunci atau id-nya (heksadesimal). Kosongkan bila token hanya berisi satu kunci."
            onChange={set('kunci')}
          />
          <SignerField
            label="PIN token"
            secret
            value={given.pin}
            sentence={sentences['pin']}
            helperText="Disimpan tersegel. PIN yang ditolak tidak dicoba lagi, agar token tidak terkunci."
            onChange={set('pin')}
          />
          <div>
            <FileButton accept=".pem,.crt,.cer" onFile={(file) => void file.text().then(set('sertifikat'))}>
              {given.sertifikat === '' ? 'Sertifikat (PEM), bila tidak ada di dalam token' : 'Ganti sertifikat PEM'}
            </FileButton>
          </div>
        </>
      )}
    </SignerForm>
  )
}
