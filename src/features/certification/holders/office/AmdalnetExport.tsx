import { Box, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { officeUrl } from '../../../../office/client.ts'
import { ConfirmedDownload } from '../../../../office/export/ConfirmedDownload.tsx'

/** All holders for the ministry. */
export const AmdalnetExport = () => (
  <Box sx={{ py: 2, maxWidth: '60rem' }}>
    <Title title="Ekspor Amdalnet" />
    <Typography sx={{ mb: 2 }}>
      Semua sertifikat dalam kolom Amdalnet, termasuk NIK dan alamat. Setiap unduhan dicatat di log audit.
    </Typography>
    <ConfirmedDownload href={officeUrl('exportAmdalnet', {})} label="Unduh CSV Amdalnet" />
  </Box>
)
