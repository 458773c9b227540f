// Trees, palms, mangroves, rice, ferns and canopies.
import { earth, green, mix } from './palette.ts'
import { between, random } from './random.ts'
import { type Art, circle, el, ellipse, group, line, num, type Point, poly, shape, soft } from './svg.ts'

/** Defines a drawing once and places it often. */
export function stamp(art: Art, drawing: string): (x: number, y: number, scale?: number, mirror?: boolean) => string {
  const id = art.define((name) => el('g', { id: name }, drawing))
  return (x, y, scale = 1, mirror = false) => {
    const size = num(scale, 2)
    return `<use href="#${id}" transform="translate(${num(x, 0)} ${num(y, 0)})scale(${mirror ? `-${size} ${size}` : size})"/>`
  }
}

/** A round tree, 100 tall. */
export function tree(colour: string = green[600], trunk: string = earth[700]): string {
  const dark = mix(colour, green[900], 0.35)
  const light = mix(colour, green[200], 0.28)
  return (
    shape('M-3 0L-2-45L-12-58L-10-60L0-50L9-62L11-60L3-45L4 0z', trunk) +
    circle(-17, -56, 17, dark) +
    circle(17, -54, 18, dark) +
    circle(2, -74, 24, dark) +
    circle(-15, -60, 15, colour) +
    circle(12, -60, 15, colour) +
    circle(-1, -78, 20, colour) +
    circle(-7, -83, 12, light, { opacity: 0.4 }) +
    circle(-19, -63, 8, light, { opacity: 0.4 })
  )
}

/** A tall rainforest tree with an umbrella crown, 160 tall. */
export function emergent(colour: string = green[600], trunk: string = earth[600]): string {
  const dark = mix(colour, green[900], 0.35)
  const light = mix(colour, green[200], 0.25)
  const ball = (x: number, y: number, r: number, c: string) => ellipse(x, y, r, r * 0.72, c)
  return (
    shape('M-5 0Q-2-20-2-60L-2-96L-20-112L-18-114L-1-102L0-124L2-102L18-116L20-114L3-94L3-60Q3-20 7 0z', trunk) +
    ball(-26, -116, 20, dark) +
    ball(27, -118, 19, dark) +
    ball(0, -134, 31, dark) +
    ball(2, -112, 18, dark) +
    ball(-26, -120, 17, colour) +
    ball(25, -122, 16, colour) +
    ball(-2, -139, 26, colour) +
    ball(-9, -144, 14, light) +
    ball(-31, -124, 8, light) +
    ball(21, -126, 7, light)
  )
}

/** A coconut palm, about 120 tall. */
export function palm(colour: string = green[600], trunk: string = earth[600], bend = 14): string {
  const fronds = [-178, -152, -126, -100, -74, -48, -20, 6, 30, 150].map((degrees) => {
    const a = (degrees * Math.PI) / 180
    const [x, y] = [Math.cos(a) * 46, Math.sin(a) * 30]
    return `M0 0Q${num(x * 0.45)} ${num(y * 1.1 - 18)} ${num(x)} ${num(y + 18)}Q${num(x * 0.72)} ${num(y * 0.6 + 3)} 0 0z`
  })
  const crown =
    shape(fronds.filter((_, i) => i % 2).join(''), mix(colour, green[900], 0.35)) +
    shape(fronds.filter((_, i) => i % 2 === 0).join(''), colour)
  return (
    line(`M0 0Q${bend * 0.2}-60 ${bend}-100`, trunk, 5) +
    group(
      { transform: `translate(${bend} -100)` },
      crown,
      circle(-3, 3, 3.2, earth[700]),
      circle(3, 4, 3.2, earth[800]),
    )
  )
}

/** A mangrove on stilt roots, about 110 tall, water line at 0. */
export function mangrove(colour: string = green[600], root: string = earth[700]): string {
  const dark = mix(colour, green[900], 0.35)
  const light = mix(colour, green[200], 0.25)
  const roots = [-30, -20, -11, 9, 19, 29].map((x) => `M0-44Q${x}-38 ${x} 4`).join('')
  const crowns: [number, number, number][] = [
    [-30, -66, 19],
    [28, -64, 20],
    [0, -80, 25],
    [-12, -58, 18],
    [14, -58, 18],
  ]
  return (
    line(`M0-62V-30${roots}`, root, 3) +
    line('M-18-30Q-24-20-25 4M16-30Q24-22 25 4', root, 2) +
    crowns.map(([x, y, r]) => ellipse(x, y, r, r * 0.78, dark)).join('') +
    crowns.map(([x, y, r]) => ellipse(x - 2, y - 4, r * 0.84, r * 0.62, colour)).join('') +
    ellipse(-7, -88, 11, 7, light) +
    ellipse(-34, -72, 8, 5, light) +
    ellipse(24, -71, 8, 5, light)
  )
}

/** A tuft of rice or grass, about 20 tall. */
export const tuft = (colour: string, width = 2) =>
  line('M0 0q-2-10-9-15M0 0q-1-12-3-19M0 0q1-12 4-18M0 0q3-9 10-13', colour, width)

