// Landscapes without buildings: meanders from the air, the mangrove coast and the ridge at dawn.
import { forest } from './basin.ts'
import { tripod } from './instruments.ts'
import { birds, clouds, knoll, ridge, sun } from './land.ts'
import { earth, gold, green, mix, paper, teal } from './palette.ts'
import { cast, person, shadow } from './people.ts'
import { canopy, emergent, stamp, tuft } from './plants.ts'
import { between, fractal, random } from './random.ts'
import { type Relief, relief } from './relief.ts'
import { type Art, at, circle, createArt, line, type Point, rect, soft } from './svg.ts'

/** The line of a meandering river, whose bearing swings like a sine. */
function meanderLine(start: Point, steps: number, stride: number, bearing: number, swing: number): Point[] {
  let [x, y] = start
  return Array.from({ length: steps }, (_, i): Point => {
    const angle = bearing + swing * Math.sin((i * stride) / 155) + 0.25 * Math.sin((i * stride) / 380 + 1)
    x += Math.cos(angle) * stride
    y += Math.sin(angle) * stride
    return [x, y]
  })
}

const crown = (colour: string) =>
  circle(4, 4, 26, mix(colour, green[900], 0.5)) +
  circle(0, 0, 24, colour) +
  circle(-7, -7, 12, mix(colour, green[200], 0.3), { opacity: 0.6 })

const river = meanderLine([-170, 700], 340, 14, -0.16, 1.62)

function meanderModel(lite: boolean): Relief {
  const view = { width: 1600, height: 1066, horizon: -1500, focal: 2600, near: 0.9, far: 1.9, spread: 0.36, eye: 1 }
  const brook = meanderLine([900, -220], 74, 12, 1.62, 0.75)
  const oxbow = Array.from(
    { length: 40 },
    (_, i): Point => [1330 + Math.cos(0.3 + i * 0.11) * 105, 270 + Math.sin(0.3 + i * 0.11) * 68],
  )
  const away = (list: Point[], x: number, y: number) =>
    Math.sqrt(list.reduce((best, [px, py]) => Math.min(best, (px - x) ** 2 + (py - y) ** 2), 1e9))
  const elevation = (wx: number, wy: number) => {
    const [x, y] = [800 + (view.focal * wx) / wy, view.horizon + view.focal / wy]
    const d = Math.min(away(river, x, y) - 40, away(brook, x, y) - 13, away(oxbow, x, y) - 20)
    const hill = Math.max(0, fractal(x / 330 + 3, y / 300 + 5, 14, 3) - 0.34)
    return (d < 0 ? d / 1500 : 0.035 * (1 - Math.exp(-d / 70))) + Math.min(1, Math.max(0, d - 20) / 220) * hill * 0.26
  }
  const colours = [
    mix(gold[300], green[200], 0.35),
    mix(green[300], gold[300], 0.25),
    green[400],
    mix(green[500], green[400], 0.4),
    green[500],
    green[600],
    green[700],
    green[800],
  ]
  return {
    view,
    elevation,
    from: 0,
    step: lite ? 0.019 : 0.0125,
    count: lite ? 6 : 10,
    colours,
    haze: mix(teal[200], paper[200], 0.35),
    hazeStart: 0.3,
    detail: lite ? 0.75 : 1,
    thick: 6,
  }
}

/** The river from a plane, almost straight down. */
export function meanders(name = 'galeri-01', lite = false): Art {
  const art = createArt(name, 1600, 1066)
  art.add(
    rect(
      0,
      0,
      1600,
      1066,
      art.linear([
        [0, teal[400]],
        [1, teal[600]],
      ]),
    ),
  )
  const model = meanderModel(lite)
  relief(art, model)
  art.add(
    line(
      soft(river.filter((_, i) => i % 5 === 0).map(([x, y]): Point => [x + 12, y - 9])) +
        soft(river.filter((_, i) => i % 5 === 0).map(([x, y]): Point => [x - 10, y + 8])),
      paper[100],
      1.6,
      { opacity: 0.35 },
    ),
  )
  if (!lite)
    art.add(
      forest(art, model, 250, 0.38, [
        [crown(green[600]), crown(green[700])],
        [crown(green[500]), crown(green[800])],
      ]),
    )
  clouds(art, 8, 3, 90, 300, paper[100], 0.8)
  clouds(art, 31, 2, 780, 960, paper[100], 0.7)
  birds(
    art,
    [
      [1010, 560, 12],
      [1046, 540, 10],
      [1076, 566, 9],
      [980, 536, 8],
    ],
    paper[100],
  )
  return art
}

