// Field work: the paddy survey, water sampling from a boat and the air-quality station.
import { birds, clouds, knoll, range, sky, sun } from './land.ts'
import { clay, earth, gold, green, ink, mix, paper, teal } from './palette.ts'
import { cast, person, shadow } from './people.ts'
import { canopy, palm, spray, stamp, tree, tuft } from './plants.ts'
import { between, random } from './random.ts'
import { type Art, at, circle, createArt, line, num, type Point, poly, rect, shape, soft } from './svg.ts'
import { airStation, boat, bottle, drone, staff, tripod } from './tools.ts'

/** Curved terraces from far to near, each with its water or rice and a bank. */
function terraces(art: Art, top: number, count: number): void {
  const wave = (x: number, k: number) => Math.sin(x * 0.0046 + k * 1.15) * (10 + k * 7) + Math.sin(x * 0.011 + k * 2.1) * (2 + k * 1.6)
  for (let k = 0; k < count; k++) {
    const t = k / (count - 1)
    const y = top + (art.height - top) * t ** 1.5
    const edge = Array.from({ length: 19 }, (_, i): Point => [-60 + i * 96, y + wave(i * 96, k)])
    const wet = k % 3 === 1
    const colour = wet ? mix(teal[300], teal[200], 0.4 - t * 0.2) : mix(mix(green[300], gold[300], 0.35), k % 2 ? green[400] : green[500], 0.25 + t * 0.55)
    art.add(shape(`${soft(edge)}V${art.height + 6}H-60z`, colour))
    art.add(line(soft(edge), mix(green[700], green[500], 1 - t), 2 + t * 5))
    if (wet) art.add(line(soft(edge.map(([x, yy]): Point => [x, yy + 9 + t * 16])), paper[100], 1.6, { opacity: 0.5, strokeDasharray: '70 40 20 90' }))
  }
}

function riceRows(art: Art, from: number, to: number, seed: number): void {
  const next = random(seed)
  const put = stamp(art, tuft(mix(green[600], green[700], 0.5), 2.2))
  const spots = Array.from({ length: 90 }, () => [between(next, 0, 1600), from + (to - from) * next() ** 0.8] as Point).sort((a, b) => a[1] - b[1])
  art.add(spots.map(([x, y]) => put(x, y, 0.5 + ((y - from) / (to - from)) * 1.1)).join(''))
}

export function paddySurvey(): Art {
  const art = createArt('galeri-04', 1600, 1066)
  sky(art, 'morning', 480)
  sun(art, 1180, 210, 52)
  clouds(art, 21, 4, 60, 200)
  range(art, { top: 360, bottom: 450, count: 4, seed: 90, far: mix(teal[300], paper[200], 0.4), near: mix(green[500], teal[400], 0.3), rise: 190, lines: 6 })
  terraces(art, 470, 9)
  const palms = stamp(art, palm(green[600]))
  art.add([[1180, 560, 1], [1235, 575, 1.25], [1300, 566, 0.9], [90, 575, 1.1], [150, 590, 0.85], [1530, 600, 1.3]].map(([x, y, s]) => palms(x as number, y as number, s as number, (x as number) % 20 === 0)).join(''))
  const hut = shape('M-46-40L0-70L46-40z', clay[600]) + rect(-34, -40, 68, 34, earth[400]) + rect(-34, -6, 8, 14, earth[700]) + rect(26, -6, 8, 14, earth[700]) + rect(-8, -30, 18, 24, earth[700])
  art.add(at(1010, 585, 1.1, hut))
  riceRows(art, 640, 1040, 4)
  art.add(at(480, 880, 3.2, shadow(), person({ ...cast.surveyor, pose: 'look', face: 1 })), at(560, 882, 3, tripod()))
  art.add(at(300, 905, 3.2, shadow(), person({ ...cast.leader, pose: 'tablet', face: 1 })))
  art.add(at(1010, 770, 2.1, staff()), at(980, 772, 2.2, shadow(), person({ ...cast.biologist, pose: 'stand', face: -1 })))
  art.add(at(1330, 812, 2.3, shadow(), person({ ...cast.farmer, pose: 'kneel', face: -1 })), at(1230, 700, 1.5, shadow(), person({ ...cast.farmer, top: clay[500], pose: 'walk', face: 1 })))
  art.add(at(760, 270, 1.9, drone()))
  const near = stamp(art, tuft(green[800], 2.6))
  art.add(Array.from({ length: 27 }, (_, i) => near(i * 62 - 10 + ((i * 37) % 23), 1078 - ((i * 29) % 16), 3.2 + ((i * 13) % 9) / 10)).join(''))
  return art
}

