import { bodyZone, type Day, dayIn, momentIn } from '../../../lib/day.ts'

export const BACKUP_STATES = ['menunggu', 'berjalan', 'selesai', 'gagal'] as const
export const BACKUP_ORIGINS = ['operator', 'jadwal', 'petugas'] as const
export const BACKUP_TARGETS = ['folder', 's3'] as const

export interface Keeping {
  /** How many days, weeks and months keep their newest archive. */
  harian: number
  mingguan: number
  bulanan: number
}

const DAY_MS = 86_400_000
const weekOf = (day: Day): string => String(Math.floor((Date.parse(day) / DAY_MS + 3) / 7))

/** The archives to keep of those made at these moments: the newest of each of the last days, weeks and months that have one. */
export function archivesToKeep<T extends { at: Date }>(archives: readonly T[], keeping: Keeping): Set<T> {
  const newestFirst = [...archives].sort((a, b) => b.at.getTime() - a.at.getTime())
  const kept = new Set(newestFirst.slice(0, 1))
  const periods: [number, (day: Day) => string][] = [
    [keeping.harian, (day) => day],
    [keeping.mingguan, weekOf],
    [keeping.bulanan, (day) => day.slice(0, 7)],
  ]
  for (const [most, periodOf] of periods) {
    const seen = new Set<string>()
    for (const archive of newestFirst) {
      const period = periodOf(dayIn(bodyZone(), archive.at))
      if (seen.has(period) || seen.size === most) continue
      seen.add(period)
      kept.add(archive)
    }
  }
  return kept
}

/** Whether the day's backup may begin: from the plan's hour on, by the body's clocks. */
export const isBackupDue = (now: Date, today: Day, { aktif, jam }: { aktif: boolean; jam: number }): boolean =>
  aktif && now >= momentIn(bodyZone(), today, `${String(jam).padStart(2, '0')}.00`)
