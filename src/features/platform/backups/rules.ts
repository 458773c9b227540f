import { bodyZone, type Day, dayIn, momentIn } from '../../../lib/day.ts'

export const BACKUP_STATES = ['menunggu', 'berjalan', 'selesai', 'gagal'] as const
export const BACKUP_ORIGINS = ['operator', 'jadwal', 'petugas'] as const
export const BACKUP_TARGETS = ['folder', 's3'] as const

export const BACKUP_STATE_NAMES: Record<(typeof BACKUP_STATES)[number], string> = {
  menunggu: 'Menunggu',
  berjalan: 'Sedang dibuat',
  selesai: 'Selesai',
  gagal: 'Gagal',
}

export const BACKUP_ORIGIN_NAMES: Record<(typeof BACKUP_ORIGINS)[number], string> = {
  operator: 'Operator di server',
  jadwal: 'Jadwal',
  petugas: 'Petugas',
}

export const BACKUP_TARGET_NAMES: Record<(typeof BACKUP_TARGETS)[number], string> = {
  folder: 'Folder di server',
  s3: 'Bucket S3',
}

/** Tells whether a backup or its trial waits or runs, so that its row changes by itself. */
export const isUnderWay = ({ status, trial_asked_at }: Pick<Trial, 'status' | 'trial_asked_at'>): boolean =>
  status === 'menunggu' || status === 'berjalan' || trial_asked_at !== null

const UNITS = ['byte', 'kB', 'MB', 'GB', 'TB'] as const

/** '3,9 MB'; nothing where the size is not known. */
export function sizeInWords(bytes: number | null): string {
  if (bytes === null) return ''
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  const count = (bytes / 1000 ** power).toLocaleString('id-ID', { maximumFractionDigits: 1 })
  return `${count} ${UNITS[power]}`
}

interface Trial {
  status: string
  trial_asked_at: string | null
  trial_began_at: string | null
  verified_at: string | null
  catatan_uji: string | null
}

/** How the trial restore of a backup went. */
export function trialInWords(trial: Trial, moment: (at: string) => string): string {
  const { status, trial_asked_at, trial_began_at, verified_at, catatan_uji } = trial
  if (trial_began_at !== null) return `Sedang diperiksa sejak ${moment(trial_began_at)}`
  if (trial_asked_at !== null) return 'Menunggu diperiksa'
  if (verified_at === null) return status === 'selesai' ? 'Belum diperiksa' : ''
  return catatan_uji ? `Gagal ${moment(verified_at)}: ${catatan_uji}` : `Pulih dan terbuka, ${moment(verified_at)}`
}

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

/** Tells whether the day's backup may begin: from the plan's hour on, in the body's time zone. */
export const isBackupDue = (now: Date, today: Day, { aktif, jam }: { aktif: boolean; jam: number }): boolean =>
  aktif && now >= momentIn(bodyZone(), today, `${String(jam).padStart(2, '0')}.00`)

interface GivenBucket {
  /** As `https://host[:port]`, or `http://`; undefined for anything else. */
  server: string | undefined
  /** Why that server may not be asked. */
  closed: string | undefined
  bucket: string
  prefix: string
  access_key: string
  secret_key: string
}

/** Returns what is wrong with a bucket, by field. Kept keys are valid only for the server they were given for. */
export function bucketRefusals(given: GivenBucket, kept: { endpoint: string } | null): Record<string, string> {
  const { server, closed, bucket, prefix, access_key, secret_key } = given
  const refusals: Record<string, string> = {}
  if (server === undefined) refusals['endpoint'] = 'Tulis alamat server saja, misalnya https://s3.example.com.'
  else if (closed !== undefined) refusals['endpoint'] = closed
  if (!/^[a-z0-9][a-z0-9.-]{2,62}$/.test(bucket))
    refusals['bucket'] = 'Nama bucket berisi 3 sampai 63 huruf kecil, angka, titik, dan tanda hubung.'
  if (!/^(?:[\w.-]+(?:\/[\w.-]+)*)?$/.test(prefix) || prefix.split('/').includes('..'))
    refusals['prefix'] = 'Folder berisi huruf, angka, titik, dan tanda hubung, dipisahkan garis miring.'
  const mustGive = kept === null || (server !== undefined && server !== kept.endpoint)
  if (access_key === '' && (mustGive || secret_key !== '')) refusals['access_key'] = 'Isi kunci akses server itu.'
  if (secret_key === '' && (mustGive || access_key !== '')) refusals['secret_key'] = 'Isi kunci rahasia server itu.'
  return refusals
}
