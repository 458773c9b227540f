/** A short name stands large; the longest, with its degrees, still leaves the sheet's other matter its place. */
export function nameSize(name: string): { fontSize: number } {
  if (name.length <= 28) return { fontSize: 30 }
  if (name.length <= 44) return { fontSize: 24 }
  if (name.length <= 90) return { fontSize: 18 }
  return { fontSize: 13.5 }
}

/** A title stands in one line beside the number; a very long one in two. */
export function titleSize(title: string): { fontSize: number } {
  if (title.length <= 22) return { fontSize: 21 }
  return { fontSize: title.length <= 30 ? 16 : 13 }
}

/** The conditions stay within the lines that the rest of the sheet leaves them. */
export const conditionSize = (conditions: string): { fontSize: number } => ({
  fontSize: conditions.length <= 560 ? 6.8 : 6,
})

const MOST_IN_TWO_COLUMNS = 14
const LETTERS_AT_FULL_SIZE = 520
const LETTERS_AT_MEDIUM_SIZE = 800

/** In points, by how much there is to print. */
export function unitSize(units: readonly string[]): number {
  const letters = units.join('').length
  if (units.length > MOST_IN_TWO_COLUMNS) return 6
  if (units.length <= 8 && letters <= LETTERS_AT_FULL_SIZE) return 9.5
  return letters <= LETTERS_AT_MEDIUM_SIZE ? 8.5 : 7
}

interface NumberedUnit {
  place: number
  unit: string
}

/** Numbered, filled column by column as they are read. */
export function unitColumns(units: readonly string[]): NumberedUnit[][] {
  const placed = units.map((unit, at) => ({ place: at + 1, unit }))
  const columns = units.length <= 1 ? 1 : units.length <= MOST_IN_TWO_COLUMNS ? 2 : 3
  const rows = Math.ceil(units.length / columns)
  return Array.from({ length: columns }, (_, at) => placed.slice(at * rows, (at + 1) * rows)).filter(
    (column) => column.length > 0,
  )
}
