// Courses and meetings: technical guidance in the field, workshop, webinar and seminar.

import { laptop, lectern, mapSheet, pin, plant, tripod } from './instruments.ts'
import { birds, clouds, knoll, range, sky, sun } from './land.ts'
import { clay, earth, gold, green, ink, mix, paper, teal } from './palette.ts'
import { cast, type Person, person, shadow } from './people.ts'
import { canopy, stamp, tree, tuft } from './plants.ts'
import { audience, lamp, landscapeWindow, room, slide, standingPerson } from './room.ts'
import { type Art, at, createArt, ellipse, group, line, poly, rect, shape } from './svg.ts'

const pupils: Person[] = [
  cast.scholar,
  cast.officer,
  cast.student,
  cast.youth,
  cast.mother,
  cast.chemist,
  cast.senior,
  { ...cast.biologist, head: 'hair', pack: undefined },
]

export function guidance(): Art {
  const art = createArt('skema-bimtek', 1200, 800)
  sky(art, 'morning', 430)
  sun(art, 220, 150, 44)
  clouds(art, 84, 3, 60, 150)
  range(art, {
    top: 310,
    bottom: 400,
    count: 4,
    seed: 350,
    far: mix(teal[300], paper[200], 0.4),
    near: mix(green[500], teal[400], 0.2),
    rise: 160,
    lines: 6,
  })
  art.add(canopy(art, 470, 26, 12, green[600], (u) => Math.cos(u * 5) * 12))
  knoll(
    art,
    [
      [-20, 540],
      [240, 520],
      [600, 530],
      [900, 510],
      [1240, 520],
    ],
    mix(green[400], gold[300], 0.22),
    6,
    42,
  )
  const trees = stamp(art, tree(green[700]))
  art.add(trees(70, 600, 2.3), trees(1120, 590, 2.6), trees(1010, 560, 1.7))
  art.add(at(560, 700, 3.5, tripod()), standingPerson({ ...cast.leader, pose: 'point', face: 1 }, 430, 716, 3.8))
  art.add(
    standingPerson({ ...cast.surveyor, pose: 'look', face: -1 }, 660, 712, 3.7),
    standingPerson({ ...cast.student, pose: 'tablet', face: -1 }, 800, 724, 3.6),
    standingPerson({ ...cast.youth, pose: 'read', face: -1 }, 920, 740, 3.6),
    standingPerson({ ...cast.scholar, pose: 'tablet', face: -1 }, 1040, 756, 3.7),
    standingPerson({ ...cast.officer, pose: 'read', face: 1 }, 260, 740, 3.7),
  )
  birds(art, [
    [560, 150, 12],
    [600, 132, 10],
    [632, 154, 9],
  ])
  const grass = stamp(art, tuft(green[700], 2.2))
  art.add(
    Array.from({ length: 16 }, (_, i) =>
      grass(i * 80 + ((i * 37) % 31), 800 - ((i * 29) % 18), 1.7 + ((i * 13) % 9) / 10),
    ).join(''),
  )
  return art
}

const notes = [gold[400], teal[300], green[300], clay[400]]

const note = (i: number) =>
  group(
    { transform: `translate(${(i % 6) * 62} ${Math.floor(i / 6) * 62}) rotate(${((i * 7) % 9) - 4})` },
    rect(0, 0, 48, 48, notes[(i * 5 + Math.floor(i / 3)) % 4] as string, { rx: 2 }),
    line('M9 14H38M9 24H32', ink[700], 3, { opacity: 0.4 }),
  )

