import { clay, gold, green, ink, mix, paper, skin, teal } from './palette.ts'
import { stamp } from './plants.ts'
import { between, random } from './random.ts'
import { type Art, at, circle, createArt, ellipse, group, line, type Point, poly, rect, shape, soft } from './svg.ts'

const branchingCoral = (colour: string) =>
  line(
    'M0 0V-40M0-14Q-18-24-20-58M0-22Q16-30 22-62M-12-26Q-30-34-38-54M14-32Q34-36 40-52M0-40Q-6-58-4-76M0-40Q8-56 12-72',
    colour,
    8,
  )

const brain = (colour: string) =>
  shape('M-52 0C-56-46-30-62 0-62S56-46 52 0z', colour) +
  line(
    'M-40-4C-42-36-24-50 0-50S42-36 40-4M-28-2C-28-28-16-38 0-38S28-28 28-2M-15 0C-14-20-8-26 0-26S14-20 15 0',
    mix(colour, paper[200], 0.45),
    3.4,
  )

const plate = (colour: string) =>
  shape('M-6 0L-10-30H10L6 0z', mix(colour, ink[900], 0.3)) +
  ellipse(0, -32, 62, 13, mix(colour, ink[900], 0.2)) +
  ellipse(0, -38, 60, 12, colour) +
  ellipse(-8, -40, 38, 6, mix(colour, paper[200], 0.3))

const fan = (colour: string) =>
  shape('M0 0C-50-18-62-72-30-96C-14-106 14-106 30-96C62-72 50-18 0 0z', colour, { opacity: 0.5 }) +
  line(
    'M0 0V-96M0-18Q-28-40-30-88M0-18Q28-40 30-88M0-10Q-42-30-48-62M0-10Q42-30 48-62M0-50Q-12-70-14-96M0-50Q12-70 14-96',
    colour,
    3.6,
  )

const sponge = (colour: string) =>
  [
    [-20, 50],
    [4, 78],
    [26, 58],
  ]
    .map(
      ([x, h]) =>
        rect((x as number) - 11, -(h as number), 22, h as number, colour, { rx: 9 }) +
        ellipse(x as number, 4 - (h as number), 8, 3.6, mix(colour, ink[900], 0.45)),
    )
    .join('')

const fish = (colour: string) =>
  shape('M-22 0Q-4-15 18-3L32-13Q28 0 32 13L18 3Q-4 15-22 0z', colour) +
  line('M-4-9Q1 0-4 9M5-8Q9 0 5 8', paper[200], 3) +
  circle(-13, -2, 1.8, ink[900])

function diver(): string {
  const suit = ink[900]
  return (
    line('M-74 12L-122 30M-74 4L-126 2', suit, 13) +
    shape('M-116 20L-178 34L-172 50L-112 38zM-120-6L-184-14L-184 4L-120 8z', gold[500]) +
    shape('M-80-4Q-40-26 18-18Q34-14 34 4Q10 20-40 20Q-72 22-80 10z', suit) +
    shape('M-70 2Q-30-14 28-8L30-2Q-30-6-72 8z', teal[500]) +
    rect(-46, -42, 62, 22, gold[500], { rx: 11 }) +
    rect(14, -38, 12, 10, ink[500], { rx: 3 }) +
    line('M24-33Q52-44 56-10', ink[500], 4) +
    circle(50, -6, 19, skin[1] as string) +
    shape('M32-14A20 20 0 0 1 66-20L62-8L44-10z', suit) +
    rect(50, -14, 20, 13, teal[200], { rx: 4, stroke: ink[700], strokeWidth: 3 }) +
    rect(58, 2, 12, 8, ink[700], { rx: 3 }) +
    line('M18 6L44 34L72 40', suit, 11) +
    circle(74, 40, 6, skin[1] as string) +
    group(
      { transform: 'translate(72 26) rotate(12)' },
      rect(0, 0, 44, 34, paper[100], { rx: 3 }),
      line('M8 10h28M8 18h28M8 26h18', ink[500], 2.6),
    )
  )
}

function reefMound(art: Art, y: number, seed: number, colour: string, rise: number): void {
  const points = Array.from(
    { length: 14 },
    (_, i): Point => [-80 + i * 135, y - Math.abs(Math.sin(i * 1.3 + seed)) * rise],
  )
  art.add(
    shape(
      `${soft(points)}V1080H-80z`,
      art.linear([
        [0, colour],
        [1, mix(colour, teal[900], 0.5)],
      ]),
    ),
  )
  const rows = [1, 2, 3].map((k) => soft(points.map(([x, py], i): Point => [x, py + k * 30 + Math.sin(i + k) * 10])))
  art.add(line(rows.join(''), paper[200], 1.4, { opacity: 0.2 }))
}

