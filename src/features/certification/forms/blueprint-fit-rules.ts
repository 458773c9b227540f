import type { Blueprint, BlueprintCell } from '../../catalogue/schemes/blueprint-rules.ts'
import { LEVEL_NAMES, type Level } from '../../catalogue/schemes/level-rules.ts'
import { isInCell, pointsOfCell } from './assembly-rules.ts'

/** An item as a form has it. */
export interface PlacedItem {
  item_id: number
  unit: string
  tingkat: Level
  poin: number
}

/** A cell of the blueprint beside what a form has of it. */
export interface CellFit extends BlueprintCell {
  ada: number
  poin_ada: number
}

/** Points come from a division, so that sums are equal only nearly. */
const NEARLY = 1e-6
const isEqual = (one: number, other: number): boolean => Math.abs(one - other) < NEARLY

/** Returns each cell with what a form has of it. */
export const cellFits = ({ cells }: Pick<Blueprint, 'cells'>, items: readonly PlacedItem[]): CellFit[] =>
  cells.map((cell) => {
    const own = items.filter((item) => isInCell(item, cell))
    return { ...cell, ada: own.length, poin_ada: own.reduce((sum, { poin }) => sum + poin, 0) }
  })

/** Says where a form does not meet its blueprint, a sentence each; nothing where it meets it exactly. */
export function fitFaults(blueprint: Pick<Blueprint, 'cells'>, items: readonly PlacedItem[]): string[] {
  const ofCells = cellFits(blueprint, items).flatMap((cell) => {
    const name = `${cell.unit}, ${LEVEL_NAMES[cell.level]}`
    if (cell.ada !== cell.butir) return [`${name}: perlu ${cell.butir} butir, ada ${cell.ada}.`]
    const own = items.filter((item) => isInCell(item, cell))
    return own.every(({ poin }) => isEqual(poin, pointsOfCell(cell))) ? [] : [`${name}: poinnya tidak ${cell.poin}.`]
  })
  const stray = items.filter((item) => !blueprint.cells.some((cell) => isInCell(item, cell)))
  const again = items.length - new Set(items.map(({ item_id }) => item_id)).size
  return [
    ...ofCells,
    ...(stray.length > 0 ? [`${stray.length} soal tidak termasuk kisi-kisi.`] : []),
    ...(again > 0 ? ['Satu soal ada dua kali.'] : []),
  ]
}
