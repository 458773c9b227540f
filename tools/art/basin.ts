// The river basin as a relief model with forest on its steps: the picture the whole family starts from.
import { gold, green, mix, paper, teal } from './palette.ts'
import { emergent, stamp, tree } from './plants.ts'
import { between, fractal, random } from './random.ts'
import { isVisible, project, type Relief, relief, stepAt, type View } from './relief.ts'
import { type Art, line, num, rect } from './svg.ts'

export interface Basin {
  /** Screen height of the horizon as a share of the picture. */
  horizon: number
  seed?: number
  detail?: number
  count?: number
  step?: number
  trees?: number
  /** How far the river swings. */
  swing?: number
  centre?: number
  shift?: number
  octaves?: number
  steep?: number
}

const smooth = (low: number, high: number, v: number) => {
  const t = Math.min(1, Math.max(0, (v - low) / (high - low)))
  return t * t * (3 - 2 * t)
}

export function basinRelief(width: number, height: number, b: Basin): Relief & { centre: (y: number) => number } {
  const horizon = b.horizon * height
  const focal = (height - horizon) * 1.18
  const view: View = {
    width,
    height,
    horizon,
    focal,
    near: 1.1,
    far: 9,
    spread: Math.max(0.6, (width / focal) * 0.6),
    eye: 1,
  }
  const swing = b.swing ?? 1
  const centre = (y: number) =>
    (b.centre ?? 0.1) + Math.sin(y * 1.25 + (b.shift ?? 0.4)) * 0.32 * swing * (0.6 + y * 0.16)
  const elevation = (x: number, y: number) => {
    const d = Math.abs(x - centre(y))
    const bank = 0.085 + 0.012 * y
    const hill = Math.max(0, fractal(x * 1.25 + 9.4, y + 1.7, b.seed ?? 23, b.octaves ?? 3) - 0.3) * 2
    const side = smooth(bank, bank + 0.8, d) ** 0.7
    const far = 1 - smooth(4, 8, y) * 0.92
    return (
      (d < bank ? (d - bank) * 0.3 : 0.13 * (1 - Math.exp((bank - d) * 4.5)) + (d - bank) * 0.05) * far +
      side * hill ** 1.5 * (b.steep ?? 0.95) * far * Math.min(1.1, 0.2 + y * 0.26)
    )
  }
  return {
    view,
    elevation,
    centre,
    from: 0,
    step: b.step ?? 0.055,
    count: b.count ?? 12,
    detail: b.detail ?? 1,
    haze: mix(teal[200], paper[200], 0.35),
    colours: [
      mix(gold[300], green[200], 0.3),
      mix(green[300], gold[300], 0.4),
      mix(green[400], green[300], 0.35),
      green[400],
      green[500],
      green[600],
      green[700],
      mix(green[700], green[800], 0.5),
      green[800],
    ],
  }
}

function ripples(r: Relief & { centre: (y: number) => number }): string {
  const next = random(3)
  const parts = Array.from({ length: 22 }, () => {
    const y = 1.12 + next() ** 1.6 * 2.6
    const [x, sy] = project(r.view, r.centre(y) + between(next, -0.075, 0.045), y, 0)
    const half = (r.view.focal / y) * between(next, 0.012, 0.026)
    const rise = half * 0.22
    return `M${num(x)} ${num(sy)}q${num(half * 0.5)} ${num(-rise)} ${num(half)} 0t${num(half)} 0`
  })
  return line(parts.join(''), paper[100], 1.6, { opacity: 0.6 })
}

/** Water, stepped land and trees; sky and people are the caller's. */
export function basin(art: Art, b: Basin): Relief & { centre: (y: number) => number } {
  const r = basinRelief(art.width, art.height, b)
  const { view } = r
  const top = view.horizon + view.focal / view.far - 14
  art.add(
    rect(
      0,
      top,
      art.width,
      art.height - top,
      art.linear([
        [0, mix(teal[200], paper[200], 0.4)],
        [0.3, teal[300]],
        [1, teal[500]],
      ]),
    ),
  )
  relief(art, r)
  art.add(ripples(r))
  if (b.trees) art.add(forest(art, r, b.trees))
  return r
}

export function forest(
  art: Art,
  r: Relief,
  count: number,
  size = 1,
  drawings = [
    [tree(green[600]), tree(green[700])],
    [tree(green[500]), emergent(green[600])],
  ],
): string {
  const next = random(77)
  const kinds = drawings.map((list) => list.map((drawing) => stamp(art, drawing)))
  const spots: { x: number; y: number; depth: number; size: number }[] = []
  for (let i = 0; i < count * 6 && spots.length < count; i++) {
    const depth = between(next, 1.1, Math.min(4.6, r.view.far))
    const x = between(next, -0.62, 0.62) * depth * (r.view.width / r.view.focal)
    const z = stepAt(r, x, depth)
    const clump = fractal(x * 2.2, depth * 2.2, 8, 2)
    if (r.elevation(x, depth) < r.step * 1.3 || clump < 0.5 || !isVisible(r, x, depth, z + 0.02)) continue
    const [sx, sy] = project(r.view, x, depth, z)
    spots.push({ x: sx, y: sy, depth, size: (r.view.focal / depth) * 0.00082 * size * between(next, 0.7, 1.1) })
  }
  return spots
    .sort((a, b) => b.depth - a.depth)
    .map((s) => {
      const list = kinds[next() < 0.7 ? 0 : 1] ?? []
      return list[next() < 0.6 ? 0 : 1]?.(s.x, s.y, s.size) ?? ''
    })
    .join('')
}
