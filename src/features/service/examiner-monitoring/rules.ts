import type { Day } from '../../../lib/day.ts'
import { day } from '../../../lib/day.ts'
import { measureOfEnough, type ScorePair, type ScoringMeasure } from '../calibration/agreement-rules.ts'

export const WITNESS_OUTCOMES = { memadai: 'Memadai', perlu_pembinaan: 'Perlu pembinaan' } as const
export type WitnessOutcome = keyof typeof WITNESS_OUTCOMES
export const WITNESS_OUTCOME_NAMES = Object.keys(WITNESS_OUTCOMES) as [WitnessOutcome, ...WitnessOutcome[]]

/** What somebody looks at who sees an examiner at work. */
export const WITNESS_CRITERIA = {
  catatan_persiapan: 'Persiapan dan pemahaman skema',
  catatan_pelaksanaan: 'Cara menguji dan bertanya',
  catatan_penilaian: 'Penilaian dan alasannya',
  catatan_sikap: 'Sikap dan keadilan',
} as const
export type WitnessCriterion = keyof typeof WITNESS_CRITERIA
export const WITNESS_CRITERION_NAMES = Object.keys(WITNESS_CRITERIA) as [WitnessCriterion, ...WitnessCriterion[]]

export const REVIEW_OUTCOMES = {
  layak: 'Layak menguji',
  layak_dengan_pembinaan: 'Layak, dengan pembinaan',
  tidak_layak: 'Tidak layak untuk sementara',
} as const
export type ReviewOutcome = keyof typeof REVIEW_OUTCOMES
export const REVIEW_OUTCOME_NAMES = Object.keys(REVIEW_OUTCOMES) as [ReviewOutcome, ...ReviewOutcome[]]

/** For how many months an outcome counts: one that asks for more ends it at once. */
export const countsFor = (hasil: WitnessOutcome | ReviewOutcome, months: number): number =>
  hasil === 'perlu_pembinaan' || hasil === 'tidak_layak' ? 0 : months

/** Months that a review looks back on. */
export const REVIEW_MONTHS = 12

/** What the portal knows of an examiner's year, in the words of the review. */
export const EXAMINER_FIGURES = {
  ujian: 'Ujian',
  peserta: 'Peserta dinilai',
  tepat_waktu: 'Nilai dikunci tepat waktu (%)',
  ditolak: 'Penugasan ditolak',
  pengaduan: 'Pengaduan yang menyangkutnya',
  pasangan: 'Nilai yang dapat dibandingkan',
  kesepakatan: 'Sepakat dengan penilai lain (%)',
  kappa: 'Kappa kompeten atau belum (perseratus)',
  kecenderungan: 'Kecenderungan: di atas 0 lebih longgar (%)',
} as const
export type ExaminerFigure = keyof typeof EXAMINER_FIGURES
export const EXAMINER_FIGURE_NAMES = Object.keys(EXAMINER_FIGURES) as [ExaminerFigure, ...ExaminerFigure[]]

/** Counts of an examiner's work in a period. */
export interface WorkCounts {
  ujian: number
  peserta: number
  /** Candidates whose scores were locked before the portal had to call them to mind. */
  tepat: number
  ditolak: number
  pengaduan: number
}

const hundredths = (share: number | null): number | null => (share === null ? null : Math.round(share * 100))

/** The figures of a review. */
export const examinerFiguresOf = (
  { ujian, peserta, tepat, ditolak, pengaduan }: WorkCounts,
  { pasangan, kesepakatan, kappa, kecenderungan }: ScoringMeasure,
): Record<ExaminerFigure, number | null> => ({
  ...{ ujian, peserta, ditolak, pengaduan, pasangan },
  tepat_waktu: peserta === 0 ? null : hundredths(tepat / peserta),
  kesepakatan: hundredths(kesepakatan),
  kappa: hundredths(kappa),
  kecenderungan: hundredths(kecenderungan),
})

/** A score beside another one's of the same thing, and the day on which it became final. */
export type DatedPair = ScorePair & { tanggal: string }

const MONTHS_IN_QUARTER = 3

/** The first day of the quarter of a day: '2026-11-20' → '2026-10-01'. */
export function quarterOf(on: string): Day {
  const month = Number(on.slice(5, 7))
  const first = month - ((month - 1) % MONTHS_IN_QUARTER)
  return day(`${on.slice(0, 4)}-${String(first).padStart(2, '0')}-01`)
}

export interface QuarterMeasure extends ScoringMeasure {
  /** The first day of the quarter. */
  sejak: string
}

/** How somebody scored beside others, quarter by quarter, the earliest first. */
export const measuresByQuarter = (pairs: readonly DatedPair[], tolerance: number): QuarterMeasure[] =>
  [...Map.groupBy(pairs, ({ tanggal }) => quarterOf(tanggal))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([sejak, own]) => ({ sejak, ...measureOfEnough(own, tolerance) }))
