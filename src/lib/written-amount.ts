import type { Rupiah } from './rupiah.ts'

/** Thousands by dots, as Indonesian is written; cents, if any, by a comma. */
const INDONESIAN = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{2}|-))?$/
/** Thousands by commas, where at least two of them rule out a decimal comma. */
const ENGLISH = /^(\d{1,3}(?:,\d{3}){2,})(?:\.(\d{2}))?$/
/** Thousands by one comma, where the cents rule out a decimal comma. */
const ENGLISH_WITH_CENTS = /^(\d{1,3},\d{3})\.(\d{2})$/
/** As databases write an amount. */
const DECIMAL = /^(\d+)\.(\d{2})$/

/**
 * Whole rupiah as people write them: '1.250.000', 'Rp1.250.000', '1250000', '1.250.000,00', 'Rp 1.250.000,-',
 * '1,250,000.00'. Undefined for what has cents, a sign, or two readings ('1,250').
 */
export function readWrittenAmount(text: string): Rupiah | undefined {
  const plain = text
    .trim()
    .replace(/^(rp\.?|idr)\s*/i, '')
    .trim()
  for (const notation of [INDONESIAN, ENGLISH, ENGLISH_WITH_CENTS, DECIMAL]) {
    const [, whole, cents = '00'] = notation.exec(plain) ?? []
    if (whole === undefined) continue
    const amount = Number(whole.replace(/[.,]/g, ''))
    return /^(00|-)$/.test(cents) && Number.isSafeInteger(amount) ? (amount as Rupiah) : undefined
  }
  return undefined
}
