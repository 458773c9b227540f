import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Link } from 'react-admin'
import type { Desk } from '../../features/desk/office-contract.ts'
import { ageText } from './age.ts'

type Queue = Desk['antrean'][number]

const filtered = (screen: string, filter: object): string =>
  `/${screen}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** Where a queue's work is done; the others get their screens with their features. */
const SCREENS: Partial<Record<Queue['key'], string>> = {
  permohonan_diajukan: filtered('permohonan', { tahap: 'diajukan' }),
  pesan_baru: filtered('permohonan', { pesan_baru: true }),
  perubahan_data: filtered('perubahan-data', { status: 'diajukan' }),
  penghapusan_data: filtered('penghapusan-data', { status: 'diajukan' }),
  pengembalian_menunggu: filtered('invoice', { status: 'pengembalian_diajukan' }),
  pembayaran_menunggu: filtered('invoice', { status: 'menunggu_konfirmasi' }),
  keputusan_menunggu: '/keputusan',
  banding: filtered('banding', { status: 'diajukan' }),
  banding_panel: filtered('banding', { status: 'diajukan' }),
  penugasan_ditolak: filtered('permohonan', { tahap: 'terjadwal' }),
  penugasan_baru: filtered('penilaian', { status: 'ditawarkan' }),
  penilaian_terbuka: filtered('penilaian', { status: 'diterima', terkunci: false }),
  artikel_rancangan: '/artikel',
  undangan_belum_dijawab: '/staf',
  surat_gagal: filtered('surat', { keadaan: 'gagal' }),
}

/** What waits, how much of it, and for how long already. */
export function Queues({ queues }: { queues: Queue[] }) {
  if (queues.every(({ jumlah }) => jumlah === 0)) return <Typography>Tidak ada yang menunggu Anda.</Typography>
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Antrean</TableCell>
          <TableCell align="right">Jumlah</TableCell>
          <TableCell>Tertua</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {queues.map(({ key, label, jumlah, tertua }) => {
          const screen = SCREENS[key]
          return (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {screen ? <Link to={screen}>{label}</Link> : label}
              </TableCell>
              <TableCell align="right">{jumlah}</TableCell>
              <TableCell>{tertua ? ageText(new Date(tertua), new Date()) : '-'}</TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
