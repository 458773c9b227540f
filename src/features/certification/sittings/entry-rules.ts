import { CLOCK_TOLERANCE_SECONDS, deadlineOf, lateUntil, type SittingTime } from './time-rules.ts'

/** What a device notes at the screen; happenings are shown to people, who alone judge them. */
export const ENTRY_KINDS = {
  jawab: 'Menjawab',
  ragu: 'Menandai ragu',
  yakin: 'Menghapus tanda ragu',
  keluar_jendela: 'Meninggalkan jendela ujian',
  kembali: 'Kembali ke jendela ujian',
  tanpa_jaringan: 'Tanpa jaringan',
  tersambung: 'Tersambung kembali',
  tempel: 'Menempel teks dari luar',
  jam_berubah: 'Jam perangkat berubah',
  selesai: 'Menyerahkan jawaban',
} as const
export type EntryKind = keyof typeof ENTRY_KINDS
export const ENTRY_KIND_NAMES = Object.keys(ENTRY_KINDS) as [EntryKind, ...EntryKind[]]

/** The kinds that are about one number of the form. */
export const isAboutNumber = (jenis: EntryKind): boolean => jenis === 'jawab' || jenis === 'ragu' || jenis === 'yakin'

/** Why an entry does not count; it is stored and shown all the same. */
export const ENTRY_REFUSALS = {
  terlambat: 'Ditulis sesudah waktu habis',
  perangkat_diganti: 'Ditulis pada perangkat yang sudah diganti',
  tidak_terbaca: 'Bukan jawaban yang dapat dibaca',
  sudah_ditutup: 'Datang sesudah ujian ditutup',
} as const
export type EntryRefusal = keyof typeof ENTRY_REFUSALS
export const ENTRY_REFUSAL_NAMES = Object.keys(ENTRY_REFUSALS) as [EntryRefusal, ...EntryRefusal[]]

/** An entry as a device sends it; `at` in milliseconds since 1970 by the server's clock, as the device reckons it. */
export interface SentEntry {
  urutan: number
  jenis: EntryKind
  nomor: number | null
  teks: string | null
  at: number
}

/**
 * Returns the moment of an entry as it can have been: not after it came in, nor before the beginning and the entry before it,
 * whatever the device's clock said.
 */
export const possibleMoment = (at: number, { earliest, now }: { earliest: number; now: Date }): number =>
  Math.max(earliest, Math.min(at, now.getTime()))

interface Judged {
  sitting: SittingTime
  device: { accepted_at: Date | null; replaced_at: Date | null }
  jamJawabanMenyusul: number
  now: Date
}

const TOLERANCE_MS = CLOCK_TOLERANCE_SECONDS * 1000

/**
 * Says why an entry of that possible moment does not count; undefined for one that does. It must be before the end of the
 * sitting and before another device took over, and have come in while answers may still follow.
 */
export function refusalOfEntry(
  at: number,
  { sitting, device, jamJawabanMenyusul, now }: Judged,
): EntryRefusal | undefined {
  if (sitting.status === 'ditutup') return 'sudah_ditutup'
  if (!device.accepted_at || (device.replaced_at && at > device.replaced_at.getTime())) return 'perangkat_diganti'
  const end = deadlineOf(sitting, now)
  if (end && (at > end.getTime() + TOLERANCE_MS || now > lateUntil(end, jamJawabanMenyusul))) return 'terlambat'
  return undefined
}

/** An answer that counts, with the device and the place in its order from which it came. */
export interface CountedEntry {
  /** The order of the device among those of the sitting. */
  perangkat_urutan: number
  urutan: number
  nomor: number
  teks: string
}

/** Returns the answer that counts of each number: that of the last device, and of this the last; in the order of numbers. */
export function countedAnswers(entries: readonly CountedEntry[]): { nomor: number; teks: string }[] {
  const newest = new Map<number, CountedEntry>()
  for (const entry of entries) {
    const known = newest.get(entry.nomor)
    const isNewer =
      !known ||
      entry.perangkat_urutan > known.perangkat_urutan ||
      (entry.perangkat_urutan === known.perangkat_urutan && entry.urutan > known.urutan)
    if (isNewer) newest.set(entry.nomor, entry)
  }
  return [...newest.values()]
    .map(({ nomor, teks }) => ({ nomor, teks }))
    .filter(({ teks }) => teks !== '')
    .toSorted((one, other) => one.nomor - other.nomor)
}

/** Returns the number up to which entries are here without a gap, given those beyond what was known before. */
export function receivedUpTo(known: number, numbers: readonly number[]): number {
  const here = new Set(numbers)
  let last = known
  while (here.has(last + 1)) last += 1
  return last
}
