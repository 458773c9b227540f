/** The services that the body promises within a number of working days, in the order in which people meet them. */
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

/** With fewer cases a median says little, and might give away a single one. */
export const LEAST_CASES = 5

interface Durations {
  banyak: number
  median: number
  in_time: number
}

/**
 * Returns the published figures of a service, the share in whole percent, rounded down; null while too few cases are
 * closed.
 */
export function figureOf({ banyak, median, in_time }: Durations): { median: number; persen: number } | null {
  if (banyak < LEAST_CASES) return null
  return { median, persen: Math.floor((in_time * 100) / banyak) }
}
