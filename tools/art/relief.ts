// A landscape as a stepped relief model seen obliquely: stacked contour areas, drawn from low to high.
import { dense, isClosed, sample, simplify, trace } from './contour.ts'
import { mix, ramp } from './palette.ts'
import { type Art, el, type Point, shape, soft } from './svg.ts'

export interface View {
  width: number
  height: number
  /** Screen height of the horizon; may lie above the picture. */
  horizon: number
  focal: number
  near: number
  far: number
  /** Half of the field's width over its depth. */
  spread: number
  eye: number
  /** A model with straight sides in the world, such as one on a table. */
  square?: boolean
}

export interface Relief {
  view: View
  elevation: (x: number, y: number) => number
  from: number
  step: number
  count: number
  colours: string[]
  haze: string
  hazeStart?: number
  edge?: string
  thick?: number
  detail?: number
}

export const depthAt = (view: View, v: number) => view.near * (view.far / view.near) ** v

const reach = (view: View, u: number, y: number) => (u - 0.5) * 2 * view.spread * (view.square ? view.near : y)

export function project(view: View, x: number, y: number, z: number): Point {
  return [view.width / 2 + (view.focal * x) / y, view.horizon + (view.focal * (view.eye - z)) / y]
}

/** Height of the step a place stands on. */
export function stepAt(r: Relief, x: number, y: number): number {
  const level = Math.min(r.count - 1, Math.floor((r.elevation(x, y) - r.from) / r.step))
  return level < 0 ? 0 : r.from + level * r.step
}

/** Tells whether nothing nearer hides the place. */
export function isVisible(r: Relief, x: number, y: number, z: number): boolean {
  for (let t = 0.97; t > 0.3; t -= 0.02) {
    const [px, py] = [x * t, y * t]
    if (py < r.view.near) return true
    if (stepAt(r, px, py) > r.view.eye + (z - r.view.eye) * t + 0.012) return false
  }
  return true
}

export function relief(art: Art, r: Relief): void {
  const { view } = r
  const detail = r.detail ?? 1
  const grid = sample(
    Math.round(150 * detail),
    Math.round(120 * detail),
    (u, v) => {
      const y = depthAt(view, 1 - v)
      return r.elevation(reach(view, u, y), y)
    },
    true,
  )
  for (let i = 0; i < r.count; i++) {
    const level = r.from + i * r.step
    const d = trace(grid, level)
      .filter((path) => path.length > 12)
      .map((path) => {
        const flat = path.map(([u, v]): Point => {
          const y = depthAt(view, 1 - v)
          const [sx, sy] = project(view, reach(view, u, y), y, level)
          return !view.square && v > 1 - 1.4 / grid.rows ? [sx, Math.max(sy, view.height + 60)] : [sx, sy]
        })
        const wide = Math.max(...flat.map((p) => p[0])) - Math.min(...flat.map((p) => p[0]))
        const high = Math.max(...flat.map((p) => p[1])) - Math.min(...flat.map((p) => p[1]))
        if (wide < 44 / detail || high < 7 / detail) return ''
        const slim = dense(simplify(flat, 1.25 / detail), 110)
        return slim.length > 4 ? soft(isClosed(path) ? slim.slice(0, -1) : slim, true) : ''
      })
      .join('')
    if (!d) continue
    const colour = ramp(r.colours, i / Math.max(1, r.count - 1))
    const top = Math.max(0, view.horizon)
    const fill = (c: string) =>
      art.linear(
        [
          [0, mix(c, r.haze, r.hazeStart ?? 0.75)],
          [0.22, mix(c, r.haze, (r.hazeStart ?? 0.75) * 0.55)],
          [0.6, c],
          [1, c],
        ],
        0,
        top,
        0,
        view.height,
        true,
      )
    const id = art.define((name) => el('path', { id: name, d, fillRule: 'evenodd' }))
    art.add(
      el('use', { href: `#${id}`, y: r.thick ?? 5, x: 2, fill: fill(mix(colour, '#062E20', 0.42)) }),
      el('use', {
        href: `#${id}`,
        fill: fill(colour),
        stroke: r.edge ?? '#FAF8F3',
        strokeOpacity: 0.38,
        strokeWidth: 1,
      }),
    )
  }
}

/** A ribbon on the flat ground between two banks, for rivers and roads drawn over the model. */
export function ribbon(
  view: View,
  centre: (y: number) => number,
  half: (y: number) => number,
  fill: string,
  z = 0,
  steps = 60,
): string {
  const ys = Array.from({ length: steps + 1 }, (_, i) => depthAt(view, i / steps))
  const left = ys.map((y) => project(view, centre(y) - half(y), y, z))
  const right = ys.map((y) => project(view, centre(y) + half(y), y, z)).reverse()
  return shape(soft([...left, ...right], true), fill)
}
