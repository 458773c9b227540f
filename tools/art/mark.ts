// The demonstration's mark: a leaf whose lower half is a contour map and whose midrib is a river running out of it.
import { green, paper, teal } from './palette.ts'
import { type Art, at, createArt, line, rect, shape } from './svg.ts'

/** The mark on green with round corners, as a body would upload it. */
export function logo(): Art {
  const art = createArt('logo', 512, 512)
  art.add(
    rect(0, 0, 512, 512, green[700], { rx: 128 }),
    at(
      0,
      0,
      8,
      shape(
        'M53 10C31 8 13 19 13.5 42C13.6 45.5 14.3 48 15.5 50C22 45 22.5 38.5 29.5 33.5C37 28 46.5 26.5 53 10z',
        paper[200],
      ),
      line('M56 13.5C57 36 44.5 52.5 21.5 53.5', green[300], 2.6),
      line('M52.5 21.5C50 35.5 40.5 45.5 25.5 47.5', green[300], 2.2),
      line('M47.5 28.5C44 35.5 38 40 29.5 41.5', green[300], 1.9),
      line('M8.5 57.5C13 55.8 16 54.2 18.6 51.5C25 45 25.5 40.5 32 36.2C38.5 32 46.5 29.5 51.5 20.5', teal[300], 3),
    ),
  )
  return art
}
