import { birds, clouds, range, sky, sun } from './land.ts'
import { earth, gold, green, mix, paper, teal } from './palette.ts'
import { cast, person, shadow } from './people.ts'
import { mangrove, stamp } from './plants.ts'
import { random } from './random.ts'
import { type Art, at, createArt, ellipse, group, line, num, type Point, poly, rect, shape, soft } from './svg.ts'

function sea(art: Art, top: number, seed: number, count: number): void {
  art.add(
    rect(
      0,
      top,
      1600,
      1066 - top,
      art.linear([
        [0, mix(teal[200], gold[200], 0.4)],
        [0.25, teal[300]],
        [1, teal[600]],
      ]),
    ),
  )
  const next = random(seed)
  const waves = Array.from({ length: count }, () => {
    const t = next() ** 1.5
    const [x, y, w] = [next() * 1600, top + 10 + t * (1050 - top), 14 + t * 60]
    return `M${num(x, 0)} ${num(y, 0)}q${num(w / 2, 0)} ${num(-w * 0.12, 0)} ${num(w, 0)} 0t${num(w, 0)} 0`
  })
  art.add(line(waves.join(''), paper[100], 2, { opacity: 0.4 }))
}

function boardwalk(art: Art): void {
  const deck: Point[] = [
    [560, 1080],
    [940, 1080],
    [838, 590],
    [806, 590],
  ]
  const across = (t: number): [Point, Point] => {
    const k = t ** 2.1
    return [
      [806 - 246 * k, 590 + 490 * k],
      [838 + 102 * k, 590 + 490 * k],
    ]
  }
  const planks = Array.from({ length: 20 }, (_, i) => poly(across((i + 1) / 20), false)).join('')
  const posts = [0.32, 0.45, 0.58, 0.72, 0.88].map(across)
  const post = (p: Point, h: number, w: number) => rect(p[0] - w / 2, p[1] - h, w, h * 1.5, earth[700])
  art.add(
    shape(poly(deck.map(([x, y]): Point => [x + 10, y + 22])), teal[800], { opacity: 0.35 }),
    shape(
      poly(deck),
      art.linear([
        [0, earth[300]],
        [1, earth[500]],
      ]),
    ),
    line(planks, earth[700], 2, { opacity: 0.5 }),
  )
  art.add(
    posts
      .map(([a, b]) => {
        const h = (a[1] - 545) * 0.27
        return post(a, h, h * 0.1) + post(b, h, h * 0.1)
      })
      .join(''),
  )
  const rail = (side: 0 | 1, lift: number) =>
    soft(
      [0.2, 0.32, 0.45, 0.58, 0.72, 0.88, 1.02].map((t): Point => {
        const p = across(t)[side]
        return [p[0], p[1] - (p[1] - 545) * 0.27 * lift]
      }),
    )
  art.add(line(rail(0, 1) + rail(1, 1), earth[600], 7), line(rail(0, 0.55) + rail(1, 0.55), earth[600], 4))
}

function mangroveCoastBackdrop(art: Art, lite: boolean): void {
  sky(art, 'noon', 480)
  sun(art, 1190, 190, 50)
  clouds(art, 17, 4, 80, 230)
  range(art, {
    top: 400,
    bottom: 440,
    count: 2,
    seed: 61,
    far: mix(teal[300], paper[200], 0.35),
    near: mix(teal[400], green[300], 0.5),
    rise: 130,
    lines: 5,
  })
  sea(art, 452, 9, lite ? 30 : 46)
}

function mangroveCoastStage(art: Art): void {
  const near = stamp(art, mangrove(green[700]))
  const mid = stamp(art, mangrove(green[600]))
  const far = stamp(art, mangrove(mix(green[500], teal[300], 0.3)))
  const pool = (x: number, y: number, s: number) => ellipse(x, y + 8 * s, 46 * s, 8 * s, teal[800], { opacity: 0.28 })
  const grow = (list: [number, number, number][], put: (x: number, y: number, s: number) => string) =>
    art.add(list.map(([x, y, s]) => pool(x, y, s) + put(x, y, s)).join(''))
  grow(
    [
      [40, 520, 1],
      [130, 512, 0.9],
      [215, 522, 1],
      [300, 516, 0.8],
      [380, 526, 0.9],
      [470, 520, 0.75],
      [560, 526, 0.7],
      [640, 524, 0.6],
      [1600, 524, 1],
      [1500, 516, 0.9],
      [1410, 524, 0.95],
      [1320, 518, 0.8],
      [1230, 526, 0.8],
      [1150, 522, 0.65],
      [1080, 526, 0.55],
    ],
    far,
  )
  grow(
    [
      [90, 640, 1.7],
      [290, 620, 1.5],
      [480, 616, 1.25],
      [1560, 640, 1.8],
      [1370, 626, 1.5],
      [1200, 612, 1.2],
    ],
    mid,
  )
  birds(art, [
    [700, 250, 14],
    [742, 232, 11],
    [780, 258, 10],
    [655, 224, 9],
  ])
  boardwalk(art)
  art.add(
    at(800, 742, 1.05, shadow(), person({ ...cast.leader, back: true, pose: 'walk', face: 1 })),
    at(852, 752, 1.05, shadow(), person({ ...cast.surveyor, back: true, pose: 'point', face: 1 })),
  )
  grow(
    [
      [60, 880, 3.1],
      [1490, 870, 3],
      [330, 960, 2.2],
      [1230, 930, 1.9],
    ],
    near,
  )
}

function mangroveCoastForeground(art: Art): void {
  const egret = group(
    {},
    line('M-4 0V-26M4 0V-26', earth[800], 2),
    shape('M-26-30Q-6-48 14-38Q22-54 14-66Q12-76 22-78L38-74L24-71Q30-54 20-34Q6-18-26-30z', paper[100]),
  )
  art.add(at(1080, 1000, 1.3, egret), at(440, 1030, 1, egret))
}

export function mangroveCoast(name = 'galeri-02', lite = false): Art {
  const art = createArt(name, 1600, 1066)
  mangroveCoastBackdrop(art, lite)
  mangroveCoastStage(art)
  mangroveCoastForeground(art)
  return art
}
