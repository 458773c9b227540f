// Contour patterns as plain lines: a tileable one and free ones for grounds and maps.
import { dense, isClosed, sample, simplify, trace } from './contour.ts'
import { fractal } from './random.ts'
import { type Attributes, group, line, type Point, soft } from './svg.ts'

export interface Pattern {
  width: number
  height: number
  seed: number
  /** How many hills across. */
  scale: number
  levels: number
  octaves?: number
  slack?: number
  gap?: number
  /** Repeats after `scale` hills, so that the pattern tiles. */
  tile?: boolean
  field?: (u: number, v: number) => number
}

/** The path data of each level, low to high. */
export function contourPaths(pattern: Pattern): string[] {
  const { width, height, seed, scale, levels, octaves = 2, slack = 0.7, gap = 22, tile = false } = pattern
  const field =
    pattern.field ??
    ((u: number, v: number) =>
      fractal(u * scale, v * scale * (tile ? 1 : height / width), seed, octaves, tile ? scale : 0))
  const grid = sample(Math.round(width / 10), Math.round(height / 10), field)
  return Array.from({ length: levels }, (_, i) => {
    const level = 0.16 + (0.7 * (i + 0.5)) / levels
    return trace(grid, level)
      .filter((path) => path.length > 7 || !isClosed(path))
      .map((path) => {
        const closed = isClosed(path)
        const points = simplify(
          path.map(([x, y]): Point => [x * width, y * height]),
          slack,
        )
        const even = dense(points, gap)
        return soft(closed ? even.slice(0, -1) : even, closed)
      })
      .join('')
  })
}

/** Thin lines with every fourth one heavier, as on a topographic map. */
export function contourLines(pattern: Pattern, stroke: string, width: number, more: Attributes = {}): string {
  const paths = contourPaths(pattern)
  const heavy = paths.filter((_, i) => i % 4 === 2).join('')
  const light = paths.filter((_, i) => i % 4 !== 2).join('')
  return group(more, light ? line(light, stroke, width) : '', heavy ? line(heavy, stroke, width * 1.8) : '')
}
