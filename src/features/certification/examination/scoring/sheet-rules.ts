import type { MethodKind } from '../../../catalogue/schemes/method-rules.ts'
import { type Finding, findingOf, givesPoints } from '../rules.ts'

/** A cell of the sheet: one unit by one method, scored or not. */
export interface SheetCell {
  unit: string
  metode: string
  /** The kind of the method, which says whether it gives points. */
  jenis: MethodKind | null
  nilai: number | null
  hasil: Finding | null
  catatan: string
}

/** Returns the finding of a cell, `least` being the points that pass a written exam; null while the cell is empty. */
export function findingIn({ jenis, nilai, hasil }: SheetCell, least: number): Finding | null {
  if (!givesPoints(jenis)) return hasil
  return nilai === null ? null : findingOf(nilai, least)
}

/** Tells whether a cell has points or a finding. */
export const isFound = ({ jenis, nilai, hasil }: SheetCell): boolean => (givesPoints(jenis) ? nilai : hasil) !== null

/** Tells whether a cell says not yet competent without a written reason. */
export const lacksReason = (cell: SheetCell, least: number): boolean =>
  findingIn(cell, least) === 'BK' && cell.catatan.trim() === ''

/** Fills every empty cell with competent; points are never made up, and existing findings stay. */
export const fillCompetent = <C extends SheetCell>(cells: readonly C[]): C[] =>
  cells.map((cell) => (givesPoints(cell.jenis) || isFound(cell) ? cell : { ...cell, hasil: 'K' as const }))

const isAt = (one: SheetCell, other: SheetCell): boolean => one.unit === other.unit && one.metode === other.metode

/** Tells whether two states of a cell are equal. */
export const isSameCell = (one: SheetCell, other: SheetCell): boolean =>
  isAt(one, other) && one.nilai === other.nilai && one.hasil === other.hasil && one.catatan === other.catatan

/** The cells that differ from how they were. */
export const changedCells = <C extends SheetCell>(now: readonly C[], before: readonly SheetCell[]): C[] =>
  now.filter((cell) => !before.some((one) => isSameCell(one, cell)))

/** Merges two versions of a sheet: the saved one, and over it the cells of `mine` that changed since `seen`. */
export const mergeSheets = <C extends SheetCell>(
  saved: readonly C[],
  { seen, mine }: { seen: readonly SheetCell[]; mine: readonly C[] },
): C[] => saved.map((cell) => changedCells(mine, seen).find((one) => isAt(one, cell)) ?? cell)
