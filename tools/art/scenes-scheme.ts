// The four certification schemes, each a small landscape with its people and papers.
import { basin } from './basin.ts'
import { board, bottle, certificate, laptop, mapSheet, plant, staff, tripod } from './instruments.ts'
import { birds, clouds, knoll, range, sky, sun } from './land.ts'
import { contourLines } from './lines.ts'
import { clay, earth, gold, green, ink, mix, paper, teal } from './palette.ts'
import { cast, person, shadow } from './people.ts'
import { broadLeaf, canopy, fern, stamp, tuft } from './plants.ts'
import { landscapeWindow, room, standingPerson } from './room.ts'
import { type Art, at, circle, createArt, ellipse, group, line, rect, shape } from './svg.ts'

function leaderSchemeBackdrop(art: Art): void {
  sky(art, 'morning', 420)
  sun(art, 960, 150, 46)
  clouds(art, 21, 3, 50, 150)
  range(art, {
    top: 320,
    bottom: 420,
    count: 4,
    seed: 310,
    far: mix(teal[300], paper[200], 0.4),
    near: mix(green[500], green[400], 0.4),
    rise: 170,
    lines: 6,
  })
  art.add(canopy(art, 500, 26, 4, green[600], (u) => Math.sin(u * 6) * 14))
  knoll(
    art,
    [
      [-20, 590],
      [200, 560],
      [480, 570],
      [800, 600],
      [1050, 580],
      [1240, 560],
    ],
    mix(green[500], green[400], 0.4),
    5,
    32,
  )
}

function leaderSchemeStage(art: Art): void {
  art.add(
    line('M560 720L600 330M1000 720L960 330', earth[700], 11),
    at(
      780,
      590,
      1,
      board(
        500,
        330,
        at(12, 12, 1, mapSheet(476, 306, 5, 8)) +
          line('M96 236L190 150L300 190L392 96', clay[600], 4, { strokeDasharray: '2 12' }) +
          [
            [96, 236],
            [190, 150],
            [300, 190],
            [392, 96],
          ]
            .map(([x, y]) => circle(x as number, y as number, 11, gold[500], { stroke: paper[100], strokeWidth: 4 }))
            .join(''),
      ),
    ),
  )
  art.add(
    standingPerson({ ...cast.leader, pose: 'point', face: 1 }, 420, 740, 4.2),
    standingPerson({ ...cast.biologist, pose: 'read', face: 1 }, 170, 720, 3.3),
    standingPerson({ ...cast.surveyor, pose: 'tablet', face: -1 }, 1090, 730, 3.3),
  )
  const grass = stamp(art, tuft(green[700], 2.2))
  art.add(
    Array.from({ length: 16 }, (_, i) =>
      grass(i * 80 + ((i * 37) % 31), 800 - ((i * 29) % 18), 1.7 + ((i * 13) % 9) / 10),
    ).join(''),
  )
}

/** The head of a drafting team before a map, two members beside. */
export function leaderScheme(): Art {
  const art = createArt('skema-ktpa', 1200, 800)
  leaderSchemeBackdrop(art)
  leaderSchemeStage(art)
  return art
}

/** Three members, each with a method of their own, along a stream. */
export function memberScheme(): Art {
  const art = createArt('skema-atpa', 1200, 800)
  sky(art, 'noon', 330)
  clouds(art, 12, 3, 40, 120)
  range(art, {
    top: 230,
    bottom: 270,
    count: 2,
    seed: 330,
    far: mix(teal[300], paper[200], 0.4),
    near: mix(teal[400], green[300], 0.4),
    rise: 120,
    lines: 5,
  })
  basin(art, { horizon: 0.24, trees: 40, count: 9, step: 0.075, centre: 0.16, seed: 29 })
  knoll(
    art,
    [
      [-20, 640],
      [180, 610],
      [380, 640],
      [560, 700],
      [700, 780],
      [760, 830],
    ],
    green[600],
    4,
    30,
  )
  art.add(at(300, 770, 3, tripod()), at(230, 772, 3.2, shadow(), person({ ...cast.surveyor, pose: 'look', face: 1 })))
  art.add(at(500, 780, 2.9, shadow(), person({ ...cast.scholar, pose: 'tablet', face: 1 })))
  knoll(
    art,
    [
      [700, 840],
      [800, 760],
      [940, 720],
      [1080, 700],
      [1240, 690],
    ],
    green[700],
    4,
    28,
  )
  art.add(
    at(960, 790, 3.1, shadow(), person({ ...cast.biologist, pose: 'kneel', face: -1 })),
    at(870, 792, 1.3, bottle(teal[400])),
    at(846, 792, 1.1, bottle(gold[400])),
    at(1090, 770, 2.3, staff()),
  )
  birds(art, [
    [300, 110, 12],
    [336, 92, 10],
    [366, 114, 9],
  ])
  const grass = stamp(art, tuft(green[400], 2.2))
  art.add(grass(80, 720, 1.4), grass(400, 780, 1.3), grass(1160, 760, 1.5), grass(1040, 790, 1.2), grass(140, 790, 1.5))
  return art
}

