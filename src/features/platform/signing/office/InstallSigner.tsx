import { Alert, Box, Button, Link as PlainLink, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { type HttpError, Link, useNotify, useRefresh } from 'react-admin'
import { ConfirmPassword } from '../../../../office/ConfirmPassword.tsx'
import { office } from '../../../../office/client.ts'
import { FileButton } from '../../../../office/inputs/FileButton.tsx'
import { shortMoment } from '../../../../office/moment.ts'
import { ROOT_PATH } from '../rules.ts'

interface Found {
  nama: string
  penerbit: string
  valid_from: string
  valid_until: string
}

/** Larger files are no P12. */
const MOST_BYTES = 70_000

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** The sentence beside a field, or the message. */
function refusalOf(error: unknown): string {
  const { message, body } = error as HttpError
  const sentences = Object.values((body as { errors?: Record<string, string[]> } | undefined)?.errors ?? {}).flat()
  return sentences[0] ?? message
}

/** Puts a certificate in place, from a P12 or of this system: first it is looked at, then installed with the password. */
export function InstallSigner() {
  const [file, setFile] = useState<File>()
  const [password, setPassword] = useState('')
  const [found, setFound] = useState<Found>()
  const [refused, setRefused] = useState<string>()
  const [confirming, setConfirming] = useState<'p12' | 'own'>()
  const notify = useNotify()
  const refresh = useRefresh()

  const forget = () => {
    setFound(undefined)
    setRefused(undefined)
  }
  const payloadOf = async (chosen: File) => ({ p12: await base64Of(chosen), kata_sandi_p12: password })

  async function examine(): Promise<void> {
    forget()
    if (!file) return setRefused('Pilih berkas P12.')
    if (file.size > MOST_BYTES) return setRefused('Berkas ini terlalu besar untuk sebuah P12.')
    try {
      setFound(await office.examineSigningKey(await payloadOf(file)))
    } catch (error) {
      setRefused(refusalOf(error))
    }
  }

  async function install(): Promise<void> {
    const kind = confirming
    setConfirming(undefined)
    try {
      const { nama } =
        kind === 'p12' && file ? await office.installSigningKey(await payloadOf(file)) : await office.makeOwnSigner()
      notify(`Dokumen berikutnya ditandatangani sebagai ${nama}.`, { type: 'info' })
      setFile(undefined)
      setPassword('')
      forget()
      refresh()
    } catch (error) {
      setRefused(refusalOf(error))
    }
  }

  return (
    <Box sx={{ pt: 2, '& p': { mb: 1, maxWidth: '65ch' } }}>
      <Typography>
        Sertifikat, surat keterangan, hasil uji, dan surat sanksi ditandatangani secara elektronik. Selama lembaga belum
        memasang sertifikat dari penyelenggara (PSrE), sistem memakai sertifikat miliknya sendiri; akarnya dapat diunduh
        siapa pun di <PlainLink href={ROOT_PATH}>{ROOT_PATH}</PlainLink>. Tingkat dan stempel waktu diatur pada{' '}
        <Link to="/penandatanganan/1">Penandatanganan</Link>.
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', my: 1 }}>
        <FileButton
          accept=".p12,.pfx"
          onFile={(chosen) => {
            forget()
            setFile(chosen)
          }}
        >
          {file ? file.name : 'Pilih berkas P12'}
        </FileButton>
        <TextField
          label="Password berkas P12"
          type="password"
          autoComplete="off"
          size="small"
          value={password}
          onChange={({ target }) => {
            forget()
            setPassword(target.value)
          }}
        />
        <Button variant="outlined" onClick={() => void examine()}>
          Periksa
        </Button>
        <Button variant="text" onClick={() => setConfirming('own')}>
          Buat sertifikat sistem yang baru
        </Button>
      </Stack>
      <div role="status">
        {refused && <Alert severity="error">{refused}</Alert>}
        {found && (
          <Alert
            severity="info"
            action={
              <Button color="inherit" size="small" onClick={() => setConfirming('p12')}>
                Pasang
              </Button>
            }
          >
            {found.nama}, terbitan {found.penerbit}, berlaku {shortMoment(found.valid_from)} sampai{' '}
            {shortMoment(found.valid_until)}.
          </Alert>
        )}
      </div>
      {confirming && (
        <ConfirmPassword
          why="Siapa yang menandatangani berbicara atas nama lembaga. Semua administrator diberi tahu."
          verb="Pasang"
          onConfirmed={() => void install()}
          onClose={() => setConfirming(undefined)}
        />
      )}
    </Box>
  )
}
