// The mark: a leaf whose lower half is a contour map and whose midrib is a river running out of it.
import { green, paper, teal } from './palette.ts'
import { group, line, shape } from './svg.ts'

export interface MarkColours {
  leaf: string
  lines: string
  river: string
}
export const lightMark: MarkColours = { leaf: paper[200], lines: green[300], river: teal[300] }

/** Drawn in a square of 64; `bold` leaves out fine lines for very small sizes. */
export function mark({ leaf, lines, river }: MarkColours, bold = false): string {
  const upper = 'M53 10C31 8 13 19 13.5 42C13.6 45.5 14.3 48 15.5 50C22 45 22.5 38.5 29.5 33.5C37 28 46.5 26.5 53 10z'
  const outer = 'M56 13.5C57 36 44.5 52.5 21.5 53.5'
  const second = 'M52.5 21.5C50 35.5 40.5 45.5 25.5 47.5'
  const third = 'M47.5 28.5C44 35.5 38 40 29.5 41.5'
  const stream = 'M8.5 57.5C13 55.8 16 54.2 18.6 51.5C25 45 25.5 40.5 32 36.2C38.5 32 46.5 29.5 51.5 20.5'
  return group(
    {},
    shape(upper, leaf),
    line(outer, bold ? leaf : lines, bold ? 4.2 : 2.6),
    bold
      ? line('M50.5 25.5C46.5 36 38.5 43.5 27 45.5', lines, 3.4)
      : line(second, lines, 2.2) + line(third, lines, 1.9),
    line(stream, river, bold ? 4 : 3),
  )
}
