// Field work: the paddy survey, water sampling from a boat and the air-quality station.

import { boat, bottle, drone, staff, tripod } from './instruments.ts'
import { birds, clouds, range, sky, sun } from './land.ts'
import { clay, earth, gold, green, ink, mix, paper, teal } from './palette.ts'
import { cast, person, shadow } from './people.ts'
import { canopy, palm, spray, stamp, tuft } from './plants.ts'
import { between, random } from './random.ts'
import { type Art, at, createArt, line, num, type Point, rect, shape, soft } from './svg.ts'

/** Curved terraces from far to near, each with its water or rice and a bank. */
function terraces(art: Art, top: number, count: number): void {
  const wave = (x: number, k: number) =>
    Math.sin(x * 0.0046 + k * 1.15) * (10 + k * 7) + Math.sin(x * 0.011 + k * 2.1) * (2 + k * 1.6)
  for (let k = 0; k < count; k++) {
    const t = k / (count - 1)
    const y = top + (art.height - top) * t ** 1.5
    const edge = Array.from({ length: 19 }, (_, i): Point => [-60 + i * 96, y + wave(i * 96, k)])
    const wet = k % 3 === 1
    const colour = wet
      ? mix(teal[300], teal[200], 0.4 - t * 0.2)
      : mix(mix(green[300], gold[300], 0.35), k % 2 ? green[400] : green[500], 0.25 + t * 0.55)
    art.add(shape(`${soft(edge)}V${art.height + 6}H-60z`, colour))
    art.add(line(soft(edge), mix(green[700], green[500], 1 - t), 2 + t * 5))
    if (wet)
      art.add(
        line(soft(edge.map(([x, yy]): Point => [x, yy + 9 + t * 16])), paper[100], 1.6, {
          opacity: 0.5,
          strokeDasharray: '70 40 20 90',
        }),
      )
  }
}

function riceRows(art: Art, from: number, to: number, seed: number): void {
  const next = random(seed)
  const put = stamp(art, tuft(mix(green[600], green[700], 0.5), 2.2))
  const spots = Array.from(
    { length: 90 },
    () => [between(next, 0, 1600), from + (to - from) * next() ** 0.8] as Point,
  ).sort((a, b) => a[1] - b[1])
  art.add(spots.map(([x, y]) => put(x, y, 0.5 + ((y - from) / (to - from)) * 1.1)).join(''))
}

export function paddySurvey(): Art {
  const art = createArt('galeri-04', 1600, 1066)
  sky(art, 'morning', 480)
  sun(art, 1180, 210, 52)
  clouds(art, 21, 4, 60, 200)
  range(art, {
    top: 360,
    bottom: 450,
    count: 4,
    seed: 90,
    far: mix(teal[300], paper[200], 0.4),
    near: mix(green[500], teal[400], 0.3),
    rise: 190,
    lines: 6,
  })
  terraces(art, 470, 9)
  const palms = stamp(art, palm(green[600]))
  art.add(
    [
      [1180, 560, 1],
      [1235, 575, 1.25],
      [1300, 566, 0.9],
      [90, 575, 1.1],
      [150, 590, 0.85],
      [1530, 600, 1.3],
    ]
      .map(([x, y, s]) => palms(x as number, y as number, s as number, (x as number) % 20 === 0))
      .join(''),
  )
  const hut =
    shape('M-46-40L0-70L46-40z', clay[600]) +
    rect(-34, -40, 68, 34, earth[400]) +
    rect(-34, -6, 8, 14, earth[700]) +
    rect(26, -6, 8, 14, earth[700]) +
    rect(-8, -30, 18, 24, earth[700])
  art.add(at(1010, 585, 1.1, hut))
  riceRows(art, 640, 1040, 4)
  art.add(at(480, 880, 3.2, shadow(), person({ ...cast.surveyor, pose: 'look', face: 1 })), at(560, 882, 3, tripod()))
  art.add(at(300, 905, 3.2, shadow(), person({ ...cast.leader, pose: 'tablet', face: 1 })))
  art.add(
    at(1010, 770, 2.1, staff()),
    at(980, 772, 2.2, shadow(), person({ ...cast.biologist, pose: 'stand', face: -1 })),
  )
  art.add(
    at(1330, 812, 2.3, shadow(), person({ ...cast.farmer, pose: 'kneel', face: -1 })),
    at(1230, 700, 1.5, shadow(), person({ ...cast.farmer, top: clay[500], pose: 'walk', face: 1 })),
  )
  art.add(at(760, 270, 1.9, drone()))
  const near = stamp(art, tuft(green[800], 2.6))
  art.add(
    Array.from({ length: 27 }, (_, i) =>
      near(i * 62 - 10 + ((i * 37) % 23), 1078 - ((i * 29) % 16), 3.2 + ((i * 13) % 9) / 10),
    ).join(''),
  )
  return art
}

