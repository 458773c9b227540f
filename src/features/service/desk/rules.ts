import type { Permission } from '../../../access.ts'
import { bodyZone, type Day, isWorkingDay, momentIn } from '../../../lib/day.ts'

interface Queue {
  label: string
  /** The permission whose holders do the work; null where it waits for somebody by name. */
  permission: Permission | null
  /** The role for which the queue is, where it is not an administrator's. */
  role?: 'penguji'
  /** True where it is for all staff, whatever their role. */
  everybody?: true
  /** True where the queue is left out while nothing waits in it. */
  rare?: true
  /** True where everything in the queue is late. */
  late?: true
}

const QUEUES = {
  penugasan_baru: { label: 'Penugasan menunggu jawaban Anda', permission: null, role: 'penguji' },
  penilaian_terbuka: { label: 'Peserta menunggu nilai Anda', permission: null, role: 'penguji' },
  esai_dinilai: { label: 'Lembar dengan esai menunggu nilai Anda', permission: null, role: 'penguji', rare: true },
  banding_panel: { label: 'Banding menunggu suara Anda', permission: null, rare: true },
  permohonan_diajukan: { label: 'Permohonan menunggu verifikasi', permission: 'verifikasi' },
  pesan_baru: { label: 'Permohonan dengan pesan baru', permission: 'verifikasi' },
  perubahan_data: { label: 'Perubahan data menunggu keputusan', permission: 'verifikasi' },
  dokumen_diganti: { label: 'Dokumen yang diganti menunggu pemeriksaan', permission: 'verifikasi', rare: true },
  kebutuhan_khusus: { label: 'Kebutuhan khusus menunggu putusan', permission: 'verifikasi', rare: true },
  klaim_riwayat: { label: 'Klaim riwayat lama menunggu pencocokan', permission: 'verifikasi', rare: true },
  penghapusan_data: { label: 'Penghapusan data, dijawab dalam 3 × 24 jam', permission: 'pengguna' },
  permintaan_data: { label: 'Permintaan data dari luar portal menunggu jawaban', permission: 'pengguna', rare: true },
  insiden_belum_dikirim: { label: 'Insiden: surat belum dikirim', permission: 'pengguna', rare: true },
  insiden_terlambat: {
    label: 'Insiden: lewat 3 × 24 jam, surat belum dikirim',
    permission: 'pengguna',
    rare: true,
    late: true,
  },
  laporan_diajukan: { label: 'Laporan kinerja menunggu pemeriksaan', permission: 'verifikasi' },
  pemeliharaan_diajukan: { label: 'Kegiatan pemeliharaan menunggu pemeriksaan', permission: 'verifikasi' },
  laporan_belum_masuk: {
    label: 'Laporan kinerja lama terlambat, perlu ditindaklanjuti',
    permission: 'verifikasi',
    rare: true,
    late: true,
  },
  rekan_berbeda: { label: 'Laporan dengan peran yang bertentangan', permission: 'verifikasi', rare: true },
  kegiatan_hadir: { label: 'Peserta kegiatan menunggu pengakuan', permission: 'verifikasi', rare: true },
  audit_sampel: { label: 'Audit sampel menunggu', permission: 'verifikasi', rare: true },
  evaluasi_terkirim: { label: 'Evaluasi menunggu penilaian', permission: 'verifikasi' },
  evaluasi_tinjau: { label: 'Hasil evaluasi diminta ditinjau', permission: 'verifikasi', rare: true },
  evaluasi_kedaluwarsa: {
    label: 'Evaluasi yang tidak dikirim, perlu ditindaklanjuti',
    permission: 'verifikasi',
    rare: true,
  },
  sanksi_diusulkan: { label: 'Usul dan permintaan sanksi', permission: 'keputusan' },
  sanksi_menunggu: { label: 'Rencana sanksi menunggu keputusan', permission: 'keputusan' },
  pembekuan_berakhir: {
    label: 'Pembekuan lewat batas: pulihkan atau cabut',
    permission: 'keputusan',
    rare: true,
    late: true,
  },
  pembayaran_menunggu: { label: 'Bukti bayar menunggu konfirmasi', permission: 'keuangan' },
  penarikan_menunggu: { label: 'Dana ditarik bank menunggu tindak lanjut', permission: 'keuangan' },
  pengembalian_menunggu: { label: 'Pengembalian dana menunggu transfer', permission: 'keuangan' },
  selisih_pembayaran: { label: 'Selisih pembayaran daring', permission: 'keuangan', rare: true },
  pembatalan_diusulkan: { label: 'Usul pembatalan menunggu orang kedua', permission: 'keuangan', rare: true },
  honorarium_menunggu: {
    label: 'Honorarium penguji menunggu persetujuan orang kedua',
    permission: 'keuangan',
    rare: true,
  },
  perubahan_diusulkan: { label: 'Perubahan penting menunggu orang kedua', permission: null, rare: true },
  rekening_diusulkan: { label: 'Usul rekening lembaga menunggu orang kedua', permission: null, rare: true },
  rekening_berganti: { label: 'Rekening lembaga berganti dalam tiga hari ini', permission: null, rare: true },
  keputusan_menunggu: { label: 'Hasil uji menunggu keputusan', permission: 'keputusan' },
  penguji_kurang: { label: 'Peserta kurang penguji menjelang uji', permission: 'verifikasi' },
  kehadiran_kosong: {
    label: 'Peserta tanpa catatan kehadiran sesudah uji',
    permission: 'verifikasi',
    rare: true,
    late: true,
  },
  kedatangan_berselisih: { label: 'Kedatangan di pintu yang berselisih', permission: 'verifikasi', rare: true },
  berita_acara: { label: 'Uji tanpa berita acara yang ditandatangani', permission: 'verifikasi', rare: true },
  berita_acara_saya: {
    label: 'Berita acara menunggu tanda tangan penguji',
    permission: null,
    role: 'penguji',
    rare: true,
  },
  kecurangan_dilaporkan: {
    label: 'Dugaan kecurangan: peserta belum diberi tahu',
    permission: 'verifikasi',
    rare: true,
  },
  kecurangan_menunggu: { label: 'Dugaan kecurangan menunggu putusan', permission: 'keputusan', rare: true },
  nilai_terlambat: {
    label: 'Peserta dengan nilai belum lengkap sesudah uji',
    permission: 'verifikasi',
    rare: true,
    late: true,
  },
  uji_tanpa_tanggal: { label: 'Peserta perlu tanggal uji baru', permission: 'verifikasi', rare: true },
  jadwal_berbenturan: {
    label: 'Jadwal mendatang yang berbenturan sejak sebelum aturan ini',
    permission: 'verifikasi',
    rare: true,
  },
  kehadiran_kegiatan: {
    label: 'Peserta kegiatan tanpa catatan kehadiran',
    permission: 'verifikasi',
    rare: true,
    late: true,
  },
  cetak_ulang: { label: 'Sertifikat perlu dicetak ulang dengan nama baru', permission: 'keputusan', rare: true },
  pemulihan_siap: { label: 'Pembekuan dengan semua tugas selesai', permission: 'keputusan', rare: true },
  banding: { label: 'Banding berjalan', permission: 'pengaduan' },
  pengaduan_baru: { label: 'Pengaduan belum ditangani', permission: 'pengaduan' },
  pengaduan_saya: { label: 'Pengaduan yang Anda tangani', permission: 'pengaduan' },
  pengaduan_terlambat: { label: 'Pengaduan lewat target', permission: 'pengaduan', rare: true, late: true },
  lembar_berbeda: { label: 'Lembar jawaban yang diketik berbeda', permission: 'verifikasi', rare: true },
  lembar_diketik: { label: 'Lembar jawaban menunggu diketik', permission: 'verifikasi', rare: true },
  lembar_dilihat: { label: 'Lembar dengan jawaban hampir sesuai kunci', permission: 'soal', rare: true },
  soal_rilis: { label: 'Soal menunggu rilis Anda', permission: 'soal', rare: true },
  koreksi_kunci: { label: 'Koreksi kunci menunggu orang kedua', permission: 'soal', rare: true },
  soal_telaah: { label: 'Soal menunggu telaah Anda', permission: 'soal', rare: true },
  soal_rancangan: { label: 'Soal Anda yang belum dikirim ke penelaah', permission: 'soal', rare: true },
  pemeriksaan_tuk: { label: 'TUK perlu diperiksa dalam 60 hari, atau belum layak', permission: 'konten', rare: true },
  naskah_rilis: { label: 'Naskah menunggu rilis Anda', permission: 'soal', rare: true },
  naskah_rancangan: { label: 'Naskah Anda yang belum diajukan', permission: 'soal', rare: true },
  ujian_tanpa_naskah: { label: 'Ujian tulis mendatang tanpa naskah', permission: 'soal', rare: true },
  temuan_jatuh_tempo: { label: 'Temuan mutu yang jatuh tempo', permission: 'mutu', rare: true },
  audit_jatuh_tempo: { label: 'Audit internal yang jatuh tempo', permission: 'mutu', rare: true },
  risiko_jatuh_tempo: { label: 'Risiko ketidakberpihakan perlu ditinjau', permission: 'mutu', rare: true },
  dokumen_mutu_menunggu: {
    label: 'Dokumen dan kontrak menunggu persetujuan, atau berakhir dalam 60 hari',
    permission: 'mutu',
    rare: true,
  },
  tanda_jatuh_tempo: { label: 'Laporan pemakaian tanda yang baru atau jatuh tempo', permission: 'mutu', rare: true },
  tinjauan_jatuh_tempo: { label: 'Tinjauan manajemen yang jatuh tempo', permission: 'mutu', rare: true },
  tugas_jatuh_tempo: { label: 'Tugas tinjauan manajemen yang jatuh tempo', permission: 'mutu', rare: true },
  bukti_jatuh_tempo: { label: 'Bukti kompetensi petugas yang jatuh tempo', permission: 'mutu', rare: true },
  petugas_jatuh_tempo: { label: 'Penguji perlu disaksikan atau ditinjau', permission: 'mutu', rare: true },
  kalibrasi_jatuh_tempo: { label: 'Kasus kalibrasi yang jatuh tempo', permission: 'mutu', rare: true },
  syarat_saya: {
    label: 'Pernyataan tahunan dan syarat lain menunggu Anda',
    permission: null,
    everybody: true,
    rare: true,
  },
  kalibrasi_saya: { label: 'Kasus kalibrasi menunggu nilai Anda', permission: null, role: 'penguji', rare: true },
  aturan_jatuh_tempo: { label: 'Aturan yang dirujuk perlu ditinjau', permission: 'mutu', rare: true },
  perubahan_aturan: {
    label: 'Perubahan aturan: tempat yang menyebutnya perlu ditinjau',
    permission: 'mutu',
    rare: true,
  },
  aturan_soal: { label: 'Aturan berubah: soal perlu dicari atau ditinjau', permission: 'soal', rare: true },
  dampak_menunggu: { label: 'Penilaian dampak menunggu persetujuan atau peninjauan', permission: 'mutu', rare: true },
  pernyataan_menunggu: {
    label: 'Pernyataan kecerdasan buatan menunggu persetujuan atau peninjauan',
    permission: 'mutu',
    rare: true,
  },
  akses_asesor: { label: 'Akses baca asesor menunggu orang kedua', permission: 'mutu', rare: true },
  akses_kementerian: { label: 'Akses baca kementerian menunggu orang kedua', permission: 'verifikasi', rare: true },
  dokumen_dibaca: { label: 'Dokumen lembaga menunggu Anda baca', permission: null, everybody: true, rare: true },
  artikel_rancangan: { label: 'Artikel belum terbit', permission: 'konten' },
  versi_diusulkan: { label: 'Versi skema menunggu orang kedua', permission: null, rare: true },
  skema_lewat_tinjau: { label: 'Skema lewat tanggal peninjauannya', permission: 'konten', rare: true, late: true },
  metode_tanpa_jenis: { label: 'Metode uji menunggu jenisnya dikonfirmasi', permission: 'konten', rare: true },
  faktor_kedua_diusulkan: {
    label: 'Pengaturan ulang faktor kedua menunggu orang kedua',
    permission: 'pengguna',
    rare: true,
  },
  undangan_belum_dijawab: { label: 'Petugas belum menjawab undangan', permission: 'pengguna' },
  berkas_tertahan: { label: 'Pembersihan berkas berhenti: terlalu banyak', permission: 'pengguna', rare: true },
  berkas_belum_dipindai: {
    label: 'Berkas belum dipindai: pemindai virus tidak terjangkau',
    permission: 'pengguna',
    rare: true,
  },
  berkas_terinfeksi: { label: 'Berkas dengan virus', permission: 'pengguna', rare: true },
  dokumen_menunggu_tanda_tangan: {
    label: 'Dokumen menunggu tanda tangan elektronik: penandatangan tidak tersedia',
    permission: 'pengguna',
    rare: true,
    late: true,
  },
  penandatangan_berakhir: {
    label: 'Sertifikat penandatangan berakhir dalam 60 hari: pasang penggantinya',
    permission: 'pengguna',
    rare: true,
  },
  penandatangan_berhenti: {
    label: 'Penandatangan berhenti: PIN atau kata kuncinya ditolak',
    permission: 'pengguna',
    rare: true,
    late: true,
  },
  surat_gagal: { label: 'Surat gagal terkirim', permission: 'pengguna' },
  pesan_gagal: { label: 'Pesan singkat belum terkirim', permission: 'pengguna', rare: true },
  kiriman_gagal: { label: 'Kiriman pengamat gagal', permission: 'pengguna', rare: true },
} as const satisfies Record<string, Queue>

