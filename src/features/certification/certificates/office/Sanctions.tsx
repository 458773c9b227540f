import { Box, Link, Typography } from '@mui/material'
import type { Answer } from '../../../../office/calls/client.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { SANCTION_KINDS, SANCTION_STATES } from '../../sanctions/rules.ts'

/** Every case of a sanction on a certificate, and the tasks of the suspension that lasts. */
export const Sanctions = ({ certificate: { sanksi, tugas } }: { certificate: Answer<'getOfficeCertificate'> }) =>
  sanksi.length === 0 ? null : (
    <>
      <Part>Sanksi</Part>
      <Box component="ul" sx={{ my: 0, pl: 2.5 }}>
        {sanksi.map(({ id, nomor, jenis, status, opened_at }) => (
          <li key={id}>
            <Link href={officeTo.show('sanksi', id)}>{nomor ?? 'Usul'}</Link>: {SANCTION_KINDS[jenis].toLowerCase()},{' '}
            {SANCTION_STATES[status].toLowerCase()}, {momentText(opened_at)}
          </li>
        ))}
      </Box>
      {tugas.length > 0 ? (
        <Typography sx={{ mt: 1 }}>
          {tugas.filter(({ done_at }) => done_at).length} dari {tugas.length} tugas pemulihan selesai.
        </Typography>
      ) : null}
    </>
  )
