import { Typography } from '@mui/material'
import { Link } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { countsInWords } from '../../retention/rules.ts'

type Report = NonNullable<Answer<'getDesk'>['masa_simpan']>

/** Shows what was removed last night because its retention was over, and what goes next. */
export const Retention = ({ terakhir, berikutnya }: Report) => (
  <>
    <Typography>
      {terakhir
        ? `Malam ${longDay(terakhir.tanggal)}, dihapus: ${countsInWords(terakhir)}.`
        : 'Penghapusan setiap malam belum pernah berjalan.'}
    </Typography>
    <Typography sx={{ mt: 1 }}>
      {berikutnya
        ? `Malam ${longDay(berikutnya.tanggal)}, akan dihapus: ${countsInWords(berikutnya)}.`
        : 'Yang akan dihapus berikutnya belum dihitung.'}
    </Typography>
    <Typography sx={{ mt: 1 }}>
      <Link to="/masa-simpan">Semua catatan masa simpan</Link>
    </Typography>
  </>
)
