// Landscapes without buildings: meanders from the air, the mangrove coast and the ridge at dawn.
import { forest } from './basin.ts'
import { birds, clouds, knoll, range, ridge, sky, sun } from './land.ts'
import { earth, gold, green, mix, paper, teal } from './palette.ts'
import { cast, person, shadow } from './people.ts'
import { canopy, emergent, mangrove, stamp, tuft } from './plants.ts'
import { between, fractal, random } from './random.ts'
import { relief } from './relief.ts'
import { type Art, at, circle, createArt, ellipse, group, line, num, type Point, poly, rect, shape, soft } from './svg.ts'
import { tripod } from './tools.ts'

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

const crown = (colour: string) => circle(4, 4, 26, mix(colour, green[900], 0.5)) + circle(0, 0, 24, colour) + circle(-7, -7, 12, mix(colour, green[200], 0.3), { opacity: 0.6 })

/** The river from a plane, almost straight down. */
export function meanders(name = 'galeri-01', lite = false): Art {
  const art = createArt(name, 1600, 1066)
  const view = { width: 1600, height: 1066, horizon: -1500, focal: 2600, near: 0.9, far: 1.9, spread: 0.36, eye: 1 }
  const river = meanderLine([-170, 700], 340, 14, -0.16, 1.62)
  const brook = meanderLine([900, -220], 74, 12, 1.62, 0.75)
  const oxbow = Array.from({ length: 40 }, (_, i): Point => [1330 + Math.cos(0.3 + i * 0.11) * 105, 270 + Math.sin(0.3 + i * 0.11) * 68])
  const away = (list: Point[], x: number, y: number) => Math.sqrt(list.reduce((best, [px, py]) => Math.min(best, (px - x) ** 2 + (py - y) ** 2), 1e9))
  const elevation = (wx: number, wy: number) => {
    const [x, y] = [800 + (view.focal * wx) / wy, view.horizon + view.focal / wy]
    const d = Math.min(away(river, x, y) - 40, away(brook, x, y) - 13, away(oxbow, x, y) - 20)
    const hill = Math.max(0, fractal(x / 330 + 3, y / 300 + 5, 14, 3) - 0.34)
    return (d < 0 ? d / 1500 : 0.035 * (1 - Math.exp(-d / 70))) + Math.min(1, Math.max(0, d - 20) / 220) * hill * 0.26
  }
  const colours = [mix(gold[300], green[200], 0.35), mix(green[300], gold[300], 0.25), green[400], mix(green[500], green[400], 0.4), green[500], green[600], green[700], green[800]]
  art.add(rect(0, 0, 1600, 1066, art.linear([[0, teal[400]], [1, teal[600]]])))
  const model = { view, elevation, from: 0, step: lite ? 0.019 : 0.0125, count: lite ? 6 : 10, colours, haze: mix(teal[200], paper[200], 0.35), hazeStart: 0.3, detail: lite ? 0.75 : 1, thick: 6 }
  relief(art, model)
  art.add(line(soft(river.filter((_, i) => i % 5 === 0).map(([x, y]): Point => [x + 12, y - 9]))+soft(river.filter((_, i) => i % 5 === 0).map(([x, y]): Point => [x - 10, y + 8])), paper[100], 1.6, { opacity: 0.35 }))
  if (!lite) art.add(forest(art, model, 250, 0.38, [[crown(green[600]), crown(green[700])], [crown(green[500]), crown(green[800])]]))
  clouds(art, 8, 3, 90, 300, paper[100], 0.8)
  clouds(art, 31, 2, 780, 960, paper[100], 0.7)
  birds(art, [[1010, 560, 12], [1046, 540, 10], [1076, 566, 9], [980, 536, 8]], paper[100])
  return art
}

function sea(art: Art, top: number, seed: number, count: number): void {
  art.add(rect(0, top, 1600, 1066 - top, art.linear([[0, mix(teal[200], gold[200], 0.4)], [0.25, teal[300]], [1, teal[600]]])))
  const next = random(seed)
  const waves = Array.from({ length: count }, () => {
    const t = next() ** 1.5
    const [x, y, w] = [next() * 1600, top + 10 + t * (1050 - top), 14 + t * 60]
    return `M${num(x, 0)} ${num(y, 0)}q${num(w / 2, 0)} ${num(-w * 0.12, 0)} ${num(w, 0)} 0t${num(w, 0)} 0`
  })
  art.add(line(waves.join(''), paper[100], 2, { opacity: 0.4 }))
}

function boardwalk(art: Art): void {
  const deck: Point[] = [[560, 1080], [940, 1080], [838, 590], [806, 590]]
  const across = (t: number): [Point, Point] => {
    const k = t ** 2.1
    return [[806 - 246 * k, 590 + 490 * k], [838 + 102 * k, 590 + 490 * k]]
  }
  const planks = Array.from({ length: 20 }, (_, i) => poly(across((i + 1) / 20), false)).join('')
  const posts = [0.32, 0.45, 0.58, 0.72, 0.88].map(across)
  const post = (p: Point, h: number, w: number) => rect(p[0] - w / 2, p[1] - h, w, h * 1.5, earth[700])
  art.add(shape(poly(deck.map(([x, y]): Point => [x + 10, y + 22])), teal[800], { opacity: 0.35 }), shape(poly(deck), art.linear([[0, earth[300]], [1, earth[500]]])), line(planks, earth[700], 2, { opacity: 0.5 }))
  art.add(posts.map(([a, b]) => { const h = (a[1] - 545) * 0.27; return post(a, h, h * 0.1) + post(b, h, h * 0.1) }).join(''))
  const rail = (side: 0 | 1, lift: number) => soft([0.2, 0.32, 0.45, 0.58, 0.72, 0.88, 1.02].map((t): Point => { const p = across(t)[side]; return [p[0], p[1] - (p[1] - 545) * 0.27 * lift] }))
  art.add(line(rail(0, 1) + rail(1, 1), earth[600], 7), line(rail(0, 0.55) + rail(1, 0.55), earth[600], 4))
}

