// Article picture: consultation under a banyan.

import { board, mapSheet } from './instruments.ts'
import { birds, clouds, knoll, range, sky, sun } from './land.ts'
import { clay, earth, gold, green, ink, mix, paper, teal } from './palette.ts'
import { cast, type Person, person, shadow } from './people.ts'
import { canopy, palm, stamp } from './plants.ts'
import { type Art, at, createArt, ellipse, line, rect, shape } from './svg.ts'

/** A wide banyan, 600 tall, with hanging roots. */
function banyan(): string {
  const leaf: [number, number, number, number][] = [
    [-330, -380, 190, 110],
    [320, -390, 200, 112],
    [-150, -500, 210, 130],
    [150, -510, 220, 132],
    [0, -570, 200, 116],
    [-40, -400, 240, 110],
  ]
  const dark = mix(green[700], green[900], 0.5)
  const blob = (dx: number, dy: number, k: number, colour: string) =>
    leaf.map(([x, y, rx, ry]) => ellipse(x + dx, y + dy, rx * k, ry * k, colour)).join('')
  const roots = [-300, -250, -190, 200, 255, 310, -130, 140]
    .map((x, i) => `M${x} ${-330}v${100 + ((i * 37) % 90)}`)
    .join('')
  return (
    line(roots, earth[700], 5, { opacity: 0.8 }) +
    shape(
      'M-150 10C-90-10-70-60-66-150C-70-230-160-280-250-330L-230-350C-150-310-90-290-40-240L-30-380H30L44-240C90-290 160-310 230-350L250-330C160-280 76-230 70-150C72-60 96-10 160 10C110 16 70 0 44-20C30 10-30 12-44-16C-70 2-110 16-150 10z',
      earth[700],
    ) +
    shape(
      'M20-380H30L44-240C90-290 160-310 230-350L250-330C160-280 76-230 70-150C72-60 96-10 160 10C110 16 70 0 44-20C40-140 34-260 20-380z',
      ink[900],
      { opacity: 0.18 },
    ) +
    line('M-30-30C-40-120-36-200-10-330M4-20C-2-120 4-200 6-300', earth[600], 4, { opacity: 0.6 }) +
    blob(0, 0, 1, dark) +
    blob(-14, -22, 0.86, green[700]) +
    blob(-40, -50, 0.48, mix(green[600], green[500], 0.4))
  )
}

const house = (x: number, y: number, s: number) =>
  at(
    x,
    y,
    s,
    rect(-60, -60, 120, 60, earth[300]),
    shape('M-84-56L-30-116H30L84-56z', clay[600]),
    shape('M30-116L84-56H10z', ink[900], { opacity: 0.12 }),
    rect(-14, -42, 28, 42, earth[700]),
    rect(-48, -44, 22, 22, teal[600]),
    rect(26, -44, 22, 22, teal[600]),
  )

const seat = (who: Person, x: number, y: number, s: number, back: boolean, side: 1 | -1) =>
  at(
    x,
    y,
    s,
    ellipse(0, 0, 17, 4, ink[900], { opacity: 0.16 }),
    back
      ? at(0, 30, 1, person({ ...who, back: true, half: true, pose: 'seated' })) +
          ellipse(0, -8, 17, 9, who.bottom ?? ink[700])
      : ellipse(-11, -5, 11, 5, who.bottom ?? ink[700]) +
          ellipse(11, -5, 11, 5, who.bottom ?? ink[700]) +
          at(0, 38, 1, person({ ...who, half: true, pose: 'seated', face: side })),
  )

function consultationBackdrop(art: Art): void {
  sky(art, 'morning', 470)
  sun(art, 1340, 170, 50)
  clouds(art, 141, 4, 60, 190)
  range(art, {
    top: 350,
    bottom: 430,
    count: 3,
    seed: 470,
    far: mix(teal[300], paper[200], 0.4),
    near: mix(green[400], teal[400], 0.2),
    rise: 160,
    lines: 6,
  })
  art.add(canopy(art, 480, 26, 14, green[500], (u) => Math.sin(u * 7) * 12))
  const palms = stamp(art, palm(green[600]))
  art.add(
    house(220, 545, 1.2),
    house(1420, 550, 1.3),
    house(1240, 535, 0.9),
    palms(90, 560, 1.5),
    palms(340, 552, 1.2, true),
    palms(1540, 570, 1.6),
  )
  knoll(
    art,
    [
      [-20, 560],
      [300, 545],
      [800, 550],
      [1300, 545],
      [1640, 565],
    ],
    mix(green[400], gold[300], 0.35),
    5,
    56,
  )
  art.add(ellipse(800, 640, 620, 60, green[800], { opacity: 0.22 }), at(800, 640, 1, banyan()))
  art.add(ellipse(800, 760, 560, 92, mix(gold[300], earth[400], 0.45), { opacity: 0.7 }))
}

function consultationStage(art: Art): void {
  const far: [Person, number, number][] = [
    [cast.elder, 420, 716],
    [cast.mother, 540, 700],
    [cast.student, 650, 694],
    [cast.officer, 950, 694],
    [cast.scholar, 1060, 700],
    [cast.youth, 1180, 718],
  ]
  art.add(far.map(([who, x, y]) => seat(who, x, y, 2.5, false, x < 800 ? 1 : -1)).join(''))
  art.add(
    at(925, 745, 0.9, board(170, 120, mapSheet(170, 120, 5, 5))),
    at(800, 748, 2.9, shadow(), person({ ...cast.leader, pose: 'point', face: 1 })),
  )
  const near: [Person, number, number][] = [
    [cast.farmer, 330, 800],
    [cast.senior, 490, 850],
    [cast.mother, 650, 872],
    [cast.biologist, 950, 876],
    [cast.farmer, 1110, 852],
    [cast.elder, 1270, 804],
  ]
  art.add(
    near
      .map(([who, x, y], i) => seat({ ...who, pack: undefined, top: i === 4 ? clay[500] : who.top }, x, y, 3, true, 1))
      .join(''),
  )
  birds(art, [
    [110, 300, 13],
    [154, 280, 11],
    [190, 306, 10],
  ])
}

export function consultation(): Art {
  const art = createArt('artikel-05', 1600, 900)
  consultationBackdrop(art)
  consultationStage(art)
  return art
}
