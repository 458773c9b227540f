import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner'
import SearchIcon from '@mui/icons-material/Search'
import { Button, IconButton, Stack, TextField, type Theme, useMediaQuery } from '@mui/material'
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

  if (isScanning) return <Scanner found={open} close={() => setScanning(false)} />
  return (
    <Stack
      component="form"
      direction="row"
      spacing={1}
      useFlexGap
      onSubmit={send}
      sx={{ mb: { xs: 1.5, sm: 3 }, alignItems: 'center', flexWrap: { sm: 'wrap' } }}
    >
      <TextField
        label={label}
        size="small"
        margin="none"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ flex: '1 1 8rem', minWidth: 0, maxWidth: 360 }}
      />
      <Ways scan={scan} beginScan={() => setScanning(true)} />
    </Stack>
  )
}

/** The two buttons; on a phone their signs alone stand beside the field. */
function Ways({ scan, beginScan }: { scan: string; beginScan: () => void }) {
  const hasRoom = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'))
  if (hasRoom)
    return (
      <>
        <Button type="submit" variant="outlined">
          Cari
        </Button>
        <Button variant="contained" startIcon={<QrCodeScannerIcon />} onClick={beginScan}>
          {scan}
        </Button>
      </>
    )
  return (
    <>
      <IconButton type="submit" aria-label="Cari">
        <SearchIcon />
      </IconButton>
      <IconButton aria-label={scan} color="primary" onClick={beginScan} sx={SIGN}>
        <QrCodeScannerIcon />
      </IconButton>
    </>
  )
}

const SIGN = { border: 1, borderRadius: 1.5, borderColor: 'primary.main' }