function boatSamplingBackdrop(art: Art): void {
  sky(art, 'dusk', 520)
  sun(art, 1170, 300, 66, gold[500], 5)
  clouds(art, 51, 4, 90, 240, paper[100], 0.55)
  range(art, {
    top: 420,
    bottom: 480,
    count: 3,
    seed: 130,
    far: mix(teal[300], gold[200], 0.35),
    near: mix(teal[500], green[400], 0.4),
    rise: 170,
    lines: 6,
  })
  art.add(
    canopy(art, 520, 24, 6, mix(green[500], teal[400], 0.3)),
    canopy(art, 548, 34, 15, green[600], (u) => (u < 0.35 || u > 0.72 ? -40 * Math.abs(u - 0.53) : 14)),
  )
  art.add(
    rect(
      0,
      556,
      1600,
      520,
      art.linear([
        [0, mix(teal[300], gold[300], 0.35)],
        [0.35, teal[400]],
        [1, teal[700]],
      ]),
    ),
  )
  art.add(
    shape('M1110 556h124l40 60h-200zM1090 630h190l22 40h-240zM1120 690h150l-20 34h-110z', gold[300], { opacity: 0.55 }),
  )
  const next = random(21)
  const waves = Array.from({ length: 70 }, () => {
    const t = next() ** 1.3
    const [x, y, w] = [next() * 1600, 570 + t * 480, 12 + t * 74]
    return `M${num(x, 0)} ${num(y, 0)}q${num(w / 2, 0)} ${num(-w * 0.11, 0)} ${num(w, 0)} 0t${num(w, 0)} 0`
  })
  art.add(line(waves.join(''), paper[100], 2, { opacity: 0.35 }))
  art.add(at(690, 812, 3.6, shape('M-120 12Q0 30 126 12Q70 26 0 27T-120 12z', teal[900], { opacity: 0.4 })))
}

function boatSamplingStage(art: Art): void {
  art.add(
    at(
      520,
      806,
      3.3,
      person({ ...cast.surveyor, head: 'caping', vest: undefined, top: teal[600], pose: 'sit', face: 1 }),
    ),
  )
  art.add(at(680, 800, 3.3, person({ ...cast.leader, vest: clay[500], pose: 'tablet', face: 1 })))
  art.add(
    at(
      890,
      812,
      3.3,
      person({ ...cast.chemist, head: 'cap', headColour: green[700], vest: clay[500], pose: 'kneel', face: 1 }),
    ),
  )
  art.add(
    line('M962 668L1010 700L1012 876', ink[700], 3.5),
    at(1012, 922, 1.8, bottle(teal[300])),
    line('M985 924q14-9 28 0t28 0', paper[100], 3, { opacity: 0.8 }),
  )
  art.add(
    at(690, 820, 3.6, boat(clay[600])),
    at(600, 792, 1.5, bottle(teal[400]), at(16, 0, 1, bottle(gold[400])), at(32, 0, 1, bottle(green[400]))),
  )
  art.add(line('M470 650L380 900', earth[700], 8), shape('M392 866q-26 34-22 82q28-22 34-74z', earth[600]))
  birds(art, [
    [520, 240, 15],
    [566, 218, 12],
    [606, 246, 11],
  ])
  art.add(at(1590, 1090, 1.9, spray(4, green[800], 190)), at(10, 1095, 1.5, spray(9, green[800], 180)))
}

export function boatSampling(): Art {
  const art = createArt('galeri-05', 1600, 1066)
  boatSamplingBackdrop(art)
  boatSamplingStage(art)
  return art
}
