/** The fewest judges by whom a cut score is set. */
export const LEAST_JUDGES = 5
export const MOST_JUDGES = 20
/** The second round is after the judges have talked about the first. */
export const ROUNDS = [1, 2] as const
export type Round = (typeof ROUNDS)[number]

/** A judge's estimates by the number of the item; what is missing is not estimated yet. */
export interface Judged {
  nama: string
  perkiraan: Readonly<Record<Round, ReadonlyMap<number, number>>>
}

/** An item by what counts for its weight. */
export interface Weighted {
  nomor: number
  poin: number
}

/** The result of a round: the judges' mean of a hundred, and how far they lie apart. */
export interface RoundResult {
  rata_rata: number
  /** Standard deviation between judges; null with fewer than two. */
  simpangan: number | null
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

/** Returns the standard deviation of a sample; null of fewer than two values. */
export function spreadOf(values: readonly number[]): number | null {
  if (values.length < 2) return null
  const mean = meanOf(values)
  return Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1))
}

/** Returns the cut that one judge's round says: the mean of the estimates weighted by points; null while any is missing. */
export function judgedCut(items: readonly Weighted[], estimates: ReadonlyMap<number, number>): number | null {
  const all = items.reduce((sum, { poin }) => sum + poin, 0)
  if (all === 0 || items.some(({ nomor }) => !estimates.has(nomor))) return null
  return items.reduce((sum, { nomor, poin }) => sum + poin * (estimates.get(nomor) ?? 0), 0) / all
}

/** Returns mean and spread of a round over the judges who estimated all items in it; null while nobody has. */
export function roundResult(items: readonly Weighted[], judges: readonly Judged[], round: Round): RoundResult | null {
  const cuts = judges.flatMap(({ perkiraan }) => judgedCut(items, perkiraan[round]) ?? [])
  return cuts.length === 0 ? null : { rata_rata: meanOf(cuts), simpangan: spreadOf(cuts) }
}

/** Says what an Angoff still lacks, a sentence each. */
export function angoffFaults(items: readonly Weighted[], judges: readonly Judged[]): string[] {
  const few = LEAST_JUDGES - judges.length
  const open = judges.filter(({ perkiraan }) => ROUNDS.some((round) => judgedCut(items, perkiraan[round]) === null))
  return [
    ...(few > 0 ? [`Angoff memerlukan paling sedikit ${LEAST_JUDGES} penilai; kurang ${few}.`] : []),
    ...open.map(({ nama }) => `Perkiraan ${nama} belum lengkap pada kedua putaran.`),
  ]
}

/** Returns the cut score of a complete Angoff: the mean of its second round, rounded; null while anything is missing. */
export function angoffCut(items: readonly Weighted[], judges: readonly Judged[], desimal: number): number | null {
  if (angoffFaults(items, judges).length > 0) return null
  const result = roundResult(items, judges, 2)
  return result ? roundedTo(result.rata_rata, desimal) : null
}

/** Rounds to so many decimals as people do: a half goes up, also where the number is stored a little below it. */
export const roundedTo = (value: number, desimal: number): number =>
  Math.round(Number((value * 10 ** desimal).toPrecision(12))) / 10 ** desimal
