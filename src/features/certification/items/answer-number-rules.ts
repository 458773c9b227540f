import { foldText } from '../../../lib/text/fold-text.ts'
import { readWrittenNumber } from '../../../lib/written-number.ts'
import type { Marked } from './mark-rules.ts'

interface NumberKey {
  nilai: number
  toleransi: number
  satuan: string
}

export const hasNumber = (text: string): boolean => /\d/.test(text)

/** The most that binary fractions are off by, as a share of the numbers that were compared. */
const DRIFT = 1e-14
const MOST_DECIMALS = 15

const isWithin = ({ nilai, toleransi }: Omit<NumberKey, 'satuan'>, given: number, more = 0): boolean =>
  Math.abs(given - nilai) <= toleransi + more + DRIFT * Math.max(Math.abs(given), Math.abs(nilai))

/** Parts a written answer into its number and what follows it. */
function partsOf(text: string): { number: string; unit: string } | undefined {
  const [, number, unit] = /^((?:[-−]\s*)?[\d.,]*\d)\s*(.*)$/s.exec(text.trim()) ?? []
  return number === undefined || unit === undefined ? undefined : { number: number.replaceAll(/\s/g, ''), unit }
}

const foldUnit = (unit: string): string => foldText(unit).replaceAll(/[\s.()]/g, '')

/** Reads as Indonesian is written: a dot before three digits parts thousands, a comma begins the decimals. */
function readings(number: string): number[] {
  const sign = /^[-−]/.test(number) ? -1 : 1
  const digits = number.replace(/^[-−]/, '')
  const [, thousands, part] = /^([1-9]\d{0,2})[.,](\d{3})$/.exec(digits) ?? []
  if (thousands === undefined || part === undefined) {
    const only = readWrittenNumber(number, MOST_DECIMALS)
    return only === undefined ? [] : [only]
  }
  const [whole, fraction] = [sign * Number(thousands + part), sign * Number(`${thousands}.${part}`)]
  return digits.includes('.') ? [whole, fraction] : [fraction, whole]
}

/** Half of what the last written digit is worth: as much may be lost by rounding. */
function halfDigit(number: string): number {
  const decimals = /[.,](\d+)$/.exec(number)?.[1]?.length ?? 0
  return 0.5 * 10 ** -decimals
}

const SHIFTS = [10, 100, 1000, 0.1, 0.01, 0.001, -1]

/** Lists the same digits with each pair of neighbours exchanged. */
const swapNeighbours = (number: string): string[] =>
  [...number].slice(1).flatMap((digit, at) => {
    const before = number[at] ?? ''
    return /\d/.test(digit) && /\d/.test(before) && digit !== before
      ? [number.slice(0, at) + digit + before + number.slice(at + 2)]
      : []
  })

/** Marks a number: within its tolerance it earns all, what is likely a slip is left to a person. */
export function markNumber(key: NumberKey, text: string, poin: number): Marked {
  const parts = partsOf(text)
  const [given, other] = parts ? readings(parts.number) : []
  if (!parts || given === undefined) return { cara: 'dilihat', saran: 0, sebab: 'tidak_terbaca' }
  const isUnit = parts.unit === '' || foldUnit(parts.unit) === foldUnit(key.satuan)
  if (!isUnit) return { cara: 'dilihat', saran: isWithin(key, given) ? poin : 0, sebab: 'tidak_terbaca' }
  if (isWithin(key, given)) return { cara: 'otomatis', poin }
  if (other !== undefined && isWithin(key, other)) return { cara: 'dilihat', saran: poin, sebab: 'terbaca_lain' }
  if (isWithin(key, given, halfDigit(parts.number))) return { cara: 'dilihat', saran: poin, sebab: 'pembulatan' }
  const slips = [...SHIFTS.map((factor) => given * factor), ...swapNeighbours(parts.number).flatMap(readings)]
  if (slips.some((one) => isWithin(key, one))) return { cara: 'dilihat', saran: 0, sebab: 'keliru_tulis' }
  return { cara: 'otomatis', poin: 0 }
}
