import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner'
import { Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { codeInText } from './card-code.ts'
import { Scanner } from './Scanner.tsx'

/** Finds a candidate by the card's code, through the camera or typed in; also by the application's number. */
export function FindAttendee() {
  const [isScanning, setScanning] = useState(false)
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()

  function open(text: string): void {
    const code = codeInText(text)
    if (code === '') return
    setScanning(false)
    setTyped('')
    navigate(`/kehadiran/${encodeURIComponent(code)}`)
  }

  function send(event: FormEvent): void {
    event.preventDefault()
    open(typed)
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
          Pindai kartu
        </Button>
      )}
      <Stack component="form" direction="row" spacing={1} useFlexGap onSubmit={send} sx={{ flexWrap: 'wrap' }}>
        <TextField
          label="Kode atau nomor permohonan"
          size="small"
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
