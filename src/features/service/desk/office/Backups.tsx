import { Alert, Typography } from '@mui/material'
import { Link } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { useMe } from '../../../../office/session/me-context.ts'

type Report = NonNullable<Answer<'getDesk'>['cadangan']>

/** Shows when the last backup was made, and what stands in the way of the next. */
export const Backups = ({ terakhir, terlambat, galat, catatan_uji }: Report) => (
  <>
    {galat === null ? null : (
      <Alert severity="error" sx={{ mb: 1 }}>
        Cadangan terakhir gagal. {galat}
      </Alert>
    )}
    {catatan_uji === null ? null : (
      <Alert severity="error" sx={{ mb: 1 }}>
        Cadangan tidak dapat dipulihkan ketika terakhir diperiksa. {catatan_uji}
      </Alert>
    )}
    {terlambat ? (
      <Alert severity="warning">
        {terakhir ? `Cadangan terakhir selesai ${momentText(terakhir)}: terlalu lama.` : 'Belum ada cadangan.'}
      </Alert>
    ) : (
      <Typography>{terakhir ? `Cadangan terakhir selesai ${momentText(terakhir)}.` : ''}</Typography>
    )}
    {useMe().permissions.includes('pengguna') ? (
      <Typography sx={{ mt: 1 }}>
        <Link to="/cadangan">Semua cadangan</Link>
      </Typography>
    ) : null}
  </>
)
