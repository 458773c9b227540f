import InsightsIcon from '@mui/icons-material/InsightsOutlined'
import { Box, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { MirrorPicture } from './parts/MirrorPicture.tsx'

/** How the reading examiner scores beside others: their own, and nobody else's. */
const OwnMirror = () => (
  <Box sx={{ p: { xs: 1.5, sm: 3 }, minWidth: 0 }}>
    <Title title="Cermin saya" />
    <Typography variant="h1" sx={{ fontSize: '1.5rem', mb: 1 }}>
      Cermin saya
    </Typography>
    <Typography>Hanya Anda dan petugas mutu yang meninjau Anda melihat halaman ini.</Typography>
    <Waiting call="getMirror" payload={{}}>
      {(mirror) => <MirrorPicture mirror={mirror} />}
    </Waiting>
  </Box>
)

export const monitoringResources: OfficeResource[] = [
  {
    name: 'cermin-saya',
    label: 'cermin saya',
    group: 'Lembaga',
    under: 'mutu',
    icon: InsightsIcon,
    role: 'penguji',
    calls: {},
    fields: {},
    list: OwnMirror,
  },
]
