import type { Permission } from '../../../access.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import type { JobCounts } from '../../../server/jobs/job-rows.ts'
import { waitingComplaints } from '../complaints/service.ts'
import type { QUEUES } from './office-contract.ts'
import { type Waiting, waiting, waitingFor } from './queries.ts'

type QueueKey = (typeof QUEUES)[number]

interface About {
  label: string
  /** Whose work it is; null where it waits for somebody by name. */
  permission: Permission | null
  /** Then only of them, if their role is another than an administrator's. */
  role?: 'penguji'
  /** Left out where nothing waits. */
  rare?: true
}

const ABOUT: Record<QueueKey, About> = {
  penugasan_baru: { label: 'Penugasan menunggu jawaban Anda', permission: null, role: 'penguji' },
  penilaian_terbuka: { label: 'Peserta menunggu nilai Anda', permission: null, role: 'penguji' },
  banding_panel: { label: 'Banding menunggu suara Anda', permission: null, rare: true },
  permohonan_diajukan: { label: 'Permohonan menunggu verifikasi', permission: 'verifikasi' },
  pesan_baru: { label: 'Permohonan dengan pesan baru', permission: 'verifikasi' },
  perubahan_data: { label: 'Perubahan data menunggu keputusan', permission: 'verifikasi' },
  penghapusan_data: { label: 'Penghapusan data, dijawab dalam 3 × 24 jam', permission: 'pengguna' },
  laporan_diajukan: { label: 'Laporan kinerja menunggu pemeriksaan', permission: 'verifikasi' },
  pemeliharaan_diajukan: { label: 'Kegiatan pemeliharaan menunggu pemeriksaan', permission: 'verifikasi' },
  laporan_belum_masuk: { label: 'Laporan kinerja lama terlambat', permission: 'verifikasi', rare: true },
  rekan_berbeda: { label: 'Laporan dengan peran yang bertentangan', permission: 'verifikasi', rare: true },
  kegiatan_hadir: { label: 'Peserta kegiatan menunggu pengakuan', permission: 'verifikasi', rare: true },
  audit_sampel: { label: 'Audit sampel menunggu', permission: 'verifikasi', rare: true },
  evaluasi_terkirim: { label: 'Evaluasi menunggu penilaian', permission: 'verifikasi' },
  evaluasi_tinjau: { label: 'Hasil evaluasi diminta ditinjau', permission: 'verifikasi', rare: true },
  sanksi_diusulkan: { label: 'Usul dan permintaan sanksi', permission: 'keputusan' },
  sanksi_menunggu: { label: 'Rencana sanksi menunggu keputusan', permission: 'keputusan' },
  pembekuan_berakhir: { label: 'Pembekuan lewat batas: pulihkan atau cabut', permission: 'keputusan', rare: true },
  pembayaran_menunggu: { label: 'Bukti bayar menunggu konfirmasi', permission: 'keuangan' },
  pengembalian_menunggu: { label: 'Pengembalian dana menunggu transfer', permission: 'keuangan' },
  keputusan_menunggu: { label: 'Hasil uji menunggu keputusan', permission: 'keputusan' },
  penugasan_ditolak: { label: 'Peserta kurang penguji sesudah penolakan', permission: 'verifikasi' },
  banding: { label: 'Banding berjalan', permission: 'pengaduan' },
  pengaduan_baru: { label: 'Pengaduan belum ditangani', permission: 'pengaduan' },
  pengaduan_saya: { label: 'Pengaduan yang Anda tangani', permission: 'pengaduan' },
  pengaduan_terlambat: { label: 'Pengaduan lewat target', permission: 'pengaduan', rare: true },
  artikel_rancangan: { label: 'Artikel belum terbit', permission: 'konten' },
  undangan_belum_dijawab: { label: 'Petugas belum menjawab undangan', permission: 'pengguna' },
  surat_gagal: { label: 'Surat gagal terkirim', permission: 'pengguna' },
}

function queuesFor({ role, permissions }: { role: string; permissions: string[] }, found: Waiting[]) {
  const known = new Map(found.map((queue) => [queue.key, queue]))
  const isTheirs = ({ permission, role: of }: About): boolean =>
    permission === null ? (of ?? 'administrator') === role : permissions.includes(permission)
  return (Object.keys(ABOUT) as QueueKey[])
    .filter((key) => isTheirs(ABOUT[key]) && !(ABOUT[key].rare && !known.get(key)?.jumlah))
    .map((key) => {
      const { label, permission } = ABOUT[key]
      const { jumlah = 0, tertua = null } = known.get(key) ?? {}
      return { key, label, permission, jumlah, tertua }
    })
}

interface Worker {
  id: number
  role: string
  permissions: string[]
}

/** What waits on somebody's desk, with the jobs as they were counted. */
export async function deskOf(
  db: Db,
  at: Pick<Context, 'now' | 'today'>,
  jobs: JobCounts[],
  { id, role, permissions }: Worker,
) {
  const [found, own, complaints] = await Promise.all([
    waiting(db, at),
    waitingFor(db, id),
    waitingComplaints(db, id, at.today),
  ])
  const dead = jobs.find(({ name }) => name === 'mail')?.dead ?? 0
  return queuesFor({ role, permissions }, [
    ...found,
    ...own,
    ...complaints,
    { key: 'surat_gagal', jumlah: dead, tertua: null },
  ])
}
