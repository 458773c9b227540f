/** So many of so many: a count among all that were counted. */
export interface Share {
  of: number
  hits: number
}

/** The quantile of the normal distribution that leaves 2.5 % on each side. */
const Z_95 = 1.959963984540054

/** Returns Wilson's 95 % interval of a share, from 0 to 1 (Wilson, 1927); of nothing, the whole of it. */
export function wilsonInterval({ of, hits }: Share): { low: number; high: number } {
  if (of === 0) return { low: 0, high: 1 }
  const square = Z_95 ** 2
  const share = hits / of
  const middle = share + square / (2 * of)
  const reach = Z_95 * Math.sqrt((share * (1 - share)) / of + square / (4 * of ** 2))
  const scale = 1 + square / of
  const low = hits === 0 ? 0 : (middle - reach) / scale
  const high = hits === of ? 1 : (middle + reach) / scale
  return { low: Math.max(0, low), high: Math.min(1, high) }
}

/** Tables as likely as the seen one but for the last digits of the computer count as equally likely. */
const TIE = 1 + 1e-7

/** Returns how likely two shares lie as far apart by chance, by Fisher's exact test, two-sided: from 0 to 1. */
export function fisherExactP(one: Share, other: Share): number {
  const [all, hits] = [one.of + other.of, one.hits + other.hits]
  const logs = logFactorials(all)
  const logChoose = (n: number, k: number): number => (logs[n] ?? 0) - (logs[k] ?? 0) - (logs[n - k] ?? 0)
  const logOf = (first: number): number =>
    logChoose(one.of, first) + logChoose(other.of, hits - first) - logChoose(all, hits)
  const seen = logOf(one.hits)
  let total = 0
  for (let first = Math.max(0, hits - other.of); first <= Math.min(hits, one.of); first += 1) {
    const log = logOf(first)
    if (log <= seen + Math.log(TIE)) total += Math.exp(log)
  }
  return Math.min(1, total)
}

/** Returns the logarithms of the factorials from 0 up to a number. */
function logFactorials(most: number): Float64Array {
  const logs = new Float64Array(most + 1)
  for (let n = 1; n <= most; n += 1) logs[n] = (logs[n - 1] ?? 0) + Math.log(n)
  return logs
}

/** Returns the same by the normal distribution with a pooled share, two-sided; 1 where all or none are hits. */
export function pooledP(one: Share, other: Share): number {
  const pooled = (one.hits + other.hits) / (one.of + other.of)
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / one.of + 1 / other.of))
  if (spread === 0 || Number.isNaN(spread)) return 1
  return bothTails(Math.abs(one.hits / one.of - other.hits / other.of) / spread)
}

/** Returns the share of the normal distribution beyond z on both sides (Abramowitz and Stegun 7.1.26, to 1.5e-7). */
function bothTails(z: number): number {
  const x = z / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const tail =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) * Math.exp(-x * x)
  return Math.min(1, tail)
}

/** With fewer expected in a cell the normal distribution misleads (Cochran, 1954). */
const LEAST_EXPECTED = 5

/** Returns how likely two shares lie as far apart by chance: exactly for small numbers, else by the normal distribution. */
export function differenceP(one: Share, other: Share): number {
  const [all, hits] = [one.of + other.of, one.hits + other.hits]
  const fewest = (Math.min(one.of, other.of) * Math.min(hits, all - hits)) / all
  return fewest < LEAST_EXPECTED ? fisherExactP(one, other) : pooledP(one, other)
}
