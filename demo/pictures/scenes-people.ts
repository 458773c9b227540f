// People at work indoors: hearing, laboratory, written exam and the handing-over of a certificate.
import { clay, earth, gold, green, ink, mix, paper, teal } from './palette.ts'
import { cast, person, type Person } from './people.ts'
import { palm, stamp } from './plants.ts'
import { audience, landscapeWindow, room, slide, standing } from './room.ts'
import { type Art, at, circle, createArt, ellipse, line, poly, rect, shape } from './svg.ts'
import { board, bottle, certificate, flask, laptop, lectern, mapSheet, microscope, plant, table } from './tools.ts'
import { range, sky } from './land.ts'

const crowd: Person[] = [cast.mother, cast.farmer, cast.elder, cast.student, cast.officer, cast.scholar, cast.youth, cast.senior, cast.leader, cast.biologist]

const pupils: Person[] = [cast.scholar, cast.officer, cast.student, cast.youth, cast.mother, cast.chemist, cast.senior, cast.elder, { ...cast.leader, vest: undefined }, { ...cast.biologist, head: 'hair', pack: undefined }]

export function hearing(): Art {
  const art = createArt('galeri-07', 1600, 1066)
  sky(art, 'morning', 620)
  range(art, { top: 430, bottom: 500, count: 3, seed: 250, far: mix(teal[300], paper[200], 0.3), near: mix(green[400], teal[400], 0.2), rise: 150, lines: 5 })
  const trees = stamp(art, palm(green[600]))
  art.add(trees(210, 620, 1.7), trees(330, 625, 1.3, true), trees(1310, 622, 1.6, true), trees(1420, 630, 1.2))
  art.add(rect(0, 600, 1600, 470, art.linear([[0, earth[300]], [1, earth[500]]])), line('M0 640H1600M0 700H1600M0 780H1600M0 890H1600', earth[600], 1.6, { opacity: 0.25 }))
  art.add(shape('M-40-10H1640V130L1460 206H140L-40 130z', earth[700]), shape('M140 206H1460L1420 244H180z', earth[800]))
  art.add(line(Array.from({ length: 21 }, (_, i) => `M${i * 80} 0L${230 + i * 57} 206`).join(''), earth[500], 3, { opacity: 0.45 }))
  for (const x of [170, 520, 1080, 1430]) art.add(rect(x - 16, 240, 32, 400, earth[600]), rect(x + 4, 240, 12, 400, ink[900], { opacity: 0.14 }), shape(`M${x - 20} 250L${x - 74} 240H${x + 74}L${x + 20} 250L${x + 16} 290H${x - 16}z`, earth[600]), rect(x - 24, 626, 48, 22, earth[800], { rx: 3 }))
  art.add(at(800, 590, 1, board(420, 250, at(14, 14, 1, mapSheet(392, 222, 12, 6)) + [[150, 120], [246, 96], [300, 176]].map(([x, y]) => circle(x as number, y as number, 11, clay[500], { opacity: 0.85 })).join(''))), rect(596, 590, 10, 74, earth[700]), rect(994, 590, 10, 74, earth[700]))
  art.add(at(1180, 676, 2.2, table(150, 40, earth[500])), at(1130, 664, 2.3, person({ ...cast.officer, pose: 'seated' })), at(1240, 664, 2.3, person({ ...cast.scholar, pose: 'seated' })))
  art.add(at(1180, 690, 2.2, rect(-76, -44, 152, 46, green[700]), line('M-76-32H76M-60-20q8-8 16 0t16 0 16 0 16 0 16 0 16 0 16 0', gold[400], 1.6)), at(1180, 590, 1.3, bottle(teal[300])))
  art.add(standing({ ...cast.leader, pose: 'point', face: 1 }, 500, 700, 2.9))
  art.add(audience(crowd, [{ y: 830, scale: 2.2, count: 9, from: 90, to: 1510 }, { y: 930, scale: 2.6, count: 8, from: 20, to: 1580 }], earth[700]))
  art.add(at(1010, 850, 2.75, person({ ...cast.mother, top: teal[600], bottom: teal[700], headColour: gold[300], back: true, pose: 'raise', face: 1 })))
  art.add(audience([cast.elder, cast.student, cast.youth, cast.mother, cast.farmer, cast.senior, cast.scholar], [{ y: 1076, scale: 3.3, count: 7, from: -60, to: 1660 }], earth[800]))
  return art
}

