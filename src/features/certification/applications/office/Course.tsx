import { Box, Typography } from '@mui/material'
import type { Answer } from '../../../../office/calls/client.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { PastOfPerson } from '../../past-records/office/parts/PastOfPerson.tsx'

const BY = { pemohon: 'pemohon', petugas: 'petugas', sistem: 'sistem' } as const

/** Shows what has happened to an application, the newest first, and the person's past from before the portal. */
export const Course = ({ application: { riwayat, user_id } }: { application: Answer<'getOfficeApplication'> }) => (
  <>
    <Box component="ol" sx={{ pl: 2.5 }}>
      {riwayat.map((entry) => (
        <Box component="li" key={`${entry.at}${entry.transition}`} sx={{ mb: 1.5 }}>
          <strong>{entry.label}</strong>
          {entry.dari !== entry.ke ? ` → ${entry.ke_label}` : ''}
          <Typography variant="body2" color="text.secondary">
            {momentText(entry.at)}, oleh {BY[entry.oleh]}
          </Typography>
          {entry.catatan ? <Typography sx={{ whiteSpace: 'pre-line' }}>{entry.catatan}</Typography> : null}
        </Box>
      ))}
    </Box>
    <PastOfPerson user_id={user_id} />
  </>
)
