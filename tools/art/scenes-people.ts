import { board, bottle, certificate, flask, laptop, lectern, microscope, plant } from './instruments.ts'
import { clay, earth, gold, green, ink, mix, paper, teal } from './palette.ts'
import { cast, type Person, person } from './people.ts'
import { audience, landscapeWindow, room, slide, standingPerson } from './room.ts'
import { type Art, at, circle, createArt, ellipse, line, poly, rect, shape } from './svg.ts'

const pupils: Person[] = [
  cast.scholar,
  cast.officer,
  cast.student,
  cast.youth,
  cast.mother,
  cast.chemist,
  cast.senior,
  cast.elder,
  { ...cast.leader, vest: undefined },
  { ...cast.biologist, head: 'hair', pack: undefined },
]

function laboratoryBackdrop(art: Art): void {
  room(art, { ground: 890, wall: mix(teal[100], paper[200], 0.3), floor: teal[400], line: teal[400], seed: 8 })
  landscapeWindow(art, 120, 150, 560, 380)
  const shelf = (y: number) => rect(860, y, 620, 14, earth[500], { rx: 4 })
  art.add(shelf(320), shelf(510))
}

const liquids = [teal[400], gold[400], green[400], clay[400], teal[600], gold[500], green[500]]

const rack =
  rect(-90, -56, 180, 10, earth[500]) +
  rect(-90, -12, 180, 12, earth[600]) +
  rect(-90, -56, 8, 56, earth[600]) +
  rect(82, -56, 8, 56, earth[600]) +
  [-62, -31, 0, 31, 62]
    .map(
      (x, i) =>
        rect(x - 9, -84, 18, 76, paper[100], { rx: 8, opacity: 0.9 }) +
        rect(x - 9, -50 + i * 5, 18, 42 - i * 5, liquids[i] as string, { rx: 8 }),
    )
    .join('')

function laboratoryStage(art: Art): void {
  art.add(
    Array.from({ length: 9 }, (_, i) =>
      at(900 + i * 66, 320, 2.2 + (i % 3) * 0.3, bottle(liquids[i % 7] as string)),
    ).join(''),
    [0, 2, 4, 6].map((i) => at(915 + i * 76, 510, 2 + (i % 4) * 0.25, flask(liquids[i % 7] as string))).join(''),
    Array.from(
      { length: 3 },
      (_, i) =>
        rect(1000 + i * 150, 440, 50, 70, mix(paper[100], liquids[i + 2] as string, 0.3), { rx: 6 }) +
        rect(1006 + i * 150, 464, 38, 22, paper[100]),
    ).join(''),
  )
  const coat = { top: paper[100], bottom: ink[700] }
  art.add(
    at(470, 980, 5, person({ ...cast.scholar, ...coat, dress: false, pose: 'look', face: 1 })),
    at(1130, 990, 5, person({ ...cast.youth, ...coat, skin: 0, pose: 'give', face: -1 })),
  )
  art.add(
    rect(-10, 820, 1620, 36, paper[100]),
    rect(
      -10,
      852,
      1620,
      310,
      art.linear([
        [0, green[700]],
        [1, green[800]],
      ]),
    ),
    rect(-10, 852, 1620, 12, ink[900], { opacity: 0.2 }),
  )
  art.add(
    line('M330 880V1066M730 880V1066M1130 880V1066', green[900], 4, { opacity: 0.5 }),
    [160, 530, 930, 1330].map((x) => rect(x - 50, 915, 100, 12, gold[400], { rx: 6 })).join(''),
  )
  art.add(
    at(640, 822, 3.2, microscope()),
    at(800, 822, 2.6, flask(teal[400])),
    at(905, 822, 2.3, flask(gold[400])),
    at(985, 690, 2.3, bottle(green[400])),
  )
  art.add(
    at(1340, 822, 1.5, rack),
    at(170, 824, 2.2, laptop(teal[800])),
    line('M122 780l24-20 20 14 26-32 24 12', gold[400], 4),
  )
}

export function laboratory(): Art {
  const art = createArt('galeri-08', 1600, 1066)
  laboratoryBackdrop(art)
  laboratoryStage(art)
  return art
}