export function workshop(): Art {
  const art = createArt('skema-workshop', 1200, 800)
  room(art, { ground: 560, wall: paper[300], floor: earth[300], seed: 33 })
  art.add(
    rect(110, 96, 400, 268, paper[100], { rx: 6, stroke: earth[500], strokeWidth: 9 }),
    at(132, 124, 1, Array.from({ length: 23 }, (_, i) => (i % 5 === 3 ? '' : note(i))).join('')),
    line('M156 150L286 276M348 150L290 276', green[600], 3, { strokeDasharray: '3 9' }),
  )
  landscapeWindow(art, 690, 90, 420, 280, 2)
  art.add(
    lamp(600, 110, green[700]),
    at(1120, 600, 2, plant()),
    standingPerson({ ...cast.senior, pose: 'point', face: -1 }, 560, 630, 3.4),
  )
  art.add(
    at(330, 765, 3.5, person({ ...cast.scholar, half: true, pose: 'seated' })),
    at(740, 745, 3.5, person({ ...cast.youth, half: true, pose: 'give', face: -1 })),
    at(900, 770, 3.5, person({ ...cast.mother, half: true, pose: 'seated' })),
  )
  art.add(ellipse(600, 672, 470, 92, mix(earth[500], ink[900], 0.3)), ellipse(600, 656, 470, 92, earth[400]))
  art.add(
    group({ transform: 'matrix(1 0 -.5 .36 500 600)' }, mapSheet(330, 280, 12, 7)),
    at(560, 660, 0.9, pin(clay[600])),
    at(690, 640, 0.9, pin(gold[500])),
    at(820, 690, 1.5, laptop(teal[800])),
    at(330, 668, 1, shape('M0 0h80l20 30H-14z', paper[100]), line('M12 9h60M10 19h64', ink[500], 3, { opacity: 0.5 })),
  )
  art.add(
    [
      [430, 700, gold[400]],
      [470, 716, teal[300]],
      [760, 720, clay[400]],
    ]
      .map(([x, y, c]) => shape(`M${x} ${y}h34l8 16h-40z`, c as string))
      .join(''),
  )
  art.add(
    at(130, 960, 4.7, person({ ...cast.student, back: true })),
    at(1070, 970, 4.7, person({ ...cast.leader, back: true })),
  )
  return art
}

function seminarBackdrop(art: Art): void {
  art.add(
    rect(
      0,
      0,
      1200,
      800,
      art.linear([
        [0, teal[800]],
        [1, teal[900]],
      ]),
    ),
  )
  art.add(
    shape(
      [0, 90, 1060, 1140]
        .map((x) => `M${x} 0Q${x + 22} 300 ${x - 6} 560H${x + 50}Q${x + 66} 300 ${x + 44} 0z`)
        .join(''),
      teal[700],
      { opacity: 0.6 },
    ),
  )
  art.add(at(250, 60, 1, rect(-10, -10, 720, 410, ink[900], { rx: 12 }), slide(700, 390, false)))
}

function seminarSpeakers(art: Art): void {
  art.add(
    shape(
      poly([
        [150, 0],
        [230, 0],
        [330, 590],
        [60, 590],
      ]),
      gold[200],
      { opacity: 0.13 },
    ),
    rect(
      0,
      560,
      1200,
      250,
      art.linear([
        [0, earth[500]],
        [1, earth[700]],
      ]),
    ),
    rect(0, 630, 1200, 180, earth[800]),
    ellipse(190, 596, 150, 18, gold[200], { opacity: 0.3 }),
  )
  art.add(
    at(210, 592, 3, person({ ...cast.leader, vest: undefined, top: green[600], pose: 'point', face: 1 })),
    at(210, 600, 2.3, lectern()),
  )
  const guest = (who: Person, x: number) =>
    at(
      x,
      596,
      2.4,
      shadow(22),
      rect(-15, -56, 32, 34, green[600], { rx: 8 }),
      person({ ...who, pose: 'sit', face: -1 }),
      rect(-18, -32, 36, 9, green[500], { rx: 4 }),
    )
  art.add(guest(cast.senior, 860), guest(cast.scholar, 970), guest(cast.officer, 1080))
}

function seminarAudience(art: Art): void {
  art.add(
    audience(
      pupils,
      [
        { y: 730, scale: 2.1, count: 9, from: 20, to: 1180 },
        { y: 800, scale: 2.6, count: 8, from: -30, to: 1230 },
        { y: 890, scale: 3.2, count: 7, from: -20, to: 1220 },
      ],
      teal[700],
    ),
  )
}

export function seminar(): Art {
  const art = createArt('skema-seminar', 1200, 800)
  seminarBackdrop(art)
  seminarSpeakers(art)
  seminarAudience(art)
  return art
}