export function laboratory(): Art {
  const art = createArt('galeri-08', 1600, 1066)
  room(art, { ground: 890, wall: mix(teal[100], paper[200], 0.3), floor: teal[400], line: teal[400], seed: 8 })
  landscapeWindow(art, 120, 150, 560, 380)
  const shelf = (y: number) => rect(860, y, 620, 14, earth[500], { rx: 4 })
  art.add(shelf(320), shelf(510))
  const colours = [teal[400], gold[400], green[400], clay[400], teal[600], gold[500], green[500]]
  art.add(Array.from({ length: 9 }, (_, i) => at(900 + i * 66, 320, 2.2 + (i % 3) * 0.3, bottle(colours[i % 7] as string))).join(''), [0, 2, 4, 6].map((i) => at(915 + i * 76, 510, 2 + (i % 4) * 0.25, flask(colours[i % 7] as string))).join(''), Array.from({ length: 3 }, (_, i) => rect(1000 + i * 150, 440, 50, 70, mix(paper[100], colours[i + 2] as string, 0.3), { rx: 6 }) + rect(1006 + i * 150, 464, 38, 22, paper[100])).join(''))
  const coat = { top: paper[100], bottom: ink[700] }
  art.add(at(470, 980, 5, person({ ...cast.scholar, ...coat, dress: false, pose: 'look', face: 1 })), at(1130, 990, 5, person({ ...cast.youth, ...coat, skin: 0, pose: 'give', face: -1 })))
  art.add(rect(-10, 820, 1620, 36, paper[100]), rect(-10, 852, 1620, 310, art.linear([[0, green[700]], [1, green[800]]])), rect(-10, 852, 1620, 12, ink[900], { opacity: 0.2 }))
  art.add(line('M330 880V1066M730 880V1066M1130 880V1066', green[900], 4, { opacity: 0.5 }), [160, 530, 930, 1330].map((x) => rect(x - 50, 915, 100, 12, gold[400], { rx: 6 })).join(''))
  art.add(at(640, 822, 3.2, microscope()), at(800, 822, 2.6, flask(teal[400])), at(905, 822, 2.3, flask(gold[400])), at(985, 690, 2.3, bottle(green[400])))
  const rack = rect(-90, -56, 180, 10, earth[500]) + rect(-90, -12, 180, 12, earth[600]) + rect(-90, -56, 8, 56, earth[600]) + rect(82, -56, 8, 56, earth[600]) + [-62, -31, 0, 31, 62].map((x, i) => rect(x - 9, -84, 18, 76, paper[100], { rx: 8, opacity: 0.9 }) + rect(x - 9, -50 + i * 5, 18, 42 - i * 5, colours[i] as string, { rx: 8 })).join('')
  art.add(at(1340, 822, 1.5, rack), at(170, 824, 2.2, laptop(teal[800])), line('M122 780l24-20 20 14 26-32 24 12', gold[400], 4))
  return art
}