function coralReefBackdrop(art: Art): void {
  art.add(
    rect(
      0,
      0,
      1600,
      1066,
      art.linear([
        [0, teal[200]],
        [0.18, teal[400]],
        [0.6, teal[600]],
        [1, teal[800]],
      ]),
    ),
  )
}

function coralReefStage(art: Art): void {
  const rays: Point[][] = [
    [
      [180, 0],
      [300, 0],
      [120, 1066],
      [-140, 1066],
    ],
    [
      [480, 0],
      [560, 0],
      [560, 1066],
      [380, 1066],
    ],
    [
      [820, 0],
      [960, 0],
      [1120, 1066],
      [860, 1066],
    ],
    [
      [1220, 0],
      [1290, 0],
      [1620, 1066],
      [1450, 1066],
    ],
  ]
  art.add(
    shape(
      rays.map((r) => poly(r)).join(''),
      art.linear([
        [0, paper[100], 0.28],
        [0.8, paper[100], 0],
      ]),
    ),
  )
  art.add(
    line(
      'M-20 52q40-14 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0',
      paper[100],
      3,
      { opacity: 0.5 },
    ),
  )
  reefMound(art, 760, 0.4, mix(teal[500], teal[400], 0.3), 130)
}

function coralReefForeground(art: Art): void {
  const backs = [
    [120, 700, 1.1, fan(mix(clay[500], teal[500], 0.5))],
    [430, 690, 1, branchingCoral(mix(gold[500], teal[500], 0.5))],
    [1180, 700, 1.1, plate(mix(clay[400], teal[500], 0.5))],
    [1440, 690, 1.2, branchingCoral(mix(clay[400], teal[500], 0.45))],
  ] as [number, number, number, string][]
  art.add(backs.map(([x, y, s, d]) => at(x, y, s, d)).join(''))
  reefMound(art, 880, 2.2, teal[600], 90)
  const next = random(5)
  const school = stamp(art, fish(gold[400]))
  const blue = stamp(art, fish(teal[200]))
  art.add(
    Array.from({ length: 16 }, () =>
      blue(between(next, 940, 1500), between(next, 210, 400), between(next, 0.5, 0.85), true),
    ).join(''),
  )
  art.add(
    [
      [220, 300, 1.4],
      [310, 345, 1.2],
      [170, 372, 1.1],
      [1130, 610, 1.3],
      [1230, 640, 1],
    ]
      .map(([x, y, s]) => school(x as number, y as number, s as number, (x as number) > 800))
      .join(''),
  )
  const front = [
    [70, 980, 2, plate(clay[500])],
    [270, 960, 1.7, sponge(gold[600])],
    [430, 990, 1.5, brain(green[500])],
    [1120, 980, 1.7, brain(gold[500])],
    [1330, 960, 2, fan(clay[500])],
    [1520, 990, 2, branchingCoral(gold[400])],
    [930, 990, 1.4, sponge(clay[400])],
  ] as [number, number, number, string][]
  art.add(front.map(([x, y, s, d]) => at(x, y, s, d)).join(''))
  reefMound(art, 1030, 4.1, teal[800], 44)
  const tape = 'M-20 906C240 850 420 930 700 890S1200 880 1620 920'
  art.add(line(tape, gold[300], 12), line(tape, ink[900], 12, { strokeDasharray: '3 37', strokeLinecap: 'butt' }))
}

function coralReefDetails(art: Art): void {
  art.add(
    group(
      { transform: 'translate(640 872) skewX(-24)' },
      rect(0, -70, 190, 110, 'none', { stroke: paper[100], strokeWidth: 7 }),
      line('M63-70v110M127-70v110M0-34h190M0 4h190', paper[100], 2.4, { opacity: 0.8 }),
    ),
  )
  art.add(at(660, 560, 2.3, group({ transform: 'rotate(12)' }, diver())))
  art.add(
    Array.from({ length: 9 }, (_, i) =>
      circle(812 + Math.sin(i * 2) * 16, 480 - i * 44, 13 - i, 'none', {
        stroke: paper[100],
        strokeWidth: 2.4,
        opacity: 0.75,
      }),
    ).join(''),
  )
  art.add(
    at(90, 1010, 1.5, branchingCoral(clay[400])),
    at(760, 1056, 1.5, branchingCoral(clay[400])),
    at(1240, 1060, 1.6, branchingCoral(green[400])),
    at(560, 1060, 1.4, brain(clay[500])),
  )
}

export function coralReef(): Art {
  const art = createArt('galeri-09', 1600, 1066)
  coralReefBackdrop(art)
  coralReefStage(art)
  coralReefForeground(art)
  coralReefDetails(art)
  return art
}
