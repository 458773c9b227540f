// The two large pictures of the home page: the river basin with a survey team, and people round a map table.
import { basin } from './basin.ts'
import { drone, pin, plant, tripod } from './instruments.ts'
import { birds, clouds, knoll, range, sky, sun } from './land.ts'
import { clay, earth, gold, green, ink, mix, paper, teal } from './palette.ts'
import { cast, person, shadow } from './people.ts'
import { canopy, spray, tuft } from './plants.ts'
import { fractal } from './random.ts'
import { relief } from './relief.ts'
import { landscapeWindow, room } from './room.ts'
import { type Art, at, createArt, ellipse, line, poly, rect, shape } from './svg.ts'

const far = mix(teal[300], paper[200], 0.4)
const near = mix(teal[400], green[300], 0.4)

export function hero(): Art {
  const art = createArt('hero', 1600, 1100)
  sky(art, 'morning', 420)
  sun(art, 1075, 158, 52)
  clouds(art, 21, 4, 60, 170, paper[100], 0.55)
  range(art, { top: 285, bottom: 350, count: 3, seed: 11, far, near, rise: 150, lines: 5 })
  birds(art, [
    [520, 150, 13],
    [556, 128, 10],
    [590, 160, 9],
  ])
  basin(art, { horizon: 0.22, trees: 100, count: 12 })
  art.add(at(640, 430, 1.5, drone()))
  knoll(
    art,
    [
      [-20, 900],
      [130, 895],
      [330, 920],
      [520, 975],
      [700, 1060],
      [860, 1130],
    ],
    green[600],
    5,
    30,
  )
  art.add(
    [
      [60, 912],
      [470, 985],
      [555, 1040],
      [212, 1010],
      [350, 1060],
      [640, 1075],
    ]
      .map(([x, y]) => at(x as number, y as number, 1.2, tuft(green[400], 2.2)))
      .join(''),
  )
  art.add(at(150, 962, 2.3, shadow(), person({ ...cast.biologist, pose: 'point', face: 1 })))
  art.add(at(262, 978, 2.3, shadow(), person({ ...cast.leader, pose: 'tablet', face: 1 })))
  art.add(
    at(430, 1000, 2.1, tripod()),
    at(375, 1002, 2.25, shadow(), person({ ...cast.surveyor, pose: 'look', face: 1 })),
  )
  art.add(canopy(art, 1062, 52, 9, green[800], (u) => (u < 0.6 ? 10 + u * 60 : 46 - (u - 0.6) * 190)))
  art.add(at(1585, 1120, 1.5, spray(4, green[700], 190)))
  return art
}

/** A stepped model of hills and a river that stands on the table. */
function tableModel(art: Art): void {
  const view = {
    width: 1200,
    height: 900,
    horizon: 150,
    focal: 560,
    near: 1,
    far: 1.36,
    spread: 0.74,
    eye: 1,
    square: true,
  }
  const elevation = (x: number, y: number) => {
    const d = Math.abs(x - 0.05 - Math.sin((y - 1) * 9) * 0.16)
    return (
      (d - 0.05) * 0.06 +
      Math.min(1, Math.max(0, d - 0.05) / 0.35) * Math.max(0, fractal(x * 3 + 2, y * 5, 6, 3) - 0.3) * 0.32
    )
  }
  art.add(
    shape(
      poly([
        [252, 562],
        [949, 562],
        [1147, 712],
        [52, 712],
      ]),
      teal[400],
    ),
  )
  relief(art, {
    view,
    elevation,
    from: 0.002,
    step: 0.0135,
    count: 9,
    haze: paper[200],
    hazeStart: 0.15,
    colours: [mix(gold[300], green[200], 0.4), green[300], green[400], green[500], green[600], green[700]],
    thick: 4,
    detail: 0.85,
  })
}

export function mapTable(): Art {
  const art = createArt('home-section2', 1200, 900)
  room(art, { ground: 640, wall: paper[300], floor: earth[300], seed: 14 })
  landscapeWindow(art, 300, 70, 600, 330, 3)
  art.add(
    at(1090, 640, 2, plant()),
    at(
      92,
      250,
      1,
      rect(0, 0, 130, 160, paper[100], { rx: 4, stroke: earth[500], strokeWidth: 7 }),
      line('M20 116C44 60 66 56 84 84S108 104 112 110M24 92C46 44 70 40 90 66S108 80 112 86', green[500], 3),
      ellipse(92, 40, 14, 14, gold[400]),
    ),
  )
  art.add(
    at(330, 770, 4.1, person({ ...cast.biologist, pack: undefined, pose: 'give', face: 1, half: true })),
    at(600, 756, 4.1, person({ ...cast.leader, half: true, pose: 'tablet' })),
    at(850, 770, 4.1, person({ ...cast.senior, half: true, pose: 'give', face: -1 })),
  )
  art.add(
    rect(120, 724, 26, 190, earth[700]),
    rect(1054, 724, 26, 190, earth[700]),
    ellipse(600, 890, 520, 24, ink[900], { opacity: 0.14 }),
  )
  art.add(
    shape(
      poly([
        [226, 548],
        [974, 548],
        [1176, 726],
        [24, 726],
      ]),
      earth[400],
    ),
    rect(24, 724, 1152, 24, earth[600], { rx: 3 }),
  )
  tableModel(art)
  art.add(at(415, 600, 1, pin(clay[600])), at(770, 640, 1.2, pin(gold[500])), at(600, 676, 1.3, pin(teal[600])))
  art.add(
    at(96, 1075, 5.6, person({ ...cast.student, back: true, pose: 'stand' })),
    at(1112, 1080, 5.7, person({ ...cast.surveyor, back: true, head: 'hair', pose: 'stand' })),
  )
  return art
}
