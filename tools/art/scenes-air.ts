// The air-quality station.

import { airStation } from './instruments.ts'
import { birds, clouds, knoll, range, sky } from './land.ts'
import { clay, gold, green, ink, mix, paper, teal } from './palette.ts'
import { cast, person, shadow } from './people.ts'
import { canopy, stamp, tree, tuft } from './plants.ts'
import { type Art, at, createArt, line, poly, rect, shape } from './svg.ts'

function airQualityBackdrop(art: Art): void {
  sky(art, 'noon', 620)
  clouds(art, 64, 6, 90, 320)
  range(art, {
    top: 520,
    bottom: 590,
    count: 3,
    seed: 170,
    far: mix(teal[300], paper[200], 0.4),
    near: mix(green[400], teal[400], 0.3),
    rise: 190,
    lines: 6,
  })
  const stack = (x: number, h: number) =>
    shape(
      poly([
        [x - 11, 640],
        [x - 7, 640 - h],
        [x + 7, 640 - h],
        [x + 11, 640],
      ]),
      ink[500],
    ) + rect(x - 8, 640 - h * 0.9, 16, 8, clay[600])
  const plume = (x: number, y: number) =>
    shape(
      `M${x} ${y}c10-26 40-30 58-24s34-14 66-8 60-22 108-12c-40 30-80 18-112 30s-60 4-78 14-32 4-42 0z`,
      paper[100],
      { opacity: 0.85 },
    )
  art.add(
    plume(1190, 490),
    plume(1262, 452),
    stack(1190, 150),
    stack(1262, 190),
    rect(1120, 590, 260, 60, mix(ink[500], paper[400], 0.35)),
    shape('M1120 590l43-26v26l43-26v26l43-26v26l43-26v26l44-26v26z', mix(ink[500], paper[400], 0.2)),
  )
}

function airQualityStage(art: Art): void {
  const town = [
    [980, 34],
    [1030, 52],
    [1400, 40],
    [1452, 60],
    [1510, 36],
  ]
  art.add(
    town
      .map(
        ([x, h]) =>
          rect(x as number, 648 - (h as number), 40, h as number, mix(teal[300], paper[400], 0.4)) +
          shape(`M${(x as number) - 6} ${648 - (h as number)}l26-18 26 18z`, clay[400]),
      )
      .join(''),
  )
  art.add(
    canopy(art, 660, 24, 8, green[500]),
    canopy(art, 706, 34, 17, green[600], (u) => 20 - u * 30),
  )
  knoll(
    art,
    [
      [-20, 760],
      [300, 740],
      [640, 752],
      [980, 800],
      [1300, 800],
      [1640, 770],
    ],
    mix(green[400], gold[300], 0.25),
    5,
    50,
  )
  art.add(line('M-20 960C400 880 700 940 1000 1000S1400 1070 1620 1050', paper[400], 34, { opacity: 0.9 }))
}

function airQualityForeground(art: Art): void {
  const trees = stamp(art, tree(green[700]))
  art.add(
    [
      [1380, 812, 1.7],
      [1470, 830, 2.1],
      [1550, 815, 1.6],
      [60, 790, 2],
      [150, 800, 1.5],
    ]
      .map(([x, y, s]) => trees(x as number, y as number, s as number))
      .join(''),
  )
  art.add(at(560, 880, 2.7, shape('M-74 0H70L84 8H-60z', ink[900], { opacity: 0.16 }), airStation()))
  const fence = Array.from({ length: 9 }, (_, i) => `M${300 + i * 66} 800v88`).join('')
  art.add(line(`${fence}M300 826H828M300 866H828`, ink[500], 3, { opacity: 0.35 }))
  art.add(
    at(890, 930, 3.1, shadow(), person({ ...cast.leader, pose: 'tablet', face: -1 })),
    at(1050, 950, 3.1, shadow(), person({ ...cast.surveyor, pose: 'point', face: -1 })),
  )
  const rings = [70, 118, 168, 220]
    .map((r) => `M${679 - r * 0.85} ${304 - r * 0.5}A${r} ${r} 0 0 1 ${679 + r * 0.85} ${304 - r * 0.5}`)
    .join('')
  art.add(line(rings, gold[500], 3, { opacity: 0.5, strokeDasharray: '10 9' }))
  birds(art, [
    [300, 250, 14],
    [344, 230, 11],
    [380, 256, 10],
  ])
  const near = stamp(art, tuft(green[700], 2.4))
  art.add(
    Array.from({ length: 20 }, (_, i) =>
      near(i * 84 + ((i * 37) % 31), 1070 - ((i * 29) % 40), 2 + ((i * 13) % 9) / 10),
    ).join(''),
  )
}

export function airQuality(): Art {
  const art = createArt('galeri-06', 1600, 1066)
  airQualityBackdrop(art)
  airQualityStage(art)
  airQualityForeground(art)
  return art
}
