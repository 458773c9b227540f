import { textWidth } from '../../lib/files/lettering.ts'
import type { Placed } from '../../lib/text/rich-blocks.ts'
import { EXAM_ROOM } from './exam-page.tsx'

/** Points at each side of a cell. */
export const CELL_SIDE = 4

/** Columns of a table that stand beside each other on paper, with their widths in points. */
export interface ColumnGroup {
  columns: number[]
  widths: number[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
const textOf = ({ cell }: Placed): string => cell.runs.map(({ text }) => text).join('')

/** Words may break after so many letters, numbers never: a hyphen within one would be read as another number. */
const WHOLE_LETTERS = 12
const unbroken = (word: string): string => (/\d/.test(word) ? word : word.slice(0, WHOLE_LETTERS))

/** Returns the points that a column needs at least; never more than half a page. */
function leastWidth(column: number, placed: readonly Placed[], size: number): number {
  const words = placed
    .filter((one) => one.column === column && one.cell.columns === 1)
    .flatMap((one) => textOf(one).split(/\s+/))
  const longest = Math.max(0, ...words.map((word) => textWidth(unbroken(word), { weight: 700, size })))
  return Math.min(Math.ceil(longest) + 2 * CELL_SIDE + 2, EXAM_ROOM.width / 2)
}

/**
 * Shares the page among the columns of a table. Where they do not fit beside each other with whole words, the table
 * goes on below with its first column once more; one with cells over several columns stays whole, and its words break.
 */
export function columnGroups(columns: number, placed: readonly Placed[], size: number): ColumnGroup[] {
  const all = Array.from({ length: columns }, (_, column) => column)
  const least = all.map((column) => leastWidth(column, placed, size))
  const room = EXAM_ROOM.width
  const wide = (some: readonly number[]): number => sum(some.map((column) => least[column] ?? 0))
  if (wide(all) > room && placed.some(({ cell }) => cell.columns > 1))
    return [{ columns: all, widths: all.map(() => room / columns) }]
  const groups: number[][] = [[]]
  for (const column of all) {
    const last = groups.at(-1) ?? []
    if (last.length > 0 && wide([...last, column]) > room) groups.push([0, column])
    else last.push(column)
  }
  return groups.map((group) => ({
    columns: group,
    widths: sharesOf(group, { least, placed, room: room - wide(group) }),
  }))
}

/** Gives what is left of the page to the columns by how much stands in them. */
function sharesOf(
  group: readonly number[],
  { least, placed, room }: { least: readonly number[]; placed: readonly Placed[]; room: number },
): number[] {
  const letters = group.map((column) =>
    Math.sqrt(Math.max(1, ...placed.filter((one) => one.column === column).map((one) => textOf(one).length))),
  )
  return group.map((column, at) => (least[column] ?? 0) + (Math.max(room, 0) * (letters[at] ?? 0)) / sum(letters))
}
