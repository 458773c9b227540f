// Article picture: a plume that spreads over terrain.

import { landBlock } from './block.ts'
import { birds, range, sky } from './land.ts'
import { clay, gold, ink, mix, paper, teal } from './palette.ts'
import { project } from './relief.ts'
import { type Art, createArt, ellipse, line, num, type Point, poly, rect, shape, soft } from './svg.ts'

/** Bands of falling concentration that bend down from the mouth of a chimney at x, y. */
function dispersion(x: number, y: number): string {
  const axis = (t: number): Point => [x + 18 + t * 1010, y - 236 + 150 * t ** 1.5]
  const cloud = (k: number, reach: number) => {
    const ts = Array.from({ length: 15 }, (_, i) => (i / 14) * reach)
    const half = (t: number) => (10 + 158 * t ** 0.8 * Math.sqrt(Math.max(0, 1 - (t / reach) ** 3))) * k
    const above = ts.map((t): Point => [axis(t)[0], axis(t)[1] - half(t)])
    const below = ts.reverse().map((t): Point => [axis(t)[0], axis(t)[1] + half(t) * 0.86])
    return soft([...above, ...below], true)
  }
  const bands: [number, number, string, number][] = [
    [1, 1, gold[300], 0.5],
    [0.76, 0.84, gold[400], 0.5],
    [0.54, 0.66, gold[600], 0.45],
    [0.34, 0.46, clay[500], 0.5],
    [0.2, 0.28, clay[700], 0.5],
  ]
  const spots = [0, 0.2, 0.4, 0.6, 0.8, 0.95].map(axis).map(([px, py]) => `${num(px)} ${num(py)}`)
  return (
    bands.map(([k, reach, colour, opacity]) => shape(cloud(k, reach), colour, { opacity })).join('') +
    line(bands.map(([k, reach]) => cloud(k, reach)).join(''), paper[100], 1.6, { opacity: 0.7 }) +
    line(`M${spots.join('L')}`, ink[700], 3, { strokeDasharray: '2 12', opacity: 0.7 })
  )
}

function plumeBackdrop(art: Art): void {
  sky(art, 'noon', 900)
  range(art, {
    top: 300,
    bottom: 360,
    count: 3,
    seed: 500,
    far: mix(teal[200], paper[200], 0.4),
    near: mix(teal[300], paper[200], 0.2),
    rise: 140,
    lines: 5,
  })
  art.add(
    rect(
      0,
      330,
      1600,
      580,
      art.linear([
        [0, paper[300], 0],
        [0.35, paper[300], 1],
        [1, paper[300], 1],
      ]),
    ),
  )
}

function plumeBlock(art: Art): void {
  const model = landBlock(art, {
    horizon: -70,
    focal: 850,
    far: 1.66,
    spread: 0.8,
    seed: 23,
    step: 0.015,
    count: 9,
    river: 0.3,
  })
  const [x, y] = project(model.view, -0.5, 1.26, 0.06)
  const [ex, ey] = project(model.view, 0.2, 1.26, 0.03)
  art.add(
    ellipse(ex, ey, 300, 60, clay[600], { opacity: 0.14 }),
    ellipse(ex - 30, ey, 180, 36, clay[600], { opacity: 0.16 }),
  )
  art.add(
    rect(x - 70, y - 50, 112, 56, paper[200]),
    shape(`M${num(x - 70)} ${num(y - 50)}l28-20v20l28-20v20l28-20v20l28-20v20z`, ink[500]),
    shape(
      poly([
        [x + 2, y + 6],
        [x + 8, y - 226],
        [x + 30, y - 226],
        [x + 38, y + 6],
      ]),
      ink[700],
    ),
    rect(x + 8, y - 200, 23, 22, clay[600]),
    rect(x + 6, y - 150, 27, 22, clay[600]),
  )
  art.add(dispersion(x, y))
  const wind = (wx: number, wy: number, l: number) => `M${wx} ${wy}h${l}q26 0 22-20q-8-18-26-8`
  art.add(line(wind(90, 130, 150) + wind(60, 178, 210) + wind(120, 226, 130), teal[600], 7, { opacity: 0.7 }))
  birds(art, [
    [1180, 130, 13],
    [1222, 112, 11],
    [1256, 136, 10],
  ])
}

export function plume(): Art {
  const art = createArt('artikel-08', 1600, 900)
  plumeBackdrop(art)
  plumeBlock(art)
  return art
}
