/** The value within which that share of them lies; NaN of none. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN

export const median = (values: readonly number[]): number => percentile(values, 0.5)
