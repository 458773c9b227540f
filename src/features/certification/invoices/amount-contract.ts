import { wholeNumber } from '../../../lib/calls/field.ts'

export const MOST_RUPIAH = 10_000_000_000

/** Whole rupiah that came in. */
export const amount = wholeNumber('Jumlah', 1, MOST_RUPIAH)

/** The difference to the wanted amount that the office saw and accepts; by default the exact amount is required. */
export const difference = wholeNumber('Selisih', -MOST_RUPIAH, MOST_RUPIAH).default(0)
