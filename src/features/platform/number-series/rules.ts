/** The series of running numbers that go on where another system left off; certificates have one for each qualification. */
export type Series = `sertifikat/${string}` | 'invoice' | 'kuitansi' | 'permohonan'

/** The series of a qualification; as schemes that share it share the numbers, none comes twice. */
export const certificateSeries = (kualifikasi: string): `sertifikat/${string}` =>
  `sertifikat/${kualifikasi.toUpperCase()}`

const NAMES = { invoice: 'Invoice', kuitansi: 'Kuitansi', permohonan: 'Permohonan' } as const

/** 'Sertifikat KTPA' */
export const seriesName = (series: Series): string =>
  series === 'invoice' || series === 'kuitansi' || series === 'permohonan'
    ? NAMES[series]
    : `Sertifikat ${series.slice('sertifikat/'.length)}`

/** A number of more digits is no running number: it holds a day, or the digits of something else. */
const LONGEST = 5

/**
 * The running number within a number of another system, of a year: '0300/KTPA/LSK-AB/VI/2026' → 300, 'INV-2026-0042' → 42.
 * Certificates begin with it, the others end with it. Undefined where there is none.
 */
export function runningNumber(series: Series, nomor: string, year: number): number | undefined {
  const groups = [...nomor.matchAll(/\d+/g)].map(([digits]) => digits)
  const meant = groups.filter((digits) => digits !== String(year) && digits.length <= LONGEST)
  const digits = series.startsWith('sertifikat/') ? meant[0] : meant.at(-1)
  return digits === undefined ? undefined : Number(digits)
}

/** The greatest running number of a year; 0 where there is none. */
export const lastRunning = (series: Series, nomor: readonly string[], year: number): number =>
  Math.max(0, ...nomor.map((each) => runningNumber(series, each, year) ?? 0))

/** How far a series may be raised at once: a slip of the pen cannot be taken back. */
const FARTHEST = 20_000

/** The sentence against a next number; undefined for a good one. A number that was given out never comes again. */
export function nextNumberRefusal(
  next: number,
  { terakhir, dikenal }: { terakhir: number; dikenal: number },
): string | undefined {
  const least = terakhir + 1
  if (next < least) {
    return `Nomor berikutnya paling kecil ${least}: nomor sampai ${terakhir} sudah terpakai, dan nomor tidak pernah dipakai dua kali.`
  }
  const most = Math.max(terakhir, dikenal) + FARTHEST
  return next > most
    ? `Nomor berikutnya paling besar ${most}. Nomor yang terlanjur tinggi tidak dapat diturunkan.`
    : undefined
}