export function boatSampling(): Art {
  const art = createArt('galeri-05', 1600, 1066)
  sky(art, 'dusk', 520)
  sun(art, 1170, 300, 66, gold[500], 5)
  clouds(art, 51, 4, 90, 240, paper[100], 0.55)
  range(art, { top: 420, bottom: 480, count: 3, seed: 130, far: mix(teal[300], gold[200], 0.35), near: mix(teal[500], green[400], 0.4), rise: 170, lines: 6 })
  art.add(canopy(art, 520, 24, 6, mix(green[500], teal[400], 0.3)), canopy(art, 548, 34, 15, green[600], (u) => (u < 0.35 || u > 0.72 ? -40 * Math.abs(u - 0.53) : 14)))
  art.add(rect(0, 556, 1600, 520, art.linear([[0, mix(teal[300], gold[300], 0.35)], [0.35, teal[400]], [1, teal[700]]])))
  art.add(shape('M1110 556h124l40 60h-200zM1090 630h190l22 40h-240zM1120 690h150l-20 34h-110z', gold[300], { opacity: 0.55 }))
  const next = random(21)
  const waves = Array.from({ length: 70 }, () => {
    const t = next() ** 1.3
    const [x, y, w] = [next() * 1600, 570 + t * 480, 12 + t * 74]
    return `M${num(x, 0)} ${num(y, 0)}q${num(w / 2, 0)} ${num(-w * 0.11, 0)} ${num(w, 0)} 0t${num(w, 0)} 0`
  })
  art.add(line(waves.join(''), paper[100], 2, { opacity: 0.35 }))
  art.add(at(690, 812, 3.6, shape('M-120 12Q0 30 126 12Q70 26 0 27T-120 12z', teal[900], { opacity: 0.4 })))
  art.add(at(520, 806, 3.3, person({ ...cast.surveyor, head: 'caping', vest: undefined, top: teal[600], pose: 'sit', face: 1 })))
  art.add(at(680, 800, 3.3, person({ ...cast.leader, vest: clay[500], pose: 'tablet', face: 1 })))
  art.add(at(890, 812, 3.3, person({ ...cast.chemist, head: 'cap', headColour: green[700], vest: clay[500], pose: 'kneel', face: 1 })))
  art.add(line('M962 668L1010 700L1012 876', ink[700], 3.5), at(1012, 922, 1.8, bottle(teal[300])), line('M985 924q14-9 28 0t28 0', paper[100], 3, { opacity: 0.8 }))
  art.add(at(690, 820, 3.6, boat(clay[600])), at(600, 792, 1.5, bottle(teal[400]), at(16, 0, 1, bottle(gold[400])), at(32, 0, 1, bottle(green[400]))))
  art.add(line('M470 650L380 900', earth[700], 8), shape('M392 866q-26 34-22 82q28-22 34-74z', earth[600]))
  birds(art, [[520, 240, 15], [566, 218, 12], [606, 246, 11]])
  art.add(at(1590, 1090, 1.9, spray(4, green[800], 190)), at(10, 1095, 1.5, spray(9, green[800], 180)))
  return art
}

export function airQuality(): Art {
  const art = createArt('galeri-06', 1600, 1066)
  sky(art, 'noon', 620)
  clouds(art, 64, 6, 90, 320)
  range(art, { top: 520, bottom: 590, count: 3, seed: 170, far: mix(teal[300], paper[200], 0.4), near: mix(green[400], teal[400], 0.3), rise: 190, lines: 6 })
  const stack = (x: number, h: number) => shape(poly([[x - 11, 640], [x - 7, 640 - h], [x + 7, 640 - h], [x + 11, 640]]), ink[500]) + rect(x - 8, 640 - h * 0.9, 16, 8, clay[600])
  const plume = (x: number, y: number) => shape(`M${x} ${y}c10-26 40-30 58-24s34-14 66-8 60-22 108-12c-40 30-80 18-112 30s-60 4-78 14-32 4-42 0z`, paper[100], { opacity: 0.85 })
  art.add(plume(1190, 490), plume(1262, 452), stack(1190, 150), stack(1262, 190), rect(1120, 590, 260, 60, mix(ink[500], paper[400], 0.35)), shape('M1120 590l43-26v26l43-26v26l43-26v26l43-26v26l44-26v26z', mix(ink[500], paper[400], 0.2)))
  const town = [[980, 34], [1030, 52], [1400, 40], [1452, 60], [1510, 36]]
  art.add(town.map(([x, h]) => rect(x as number, 648 - (h as number), 40, h as number, mix(teal[300], paper[400], 0.4)) + shape(`M${(x as number) - 6} ${648 - (h as number)}l26-18 26 18z`, clay[400])).join(''))
  art.add(canopy(art, 660, 24, 8, green[500]), canopy(art, 706, 34, 17, green[600], (u) => 20 - u * 30))
  knoll(art, [[-20, 760], [300, 740], [640, 752], [980, 800], [1300, 800], [1640, 770]], mix(green[400], gold[300], 0.25), 5, 50)
  art.add(line('M-20 960C400 880 700 940 1000 1000S1400 1070 1620 1050', paper[400], 34, { opacity: 0.9 }))
  const trees = stamp(art, tree(green[700]))
  art.add([[1380, 812, 1.7], [1470, 830, 2.1], [1550, 815, 1.6], [60, 790, 2], [150, 800, 1.5]].map(([x, y, s]) => trees(x as number, y as number, s as number)).join(''))
  art.add(at(560, 880, 2.7, shape('M-74 0H70L84 8H-60z', ink[900], { opacity: 0.16 }), airStation()))
  const fence = Array.from({ length: 9 }, (_, i) => `M${300 + i * 66} 800v88`).join('')
  art.add(line(`${fence}M300 826H828M300 866H828`, ink[500], 3, { opacity: 0.35 }))
  art.add(at(890, 930, 3.1, shadow(), person({ ...cast.leader, pose: 'tablet', face: -1 })), at(1050, 950, 3.1, shadow(), person({ ...cast.surveyor, pose: 'point', face: -1 })))
  const rings = [70, 118, 168, 220].map((r) => `M${679 - r * 0.85} ${304 - r * 0.5}A${r} ${r} 0 0 1 ${679 + r * 0.85} ${304 - r * 0.5}`).join('')
  art.add(line(rings, gold[500], 3, { opacity: 0.5, strokeDasharray: '10 9' }))
  birds(art, [[300, 250, 14], [344, 230, 11], [380, 256, 10]])
  const near = stamp(art, tuft(green[700], 2.4))
  art.add(Array.from({ length: 20 }, (_, i) => near(i * 84 + ((i * 37) % 31), 1070 - ((i * 29) % 40), 2 + ((i * 13) % 9) / 10)).join(''))
  return art
}
