// Contour lines and areas of a height field by marching squares, simplified for small files.
import type { Point } from './svg.ts'

export interface Field {
  columns: number
  rows: number
  at(column: number, row: number): number
}

/** Samples a function of (0..1, 0..1) on a grid; a border pads with low ground, so that areas close. */
export function sample(columns: number, rows: number, height: (u: number, v: number) => number, border = false): Field {
  const values = new Float64Array((columns + 1) * (rows + 1))
  for (let r = 0; r <= rows; r++) {
    for (let c = 0; c <= columns; c++) {
      const edge = border && (r === 0 || c === 0 || r === rows || c === columns)
      values[r * (columns + 1) + c] = edge ? -1e6 : height(c / columns, r / rows)
    }
  }
  return { columns, rows, at: (c, r) => values[r * (columns + 1) + c] ?? -1e6 }
}

// Sides of a cell: 0 top, 1 right, 2 bottom, 3 left; for each case pairs of sides with high ground on one hand.
const cases: number[][] = [
  [],
  [3, 2],
  [2, 1],
  [3, 1],
  [1, 0],
  [3, 0, 1, 2],
  [2, 0],
  [3, 0],
  [0, 3],
  [0, 2],
  [0, 1, 2, 3],
  [0, 1],
  [1, 3],
  [1, 2],
  [2, 3],
  [],
]

function sidePoint(field: Field, c: number, r: number, side: number, level: number): Point {
  const ends: [number, number, number, number][] = [
    [c, r, c + 1, r],
    [c + 1, r, c + 1, r + 1],
    [c, r + 1, c + 1, r + 1],
    [c, r, c, r + 1],
  ]
  const [c0, r0, c1, r1] = ends[side] as [number, number, number, number]
  const a = field.at(c0, r0)
  const b = field.at(c1, r1)
  const t = a < -1e5 ? 1 : b < -1e5 ? 0 : (level - a) / (b - a)
  return [(c0 + (c1 - c0) * t) / field.columns, (r0 + (r1 - r0) * t) / field.rows]
}

function sideKey(field: Field, c: number, r: number, side: number): number {
  const width = field.columns + 1
  if (side === 0) return (r * width + c) * 2
  if (side === 2) return ((r + 1) * width + c) * 2
  return (r * width + c + (side === 1 ? 1 : 0)) * 2 + 1
}

function chain(next: Map<number, number>, points: Map<number, Point>): Point[][] {
  const entered = new Set(next.values())
  const starts = [...[...next.keys()].filter((key) => !entered.has(key)), ...next.keys()]
  const out: Point[][] = []
  for (const start of starts) {
    if (!next.has(start)) continue
    const path: Point[] = []
    let key: number | undefined = start
    while (key !== undefined) {
      path.push(points.get(key) as Point)
      const to: number | undefined = next.get(key)
      next.delete(key)
      key = to
    }
    out.push(path)
  }
  return out
}

/** Lines of one level, in 0..1 of the field; closed lines end where they start. */
export function trace(field: Field, level: number): Point[][] {
  const next = new Map<number, number>()
  const points = new Map<number, Point>()
  for (let r = 0; r < field.rows; r++) {
    for (let c = 0; c < field.columns; c++) {
      const corner = (dc: number, dr: number) => (field.at(c + dc, r + dr) >= level ? 1 : 0)
      const sides = cases[corner(0, 0) * 8 + corner(1, 0) * 4 + corner(1, 1) * 2 + corner(0, 1)] as number[]
      for (let i = 0; i < sides.length; i += 2) {
        const keys = [sides[i], sides[i + 1]].map((side) => {
          const key = sideKey(field, c, r, side as number)
          if (!points.has(key)) points.set(key, sidePoint(field, c, r, side as number, level))
          return key
        })
        next.set(keys[0] as number, keys[1] as number)
      }
    }
  }
  return chain(next, points)
}

export const isClosed = (path: Point[]) => {
  const [a, b] = [path[0] as Point, path.at(-1) as Point]
  return path.length > 3 && Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) < 1e-9
}

/** Drops points that lie within `slack` of the line between their neighbours (Douglas-Peucker). */
export function simplify(points: Point[], slack: number): Point[] {
  if (points.length < 3) return points
  const [a, b] = [points[0] as Point, points.at(-1) as Point]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  let far = 0
  let index = 0
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i] as Point
    const away =
      length < 1e-6
        ? Math.hypot(x - a[0], y - a[1])
        : Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length
    if (away > far) [far, index] = [away, i]
  }
  if (far <= slack) return [a, b]
  return [...simplify(points.slice(0, index + 1), slack).slice(0, -1), ...simplify(points.slice(index), slack)]
}

/** Keeps neighbours closer than `gap` together, so that the soft curve does not cut long corners. */
export function dense(points: Point[], gap: number): Point[] {
  return points.flatMap((p, i) => {
    const before = points[i - 1]
    if (!before) return [p]
    const parts = Math.max(1, Math.round(Math.hypot(p[0] - before[0], p[1] - before[1]) / gap))
    return Array.from(
      { length: parts },
      (_, k): Point => [
        before[0] + ((p[0] - before[0]) * (k + 1)) / parts,
        before[1] + ((p[1] - before[1]) * (k + 1)) / parts,
      ],
    )
  })
}
