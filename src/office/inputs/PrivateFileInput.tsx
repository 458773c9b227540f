import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import { FormHelperText, Stack, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useInput } from 'react-admin'
import { type FileKind, fileRequirements } from '../../features/platform/files/rules.ts'
import { own } from '../../own-paths.ts'
import { httpErrorOf, inSession, renewCsrf, writeHeaders } from '../calls/client.ts'
import { FileButton } from './FileButton.tsx'

interface Props {
  source: string
  label: string
  jenis: FileKind
  /** It may be left out. */
  isOptional?: boolean
  /** It cannot be uploaded now. */
  disabled?: boolean
}

const TYPE_NAMES: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
}

/** 'PDF, JPG, PNG, atau WebP, paling besar 2 MB.' */
function hintOf({ types, bytes }: ReturnType<typeof fileRequirements>): string {
  const names = types.map((type) => TYPE_NAMES[type] ?? type)
  return `${names.slice(0, -1).join(', ')}, atau ${names.at(-1)}, paling besar ${bytes / 1_000_000} MB.`
}

const AWAY = 'Sambungan terputus saat mengunggah. Coba lagi.'

/** Keeps a file sealed, as the uploader's own, and answers its id. */
async function keep(file: File, jenis: FileKind): Promise<string> {
  await renewCsrf()
  const body = new FormData()
  body.append('jenis', jenis)
  body.append('file', file, file.name)
  const send = () =>
    fetch(own.files, { method: 'POST', credentials: 'include', headers: writeHeaders(), body }).catch(() => {
      throw new Error(AWAY)
    })
  const answer = await inSession(send)
  const said = await answer.json().catch(() => null)
  if (answer.ok) return (said as { id: string }).id
  const { message, body: problem } = httpErrorOf(answer.status, said)
  throw new Error(Object.values((problem as { errors?: Record<string, string> }).errors ?? {})[0] ?? message)
}

/** A private file that one of the staff gives, by its id. */
export function PrivateFileInput({ source, label, jenis, isOptional = false, disabled = false }: Props) {
  const accepted = fileRequirements(jenis)
  const { field, fieldState } = useInput({ source, defaultValue: '' })
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const hint = useId()

  async function take(file: File): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      field.onChange(await keep(file, jenis))
      setName(file.name)
    } catch (error) {
      setFailure((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  const refusal = failure ?? fieldState.error?.message
  return (
    <Stack component="fieldset" spacing={1} className="field-group">
      <Typography component="legend" variant="body2">
        {label}
        {isOptional ? '' : ' *'}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <FileButton
          accept={accepted.types.join(',')}
          startIcon={<UploadFileIcon />}
          describedBy={hint}
          disabled={busy || disabled}
          onFile={(file) => void take(file)}
        >
          {name ? 'Ganti berkas' : 'Pilih berkas'}
        </FileButton>
        <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
          {busy ? 'Mengunggah …' : name}
        </Typography>
      </Stack>
      <FormHelperText id={hint} error={refusal !== undefined}>
        {refusal ?? hintOf(accepted)}
      </FormHelperText>
    </Stack>
  )
}
