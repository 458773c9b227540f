// The common stage of the test venues: light, ground, planting and visitors.
import { clouds, type Light, range, ridge, sky, sun } from './land.ts'
import { gold, green, ink, mix, paper, teal } from './palette.ts'
import { cast, type Person, person, shadow } from './people.ts'
import { canopy, palm, spray, stamp, tree, tuft } from './plants.ts'
import { type Art, at, createArt, ellipse, line, rect, shape } from './svg.ts'

export interface Venue {
  name: string
  light: Light
  seed: number
  hills?: number
  /** A mountain behind the trees. */
  far?: (art: Art) => void
  /** Drawn between the trees or the water and the ground. */
  back?: (art: Art) => void
  building: (art: Art) => void
  front?: (art: Art) => void
  palms?: boolean
  water?: boolean
  people?: Person[]
  /** Colour of the square before the house. */
  square?: string
}

const ground = 640

function venueLand(art: Art, v: Venue): void {
  sky(art, v.light, 560)
  sun(art, v.seed % 2 ? 1010 : 190, 150, 42)
  clouds(art, v.seed, 4, 60, 220, paper[100], 0.65)
  if (v.hills !== 0)
    range(art, {
      top: 420,
      bottom: 500,
      count: v.hills ?? 3,
      seed: v.seed * 13,
      far: mix(teal[300], paper[200], 0.4),
      near: mix(green[400], teal[400], 0.3),
      rise: 130,
      lines: 5,
    })
  v.far?.(art)
  if (v.water)
    art.add(
      rect(
        0,
        520,
        1200,
        130,
        art.linear([
          [0, mix(teal[200], gold[200], 0.3)],
          [1, teal[500]],
        ]),
      ),
      line(
        'M60 560q20-6 40 0t40 0M360 590q22-6 44 0t44 0M820 556q20-6 40 0t40 0M1020 600q24-7 48 0t48 0M600 548q16-5 32 0t32 0',
        paper[100],
        2.4,
        { opacity: 0.5 },
      ),
    )
  else art.add(canopy(art, 560, 26, v.seed, green[500], (u) => Math.sin(u * 7 + v.seed) * 12))
}

function venueSquare(art: Art, v: Venue): void {
  art.add(
    shape(
      `M-10 ${ground - 20}Q600 ${ground - 50} 1210 ${ground - 20}V810H-10z`,
      art.linear([
        [0, mix(green[400], gold[300], 0.3)],
        [1, green[600]],
      ]),
    ),
  )
  art.add(
    shape('M430 640H770L1010 810H190z', v.square ?? paper[300]),
    line('M404 660H796M366 690H834M314 728H886M256 770H944', mix(v.square ?? paper[300], ink[900], 0.2), 2, {
      opacity: 0.5,
    }),
    ellipse(600, ground + 2, 430, 16, ink[900], { opacity: 0.12 }),
  )
}

function venueVisitors(art: Art, v: Venue): void {
  const people = v.people ?? [cast.leader, cast.youth, cast.scholar]
  const spots: [number, number, number][] = [
    [470, 722, 1.25],
    [520, 730, 1.25],
    [730, 752, 1.4],
  ]
  art.add(
    people
      .map((who, i) =>
        at(
          spots[i]?.[0] ?? 0,
          spots[i]?.[1] ?? 0,
          spots[i]?.[2] ?? 1,
          shadow(),
          person({
            ...who,
            vest: undefined,
            pose: i === 2 ? 'walk' : i ? 'stand' : 'tablet',
            face: i === 2 ? -1 : i ? -1 : 1,
          }),
        ),
      )
      .join(''),
  )
  const grass = stamp(art, tuft(green[800], 2.2))
  art.add(
    [40, 110, 180, 1010, 1080, 1160].map((x, i) => grass(x, 790 - (i % 3) * 14, 1.5)).join(''),
    at(-6, 830, 1, spray(v.seed, green[800], 130)),
    at(1206, 830, 1, spray(v.seed + 3, green[800], 130)),
  )
}

export function venue(v: Venue): Art {
  const art = createArt(v.name, 1200, 800)
  venueLand(art, v)
  v.back?.(art)
  venueSquare(art, v)
  v.building(art)
  const plants = v.palms
    ? [stamp(art, palm(green[600])), stamp(art, palm(green[700]))]
    : [stamp(art, tree(green[600])), stamp(art, tree(green[700]))]
  const put = (i: number, x: number, y: number, s: number) =>
    plants[i % 2]?.(x, y, s * (v.palms ? 1.15 : 1), i % 3 === 0) ?? ''
  art.add(put(0, 92, 668, 2), put(1, 176, 690, 1.5), put(1, 1118, 668, 2.1), put(0, 1030, 694, 1.5))
  v.front?.(art)
  venueVisitors(art, v)
  return art
}

export const groundLine = ground

export const mount = (art: Art, centre: number, wide: number, high: number, colour: string, flat = 0) =>
  ridge(art, {
    y: 520,
    rise: 190,
    seed: 9,
    colour,
    foot: mix(colour, paper[200], 0.5),
    bumps: 2,
    lines: 7,
    depth: 260,
    form: (u) => Math.min(flat || 9, Math.max(0, 1 - Math.abs(u - centre) / wide) ** 1.35 * high),
  })

export const pillars = (xs: number[], h: number, colour: string = paper[100], w = 18) =>
  xs
    .map(
      (x) =>
        rect(x - w / 2, -h, w, h, colour) +
        rect(x - w / 2 - 5, -h - 6, w + 10, 10, colour) +
        rect(x + w * 0.15, -h, w * 0.35, h, ink[900], { opacity: 0.1 }),
    )
    .join('')

export const steps = (w: number) =>
  [0, 1, 2].map((i) => rect(-w / 2 - i * 16, 2 + i * 8, w + i * 32, 9, mix(paper[500], paper[300], i / 3))).join('')