export function writtenExam(): Art {
  const art = createArt('galeri-11', 1600, 1066)
  room(art, { ground: 560, wall: paper[300], floor: earth[300], seed: 21 })
  landscapeWindow(art, 70, 110, 330, 280, 2)
  landscapeWindow(art, 1200, 110, 330, 280, 2)
  art.add(
    at(800, 410, 1, board(560, 290, slide(560, 290))),
    circle(800, 62, 34, paper[100], { stroke: green[700], strokeWidth: 6 }),
    line('M800 62V42M800 62L814 70', ink[900], 5),
  )
  art.add(standingPerson({ ...cast.senior, pose: 'akimbo' }, 1080, 600, 2.7), at(490, 600, 1.7, plant()))
  const desk = (x: number, y: number, s: number, who: Person, k: number) =>
    at(
      x,
      y,
      s,
      ellipse(0, 2, 62, 7, ink[900], { opacity: 0.12 }),
      at(0, 4, 1, person({ ...who, pose: 'seated' })),
      line('M-48-30V2M48-30V2', earth[800], 5),
      shape('M-50-50H50L60-30H-60z', earth[400]),
      rect(-60, -30, 120, 7, earth[600], { rx: 1 }),
      shape('M-18-47H14L18-33H-22z', paper[100]),
      line('M-13-43H9M-14-39H11', ink[500], 1.2),
      k % 2 ? shape('M26-46h14l3 11H27z', teal[700]) : rect(28, -43, 4, 8, clay[500]),
      line('M7-52L12-40', gold[600], 1.8),
    )
  const rows = [
    { y: 690, s: 1.65, n: 5 },
    { y: 840, s: 2.1, n: 5 },
    { y: 1030, s: 2.7, n: 4 },
  ]
  let k = 0
  for (const { y, s, n } of rows)
    art.add(
      Array.from({ length: n }, (_, i) =>
        desk(800 + (i - (n - 1) / 2) * s * 152, y, s, pupils[(k * 3 + 1) % pupils.length] as Person, k++),
      ).join(''),
    )
  return art
}

function handoverBackdrop(art: Art): void {
  art.add(
    rect(
      0,
      0,
      1600,
      1066,
      art.linear([
        [0, green[800]],
        [1, green[900]],
      ]),
    ),
  )
  const fold = (x: number) => `M${x} 0Q${x + 26} 380 ${x - 6} 760H${x + 56}Q${x + 74} 380 ${x + 50} 0z`
  art.add(shape([0, 110, 220, 1330, 1440, 1550].map(fold).join(''), green[700], { opacity: 0.75 }))
  art.add(
    rect(
      330,
      70,
      940,
      560,
      art.linear([
        [0, green[100]],
        [1, green[200]],
      ]),
      { rx: 14 },
    ),
  )
  art.add(
    at(
      332,
      72,
      1,
      shape('M0 400C160 300 250 250 360 330S560 430 680 330 850 290 936 350V556H0z', green[300]),
      shape('M0 470C140 400 300 380 430 440S700 500 936 410V556H0z', green[400]),
      shape('M0 520C200 470 420 500 560 510S820 500 936 476V556H0z', green[600]),
      circle(690, 180, 62, gold[400]),
      line(
        'M0 440C160 340 250 300 360 370S560 460 680 370 850 330 936 390M0 500C140 440 300 420 430 476S700 530 936 450',
        paper[200],
        2,
        { opacity: 0.5 },
      ),
      line('M600 180a90 90 0 1 1 .1 1M570 180a120 120 0 1 1 .1 1', gold[400], 2, { opacity: 0.6 }),
    ),
  )
}

function handoverStage(art: Art): void {
  art.add(
    shape(
      poly([
        [420, 0],
        [560, 0],
        [900, 860],
        [420, 860],
      ]),
      gold[200],
      { opacity: 0.1 },
    ),
    shape(
      poly([
        [1040, 0],
        [1180, 0],
        [1180, 860],
        [700, 860],
      ]),
      gold[200],
      { opacity: 0.1 },
    ),
  )
  art.add(
    rect(
      0,
      760,
      1600,
      310,
      art.linear([
        [0, earth[500]],
        [1, earth[700]],
      ]),
    ),
    rect(0, 850, 1600, 18, earth[800]),
    rect(0, 868, 1600, 200, earth[700]),
    ellipse(780, 800, 460, 34, gold[200], { opacity: 0.22 }),
  )
  art.add(at(260, 800, 3.1, lectern()), at(1390, 800, 2.6, plant()), at(1500, 806, 2.1, plant()))
}

function handoverForeground(art: Art): void {
  art.add(
    standingPerson({ ...cast.senior, top: green[700], pose: 'give', face: 1 }, 660, 806, 4.3),
    standingPerson(
      { ...cast.scholar, headColour: gold[300], top: teal[600], bottom: teal[800], pose: 'give', face: -1 },
      900,
      806,
      4.3,
    ),
  )
  art.add(
    at(716, 484, 1, certificate(132, 96)),
    standingPerson(
      { ...cast.surveyor, head: 'peci', vest: undefined, top: paper[200], pose: 'read', face: -1 },
      1130,
      800,
      4.1,
    ),
    standingPerson({ ...cast.mother, pose: 'stand' }, 480, 800, 4),
  )
  art.add(at(1040, 500, 0.8, certificate(132, 96)))
  art.add(
    audience(
      pupils,
      [
        { y: 1040, scale: 2.5, count: 10, from: 0, to: 1600 },
        { y: 1130, scale: 3, count: 9, from: -40, to: 1640 },
      ],
      green[900],
    ),
  )
}

export function handover(): Art {
  const art = createArt('galeri-12', 1600, 1066)
  handoverBackdrop(art)
  handoverStage(art)
  handoverForeground(art)
  return art
}
