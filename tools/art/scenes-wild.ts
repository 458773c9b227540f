// The living world: a coral-reef transect and the forest canopy with a hornbill.
import { birds, clouds, range, sky, sun } from './land.ts'
import { clay, earth, gold, green, ink, mix, paper, teal } from './palette.ts'
import { canopy, emergent, palm, spray, stamp } from './plants.ts'
import { between, random } from './random.ts'
import { type Art, at, circle, createArt, flip, group, line, num, rect, shape } from './svg.ts'

/** A rhinoceros hornbill on a branch, looking right; its feet are at the origin. */
function hornbill(): string {
  return (
    shape('M-46 20L-150 168L-118 184L-18 52z', paper[100]) +
    shape('M-128 134L-104 150L-86 126L-110 110z', ink[900]) +
    shape('M-64 66C-76-24-42-104 24-130C52-140 78-122 76-98C72-60 60 0 22 36C-4 60-34 76-64 66z', ink[900]) +
    shape('M-58 60C-66-6-40-62 6-82C16-30-8 38-40 64z', mix(ink[900], teal[600], 0.35)) +
    line('M-50 46Q-30 0 0-50M-44 58Q-16 20 4-20', mix(ink[900], teal[500], 0.55), 3) +
    shape('M-10 50C10 46 26 26 34 2C44 22 36 54 8 66z', paper[100]) +
    circle(54, -118, 34, ink[900]) +
    shape('M72-136C112-142 152-118 166-78C138-98 108-102 78-98z', gold[300]) +
    shape('M74-108C106-108 136-98 160-76C128-88 100-92 76-90z', gold[400]) +
    shape(
      'M58-144C74-180 116-190 134-168C136-164 132-158 124-160C108-162 100-146 106-130C92-138 76-140 58-144z',
      clay[600],
    ) +
    shape('M58-144C74-172 100-182 120-176C98-170 88-154 90-136C80-140 70-142 58-144z', gold[500]) +
    circle(64, -124, 8, clay[500]) +
    circle(65, -124, 4.4, ink[900]) +
    circle(66.5, -125.5, 1.4, paper[100]) +
    line('M-2 62V78M14 58V76', gold[600], 7)
  )
}

export function canopyHornbill(): Art {
  const art = createArt('galeri-10', 1600, 1066)
  sky(art, 'morning', 700)
  sun(art, 400, 230, 74, gold[400], 6)
  clouds(art, 91, 4, 70, 260, paper[100], 0.6)
  range(art, {
    top: 430,
    bottom: 520,
    count: 3,
    seed: 210,
    far: mix(teal[300], paper[200], 0.35),
    near: mix(teal[400], green[400], 0.4),
    rise: 210,
    lines: 6,
  })
  const tones = [mix(green[300], teal[300], 0.4), green[400], mix(green[500], green[600], 0.4), green[700], green[800]]
  const trees = tones.map((colour) => stamp(art, emergent(colour, mix(earth[600], colour, 0.35))))
  const next = random(33)
  tones.forEach((colour, i) => {
    const y = 570 + i * 98
    art.add(
      Array.from(
        { length: 7 - i },
        (_, k) => trees[i]?.(((k + 0.5 + between(next, -0.3, 0.3)) / (7 - i)) * 1600, y + 60, 0.9 + i * 0.45) ?? '',
      ).join(''),
    )
    art.add(canopy(art, y, 30 + i * 15, 60 + i * 5, colour, (u) => Math.sin(u * 5 + i * 1.4) * (16 + i * 6), 0.12))
    if (i < 3)
      art.add(
        rect(
          0,
          y + 10,
          1600,
          110,
          art.linear([
            [0, paper[200], 0],
            [0.6, paper[200], 0.4 - i * 0.1],
            [1, paper[200], 0],
          ]),
        ),
      )
  })
  art.add(at(180, 880, 2, palm(green[600])), at(60, 900, 1.6, palm(green[500])))
  birds(art, [
    [640, 230, 16],
    [690, 206, 13],
    [734, 236, 12],
    [780, 214, 9],
  ])
  const bough =
    'M1640 640C1480 690 1320 690 1180 716C1090 732 1010 738 900 700C880 694 884 682 904 684C1010 704 1080 696 1160 676C1120 640 1100 616 1086 570C1082 556 1094 554 1100 564C1120 612 1150 640 1196 666C1330 640 1480 630 1640 560z'
  art.add(shape(bough, earth[800]), line('M1620 610C1470 660 1320 662 1190 692', earth[600], 5, { opacity: 0.7 }))
  const bunch = (x: number, y: number, s: number, turn: number) =>
    at(x, y, s, group({ transform: `rotate(${num(turn)})` }, spray(Math.round(x), green[700], 110)))
  art.add(bunch(908, 696, 0.9, -40), bunch(1088, 566, 0.9, -8), bunch(1500, 604, 1.25, 6), bunch(1440, 690, 0.9, 160))
  art.add(at(1270, 610, 1.5, flip(hornbill())))
  art.add(at(1600, 1110, 2.2, spray(4, green[800], 190)), at(-10, 1110, 2, spray(9, green[900], 190)))
  return art
}