/** A certificate whose term begins anew: a ring of leaves and an arrow round it. */
export function renewalScheme(): Art {
  const art = createArt('skema-perpanjangan', 1200, 800)
  art.add(
    rect(
      0,
      0,
      1200,
      800,
      art.linear([
        [0, green[700]],
        [1, green[800]],
      ]),
    ),
    contourLines({ width: 1200, height: 800, seed: 45, scale: 3, levels: 9, slack: 0.9, gap: 44 }, green[400], 1.3, {
      opacity: 0.4,
    }),
  )
  art.add(circle(600, 400, 330, green[600], { opacity: 0.55 }), circle(600, 400, 262, green[500], { opacity: 0.35 }))
  art.add(
    line('M330 510A290 290 0 0 1 600 110A290 290 0 0 1 840 238', gold[400], 18),
    shape('M884 300L800 262L868 190z', gold[400]),
    line('M870 290A290 290 0 0 1 600 690A290 290 0 0 1 360 562', teal[300], 18),
    shape('M316 500L400 538L332 610z', teal[300]),
  )
  art.add(at(366, 268, 1, rect(10, 14, 470, 300, ink[900], { opacity: 0.2, rx: 8 }), certificate(468, 298)))
  const day = (x: number, y: number, fill: string) => rect(x, y, 17, 15, fill, { rx: 3 })
  const calendar =
    rect(0, 0, 150, 150, paper[100], { rx: 12 }) +
    shape('M0 42V12Q0 0 12 0H138Q150 0 150 12V42z', clay[500]) +
    line('M38-10V14M112-10V14', ink[700], 8) +
    Array.from({ length: 15 }, (_, i) =>
      day(19 + (i % 5) * 24, 58 + Math.floor(i / 5) * 28, i === 12 ? gold[500] : i > 12 ? paper[400] : green[300]),
    ).join('')
  art.add(at(770, 486, 1.25, rect(8, 10, 150, 150, ink[900], { opacity: 0.2, rx: 12 }), calendar))
  const branch = (turn: number, colour: string) => group({ transform: `rotate(${turn})` }, broadLeaf(150, colour))
  art.add(
    at(120, 800, 1.3, [-50, -20, 12, 44].map((t, i) => branch(t, mix(green[600], green[400], i / 5))).join('')),
    at(1090, 800, 1.3, [-46, -14, 16, 50].map((t, i) => branch(t, mix(green[400], green[600], i / 4))).join('')),
    at(210, 810, 1.4, fern(150, green[500])),
  )
  return art
}

/** A second sitting: a quiet desk, the earlier sheet and a fresh one. */
export function retestScheme(): Art {
  const art = createArt('skema-uji-ulang', 1200, 800)
  room(art, { ground: 610, wall: mix(teal[100], paper[200], 0.5), floor: earth[300], line: teal[400], seed: 27 })
  landscapeWindow(art, 90, 110, 420, 300, 2)
  art.add(
    circle(1010, 190, 66, paper[100], { stroke: green[700], strokeWidth: 9 }),
    line('M1010 190V146M1010 190L1042 208', ink[900], 8),
    line('M936 132A100 100 0 0 1 1092 134', gold[500], 9),
    shape('M1108 160L1072 150L1100 120z', gold[500]),
  )
  art.add(
    at(
      960,
      470,
      1,
      rect(-110, 0, 240, 14, earth[500], { rx: 4 }),
      [0, 1, 2, 3, 4]
        .map((i) =>
          rect(
            -90 + i * 34,
            -96 + (i % 3) * 12,
            28,
            96 - (i % 3) * 12,
            [green[600], gold[500], teal[600], clay[500], green[400]][i] as string,
            { rx: 3 },
          ),
        )
        .join(''),
    ),
  )
  art.add(at(1100, 690, 2.2, plant()), at(600, 800, 5.1, person({ ...cast.student, pose: 'seated', half: true })))
  art.add(
    ellipse(600, 780, 470, 22, ink[900], { opacity: 0.14 }),
    rect(190, 600, 26, 200, earth[700]),
    rect(984, 600, 26, 200, earth[700]),
    shape('M180 540H1020L1080 610H120z', earth[400]),
    rect(120, 608, 960, 24, earth[600], { rx: 4 }),
  )
  const sheet = (fill: string) => shape('M18 0H170L190 58H0z', fill)
  art.add(
    at(505, 546, 1, sheet(paper[100]), line('M36 14H150M34 28H156M30 42H120', ink[500], 4, { opacity: 0.6 })),
    at(
      262,
      548,
      0.95,
      sheet(paper[400]),
      line('M36 14H150M34 28H156', ink[500], 4, { opacity: 0.4 }),
      line('M126 16l40 30M166 16l-40 30', clay[600], 6),
    ),
  )
  art.add(
    at(860, 604, 2.3, laptop(teal[800])),
    line('M826 556l20-16 18 12 24-26', gold[400], 5),
    line('M672 580L712 528', gold[600], 8),
  )
  art.add(at(775, 604, 1, rect(-30, -46, 44, 46, clay[500], { rx: 6 }), line('M14-36q18 0 16 14t-16 12', clay[500], 7)))
  return art
}
