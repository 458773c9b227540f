import { shiftMonth } from '../../../../lib/month.ts'

/** A range of months, the first and the last included. */
export interface Months {
  first: string
  last: string
}

/** The month before, within those; from far behind them the last. Null before the first. */
export function earlierMonth(month: string, { first, last }: Months): string | null {
  if (month <= first) return null
  const before = shiftMonth(month, -1)
  return before > last ? last : before
}

/** The month after, within those; from far before them the first. Null after the last. */
export function laterMonth(month: string, { first, last }: Months): string | null {
  if (month >= last) return null
  const after = shiftMonth(month, 1)
  return after < first ? first : after
}
