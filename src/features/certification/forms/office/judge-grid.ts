/** A judge while their estimates are typed: the words of each cell, by round and item. */
export interface TypingJudge {
  /** Tells rows apart while judges come and go. */
  key: number
  nama: string
  keahlian: string
  putaran_1: string[]
  putaran_2: string[]
}

export type RoundField = 'putaran_1' | 'putaran_2'

/** Reads an estimate as people type it: '62,5'; undefined where it is none. */
export function estimateIn(typed: string): number | null | undefined {
  const words = typed.trim().replace('%', '').trim()
  if (words === '') return null
  if (!/^\d{1,3}(?:[.,]\d{1,4})?$/.test(words)) return undefined
  const value = Number(words.replace(',', '.'))
  return value <= 100 ? value : undefined
}

export const shownEstimate = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','))

/** Cuts what a spreadsheet lays on the clipboard into rows and cells. */
export const pastedCells = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t'))

/** Lays pasted cells over a grid from one cell on: rows are items, columns are judges; what lies outside is left out. */
export function pastedInto(
  judges: readonly TypingJudge[],
  { round, judge, item }: { round: RoundField; judge: number; item: number },
  cells: readonly (readonly string[])[],
): TypingJudge[] {
  return judges.map((one, column) => {
    const typed = one[round].map((before, row) => cells[row - item]?.[column - judge] ?? before)
    return column < judge ? one : { ...one, [round]: typed }
  })
}
