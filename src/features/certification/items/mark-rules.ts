/** The reasons for which the program leaves an answer to a person. */
export const NEAR_REASONS = {
  pembulatan: 'Tepat di luar toleransi; mungkin hasil pembulatan.',
  terbaca_lain: 'Dapat dibaca sebagai angka lain, misalnya titik sebagai koma.',
  keliru_tulis: 'Berbeda dari kunci hanya oleh koma yang bergeser, tanda, atau dua angka yang tertukar.',
  tidak_terbaca: 'Tidak terbaca sebagai angka, atau satuannya lain.',
  ejaan: 'Hanya beberapa huruf berbeda dari ejaan yang diterima.',
  memuat: 'Memuat ejaan yang diterima di antara kata lain.',
} as const
export type NearReason = keyof typeof NEAR_REASONS
export const NEAR_REASON_NAMES = Object.keys(NEAR_REASONS) as [NearReason, ...NearReason[]]

/** The program's verdict on an answer: points, a suggestion for a person, or nothing, as markers read essays. */
export type Marked =
  | { cara: 'otomatis'; poin: number }
  | { cara: 'dilihat'; saran: number; sebab: NearReason }
  | { cara: 'esai' }

const PLACES = 10_000

/** Rounds points to four places, so that thirds add up to what they are thirds of. */
export const roundPoints = (points: number): number => Math.round(points * PLACES) / PLACES || 0

/** Adds points up without the drift of binary fractions. */
export const sumPoints = (points: readonly number[]): number => roundPoints(points.reduce((sum, one) => sum + one, 0))