/** A banana or broad leaf from the origin, pointing up. */
export function broadLeaf(length: number, colour: string): string {
  const w = length * 0.2
  const light = mix(colour, green[200], 0.3)
  const veins = Array.from({ length: 7 }, (_, i) => {
    const y = -length * (0.2 + i * 0.1)
    const reach = w * Math.sin(Math.PI * (0.22 + i * 0.1)) * 0.9
    return `M0 ${num(y)}L${num(reach)} ${num(y - reach * 0.7)}M0 ${num(y)}L${num(-reach)} ${num(y - reach * 0.7)}`
  })
  return (
    shape(
      `M0 0C${num(-w * 1.3)} ${num(-length * 0.3)} ${num(-w * 1.2)} ${num(-length * 0.75)} 0 ${-length}C${num(w * 1.2)} ${num(-length * 0.75)} ${num(w * 1.3)} ${num(-length * 0.3)} 0 0z`,
      colour,
    ) + line(`M0 0V${num(-length * 0.95)}${veins.join('')}`, light, 1.4, { opacity: 0.55 })
  )
}

const whole = (v: number) => num(v, 0)

/** A fern frond curving to the right from the origin. */
export function fern(length: number, colour: string): string {
  const count = 11
  const leaflets = Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / (count + 1)
    const [x, y] = [length * 0.55 * t * t, -length * t]
    const reach = length * 0.26 * Math.sin(Math.PI * (0.15 + t * 0.8))
    const lean = 0.5 + t * 0.5
    const one = (side: number) =>
      `M${whole(x)} ${whole(y)}q${whole(side * reach * 0.6)} ${whole(-reach * 0.5)} ${whole(side * reach)} ${whole(side > 0 ? -reach * 0.1 * lean : -reach * lean * 0.6)}q${whole(-side * reach * 0.6)} ${whole(reach * 0.28)} ${whole(-side * reach)} ${whole(side > 0 ? reach * 0.1 * lean : reach * lean * 0.6)}z`
    return one(1) + one(-1)
  })
  return (
    shape(leaflets.join(''), colour) +
    line(`M0 0Q0 ${whole(-length * 0.5)} ${whole(length * 0.55)} ${-length}`, colour, 2.4)
  )
}

/** A spray of leaves for the near corner of a picture. */
export function spray(seed: number, colour: string, size = 200): string {
  const next = random(seed)
  return [-62, -34, -8, 18, 46, 70]
    .map((angle, i) => {
      const turn = angle + between(next, -6, 6)
      const tone = mix(colour, green[900], i % 2 ? 0.3 : 0.05)
      const length = size * between(next, 0.75, 1.05)
      return group({ transform: `rotate(${num(turn)})` }, i % 3 === 1 ? fern(length, tone) : broadLeaf(length, tone))
    })
    .join('')
}

/** The bumpy edge of a forest that fills everything below it. */
export function canopy(
  art: Art,
  y: number,
  bump: number,
  seed: number,
  colour: string,
  slope: (u: number) => number = () => 0,
  highlight = 0.16,
): string {
  const next = random(seed)
  let x = -bump
  let tops = ''
  const heightAt = (px: number) => y + slope(px / art.width)
  let from = heightAt(x)
  let d = `M${num(x, 0)} ${num(from, 0)}`
  while (x < art.width + bump) {
    const r = bump * between(next, 0.6, 1.25)
    const to = heightAt(x + r * 1.7) + between(next, -0.3, 0.3) * bump
    const base = (from + to) / 2
    d += `A${num(r, 0)} ${num(r * 0.94, 0)} 0 0 1 ${num(x + r * 1.7, 0)} ${num(to, 0)}`
    tops += `M${num(x + r * 0.3, 0)} ${num(base + r * 0.02, 0)}a${num(r * 0.8, 0)} ${num(r * 0.8, 0)} 0 0 1 ${num(r * 0.55, 0)} ${num(-r * 0.33, 0)}`
    from = to
    x += r * 1.7
  }
  return (
    shape(`${d}V${art.height + 10}H${-bump}z`, colour) +
    line(tops, mix(colour, green[200], 0.6), Math.max(1.4, bump * 0.05), { opacity: highlight * 2.4 })
  )
}

/** Clumps of tree crowns with light tops, for slopes and banks. */
export function grove(points: [number, number, number][], colour: string): string {
  const sorted = [...points].sort((a, b) => a[1] - b[1])
  const ball = ([x, y, r]: number[], k: number, up: number) =>
    `M${num((x as number) - (r as number) * k, 0)} ${num((y as number) - up, 0)}a${num((r as number) * k)} ${num((r as number) * k * 0.86)} 0 1 1 ${num(2 * (r as number) * k)} 0a${num((r as number) * k)} ${num((r as number) * k * 0.86)} 0 1 1 ${num(-2 * (r as number) * k)} 0z`
  return (
    shape(sorted.map((p) => ball(p, 1, 0)).join(''), mix(colour, green[900], 0.35), { fillRule: 'nonzero' }) +
    shape(sorted.map((p) => ball([p[0] - p[2] * 0.12, p[1] - p[2] * 0.2, p[2]], 0.8, 0)).join(''), colour) +
    shape(
      sorted.map((p) => ball([p[0] - p[2] * 0.3, p[1] - p[2] * 0.45, p[2]], 0.36, 0)).join(''),
      mix(colour, green[200], 0.35),
      { opacity: 0.75 },
    )
  )
}

/** Rice rows that run to a vanishing point. */
export function fieldRows(corners: [Point, Point, Point, Point], rows: number, colour: string, width = 2): string {
  const [a, b, c, d] = corners
  const along = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
  const lines = Array.from({ length: rows }, (_, i) =>
    poly([along(a, b, (i + 0.5) / rows), along(d, c, (i + 0.5) / rows)], false),
  )
  return line(lines.join(''), colour, width, { opacity: 0.6 })
}

export const terrace = (points: Point[], fill: string, edge: string) =>
  shape(soft(points, true), fill, { stroke: edge, strokeWidth: 3 })
