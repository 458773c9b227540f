// Sky, sun, clouds, birds and ridges: the layered landscape behind most pictures.
import { gold, green, mix, paper, teal } from './palette.ts'
import { between, fractal, random } from './random.ts'
import { type Art, circle, line, type Point, rect, shape, soft } from './svg.ts'

export type Light = 'morning' | 'noon' | 'dusk'
const skies: Record<Light, string[]> = {
  morning: [mix(teal[200], paper[200], 0.35), mix(gold[200], paper[200], 0.5), mix(gold[200], gold[300], 0.35)],
  noon: [mix(teal[200], teal[300], 0.25), mix(teal[100], paper[200], 0.3), paper[200]],
  dusk: [mix(teal[400], teal[300], 0.4), mix(gold[200], teal[200], 0.45), mix(gold[300], gold[400], 0.35)],
}

export function sky(art: Art, light: Light, bottom = art.height): void {
  const [a, b, c] = skies[light] as [string, string, string]
  art.add(
    rect(
      0,
      0,
      art.width,
      bottom,
      art.linear([
        [0, a],
        [0.6, b],
        [1, c],
      ]),
    ),
  )
}

/** A disc with irregular rings around it, like the contour lines of a summit. */
export function sun(art: Art, x: number, y: number, r: number, colour = gold[400], rings = 4): void {
  const next = random(Math.round(x + y))
  const ring = (radius: number, k: number) =>
    soft(
      Array.from({ length: 20 }, (_, i): Point => {
        const angle = (i / 20) * Math.PI * 2
        const reach =
          radius * (1 + (fractal(Math.cos(angle) * 0.9 + 3, Math.sin(angle) * 0.9 + k * 0.35, 5) - 0.5) * 0.22)
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
      }),
      true,
    )
  for (let k = 0; k < rings; k++)
    art.add(line(ring(r * (1.45 + k * 0.42 + next() * 0.06), k), colour, 1.6, { opacity: 0.6 - k * 0.12 }))
  art.add(
    circle(
      x,
      y,
      r,
      art.linear([
        [0, mix(colour, paper[200], 0.35)],
        [1, colour],
      ]),
    ),
  )
}

export function clouds(
  art: Art,
  seed: number,
  count: number,
  top: number,
  bottom: number,
  colour: string = paper[100],
  opacity = 0.7,
): void {
  const next = random(seed)
  const parts = Array.from({ length: count }, () => {
    const width = between(next, 0.08, 0.2) * art.width
    const [x, y, h] = [between(next, -0.05, 0.95) * art.width, between(next, top, bottom), width * 0.085]
    const bar = (bx: number, by: number, w: number) =>
      `M${bx | 0} ${by | 0}h${w | 0}a${h | 0} ${h | 0} 0 0 1 0 ${(h * 2) | 0}h${-(w | 0)}a${h | 0} ${h | 0} 0 0 1 0 ${-((h * 2) | 0)}z`
    return (
      bar(x, y, width) +
      bar(x + width * 0.22, y - h * 1.5, width * 0.45) +
      bar(x - width * 0.2, y + h * 1.6, width * 0.6)
    )
  })
  art.add(shape(parts.join(''), colour, { opacity }))
}

export function birds(art: Art, spots: [number, number, number][], colour: string = green[900]): void {
  art.add(
    line(
      spots.map(([x, y, s]) => `M${x - s} ${y}q${s * 0.6} ${-s * 0.7} ${s} 0q${s * 0.4} ${-s * 0.7} ${s} 0`).join(''),
      colour,
      2.2,
      { opacity: 0.75 },
    ),
  )
}

export interface Ridge {
  y: number
  rise: number
  seed: number
  colour: string
  /** Colour at the foot, where mist lies. */
  foot?: string
  bumps?: number
  octaves?: number
  lines?: number
  lineColour?: string
  depth?: number
  /** Extra height as a share of `rise` at each x in 0..1, for peaks and valleys. */
  form?: ((u: number) => number) | undefined
}

