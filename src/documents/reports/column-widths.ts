import { textWidth } from '../../lib/files/lettering.ts'

/** Points between the margins of a page, and what the first column gets of them at least where there is room. */
export const PAGE_WIDTH = 494
const ROOM_FOR_NAMES = 150
/** Points at each side of a cell. */
const ROOMY = 8
const CLOSE = 4
const FONT_SIZE = 9

/** A column of figures: the words above it and what stands in it. */
export interface FigureColumn {
  label: string
  figures: readonly string[]
}

export interface ColumnWidths {
  /** Points, in the order of the columns. */
  widths: number[]
  /** Points at each side of a cell. */
  padding: number
}

/** Returns the points that the longest word of a column takes, which is never broken. */
const longestWord = ({ label, figures }: FigureColumn): number =>
  Math.max(...[...label.split(' '), ...figures].map((word) => textWidth(word, { weight: 600, size: FONT_SIZE })))

/**
 * Returns widths for columns of figures: alike where each has room for its longest word, else as wide as that word with
 * less room around it. The names before them get the rest of the page.
 */
export function widthsOf(columns: readonly FigureColumn[]): ColumnWidths {
  const alike = Math.floor((PAGE_WIDTH - ROOM_FOR_NAMES) / Math.max(columns.length, 3))
  const words = columns.map(longestWord)
  if (words.every((word) => word + 2 * ROOMY <= alike)) return { widths: columns.map(() => alike), padding: ROOMY }
  return { widths: words.map((word) => Math.ceil(word) + 2 * CLOSE), padding: CLOSE }
}
