// Rooms: walls with quiet contours, floors, windows with a view, lamps, and people round furniture.

import { chairBack } from './instruments.ts'
import { contourLines } from './lines.ts'
import { clay, earth, gold, green, ink, mix, paper, teal } from './palette.ts'
import { type Person, person, shadow } from './people.ts'
import { type Art, at, circle, ellipse, group, line, num, rect, shape } from './svg.ts'

export interface Room {
  wall?: string
  floor?: string
  line?: string
  ground: number
  seed?: number
}

export function room(
  art: Art,
  { wall = paper[300], floor = earth[400], line: stroke = green[300], ground, seed = 3 }: Room,
): void {
  art.add(
    rect(
      0,
      0,
      art.width,
      ground,
      art.linear([
        [0, mix(wall, paper[100], 0.35)],
        [1, wall],
      ]),
    ),
  )
  art.add(
    contourLines({ width: art.width, height: ground, seed, scale: 3, levels: 6, slack: 1, gap: 60 }, stroke, 1.4, {
      opacity: 0.35,
    }),
  )
  art.add(
    rect(
      0,
      ground,
      art.width,
      art.height - ground,
      art.linear([
        [0, mix(floor, paper[200], 0.15)],
        [1, mix(floor, ink[900], 0.18)],
      ]),
    ),
    rect(0, ground - 12, art.width, 12, mix(wall, earth[600], 0.45)),
  )
}

/** A window with hills, sun and river behind the panes. */
export function landscapeWindow(art: Art, x: number, y: number, w: number, h: number, panes = 3): void {
  const sky = art.linear([
    [0, teal[200]],
    [0.6, gold[200]],
    [1, gold[300]],
  ])
  const hillAt = (a: number, b: number, c: number, fill: string) =>
    shape(
      `M0 ${h * a}C${w * 0.25} ${h * (a - 0.14)} ${w * 0.4} ${h * b} ${w * 0.6} ${h * b}S${w * 0.85} ${h * (c - 0.12)} ${w} ${h * c}V${h}H0z`,
      fill,
    )
  const bars = Array.from({ length: panes - 1 }, (_, i) => `M${(w * (i + 1)) / panes} 0V${h}`).join('')
  art.add(
    at(
      x,
      y,
      1,
      rect(0, 0, w, h, sky),
      circle(w * 0.72, h * 0.4, h * 0.1, gold[400]),
      hillAt(0.6, 0.42, 0.58, mix(teal[300], paper[200], 0.2)),
      hillAt(0.66, 0.72, 0.56, teal[400]),
      hillAt(0.82, 0.7, 0.8, green[500]),
      line(
        `M0 ${h * 0.7}C${w * 0.3} ${h * 0.62} ${w * 0.4} ${h * 0.82} ${w} ${h * 0.66}M0 ${h * 0.88}C${w * 0.3} ${h * 0.78} ${w * 0.6} ${h * 0.84} ${w} ${h * 0.88}`,
        paper[200],
        1.4,
        { opacity: 0.4 },
      ),
      shape(
        `M${w * 0.44} ${h}C${w * 0.5} ${h * 0.92} ${w * 0.42} ${h * 0.86} ${w * 0.52} ${h * 0.79}L${w * 0.55} ${h * 0.79}C${w * 0.5} ${h * 0.88} ${w * 0.64} ${h * 0.92} ${w * 0.62} ${h}z`,
        teal[300],
      ),
      line(bars, paper[100], 7),
      rect(0, 0, w, h, 'none', { stroke: paper[100], strokeWidth: 12 }),
      rect(-14, h, w + 28, 14, earth[500], { rx: 4 }),
    ),
  )
}

export const lamp = (x: number, length: number, colour: string = green[700]) =>
  line(`M${x} 0V${length}`, ink[700], 3) +
  shape(`M${x - 44} ${length + 34}Q${x - 40} ${length - 4} ${x} ${length - 6}T${x + 44} ${length + 34}z`, colour) +
  ellipse(x, length + 35, 44, 6, gold[300])

/** A listener seen from behind on a chair; the seat is at the origin's height. */
export const listener = (who: Person, x: number, y: number, scale: number, chair: string = green[700]) =>
  at(x, y, scale, at(0, 12, 1, person({ ...who, back: true, half: true, pose: 'seated' })), chairBack(chair))

export const standingPerson = (who: Person, x: number, y: number, scale: number) =>
  at(x, y, scale, shadow(), person(who))

/** Rows of listeners, far to near. */
export function audience(
  people: Person[],
  rows: { y: number; scale: number; count: number; from: number; to: number }[],
  chair?: string,
): string {
  let k = 0
  return rows
    .map(({ y, scale, count, from, to }) =>
      Array.from({ length: count }, (_, i) =>
        listener(people[k++ % people.length] as Person, from + ((to - from) * (i + 0.5)) / count, y, scale, chair),
      ).join(''),
    )
    .join('')
}

/** A round-topped table seen from in front, with its edge in shade. */
export const roundTable = (x: number, y: number, rx: number, ry: number, colour: string = earth[400]) =>
  rect(x - rx * 0.12, y, rx * 0.24, ry * 2.2, mix(colour, ink[900], 0.45)) +
  ellipse(x, y + ry * 2.25, rx * 0.4, ry * 0.3, mix(colour, ink[900], 0.5)) +
  ellipse(x, y + 16, rx, ry, mix(colour, ink[900], 0.35)) +
  ellipse(x, y, rx, ry, colour)

/** Chart lines on a screen of w x h. */
export const slide = (w: number, h: number, dark = true) =>
  group(
    {},
    rect(0, 0, w, h, dark ? teal[800] : paper[100], { rx: 6 }),
    line(
      [0.24, 0.17, 0.1]
        .map(
          (r) =>
            `M${num(w * (0.32 - r))} ${num(h * 0.66)}C${num(w * (0.32 - r))} ${num(h * (0.62 - r * 1.6))} ${num(w * (0.32 + r * 0.7))} ${num(h * (0.56 - r * 1.9))} ${num(w * (0.32 + r))} ${num(h * (0.66 - r * 0.2))}`,
        )
        .join(''),
      dark ? teal[300] : green[500],
      Math.max(1.4, h * 0.012),
    ),
    line(`M${w * 0.08} ${h * 0.84}Q${w * 0.3} ${h * 0.72} ${w * 0.58} ${h * 0.88}`, teal[400], Math.max(3, h * 0.03)),
    shape(
      [0.3, 0.46, 0.38, 0.6]
        .map((v, i) => `M${w * (0.66 + i * 0.07)} ${h * 0.82}v${-h * v}h${w * 0.045}v${h * v}z`)
        .join(''),
      gold[500],
    ),
    circle(w * 0.32, h * 0.55, h * 0.035, clay[500]),
  )
