import { wholeNumber } from '../../../lib/field.ts'

export const MOST_RUPIAH = 10_000_000_000

/** Whole rupiah that came in. */
export const amount = wholeNumber('Jumlah', 1, MOST_RUPIAH)

/** What the office saw as the difference to what is wanted; without it nothing but exactly that is accepted. */
export const difference = wholeNumber('Selisih', -MOST_RUPIAH, MOST_RUPIAH).default(0)
