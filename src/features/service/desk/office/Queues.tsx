import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Link } from 'react-admin'
import { ageText } from '../../../../office/age.ts'
import type { Desk } from '../office-contract.ts'

type Queue = Desk['antrean'][number]

const filtered = (screen: string, filter: object): string =>
  `/${screen}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** Where a queue's work is done. */
const SCREENS: Record<Queue['key'], string> = {
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
  laporan_diajukan: filtered('laporan-kinerja', { status: 'diajukan' }),
  laporan_belum_masuk: '/laporan-belum-masuk',
  rekan_berbeda: filtered('laporan-kinerja', { status: 'diajukan', bertentangan: true }),
  pemeliharaan_diajukan: filtered('kegiatan', { status: 'diajukan' }),
  kegiatan_hadir: '/peserta-kegiatan',
  audit_sampel: filtered('audit-sampel', { status: 'menunggu' }),
  evaluasi_terkirim: filtered('evaluasi', { status: 'terkirim' }),
  evaluasi_tinjau: filtered('evaluasi', { tinjau_menunggu: true }),
  sanksi_diusulkan: filtered('sanksi', { status: 'diusulkan' }),
  sanksi_menunggu: filtered('sanksi', { dapat_diputus: true }),
  pembekuan_berakhir: filtered('sertifikat', { lewat_pembekuan: true }),
  pengaduan_baru: filtered('pengaduan', { penangan: 'belum' }),
  pengaduan_saya: filtered('pengaduan', { penangan: 'saya' }),
  pengaduan_terlambat: filtered('pengaduan', { terlambat: 'true' }),
  artikel_rancangan: '/artikel',
  undangan_belum_dijawab: '/staf',
  surat_gagal: filtered('surat', { keadaan: 'gagal' }),
}

/** What waits, how much of it, and for how long already. */
export function Queues({ queues }: { queues: Queue[] }) {
  const waiting = queues.filter(({ jumlah }) => jumlah > 0)
  if (waiting.length === 0) return <Typography>Tidak ada yang menunggu Anda.</Typography>
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
        {waiting.map(({ key, label, jumlah, tertua }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              <Link to={SCREENS[key]}>{label}</Link>
            </TableCell>
            <TableCell align="right">{jumlah}</TableCell>
            <TableCell className="nowrap">{tertua ? ageText(new Date(tertua), new Date()) : '-'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