export function writtenExam(): Art {
  const art = createArt('galeri-11', 1600, 1066)
  room(art, { ground: 560, wall: paper[300], floor: earth[300], seed: 21 })
  landscapeWindow(art, 70, 110, 330, 280, 2)
  landscapeWindow(art, 1200, 110, 330, 280, 2)
  art.add(at(800, 410, 1, board(560, 290, slide(560, 290))), circle(800, 62, 34, paper[100], { stroke: green[700], strokeWidth: 6 }), line('M800 62V42M800 62L814 70', ink[900], 5))
  art.add(standing({ ...cast.senior, pose: 'akimbo' }, 1080, 600, 2.7), at(490, 600, 1.7, plant()))
  const desk = (x: number, y: number, s: number, who: Person, k: number) => at(x, y, s,
    ellipse(0, 2, 62, 7, ink[900], { opacity: 0.12 }), at(0, 4, 1, person({ ...who, pose: 'seated' })), line('M-48-30V2M48-30V2', earth[800], 5), shape('M-50-50H50L60-30H-60z', earth[400]), rect(-60, -30, 120, 7, earth[600], { rx: 1 }),
    shape('M-18-47H14L18-33H-22z', paper[100]), line('M-13-43H9M-14-39H11', ink[500], 1.2), k % 2 ? shape('M26-46h14l3 11H27z', teal[700]) : rect(28, -43, 4, 8, clay[500]), line('M7-52L12-40', gold[600], 1.8))
  const rows = [{ y: 690, s: 1.65, n: 5 }, { y: 840, s: 2.1, n: 5 }, { y: 1030, s: 2.7, n: 4 }]
  let k = 0
  for (const { y, s, n } of rows) art.add(Array.from({ length: n }, (_, i) => desk(800 + (i - (n - 1) / 2) * s * 152, y, s, pupils[(k * 3 + 1) % pupils.length] as Person, k++)).join(''))
  return art
}

export function handover(): Art {
  const art = createArt('galeri-12', 1600, 1066)
  art.add(rect(0, 0, 1600, 1066, art.linear([[0, green[800]], [1, green[900]]])))
  const fold = (x: number) => `M${x} 0Q${x + 26} 380 ${x - 6} 760H${x + 56}Q${x + 74} 380 ${x + 50} 0z`
  art.add(shape([0, 110, 220, 1330, 1440, 1550].map(fold).join(''), green[700], { opacity: 0.75 }))
  art.add(rect(330, 70, 940, 560, art.linear([[0, green[100]], [1, green[200]]]), { rx: 14 }))
  art.add(at(332, 72, 1, shape('M0 400C160 300 250 250 360 330S560 430 680 330 850 290 936 350V556H0z', green[300]), shape('M0 470C140 400 300 380 430 440S700 500 936 410V556H0z', green[400]), shape('M0 520C200 470 420 500 560 510S820 500 936 476V556H0z', green[600]), circle(690, 180, 62, gold[400]), line('M0 440C160 340 250 300 360 370S560 460 680 370 850 330 936 390M0 500C140 440 300 420 430 476S700 530 936 450', paper[200], 2, { opacity: 0.5 }), line('M600 180a90 90 0 1 1 .1 1M570 180a120 120 0 1 1 .1 1', gold[400], 2, { opacity: 0.6 })))
  art.add(shape(poly([[420, 0], [560, 0], [900, 860], [420, 860]]), gold[200], { opacity: 0.1 }), shape(poly([[1040, 0], [1180, 0], [1180, 860], [700, 860]]), gold[200], { opacity: 0.1 }))
  art.add(rect(0, 760, 1600, 310, art.linear([[0, earth[500]], [1, earth[700]]])), rect(0, 850, 1600, 18, earth[800]), rect(0, 868, 1600, 200, earth[700]), ellipse(780, 800, 460, 34, gold[200], { opacity: 0.22 }))
  art.add(at(260, 800, 3.1, lectern()), at(1390, 800, 2.6, plant()), at(1500, 806, 2.1, plant()))
  art.add(standing({ ...cast.senior, top: green[700], pose: 'give', face: 1 }, 660, 806, 4.3), standing({ ...cast.scholar, headColour: gold[300], top: teal[600], bottom: teal[800], pose: 'give', face: -1 }, 900, 806, 4.3))
  art.add(at(716, 484, 1, certificate(132, 96)), standing({ ...cast.surveyor, head: 'peci', vest: undefined, top: paper[200], pose: 'read', face: -1 }, 1130, 800, 4.1), standing({ ...cast.mother, pose: 'stand' }, 480, 800, 4))
  art.add(at(1040, 500, 0.8, certificate(132, 96)))
  art.add(audience(pupils, [{ y: 1040, scale: 2.5, count: 10, from: 0, to: 1600 }, { y: 1130, scale: 3, count: 9, from: -40, to: 1640 }], green[900]))
  return art
}
