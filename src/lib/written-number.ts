/** Thousands by dots, decimals by a comma, as Indonesian is written. */
const INDONESIAN = /^(\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/
/** Thousands by commas, where at least two of them rule out a decimal comma. */
const ENGLISH = /^(\d{1,3}(?:,\d{3}){2,})(?:\.(\d+))?$/
/** Decimals by a comma or by a point. */
const PLAIN = /^(\d+)(?:[.,](\d+))?$/
/** Numbers with two readings: '1.250' is over a thousand to some, a bit more than one to others. */
const TWO_READINGS = /^[1-9]\d{0,2}[.,]\d{3}$/

/** The bounds of a number, both included, and how many decimals it may have (none when left out). */
export interface NumberBounds {
  least?: number | undefined
  most?: number | undefined
  decimals?: number | undefined
}

/**
 * Reads a number as people type it: '65,5', '65.5', '1.250.000', '-5', without rounding or cutting. Returns undefined
 * for anything else, an ambiguous number ('1.250' with decimals) or too many digits.
 */
export function readWrittenNumber(text: string, decimals = 0): number | undefined {
  const [, sign = '', digits = ''] = /^([-−]?)(.*)$/s.exec(text.trim()) ?? []
  if (TWO_READINGS.test(digits) && (decimals > 0 || digits.includes(','))) return undefined
  for (const notation of [INDONESIAN, ENGLISH, PLAIN]) {
    const [, whole, part = ''] = notation.exec(digits) ?? []
    if (whole === undefined) continue
    const plain = `${whole.replace(/[.,]/g, '')}.${part}`
    if (plain.replace(/^0+|\./g, '').length > 15) return undefined
    // This turns -0 into 0.
    return (sign ? -1 : 1) * Number(plain) || 0
  }
  return undefined
}

/** 65.5 → '65,5', without thousands, so that it can be typed further. */
export const writeNumber = (value: number): string => String(value).replace('.', ',')

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0

/** Returns the sentence why a typed number cannot be sent; undefined for an empty field and a fitting number. */
export function numberRefusal(text: string, { least, most, decimals = 0 }: NumberBounds): string | undefined {
  if (text.trim() === '') return undefined
  const value = readWrittenNumber(text, decimals)
  if (value === undefined) return `Tulis dengan angka, misalnya ${decimals > 0 ? '65,5' : '12'}.`
  if (decimalsOf(value) > decimals) {
    return decimals === 0 ? 'Tulis angka bulat.' : `Paling banyak ${decimals} angka di belakang koma.`
  }
  if (least !== undefined && value < least) return `Paling kecil ${writeNumber(least)}.`
  if (most !== undefined && value > most) return `Paling besar ${writeNumber(most)}.`
  return undefined
}
