// Buildings and landmarks of the archipelago, each standing on the origin.
import { clay, earth, gold, green, ink, mix, paper, teal } from './palette.ts'
import { line, num, type Point, poly, rect, shape } from './svg.ts'

export interface Facade {
  width: number
  floor: number
  floors: number
  columns: number
  wall?: string
  glass?: string
  base?: string
  door?: boolean
  arch?: boolean
}

/** A front with rows of windows and a door in the middle. */
export function facade(f: Facade): string {
  const {
    width: w,
    floor,
    floors,
    columns,
    wall = paper[200],
    glass = teal[600],
    base = earth[500],
    door = true,
    arch = false,
  } = f
  const h = floor * floors
  const cell = w / columns
  const [ww, wh] = [cell * 0.5, floor * 0.52]
  let panes = ''
  for (let r = 0; r < floors; r++) {
    for (let c = 0; c < columns; c++) {
      const middle = Math.abs(c + 0.5 - columns / 2) < 0.9
      if (door && r === 0 && middle) continue
      const [x, y] = [-w / 2 + cell * (c + 0.5) - ww / 2, -floor * r - floor * 0.26]
      panes += arch
        ? `M${num(x)} ${num(y)}v${num(-wh * 0.62)}a${num(ww / 2)} ${num(ww / 2)} 0 0 1 ${num(ww)} 0v${num(wh * 0.62)}z`
        : `M${num(x)} ${num(y)}v${num(-wh)}h${num(ww)}v${num(wh)}z`
    }
  }
  const bands = Array.from({ length: floors - 1 }, (_, i) =>
    rect(-w / 2 - 4, -floor * (i + 1) - 4, w + 8, 7, mix(wall, earth[500], 0.35)),
  ).join('')
  const entry = door
    ? rect(-cell * 0.62, -floor * 0.8, cell * 1.24, floor * 0.8, mix(glass, ink[900], 0.35)) +
      line(`M0 ${num(-floor * 0.8)}V0`, wall, 3) +
      rect(-cell * 0.85, -floor * 0.9, cell * 1.7, 9, green[700], { rx: 3 })
    : ''
  return (
    rect(-w / 2, -h, w, h, wall) +
    shape(panes, glass) +
    rect(w / 2 - w * 0.14, -h, w * 0.14, h, ink[900], { opacity: 0.08 }) +
    bands +
    entry +
    rect(-w / 2 - 14, -10, w + 28, 12, base)
  )
}

const shadedFace = (points: Point[], half: Point[], colour: string) =>
  shape(poly(points), colour) + shape(poly(half), ink[900], { opacity: 0.13 })

export const hip = (w: number, h: number, colour: string = clay[600], over = 26) =>
  shadedFace(
    [
      [-w / 2 - over, 0],
      [-w * 0.28, -h],
      [w * 0.28, -h],
      [w / 2 + over, 0],
    ],
    [
      [w * 0.2, 0],
      [w * 0.28, -h],
      [w / 2 + over, 0],
    ],
    colour,
  ) + line(`M${num(-w * 0.28)} ${-h}H${num(w * 0.28)}`, mix(colour, ink[900], 0.35), 6)

/** The double-sloped roof of a Javanese pavilion. */
export const joglo = (w: number, h: number, colour: string = clay[700]) =>
  shadedFace(
    [
      [-w / 2, 0],
      [-w * 0.24, -h * 0.4],
      [w * 0.24, -h * 0.4],
      [w / 2, 0],
    ],
    [
      [w * 0.18, 0],
      [w * 0.24, -h * 0.4],
      [w / 2, 0],
    ],
    colour,
  ) +
  shadedFace(
    [
      [-w * 0.24, -h * 0.38],
      [-w * 0.12, -h],
      [w * 0.12, -h],
      [w * 0.24, -h * 0.38],
    ],
    [
      [w * 0.1, -h * 0.38],
      [w * 0.12, -h],
      [w * 0.24, -h * 0.38],
    ],
    mix(colour, clay[500], 0.35),
  ) +
  line(`M${num(-w * 0.12)} ${-h}H${num(w * 0.12)}`, earth[800], 7) +
  line(`M${num(-w * 0.24)} ${num(-h * 0.39)}H${num(w * 0.24)}`, gold[500], 4)

/** The stepped limas roof of Palembang. */
export const limas = (w: number, h: number, colour: string = clay[600]) =>
  shadedFace(
    [
      [-w / 2, 0],
      [-w * 0.34, -h * 0.5],
      [w * 0.34, -h * 0.5],
      [w / 2, 0],
    ],
    [
      [w * 0.26, 0],
      [w * 0.34, -h * 0.5],
      [w / 2, 0],
    ],
    colour,
  ) +
  rect(-w * 0.27, -h * 0.62, w * 0.54, h * 0.13, earth[300]) +
  shadedFace(
    [
      [-w * 0.36, -h * 0.6],
      [-w * 0.2, -h],
      [w * 0.2, -h],
      [w * 0.36, -h * 0.6],
    ],
    [
      [w * 0.15, -h * 0.6],
      [w * 0.2, -h],
      [w * 0.36, -h * 0.6],
    ],
    mix(colour, clay[500], 0.4),
  ) +
  line(`M${num(-w * 0.2)} ${-h}l-12-18M${num(w * 0.2)} ${-h}l12-18M0 ${-h}v-22`, gold[500], 6)

/** A saddle roof with soaring ends. */
export const saddle = (w: number, h: number, colour: string = clay[700]) =>
  shape(
    `M${num(-w / 2)} 0C${num(-w * 0.46)} ${num(-h * 0.4)} ${num(-w * 0.56)} ${num(-h * 0.8)} ${num(-w * 0.62)} ${-h}C${num(-w * 0.3)} ${num(-h * 0.42)} ${num(w * 0.3)} ${num(-h * 0.42)} ${num(w * 0.62)} ${-h}C${num(w * 0.56)} ${num(-h * 0.8)} ${num(w * 0.46)} ${num(-h * 0.4)} ${num(w / 2)} 0z`,
    colour,
  ) +
  line(
    `M${num(-w * 0.6)} ${num(-h * 0.95)}C${num(-w * 0.3)} ${num(-h * 0.36)} ${num(w * 0.3)} ${num(-h * 0.36)} ${num(w * 0.6)} ${num(-h * 0.95)}M${num(-w * 0.54)} ${num(-h * 0.6)}C${num(-w * 0.3)} ${num(-h * 0.18)} ${num(w * 0.3)} ${num(-h * 0.18)} ${num(w * 0.54)} ${num(-h * 0.6)}`,
    gold[500],
    5,
  )
