import { Box, Chip, Stack, Typography } from '@mui/material'
import { Link } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { ageText } from '../../../../office/display/age.ts'
import { listLink } from '../../../../office/screens/list-link.ts'

type Queue = Answer<'getDesk'>['antrean'][number]

/** The screens on which the work of each queue is done. */
const SCREENS: Record<Queue['key'], string> = {
  permohonan_diajukan: listLink('permohonan', { tahap: 'diajukan' }),
  pesan_baru: listLink('permohonan', { pesan_baru: true }),
  perubahan_data: listLink('perubahan-data', { status: 'diajukan' }),
  dokumen_diganti: listLink('dokumen-diganti', { status: 'diajukan' }),
  kebutuhan_khusus: listLink('kebutuhan-khusus', { menunggu: true }),
  klaim_riwayat: listLink('klaim-riwayat', { status: 'diajukan' }),
  penghapusan_data: listLink('penghapusan-data', { status: 'diajukan' }),
  permintaan_data: listLink('permintaan-data', { status: 'terbuka' }),
  insiden_belum_dikirim: listLink('insiden', { belum_dikirim: true }),
  insiden_terlambat: listLink('insiden', { terlambat: true }),
  penarikan_menunggu: listLink('invoice', { menunggu: 'penarikan' }),
  pengembalian_menunggu: listLink('invoice', { menunggu: 'pengembalian' }),
  selisih_pembayaran: listLink('selisih-pembayaran', { status: 'terbuka' }),
  pembatalan_diusulkan: listLink('invoice', { menunggu: 'pembatalan' }),
  honorarium_menunggu: listLink('honorarium', { status: 'diajukan' }, { field: 'bulan', order: 'ASC' }),
  perubahan_diusulkan: listLink('perubahan-tertunda', { status: 'diusulkan' }),
  rekening_diusulkan: listLink('rekening', { status: 'diusulkan' }),
  rekening_berganti: listLink('rekening', { status: 'berlaku' }),
  pembayaran_menunggu: listLink('invoice', { status: 'menunggu_konfirmasi' }),
  keputusan_menunggu: '/keputusan',
  banding: listLink('banding', { status: 'diajukan' }),
  banding_panel: listLink('banding', { status: 'diajukan' }),
  penguji_kurang: listLink('permohonan', { menunggu: 'penguji_kurang' }),
  kehadiran_kosong: listLink('permohonan', { menunggu: 'kehadiran_kosong' }),
  kedatangan_berselisih: '/kehadiran',
  nilai_terlambat: listLink('permohonan', { menunggu: 'nilai_terlambat' }),
  berita_acara: listLink('berita-acara', { menunggu: true }, { field: 'start_date', order: 'ASC' }),
  berita_acara_saya: listLink('berita-acara-saya', { menunggu: true }, { field: 'start_date', order: 'ASC' }),
  kecurangan_dilaporkan: listLink('kecurangan', { status: 'dilaporkan' }),
  kecurangan_menunggu: listLink('kecurangan', { dapat_diputus: true }),
  uji_tanpa_tanggal: listLink('permohonan', { menunggu: 'uji_tanpa_tanggal' }),
  jadwal_berbenturan: listLink('jadwal', { berbenturan: true }),
  kehadiran_kegiatan: '/peserta-kegiatan',
  cetak_ulang: listLink('sertifikat', { cetak_ulang: true }),
  pemulihan_siap: listLink('sertifikat', { tugas_selesai: true }),
  penugasan_baru: listLink('penilaian', { status: 'ditawarkan' }),
  penilaian_terbuka: listLink('penilaian', { status: 'diterima', terkunci: false }),
  laporan_diajukan: listLink('laporan-kinerja', { status: 'diajukan' }),
  laporan_belum_masuk: '/laporan-belum-masuk',
  rekan_berbeda: listLink('laporan-kinerja', { status: 'diajukan', bertentangan: true }),
  pemeliharaan_diajukan: listLink('kegiatan', { status: 'diajukan' }),
  kegiatan_hadir: '/peserta-kegiatan',
  audit_sampel: listLink('audit-sampel', { status: 'menunggu' }),
  evaluasi_terkirim: listLink('evaluasi', { status: 'terkirim' }),
  evaluasi_tinjau: listLink('evaluasi', { tinjau_menunggu: true }),
  evaluasi_kedaluwarsa: listLink('evaluasi', { status: 'kedaluwarsa' }),
  sanksi_diusulkan: listLink('sanksi', { status: 'diusulkan' }),
  sanksi_menunggu: listLink('sanksi', { dapat_diputus: true }),
  pembekuan_berakhir: listLink('sertifikat', { lewat_pembekuan: true }),
  pengaduan_baru: listLink('pengaduan', { penangan: 'belum' }),
  pengaduan_saya: listLink('pengaduan', { penangan: 'saya' }),
  pengaduan_terlambat: listLink('pengaduan', { terlambat: 'true' }),
  lembar_berbeda: listLink('lembar-jawaban', { menunggu: true }),
  lembar_diketik: listLink('lembar-jawaban', { menunggu: true }),
  lembar_dilihat: listLink('lembar-jawaban', { menunggu: true }),
  esai_dinilai: '/penilaian-esai',
  soal_rancangan: listLink('soal', { menunggu: 'tulis' }),
  soal_telaah: listLink('soal', { menunggu: 'telaah' }),
  soal_rilis: listLink('soal', { menunggu: 'rilis' }),
  naskah_rilis: listLink('naskah', { menunggu: true }),
  naskah_rancangan: listLink('naskah', { status: 'rancangan' }),
  ujian_tanpa_naskah: listLink('naskah-jadwal', { menunggu: 'tanpa_naskah' }),
  koreksi_kunci: listLink('soal', { menunggu: 'koreksi' }),
  pemeriksaan_tuk: listLink('tuk', { perlu_diperiksa: true }),
  temuan_jatuh_tempo: listLink('temuan', { jatuh_tempo: true }),
  audit_jatuh_tempo: listLink('audit-internal', { jatuh_tempo: true }),
  risiko_jatuh_tempo: listLink('risiko', { jatuh_tempo: true }),
  akses_asesor: listLink('asesor', { status: 'diajukan' }),
  akses_kementerian: listLink('pembaca-kementerian', { status: 'diajukan' }),
  dokumen_mutu_menunggu: listLink('dokumen-mutu', { jatuh_tempo: true }),
  tinjauan_jatuh_tempo: listLink('tinjauan-manajemen', { jatuh_tempo: true }),
  tanda_jatuh_tempo: listLink('pemakaian-tanda', { jatuh_tempo: true }),
  tugas_jatuh_tempo: listLink('tugas-mutu', { jatuh_tempo: true }),
  bukti_jatuh_tempo: listLink('bukti-kompetensi', { jatuh_tempo: true }),
  petugas_jatuh_tempo: listLink('catatan-petugas', { jatuh_tempo: true }),
  kalibrasi_jatuh_tempo: listLink('kalibrasi', { jatuh_tempo: true }),
  syarat_saya: '/syarat-saya',
  kalibrasi_saya: listLink('kalibrasi-saya', { belum_dinilai: true }),
  aturan_jatuh_tempo: listLink('aturan', { jatuh_tempo: true }),
  perubahan_aturan: listLink('perubahan-aturan', { jatuh_tempo: true }),
  aturan_soal: listLink('aturan-soal', { menunggu: true }),
  dampak_menunggu: listLink('penilaian-dampak', { jatuh_tempo: true }),
  pernyataan_menunggu: listLink('kecerdasan-buatan', { jatuh_tempo: true }),
  dokumen_dibaca: listLink('dokumen-dibaca', { belum_dibaca: true }),
  artikel_rancangan: '/artikel',
  versi_diusulkan: listLink('versi-skema', { diusulkan: true }),
  skema_lewat_tinjau: listLink('versi-skema', { lewat_tinjau: true }),
  metode_tanpa_jenis: '/jenis-metode',
  faktor_kedua_diusulkan: listLink('orang', { reset_diusulkan: true }),
  undangan_belum_dijawab: '/staf',
  berkas_tertahan: '/',
  berkas_belum_dipindai: '/',
  berkas_terinfeksi: '/',
  surat_gagal: listLink('surat', { keadaan: 'gagal' }),
  dokumen_menunggu_tanda_tangan: '/penandatanganan/1',
  penandatangan_berakhir: '/sertifikat-penandatangan',
  penandatangan_berhenti: '/sertifikat-penandatangan',
  pesan_gagal: listLink('pesan-singkat', { belum_terkirim: true }),
  kiriman_gagal: listLink('kiriman-pengamat', { status: 'gagal' }),
}