export function ridgeHeight(ridge: Ridge, u: number): number {
  const rough = fractal(u * (ridge.bumps ?? 3), 0.37, ridge.seed, ridge.octaves ?? 4)
  const form = ridge.form ? ridge.form(u) : 0
  return ridge.y - ridge.rise * ((rough - 0.3) * 1.5 + form)
}

/** A hill with its own contour lines running along the slope. */
export function ridge(art: Art, r: Ridge): void {
  const steps = Math.round(art.width / 22)
  const us = Array.from({ length: steps + 1 }, (_, i) => -0.02 + (1.04 * i) / steps)
  const crest = us.map((u): Point => [u * art.width, ridgeHeight(r, u)])
  const depth = r.depth ?? art.height - r.y + r.rise
  const top = Math.min(...crest.map((p) => p[1]))
  const body = `${soft(crest)}V${art.height + 4}H-40z`
  const fill = r.foot
    ? art.linear(
        [
          [0, r.colour],
          [1, r.foot],
        ],
        0,
        top,
        0,
        Math.min(art.height, top + depth),
        true,
      )
    : r.colour
  art.add(shape(body, fill))
  const count = r.lines ?? 0
  if (!count) return
  const paths = Array.from({ length: count }, (_, k) => {
    const part = (k + 1) / (count + 1)
    return soft(
      us
        .filter((_, i) => i % 2 === 0)
        .map((u): Point => {
          const base = ridgeHeight({ ...r, octaves: Math.max(1, (r.octaves ?? 4) - 1 - Math.floor(part * 2)) }, u)
          const sway = (fractal(u * (r.bumps ?? 3) * 1.3, k * 0.32, r.seed + 50, 2) - 0.5) * r.rise * 0.5
          const flat = r.y - (r.y - base) * (1 - part * 0.7)
          return [u * art.width, Math.max(ridgeHeight(r, u) + 3, flat + part ** 1.15 * depth * 0.62 + sway * part)]
        }),
    )
  })
  art.add(line(paths.join(''), r.lineColour ?? paper[200], 1.1, { opacity: 0.34 }))
}

/** Three or more ridges from pale to deep, for a background that recedes. */
export function range(
  art: Art,
  o: {
    top: number
    bottom: number
    count: number
    seed: number
    far: string
    near: string
    rise?: number
    haze?: string
    lines?: number
    bumps?: number
  },
): void {
  for (let i = 0; i < o.count; i++) {
    const t = o.count === 1 ? 1 : i / (o.count - 1)
    const colour = mix(o.far, o.near, t)
    ridge(art, {
      y: o.top + (o.bottom - o.top) * t,
      rise: (o.rise ?? art.height * 0.16) * (1 - t * 0.35),
      seed: o.seed + i * 17,
      colour,
      foot: mix(colour, o.haze ?? paper[200], 0.55 - t * 0.3),
      bumps: (o.bumps ?? 2.4) + i * 0.7,
      lines: o.lines ?? 6,
      depth: art.height * 0.36,
    })
  }
}

/** A smooth near hill to stand on: control points from left to right, with contour lines following it. */
export function knoll(art: Art, points: Point[], colour: string, lines = 4, gap = 26): void {
  const fill = art.linear([
    [0, mix(colour, green[300], 0.16)],
    [1, mix(colour, green[900], 0.3)],
  ])
  art.add(shape(`${soft(points)}V${art.height + 6}H${(points[0] as Point)[0]}z`, fill))
  const rows = Array.from({ length: lines }, (_, k) =>
    soft(points.map(([x, y], i): Point => [x, y + (k + 1) * gap + Math.sin(i * 1.7 + k) * gap * 0.35 + k * k * 3])),
  )
  art.add(line(rows.join(''), paper[200], 1.3, { opacity: 0.22 }))
}
