// The public hearing in a village hall.

import { board, bottle, mapSheet, table } from './instruments.ts'
import { range, sky } from './land.ts'
import { clay, earth, gold, green, ink, mix, paper, teal } from './palette.ts'
import { cast, type Person, person } from './people.ts'
import { palm, stamp } from './plants.ts'
import { audience, standingPerson } from './room.ts'
import { type Art, at, circle, createArt, line, rect, shape } from './svg.ts'

const crowd: Person[] = [
  cast.mother,
  cast.farmer,
  cast.elder,
  cast.student,
  cast.officer,
  cast.scholar,
  cast.youth,
  cast.senior,
  cast.leader,
  cast.biologist,
]

function hearingBackdrop(art: Art): void {
  sky(art, 'morning', 620)
  range(art, {
    top: 430,
    bottom: 500,
    count: 3,
    seed: 250,
    far: mix(teal[300], paper[200], 0.3),
    near: mix(green[400], teal[400], 0.2),
    rise: 150,
    lines: 5,
  })
  const trees = stamp(art, palm(green[600]))
  art.add(trees(210, 620, 1.7), trees(330, 625, 1.3, true), trees(1310, 622, 1.6, true), trees(1420, 630, 1.2))
  art.add(
    rect(
      0,
      600,
      1600,
      470,
      art.linear([
        [0, earth[300]],
        [1, earth[500]],
      ]),
    ),
    line('M0 640H1600M0 700H1600M0 780H1600M0 890H1600', earth[600], 1.6, { opacity: 0.25 }),
  )
  art.add(shape('M-40-10H1640V130L1460 206H140L-40 130z', earth[700]), shape('M140 206H1460L1420 244H180z', earth[800]))
  art.add(
    line(Array.from({ length: 21 }, (_, i) => `M${i * 80} 0L${230 + i * 57} 206`).join(''), earth[500], 3, {
      opacity: 0.45,
    }),
  )
  for (const x of [170, 520, 1080, 1430])
    art.add(
      rect(x - 16, 240, 32, 400, earth[600]),
      rect(x + 4, 240, 12, 400, ink[900], { opacity: 0.14 }),
      shape(`M${x - 20} 250L${x - 74} 240H${x + 74}L${x + 20} 250L${x + 16} 290H${x - 16}z`, earth[600]),
      rect(x - 24, 626, 48, 22, earth[800], { rx: 3 }),
    )
}

function hearingStage(art: Art): void {
  art.add(
    at(
      800,
      590,
      1,
      board(
        420,
        250,
        at(14, 14, 1, mapSheet(392, 222, 12, 6)) +
          [
            [150, 120],
            [246, 96],
            [300, 176],
          ]
            .map(([x, y]) => circle(x as number, y as number, 11, clay[500], { opacity: 0.85 }))
            .join(''),
      ),
    ),
    rect(596, 590, 10, 74, earth[700]),
    rect(994, 590, 10, 74, earth[700]),
  )
  art.add(
    at(1180, 676, 2.2, table(150, 40, earth[500])),
    at(1130, 664, 2.3, person({ ...cast.officer, pose: 'seated' })),
    at(1240, 664, 2.3, person({ ...cast.scholar, pose: 'seated' })),
  )
  art.add(
    at(
      1180,
      690,
      2.2,
      rect(-76, -44, 152, 46, green[700]),
      line('M-76-32H76M-60-20q8-8 16 0t16 0 16 0 16 0 16 0 16 0 16 0', gold[400], 1.6),
    ),
    at(1180, 590, 1.3, bottle(teal[300])),
  )
  art.add(standingPerson({ ...cast.leader, pose: 'point', face: 1 }, 500, 700, 2.9))
}

function hearingForeground(art: Art): void {
  art.add(
    audience(
      crowd,
      [
        { y: 830, scale: 2.2, count: 9, from: 90, to: 1510 },
        { y: 930, scale: 2.6, count: 8, from: 20, to: 1580 },
      ],
      earth[700],
    ),
  )
  art.add(
    at(
      1010,
      850,
      2.75,
      person({
        ...cast.mother,
        top: teal[600],
        bottom: teal[700],
        headColour: gold[300],
        back: true,
        pose: 'raise',
        face: 1,
      }),
    ),
  )
  art.add(
    audience(
      [cast.elder, cast.student, cast.youth, cast.mother, cast.farmer, cast.senior, cast.scholar],
      [{ y: 1076, scale: 3.3, count: 7, from: -60, to: 1660 }],
      earth[800],
    ),
  )
}

export function hearing(): Art {
  const art = createArt('galeri-07', 1600, 1066)
  hearingBackdrop(art)
  hearingStage(art)
  hearingForeground(art)
  return art
}
