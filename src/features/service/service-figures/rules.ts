/** What the body promises to do in so many working days, in the order in which people meet it. */
export const SERVICES = {
  verifikasi: {
    judul: 'Verifikasi permohonan',
    janji: 'target_verifikasi',
    dihitung: 'Sejak permohonan dikirim sampai disetujui, dikembalikan untuk diperbaiki, atau ditolak.',
  },
  keputusan: {
    judul: 'Keputusan hasil uji',
    janji: 'target_keputusan',
    dihitung: 'Sejak hari terakhir uji sampai keputusan pertama.',
  },
  pengaduan: {
    judul: 'Jawaban pengaduan',
    janji: 'target_jawab_pengaduan',
    dihitung: 'Sejak pengaduan masuk sampai ditutup dengan jawaban.',
  },
} as const
export type ServiceName = keyof typeof SERVICES
export const SERVICE_NAMES = Object.keys(SERVICES) as [ServiceName, ...ServiceName[]]

/** With fewer cases a median says little, and might tell of a single one. */
export const LEAST_CASES = 5

interface Measured {
  banyak: number
  median: number
  tepat: number
}

/** What is told of a service: nothing while too few cases are closed; the share in whole percent, never rounded up to all. */
export function toldOf({ banyak, median, tepat }: Measured): { median: number; persen: number } | null {
  if (banyak < LEAST_CASES) return null
  return { median, persen: Math.floor((tepat * 100) / banyak) }
}