function ridgeDawnBackdrop(art: Art, lite: boolean): void {
  art.add(
    rect(
      0,
      0,
      1600,
      1066,
      art.linear([
        [0, mix(teal[500], teal[400], 0.3)],
        [0.28, mix(teal[200], gold[200], 0.35)],
        [0.5, gold[300]],
        [0.7, gold[200]],
      ]),
    ),
  )
  sun(art, 940, 400, 88, gold[500], 6)
  clouds(art, 5, 4, 120, 260, paper[100], 0.45)
  const tones = [
    mix(teal[300], gold[300], 0.5),
    mix(teal[400], gold[300], 0.3),
    teal[400],
    mix(teal[600], green[500], 0.4),
    green[600],
    green[700],
  ]
  const peak = (centre: number, wide: number, high: number) => (u: number) =>
    Math.max(0, 1 - Math.abs(u - centre) / wide) ** 1.5 * high
  tones.forEach((colour, i) => {
    const y = 470 + i * 82
    ridge(art, {
      y,
      rise: 170 - i * 10,
      seed: 40 + i * 7,
      colour,
      foot: mix(colour, gold[200], 0.6 - i * 0.07),
      bumps: 2.2 + i * 0.5,
      octaves: 4,
      lines: lite ? 3 : 6,
      depth: 300,
      form: i === 1 ? peak(0.3, 0.24, 1.5) : i === 2 ? peak(0.78, 0.26, 1) : undefined,
    })
    if (i === 2 || i === 3) clouds(art, 70 + i, 4, y + 20, y + 60, paper[100], 0.32)
  })
}

function ridgeDawnStage(art: Art): void {
  birds(
    art,
    [
      [560, 330, 14],
      [604, 308, 11],
      [640, 336, 10],
    ],
    green[900],
  )
  const trees = stamp(art, emergent(mix(green[800], green[700], 0.4), earth[800]))
  const next = random(12)
  art.add(
    [
      [80, 905, 1],
      [170, 925, 0.8],
      [1330, 900, 1.1],
      [1440, 880, 1.3],
      [1540, 890, 1],
      [1250, 930, 0.7],
    ]
      .map(([x, y, s]) => trees(x as number, y as number, (s as number) * between(next, 0.95, 1.05)))
      .join(''),
  )
  knoll(
    art,
    [
      [-20, 930],
      [200, 925],
      [430, 870],
      [620, 850],
      [820, 880],
      [1060, 940],
      [1320, 930],
      [1640, 890],
    ],
    green[800],
    4,
    34,
  )
  art.add(
    at(520, 880, 1.75, shadow(), person({ ...cast.biologist, pose: 'point', face: 1 })),
    at(640, 878, 1.65, tripod()),
    at(596, 880, 1.75, shadow(), person({ ...cast.leader, pose: 'look', face: 1 })),
  )
}

function ridgeDawnForeground(art: Art, lite: boolean): void {
  art.add(
    [
      [300, 950],
      [760, 930],
      [980, 990],
      [180, 1010],
      [1180, 980],
    ]
      .map(([x, y]) => at(x as number, y as number, 1.4, tuft(green[500], 2.2)))
      .join(''),
  )
  if (!lite) art.add(canopy(art, 1040, 46, 3, green[900]))
}

export function ridgeDawn(name = 'galeri-03', lite = false): Art {
  const art = createArt(name, 1600, 1066)
  ridgeDawnBackdrop(art, lite)
  ridgeDawnStage(art)
  ridgeDawnForeground(art, lite)
  return art
}
