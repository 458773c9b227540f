import { type Finding, findingOf, givesPoints } from './rules.ts'

/** One unit by one method, as far as it is found. */
export interface SheetCell {
  unit: string
  metode: string
  nilai: number | null
  hasil: Finding | null
  catatan: string
}

/** What a cell says, given the points from which a written exam is passed; null while it is empty. */
export function findingIn({ metode, nilai, hasil }: SheetCell, least: number): Finding | null {
  if (!givesPoints(metode)) return hasil
  return nilai === null ? null : findingOf(nilai, least)
}

/** Whether a cell has points or a finding. */
export const isFound = ({ metode, nilai, hasil }: SheetCell): boolean => (givesPoints(metode) ? nilai : hasil) !== null

/** Whether somebody is owed the reason of a finding, and it is not written yet. */
export const lacksReason = (cell: SheetCell, least: number): boolean =>
  findingIn(cell, least) === 'BK' && cell.catatan.trim() === ''

/** Every cell that is still empty found competent; points are never made up, and nothing that was found changes. */
export const fillCompetent = <C extends SheetCell>(cells: readonly C[]): C[] =>
  cells.map((cell) => (givesPoints(cell.metode) || isFound(cell) ? cell : { ...cell, hasil: 'K' as const }))

const isAt = (one: SheetCell, other: SheetCell): boolean => one.unit === other.unit && one.metode === other.metode

/** Whether two states of a cell say the same. */
export const isSameCell = (one: SheetCell, other: SheetCell): boolean =>
  isAt(one, other) && one.nilai === other.nilai && one.hasil === other.hasil && one.catatan === other.catatan

/** The cells that differ from how they were. */
export const changedCells = <C extends SheetCell>(now: readonly C[], before: readonly SheetCell[]): C[] =>
  now.filter((cell) => !before.some((one) => isSameCell(one, cell)))

/** What I changed since I saw the sheet, laid over what is saved by now; all else is as it was saved. */
export const mergeSheets = <C extends SheetCell>(
  saved: readonly C[],
  { seen, mine }: { seen: readonly SheetCell[]; mine: readonly C[] },
): C[] => saved.map((cell) => changedCells(mine, seen).find((one) => isAt(one, cell)) ?? cell)
