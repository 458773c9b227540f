import type { Permission } from '../../access.ts'
import type { Handlers } from '../../lib/handler.ts'
import type { Context } from '../../server/context.ts'
import { type JobCounts, jobCounts } from '../../server/job-rows.ts'
import { signedIn } from '../../server/session.ts'
import type { Desk, deskOfficeCalls, QUEUES } from './office-contract.ts'
import { latestChanges, monthly, type Waiting, waiting, waitingFor } from './queries.ts'

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
  pembayaran_menunggu: { label: 'Bukti bayar menunggu konfirmasi', permission: 'keuangan' },
  pengembalian_menunggu: { label: 'Pengembalian dana menunggu transfer', permission: 'keuangan' },
  keputusan_menunggu: { label: 'Hasil uji menunggu keputusan', permission: 'keputusan' },
  penugasan_ditolak: { label: 'Peserta kurang penguji sesudah penolakan', permission: 'verifikasi' },
  banding: { label: 'Banding berjalan', permission: 'pengaduan' },
  artikel_rancangan: { label: 'Artikel belum terbit', permission: 'konten' },
  undangan_belum_dijawab: { label: 'Petugas belum menjawab undangan', permission: 'pengguna' },
  surat_gagal: { label: 'Surat gagal terkirim', permission: 'pengguna' },
}

const JOB_NAMES: Record<JobCounts['name'], string> = {
  mail: 'Surat elektronik',
  'reset-link': 'Tautan password',
  'certificate-paper': 'PDF sertifikat',
  sweep: 'Pembersihan',
  deadlines: 'Batas waktu dan pengingat',
}

const wordsOf = ({ name, waiting, running, retrying, done, dead }: JobCounts): Desk['pekerjaan'][0] => ({
  nama: JOB_NAMES[name],
  menunggu: waiting,
  berjalan: running,
  dicoba_lagi: retrying,
  selesai: done,
  gagal: dead,
})

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

export const deskOfficeHandlers: Handlers<typeof deskOfficeCalls, Context> = {
  getDesk: async (ctx) => {
    const { account } = signedIn(ctx)
    const isAdministrator = account.role === 'administrator'
    await ctx.jobs.prepare()
    const [found, own, grafik, audit, jobs] = await Promise.all([
      waiting(ctx.db),
      waitingFor(ctx.db, account.id),
      monthly(ctx.db, ctx.now),
      isAdministrator ? latestChanges(ctx.db) : [],
      isAdministrator ? jobCounts(ctx.db) : [],
    ])
    const dead = jobs.find(({ name }) => name === 'mail')?.dead ?? 0
    const all: Waiting[] = [...found, ...own, { key: 'surat_gagal', jumlah: dead, tertua: null }]
    return { antrean: queuesFor(account, all), grafik, audit, pekerjaan: jobs.map(wordsOf) }
  },

  whoAmI: async (ctx) => {
    const { id, name, role, permissions } = signedIn(ctx).account
    return {
      id,
      name,
      role: role as 'penguji' | 'administrator',
      permissions: permissions as Permission[],
      demo: ctx.demo,
    }
  },
}
