// Article pictures: the team of three and the monitoring plan.

import { staff } from './instruments.ts'
import { birds, clouds, knoll, range, sky, sun } from './land.ts'
import { clay, earth, gold, green, ink, mix, paper, teal } from './palette.ts'
import { cast, person, shadow } from './people.ts'
import { canopy, spray, stamp, tuft } from './plants.ts'
import { type Art, at, circle, createArt, ellipse, group, line, rect, shape } from './svg.ts'

function teamOfThreeBackdrop(art: Art): void {
  sky(art, 'morning', 520)
  sun(art, 800, 250, 120, gold[400], 5)
  clouds(art, 121, 5, 60, 220)
  range(art, {
    top: 400,
    bottom: 520,
    count: 4,
    seed: 400,
    far: mix(teal[300], paper[200], 0.4),
    near: mix(green[500], teal[400], 0.2),
    rise: 190,
    lines: 6,
  })
  art.add(canopy(art, 590, 30, 12, green[600], (u) => Math.cos(u * 6) * 16))
  knoll(
    art,
    [
      [-20, 740],
      [260, 700],
      [560, 640],
      [800, 622],
      [1040, 640],
      [1340, 700],
      [1640, 740],
    ],
    mix(green[500], green[600], 0.5),
    6,
    38,
  )
  art.add(
    at(800, 800, 5.1, shadow(), person({ ...cast.leader, pose: 'tablet' })),
    at(520, 830, 4.5, shadow(), person({ ...cast.surveyor, pose: 'point', face: 1 })),
    at(1090, 830, 4.5, shadow(), person({ ...cast.biologist, pose: 'read', face: -1 })),
    at(380, 840, 3.4, staff()),
  )
}

function teamOfThreeStage(art: Art): void {
  const ring = (x: number, y: number, colour: string, sign: string) =>
    circle(x, y, 46, paper[100], { stroke: colour, strokeWidth: 5 }) + at(x, y, 1, sign)
  art.add(
    line('M800 190C640 170 420 260 330 360M800 190C960 170 1180 260 1280 360', gold[600], 4, {
      strokeDasharray: '2 12',
    }),
  )
  art.add(
    ring(
      800,
      180,
      gold[600],
      shape('M0-26l7.6 16.4 18 2.2-13.3 12.3 3.5 17.8L0 14l-15.8 8.7 3.5-17.8-13.3-12.3 18-2.2z', gold[500]),
    ),
    ring(320, 400, teal[700], line('M-20 16L0-20L20 16M-12 4H12', teal[700], 6)),
    ring(1290, 400, green[700], at(-4, 26, 0.9, shape('M0 0C-26-14-24-46 6-56C26-30 22-8 0 0z', green[600]))),
  )
  const grass = stamp(art, tuft(green[800], 2.4))
  art.add(
    Array.from({ length: 21 }, (_, i) =>
      grass(i * 82 + ((i * 37) % 31), 900 - ((i * 29) % 20), 2 + ((i * 13) % 9) / 10),
    ).join(''),
  )
}

export function teamOfThree(): Art {
  const art = createArt('artikel-02', 1600, 900)
  teamOfThreeBackdrop(art)
  teamOfThreeStage(art)
  return art
}

function monitoringBackdrop(art: Art): void {
  sky(art, 'noon', 460)
  clouds(art, 131, 4, 60, 190)
  range(art, {
    top: 340,
    bottom: 430,
    count: 3,
    seed: 430,
    far: mix(teal[300], paper[200], 0.4),
    near: mix(green[400], teal[400], 0.3),
    rise: 170,
    lines: 6,
  })
  art.add(
    canopy(art, 470, 28, 14, green[500]),
    canopy(art, 512, 36, 18, green[600], (u) => 20 - u * 20),
  )
  art.add(
    rect(
      0,
      540,
      1600,
      370,
      art.linear([
        [0, teal[300]],
        [1, teal[600]],
      ]),
    ),
    line(
      'M40 590q30-8 60 0t60 0M380 620q34-9 68 0t68 0M980 600q30-8 60 0t60 0M1240 700q44-12 88 0t88 0M860 780q50-13 100 0t100 0M1130 840q50-13 100 0t100 0M600 700q36-10 72 0t72 0',
      paper[100],
      3,
      { opacity: 0.5 },
    ),
  )
}

function monitoringStage(art: Art): void {
  const marks = Array.from({ length: 17 }, (_, i) => `M-30 ${-40 - i * 24}h${i % 4 === 0 ? 40 : 22}`).join('')
  art.add(
    at(
      1150,
      800,
      1,
      ellipse(0, 6, 90, 16, teal[900], { opacity: 0.35 }),
      rect(-34, -470, 68, 480, paper[100], { rx: 4 }),
      rect(-34, -470, 68, 96, clay[500], { rx: 4 }),
      rect(-34, -374, 68, 96, gold[400]),
      line(marks, ink[900], 5),
      rect(-34, -90, 68, 100, teal[500], { opacity: 0.55 }),
      line('M-80-90q20-10 40 0M40-90q20-10 40 0', paper[100], 4),
    ),
  )
  art.add(
    line('M1150 330V250', ink[700], 8),
    group(
      { transform: 'translate(1090 190) skewX(-12)' },
      rect(0, 0, 140, 66, teal[800], { rx: 4 }),
      line('M35 0V66M70 0V66M105 0V66M0 33H140', teal[500], 2),
    ),
    at(1150, 330, 1, rect(36, 10, 60, 76, ink[700], { rx: 6 }), circle(66, 36, 9, gold[400])),
  )
  knoll(
    art,
    [
      [-20, 660],
      [180, 640],
      [420, 680],
      [620, 730],
      [800, 800],
      [900, 860],
      [960, 940],
    ],
    green[600],
    4,
    34,
  )
}

function monitoringForeground(art: Art): void {
  const rows = [0, 1, 2, 3, 4]
    .map(
      (i) =>
        rect(52, 150 + i * 82, 40, 40, i < 3 ? green[600] : 'none', { rx: 8, stroke: green[600], strokeWidth: 4 }) +
        (i < 3 ? line(`M61 ${170 + i * 82}l9 10 16-19`, paper[100], 6) : '') +
        line(
          `M122 ${160 + i * 82}h${[210, 180, 220, 150, 200][i]}M122 ${182 + i * 82}h${[120, 150, 100, 130, 90][i]}`,
          ink[500],
          8,
          { opacity: 0.45 },
        ),
    )
    .join('')
  art.add(
    group(
      { transform: 'translate(170 170) rotate(-6)' },
      rect(12, 18, 420, 610, ink[900], { rx: 22, opacity: 0.2 }),
      rect(0, 0, 420, 610, earth[600], { rx: 22 }),
      rect(24, 44, 372, 542, paper[100], { rx: 8 }),
      rect(130, -22, 160, 66, ink[700], { rx: 14 }),
      circle(210, 0, 13, paper[400]),
      rect(52, 78, 180, 22, green[700], { rx: 6 }),
      rows,
    ),
  )
  art.add(at(790, 880, 3.2, shadow(), person({ ...cast.surveyor, pose: 'tablet', face: 1 })))
  birds(art, [
    [700, 160, 14],
    [744, 138, 11],
    [780, 164, 10],
  ])
  art.add(at(1600, 930, 1.6, spray(4, green[800], 180)))
}

export function monitoring(): Art {
  const art = createArt('artikel-04', 1600, 900)
  monitoringBackdrop(art)
  monitoringStage(art)
  monitoringForeground(art)
  return art
}