export function mangroveCoast(name = 'galeri-02', lite = false): Art {
  const art = createArt(name, 1600, 1066)
  sky(art, 'noon', 480)
  sun(art, 1190, 190, 50)
  clouds(art, 17, 4, 80, 230)
  range(art, { top: 400, bottom: 440, count: 2, seed: 61, far: mix(teal[300], paper[200], 0.35), near: mix(teal[400], green[300], 0.5), rise: 130, lines: 5 })
  sea(art, 452, 9, lite ? 30 : 46)
  const near = stamp(art, mangrove(green[700]))
  const mid = stamp(art, mangrove(green[600]))
  const far = stamp(art, mangrove(mix(green[500], teal[300], 0.3)))
  const pool = (x: number, y: number, s: number) => ellipse(x, y + 8 * s, 46 * s, 8 * s, teal[800], { opacity: 0.28 })
  const grow = (list: [number, number, number][], put: (x: number, y: number, s: number) => string) => art.add(list.map(([x, y, s]) => pool(x, y, s) + put(x, y, s)).join(''))
  grow([[40, 520, 1], [130, 512, 0.9], [215, 522, 1], [300, 516, 0.8], [380, 526, 0.9], [470, 520, 0.75], [560, 526, 0.7], [640, 524, 0.6], [1600, 524, 1], [1500, 516, 0.9], [1410, 524, 0.95], [1320, 518, 0.8], [1230, 526, 0.8], [1150, 522, 0.65], [1080, 526, 0.55]], far)
  grow([[90, 640, 1.7], [290, 620, 1.5], [480, 616, 1.25], [1560, 640, 1.8], [1370, 626, 1.5], [1200, 612, 1.2]], mid)
  birds(art, [[700, 250, 14], [742, 232, 11], [780, 258, 10], [655, 224, 9]])
  boardwalk(art)
  art.add(at(800, 742, 1.05, shadow(), person({ ...cast.leader, back: true, pose: 'walk', face: 1 })), at(852, 752, 1.05, shadow(), person({ ...cast.surveyor, back: true, pose: 'point', face: 1 })))
  grow([[60, 880, 3.1], [1490, 870, 3], [330, 960, 2.2], [1230, 930, 1.9]], near)
  const egret = group({}, line('M-4 0V-26M4 0V-26', earth[800], 2), shape('M-26-30Q-6-48 14-38Q22-54 14-66Q12-76 22-78L38-74L24-71Q30-54 20-34Q6-18-26-30z', paper[100]))
  art.add(at(1080, 1000, 1.3, egret), at(440, 1030, 1, egret))
  return art
}

export function ridgeDawn(name = 'galeri-03', lite = false): Art {
  const art = createArt(name, 1600, 1066)
  art.add(rect(0, 0, 1600, 1066, art.linear([[0, mix(teal[500], teal[400], 0.3)], [0.28, mix(teal[200], gold[200], 0.35)], [0.5, gold[300]], [0.7, gold[200]]])))
  sun(art, 940, 400, 88, gold[500], 6)
  clouds(art, 5, 4, 120, 260, paper[100], 0.45)
  const tones = [mix(teal[300], gold[300], 0.5), mix(teal[400], gold[300], 0.3), teal[400], mix(teal[600], green[500], 0.4), green[600], green[700]]
  const peak = (centre: number, wide: number, high: number) => (u: number) => Math.max(0, 1 - Math.abs(u - centre) / wide) ** 1.5 * high
  tones.forEach((colour, i) => {
    const y = 470 + i * 82
    ridge(art, { y, rise: 170 - i * 10, seed: 40 + i * 7, colour, foot: mix(colour, gold[200], 0.6 - i * 0.07), bumps: 2.2 + i * 0.5, octaves: 4, lines: lite ? 3 : 6, depth: 300, form: i === 1 ? peak(0.3, 0.24, 1.5) : i === 2 ? peak(0.78, 0.26, 1) : undefined })
    if (i === 2 || i === 3) clouds(art, 70 + i, 4, y + 20, y + 60, paper[100], 0.32)
  })
  birds(art, [[560, 330, 14], [604, 308, 11], [640, 336, 10]], green[900])
  const trees = stamp(art, emergent(mix(green[800], green[700], 0.4), earth[800]))
  const next = random(12)
  art.add([[80, 905, 1], [170, 925, 0.8], [1330, 900, 1.1], [1440, 880, 1.3], [1540, 890, 1], [1250, 930, 0.7]].map(([x, y, s]) => trees(x as number, y as number, (s as number) * between(next, 0.95, 1.05))).join(''))
  knoll(art, [[-20, 930], [200, 925], [430, 870], [620, 850], [820, 880], [1060, 940], [1320, 930], [1640, 890]], green[800], 4, 34)
  art.add(at(520, 880, 1.75, shadow(), person({ ...cast.biologist, pose: 'point', face: 1 })), at(640, 878, 1.65, tripod()), at(596, 880, 1.75, shadow(), person({ ...cast.leader, pose: 'look', face: 1 })))
  art.add([[300, 950], [760, 930], [980, 990], [180, 1010], [1180, 980]].map(([x, y]) => at(x as number, y as number, 1.4, tuft(green[500], 2.2))).join(''))
  if (!lite) art.add(canopy(art, 1040, 46, 3, green[900]))
  return art
}
