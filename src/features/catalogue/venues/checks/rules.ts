import { addDays, addMonths, type Day } from '../../../../lib/day.ts'

/** Lists what a venue needs for an exam, in the order in which somebody walks through it. */
export const CHECK_ITEMS = {
  ruang: 'Ruang cukup luas dan jarak antarmeja terjaga',
  kursi: 'Kursi dan meja cukup untuk kuota',
  penerangan: 'Penerangan dan udara memadai',
  listrik: 'Listrik dan stopkontak aman dan cukup',
  jaringan: 'Jaringan internet berfungsi',
  akses: 'Dapat dimasuki dan dipakai penyandang disabilitas',
  kerahasiaan: 'Naskah dan jawaban tidak terlihat orang luar',
  keselamatan: 'Jalur keluar, alat pemadam, dan kotak P3K tersedia',
  ketenangan: 'Tidak terganggu suara dari luar',
} as const
export type CheckItem = keyof typeof CHECK_ITEMS
export const CHECK_ITEM_NAMES = Object.keys(CHECK_ITEMS) as [CheckItem, ...CheckItem[]]

export const CHECK_RESULTS = { layak: 'Layak', tidak_layak: 'Belum layak' } as const
export type CheckResult = keyof typeof CHECK_RESULTS

export interface CheckedItem {
  butir: CheckItem
  sesuai: boolean
  catatan: string
}

/** Without these a venue is never fit, whatever else is said of it. */
export const INDISPENSABLE = ['kerahasiaan', 'keselamatan'] as const satisfies readonly CheckItem[]

const VALID_MONTHS = 12
/** Days before its end from which a check is to be renewed. */
export const RENEWED_DAYS = 60

/** Returns the last day on which a check counts. */
export const checkedUntil = (tanggal: Day): Day => addMonths(tanggal, VALID_MONTHS)

/** Returns the last day on which a venue is checked, by its newest check; null where it has none or did not fit. */
export const venueCheckedUntil = (newest: { tanggal: Day; hasil: CheckResult } | undefined): Day | null =>
  newest?.hasil === 'layak' ? checkedUntil(newest.tanggal) : null

export type CheckStanding = 'belum' | 'tidak_layak' | 'lewat' | 'segera' | 'berlaku'
export const STANDING_LABELS: Record<CheckStanding, string> = {
  belum: 'Belum pernah diperiksa',
  tidak_layak: 'Belum layak',
  lewat: 'Pemeriksaan sudah lewat setahun',
  segera: 'Layak, perlu diperiksa lagi',
  berlaku: 'Layak',
}

/** Returns where a venue stands by its newest check. */
export function checkStanding(newest: { tanggal: Day; hasil: CheckResult } | undefined, today: Day): CheckStanding {
  if (!newest) return 'belum'
  if (newest.hasil === 'tidak_layak') return 'tidak_layak'
  const until = checkedUntil(newest.tanggal)
  if (until < today) return 'lewat'
  return until <= addDays(today, RENEWED_DAYS) ? 'segera' : 'berlaku'
}

/** Tells whether new exams may take place there. */
export const takesExams = (standing: CheckStanding): boolean => standing === 'berlaku' || standing === 'segera'

/** Returns what is wrong with a check before it is kept, by field: the whole list, words where something does not fit. */
export function checkFaults({
  tanggal,
  hasil,
  butir,
  today,
}: {
  tanggal: Day
  hasil: CheckResult
  butir: readonly CheckedItem[]
  today: Day
}): Record<string, string> {
  const listed = new Set(butir.map((one) => one.butir))
  const isWhole = listed.size === CHECK_ITEM_NAMES.length && butir.length === CHECK_ITEM_NAMES.length
  const silent = butir.find(({ sesuai, catatan }) => !sesuai && catatan.trim() === '')
  const missing = butir.find((one) => !one.sesuai && (INDISPENSABLE as readonly CheckItem[]).includes(one.butir))
  return {
    ...(tanggal > today ? { tanggal: 'Hari pemeriksaan tidak boleh di masa depan.' } : {}),
    ...(isWhole ? {} : { butir: 'Isi setiap butir pemeriksaan satu kali. Muat ulang halaman.' }),
    ...(silent ? { butir: `Tulis catatan untuk butir yang belum sesuai: ${CHECK_ITEMS[silent.butir]}.` } : {}),
    ...(hasil === 'layak' && missing
      ? { hasil: `TUK belum layak selama ini belum sesuai: ${CHECK_ITEMS[missing.butir]}.` }
      : {}),
  }
}
