import { Alert, Box } from '@mui/material'
import { momentText } from '../../../../../office/display/moment.ts'
import { own } from '../../../../../own-paths.ts'
import type { PrivateFile } from '../../contract.ts'
import { ERASED_NAME } from '../../rules.ts'
import { EvidenceHead } from './EvidenceHead.tsx'
import { ScanView } from './ScanView.tsx'

interface Props {
  file: PrivateFile | undefined
  /** Takes the height of its place, on a wide screen. */
  fills?: boolean
}

const FRAME = { display: 'block', border: 1, borderColor: 'divider', borderRadius: 1 }
const FILLING = { display: 'flex', flexDirection: 'column', height: { xs: '80vh', md: '100%' }, minHeight: 0 }

/** Shows a file beside what it should prove; links open and save it. */
export function Evidence({ file, fills = false }: Props) {
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
  if (file.type === 'application/pdf') {
    return (
      <Box sx={fills ? FILLING : {}}>
        <EvidenceHead file={file} />
        <Box
          component="iframe"
          // Beside what it proves there is no room for thumbnails.
          src={fills ? `${address}#navpanes=0&view=FitH` : address}
          title={file.name}
          sx={{ ...FRAME, width: '100%', ...(fills ? { flex: 1 } : { height: '75vh' }) }}
        />
      </Box>
    )
  }
  if (fills) {
    return (
      <Box sx={FILLING}>
        <ScanView key={file.id} file={file} />
      </Box>
    )
  }
  return (
    <>
      <EvidenceHead file={file} />
      <Box component="img" src={address} alt={file.name} sx={{ ...FRAME, maxWidth: '100%' }} />
    </>
  )
}
