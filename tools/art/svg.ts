// A small SVG writer: elements, compact paths and one document with its gradients.
export type Point = [number, number]
export type Attributes = Record<string, string | number | undefined>
export type Stop = [offset: number, colour: string, opacity?: number]

export const num = (value: number, places = 1) => String(Number(value.toFixed(places))).replace(/^(-?)0\./, '$1.')

const asIs = new Set(['viewBox', 'gradientUnits', 'gradientTransform', 'patternUnits', 'patternTransform'])
const camel = (name: string) => (asIs.has(name) ? name : name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`))

export function el(tag: string, attributes: Attributes, ...inside: string[]): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${camel(name)}="${typeof value === 'number' ? num(value, 2) : value}"`)
    .join('')
  return inside.length ? `<${tag}${list}>${inside.join('')}</${tag}>` : `<${tag}${list}/>`
}

export const group = (attributes: Attributes, ...inside: string[]) => el('g', attributes, inside.join(''))
export const at = (x: number, y: number, scale: number, ...inside: string[]) =>
  `<g transform="translate(${num(x)} ${num(y)})${scale === 1 ? '' : `scale(${num(scale, 3)})`}">${inside.join('')}</g>`
export const flip = (...inside: string[]) => `<g transform="scale(-1 1)">${inside.join('')}</g>`
export const shape = (d: string, fill: string, more: Attributes = {}) => el('path', { d, fill, ...more })
export const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  el('path', { d, fill: 'none', stroke, strokeWidth: width, strokeLinecap: 'round', strokeLinejoin: 'round', ...more })
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  el('circle', { cx, cy, r, fill, ...more })
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
  el('ellipse', { cx, cy, rx, ry, fill, ...more })
export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
  el('rect', { x, y, width, height, fill, ...more })

/** Writes numbers with as few characters as a path allows. */
const join = (values: number[], places: number) =>
  values.map((v) => num(v, places)).reduce((all, v) => (all && !v.startsWith('-') ? `${all} ${v}` : all + v), '')

export function poly(points: Point[], close = true, places = 0): string {
  const round = (v: number) => Number(v.toFixed(places))
  let last: Point = [0, 0]
  const steps = points.map(([x, y], i) => {
    const now: Point = [round(x), round(y)]
    const step = join([now[0] - last[0], now[1] - last[1]], places)
    last = now
    return i === 0 ? `M${step}l` : step
  })
  return (
    steps.reduce((all, s) => all + (/[l]$/.test(all) || s.startsWith('-') || !all ? s : ` ${s}`), '') +
    (close ? 'z' : '')
  )
}

/** A soft curve that takes the points as controls and runs through their midpoints (written as q and t). */
export function soft(points: Point[], close = false, places = 0): string {
  if (points.length < 3) return poly(points, close, places)
  const list = close ? points : [points[0] as Point, ...points, points.at(-1) as Point]
  const round = (v: number) => Number(v.toFixed(places))
  const point = (i: number) => list[i % list.length] as Point
  let last: Point = [round((point(0)[0] + point(1)[0]) / 2), round((point(0)[1] + point(1)[1]) / 2)]
  let control: Point = [round(point(1)[0]), round(point(1)[1])]
  let out = `M${join(last, places)}q${join([control[0] - last[0], control[1] - last[1]], places)}`
  const end = close ? list.length : list.length - 2
  for (let i = 1; i <= end; i++) {
    const to = point(i + 1)
    const next: Point = [round((control[0] + to[0]) / 2), round((control[1] + to[1]) / 2)]
    const step = join([next[0] - last[0], next[1] - last[1]], places)
    out += (i === 2 ? 't' : step.startsWith('-') ? '' : ' ') + step
    control = [2 * next[0] - control[0], 2 * next[1] - control[1]]
    last = next
  }
  return out + (close ? 'z' : '')
}

export interface Art {
  width: number
  height: number
  linear(stops: Stop[], x1?: number, y1?: number, x2?: number, y2?: number, user?: boolean): string
  radial(stops: Stop[], cx?: number, cy?: number, r?: number, user?: boolean): string
  define(make: (id: string) => string): string
  add(...parts: string[]): void
  toString(): string
}

/** One picture: parts are added in painting order, gradients get ids of their own. */
export function createArt(name: string, width: number, height: number): Art {
  const defs: string[] = []
  const body: string[] = []
  const known = new Map<string, string>()
  const define = (make: (id: string) => string) => {
    const key = make('')
    const id = known.get(key) ?? `${name}-${defs.length}`
    if (!known.has(key)) defs.push(make(id))
    known.set(key, id)
    return id
  }
  const stopList = (stops: Stop[]) =>
    stops.map(([offset, stopColor, stopOpacity]) => el('stop', { offset, stopColor, stopOpacity })).join('')
  const units = (user: boolean) => (user ? 'userSpaceOnUse' : undefined)
  return {
    width,
    height,
    define,
    linear: (stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1, user = false) =>
      `url(#${define((id) => el('linearGradient', { id, x1, y1, x2, y2, gradientUnits: units(user) }, stopList(stops)))})`,
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5, user = false) =>
      `url(#${define((id) => el('radialGradient', { id, cx, cy, r, gradientUnits: units(user) }, stopList(stops)))})`,
    add: (...parts) => void body.push(...parts),
    toString: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${defs.length ? el('defs', {}, ...defs) : ''}${body.join('')}</svg>\n`,
  }
}
