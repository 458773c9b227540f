const HOUR_MS = 3_600_000
const DAY_HOURS = 24

/** How long something waits: '3 hari', '5 jam', 'baru saja'. */
export function ageText(since: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - since.getTime()) / HOUR_MS)
  if (hours < 1) return 'baru saja'
  return hours < DAY_HOURS ? `${hours} jam` : `${Math.floor(hours / DAY_HOURS)} hari`
}
