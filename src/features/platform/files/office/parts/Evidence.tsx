import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material'
import { momentText } from '../../../../../office/moment.ts'
import { own } from '../../../../../own-paths.ts'
import type { PrivateFile } from '../../contract.ts'
import { ERASED_NAME } from '../../rules.ts'

/** Shows a file beside what it should prove; links open and save it. */
export function Evidence({ file }: { file: PrivateFile | undefined }) {
  if (!file) {
    return (
      <Alert severity="info" sx={{ mt: 2 }}>
        Tidak ada berkas.
      </Alert>
    )
  }
  if (file.erased_at) {
    return (
      <Alert severity="info" sx={{ mt: 2 }}>
        {ERASED_NAME}, {momentText(file.erased_at)}.
      </Alert>
    )
  }
  const address = own.file(file.id)
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ my: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Link href={address} target="_blank" rel="noopener">
          {file.name} (tab baru)
        </Link>
        <Button size="small" href={`${address}?unduh=1`}>
          Unduh
        </Button>
        <Typography variant="body2" color="text.secondary">
          {file.scanned_at ? `Tanpa virus, dipindai ${momentText(file.scanned_at)}` : 'Belum dipindai dari virus'}
        </Typography>
      </Stack>
      {file.type === 'application/pdf' ? (
        <Box
          component="iframe"
          src={address}
          title={file.name}
          sx={{ width: '100%', height: '75vh', border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
      ) : (
        <Box
          component="img"
          src={address}
          alt={file.name}
          sx={{ display: 'block', maxWidth: '100%', border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
      )}
    </>
  )
}