/** Shows the queues: how much of each is late, how much is due today, how much came since yesterday. */
export function Queues({ queues }: { queues: Queue[] }) {
  const waiting = queues.filter(({ jumlah }) => jumlah > 0)
  if (waiting.length === 0) return <Typography>Tidak ada yang menunggu Anda.</Typography>
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {waiting.map((queue) => (
        <Box
          component="li"
          key={queue.key}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
            rowGap: 0.5,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-of-type': { borderBottom: 0 },
          }}
        >
          <Typography sx={{ flex: '1 1 14rem', minWidth: 0 }}>
            <Link to={SCREENS[queue.key]}>{queue.label}</Link>: <strong>{queue.jumlah.toLocaleString('id-ID')}</strong>
          </Typography>
          <Urgency {...queue} />
        </Box>
      ))}
    </Box>
  )
}

/** Names only counts above zero. */
const Urgency = ({ terlambat, hari_ini, baru, tertua }: Queue) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    {terlambat > 0 ? <Chip size="small" color="error" label={`${terlambat} terlambat`} /> : null}
    {hari_ini > 0 ? <Chip size="small" color="warning" label={`${hari_ini} untuk hari ini`} /> : null}
    {baru > 0 ? <Chip size="small" variant="outlined" label={`${baru} baru sejak kemarin`} /> : null}
    {tertua ? (
      <Typography variant="body2" color="textSecondary" className="nowrap">
        {ageText(new Date(tertua), new Date())}
      </Typography>
    ) : null}
  </Stack>
)
