import { Box, Link, Typography } from '@mui/material'
import { type Answer, officeUrl } from '../../../../office/calls/client.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'

/** Every paper of a certificate, with the fingerprint that exposes a forged file. */
export const Papers = ({ certificate: { id, cetakan } }: { certificate: Answer<'getOfficeCertificate'> }) => (
  <>
    <Part>Cetakan</Part>
    {cetakan.length === 0 ? <Typography>Belum ada cetakan dari sistem ini.</Typography> : null}
    {cetakan.map(({ versi, nama, alasan, created_at, sha256 }) => (
      <Box key={versi} sx={{ mb: 1.5 }}>
        <Typography>
          <Link href={officeUrl('getOfficeCertificatePdf', { id, versi })} target="_blank" rel="noopener">
            Cetakan {versi} (tab baru)
          </Link>
          , {momentText(created_at)}, {nama}, {alasan}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {sha256 ? `SHA-256 ${sha256}` : 'PDF sedang disiapkan'}
        </Typography>
      </Box>
    ))}
  </>
)
