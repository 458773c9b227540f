import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner'
import { Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { codeInText } from './code-in-text.ts'
import { Scanner } from './Scanner.tsx'

interface Props {
  /** The page of the office to which a code leads: 'kehadiran'. */
  page: string
  /** The words for what is scanned. */
  scan: string
  /** The words for what can be typed instead. */
  typed: string
  /** A part of a number or a name may be typed too: the page lists the people whom it names. */
  finds?: boolean
}

/** Finds somebody by a code, through the camera or typed in. */
export function FindByCode({ page, scan, typed: label, finds = false }: Props) {
  const [isScanning, setScanning] = useState(false)
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()

  function open(text: string): void {
    const code = codeInText(text, page)
    if (code === '') return
    setScanning(false)
    setTyped('')
    navigate(`/${page}/${encodeURIComponent(code)}`)
  }

  function send(event: FormEvent): void {
    event.preventDefault()
    const code = codeInText(typed, page)
    // A link names one person; anything else is looked for.
    if (!finds || code === '' || code !== typed.trim()) {
      open(typed)
      return
    }
    setTyped('')
    navigate(`/${page}?cari=${encodeURIComponent(code)}`)
  }

  return (
    <Stack spacing={2} sx={{ mb: 3 }}>
      {isScanning ? (
        <Scanner found={open} close={() => setScanning(false)} />
      ) : (
        <Button
          variant="contained"
          size="large"
          startIcon={<QrCodeScannerIcon />}
          onClick={() => setScanning(true)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {scan}
        </Button>
      )}
      <Stack component="form" direction="row" spacing={1} useFlexGap onSubmit={send} sx={{ flexWrap: 'wrap' }}>
        <TextField
          label={label}
          size="small"
          margin="none"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ flex: '1 1 14rem', maxWidth: 360 }}
        />
        <Button type="submit" variant="outlined">
          Cari
        </Button>
      </Stack>
    </Stack>
  )
}
