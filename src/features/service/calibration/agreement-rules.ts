/** One thing scored twice: by the person whose scoring is looked at, and by whom or what it is compared with. */
export interface ScorePair {
  skor: number
  acuan: number
  /** The full points of it; 1 for competent or not yet. */
  poin: number
}

/** How a person scores beside others; null where it cannot be said. */
export interface ScoringMeasure {
  pasangan: number
  /** The share of pairs within the tolerance. */
  kesepakatan: number | null
  /** Cohen's kappa of what is competent or not yet. */
  kappa: number | null
  /** The mean of what is given beyond the other, as a share of the full points: above 0 is milder, below is stricter. */
  kecenderungan: number | null
}

const meanOf = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** Room for what floating numbers lose. */
const HAIR = 1e-9

/** The share of pairs whose scores differ by no more than the tolerance, in hundredths of the full points. */
export const agreementIn = (pairs: readonly ScorePair[], tolerance: number): number | null =>
  meanOf(pairs.map(({ skor, acuan, poin }) => (Math.abs(skor - acuan) <= (tolerance / 100) * poin + HAIR ? 1 : 0)))

/** The mean signed difference, as a share of the full points. */
export const severityIn = (pairs: readonly ScorePair[]): number | null =>
  meanOf(pairs.map(({ skor, acuan, poin }) => (skor - acuan) / poin))

const isFinding = ({ skor, acuan, poin }: ScorePair): boolean =>
  poin === 1 && [skor, acuan].every((one) => one === 0 || one === 1)

/** Cohen's kappa over what is competent or not yet; null where chance alone would agree on everything. */
export function kappaIn(pairs: readonly ScorePair[]): number | null {
  const found = pairs.filter(isFinding)
  const observed = agreementIn(found, 0)
  const [own, other] = [meanOf(found.map(({ skor }) => skor)), meanOf(found.map(({ acuan }) => acuan))]
  if (observed === null || own === null || other === null) return null
  const chance = own * other + (1 - own) * (1 - other)
  return 1 - chance < HAIR ? null : (observed - chance) / (1 - chance)
}

/** All measures of one scoring. */
export const measureOf = (pairs: readonly ScorePair[], tolerance: number): ScoringMeasure => ({
  pasangan: pairs.length,
  kesepakatan: agreementIn(pairs, tolerance),
  kappa: kappaIn(pairs),
  kecenderungan: severityIn(pairs),
})

/** Fewer pairs than this say nothing about a person, and too much about the one they were compared with. */
export const LEAST_PAIRS = 5

/** The same where there are enough pairs; else only how many there are. */
export const measureOfEnough = (pairs: readonly ScorePair[], tolerance: number): ScoringMeasure =>
  pairs.length < LEAST_PAIRS
    ? { pasangan: pairs.length, kesepakatan: null, kappa: null, kecenderungan: null }
    : measureOf(pairs, tolerance)
