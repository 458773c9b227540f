import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material'
import type { Sending } from './use-upload.ts'

interface Props {
  sending: Sending
  retry: () => void
  cancel: () => void
}

/** The bar of a running upload, or why it failed. */
export function UploadState({ sending, retry, cancel }: Props) {
  if (sending.state === 'still') return null
  if (sending.state === 'failed') {
    return (
      <Alert severity="error" action={<Button onClick={retry}>Coba lagi</Button>}>
        {sending.message}
      </Alert>
    )
  }
  const percent = Math.round(sending.share * 100)
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <LinearProgress variant="determinate" value={percent} aria-label="Mengunggah" sx={{ flex: 1 }} />
      <Typography variant="body2">{percent}%</Typography>
      <Button onClick={cancel}>Batal</Button>
    </Stack>
  )
}
