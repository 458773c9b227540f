import { roundPoints, sumPoints } from '../items/mark-rules.ts'

/** The states of an answer sheet, in the words a person reads; before its first typing a paper has none. */
export const SHEET_STATES = {
  diketik: 'Diketik',
  berbeda: 'Ketikan berbeda',
  dinilai: 'Dinilai',
  selesai: 'Selesai dinilai',
} as const
export type SheetState = keyof typeof SHEET_STATES
export const SHEET_STATE_NAMES = Object.keys(SHEET_STATES) as [SheetState, ...SheetState[]]

/** The number of people who type each sheet. */
export const TYPISTS = 2

/** Tells whether the marks of two differ by more than a share of the item's points, so that a third marks too. */
export const needsThird = ([one, other]: readonly number[], poin: number, selisihEsai: number): boolean =>
  one !== undefined && other !== undefined && Math.abs(one - other) > (poin * selisihEsai) / 100 + 1e-9

/**
 * Returns the points of an essay by the marks of its markers: the mean of two that agree; with a third the mean of the two
 * nearest, and the third's own where it stands between them; undefined while another mark is needed.
 */
export function essayPoints(marks: readonly number[], poin: number, selisihEsai: number): number | undefined {
  const [one, other, third] = marks
  if (one === undefined || other === undefined) return undefined
  if (!needsThird(marks, poin, selisihEsai)) return roundPoints((one + other) / 2)
  if (third === undefined) return undefined
  const [least = 0, middle = 0, most = 0] = [one, other, third].toSorted((a, b) => a - b)
  const [below, above] = [roundPoints(middle - least), roundPoints(most - middle)]
  if (below === above) return roundPoints(middle)
  return roundPoints(below < above ? (least + middle) / 2 : (middle + most) / 2)
}

/** Tells whether an essay waits for another marker. */
export const waitsForMarker = (marks: readonly number[], poin: number, selisihEsai: number): boolean =>
  essayPoints(marks, poin, selisihEsai) === undefined

interface Earned {
  unit: string
  /** What was earned, and what could be. */
  poin: number
  poin_penuh: number
}

/** A number of a paper that counts; without points while it waits. */
export interface MarkedNumber extends Omit<Earned, 'poin'> {
  poin: number | null
}

/** Returns points of a hundred by unit; null while a number of the unit waits. */
export function unitScores(
  numbers: readonly MarkedNumber[],
  decimals: number,
): { unit: string; nilai: number | null }[] {
  const waiting = new Set(numbers.filter(({ poin }) => poin === null).map(({ unit }) => unit))
  return pointsByUnit(numbers.map((one) => ({ ...one, poin: one.poin ?? 0 }))).map((one) => ({
    unit: one.unit,
    nilai: waiting.has(one.unit) ? null : scoreOf(one, decimals),
  }))
}

/** Adds up by unit what was earned of what could be, in the order in which the units come first. */
export function pointsByUnit(each: readonly Earned[]): Earned[] {
  const units = [...new Set(each.map(({ unit }) => unit))]
  return units.map((unit) => {
    const own = each.filter((one) => one.unit === unit)
    return {
      unit,
      poin: sumPoints(own.map(({ poin }) => poin)),
      poin_penuh: sumPoints(own.map(({ poin_penuh }) => poin_penuh)),
    }
  })
}

/** Returns points of a hundred with so many decimals; this is the one place where they are rounded so. */
export function scoreOf({ poin, poin_penuh }: Omit<Earned, 'unit'>, decimals: number): number {
  const factor = 10 ** decimals
  return poin_penuh === 0 ? 0 : Math.round(roundPoints((poin / poin_penuh) * 100) * factor) / factor
}

/** Says why a unit is not yet competent by its written exam: by points and cut score, never by what was asked. */
export const writtenReason = ({ unit, nilai, batas }: { unit: string; nilai: number; batas: number }): string => {
  const writeDecimal = (value: number): string => String(value).replace('.', ',')
  return `Nilai ujian tulis pada unit “${unit}” ${writeDecimal(nilai)}, di bawah batas ${writeDecimal(batas)}.`
}