export type QueueKey = keyof typeof QUEUES
export const QUEUE_KEYS = Object.keys(QUEUES) as [QueueKey, ...QueueKey[]]

/** The number of items that wait in a queue, and since when the oldest has. */
export interface Waiting {
  key: QueueKey
  jumlah: number
  tertua: Date | null
  /** The numbers of items that are late, that are due today, and that came since the start of yesterday. */
  terlambat?: number
  hari_ini?: number
  baru?: number
}

/** Ranks how soon a queue needs work: 0 where something is late, 1 where something has to be done today. */
const urgency = ({ terlambat, hari_ini }: { terlambat: number; hari_ini: number }): number =>
  terlambat > 0 ? 0 : hari_ini > 0 ? 1 : 2

/**
 * The queues of one of the staff: first those with something late, then those with something for today, then the rest,
 * each in the order of the table above. Those without an entry in `waiting` are empty.
 */
export function queuesFor(
  { role, permissions }: { role: string; permissions: readonly string[] },
  waiting: readonly Waiting[],
) {
  const byKey = new Map(waiting.map((queue) => [queue.key, queue]))
  const theirs = QUEUE_KEYS.flatMap((key) => {
    const { label, permission, role: only, everybody, rare, late }: Queue = QUEUES[key]
    const { jumlah = 0, tertua = null, terlambat = 0, hari_ini = 0, baru = 0 } = byKey.get(key) ?? {}
    const isTheirs =
      permission === null ? everybody || (only ?? 'administrator') === role : permissions.includes(permission)
    if (!isTheirs || (jumlah === 0 && rare)) return []
    return [{ key, label, permission, jumlah, tertua, terlambat: late ? jumlah : terlambat, hari_ini, baru }]
  })
  return theirs.toSorted((one, other) => urgency(one) - urgency(other))
}

const DIGEST_TIME = '07.00'

/** Tells whether the day's digest for staff is due: on working days from seven by the body's clocks (domain 2.13). */
export const isDigestDue = (now: Date, today: Day, holidays: readonly Day[]): boolean =>
  isWorkingDay(today, holidays) && now >= momentIn(bodyZone(), today, DIGEST_TIME)
