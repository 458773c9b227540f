// The site's own small illustrations: empty state, missing page, error and stand-ins for missing pictures.
import { basin } from './basin.ts'
import { pin, tripod } from './instruments.ts'
import { clouds, range, sky, sun } from './land.ts'
import { contourLines } from './lines.ts'
import { clay, earth, gold, green, ink, mix, paper, teal } from './palette.ts'
import { cast, person, shadow } from './people.ts'
import { canopy, tuft } from './plants.ts'
import { type Art, at, circle, createArt, ellipse, group, line, rect, shape } from './svg.ts'

/** Rings of one hill, for quiet grounds. */
const hill = (cx: number, cy: number, size: number, colour: string, rings = 5) =>
  line(
    Array.from({ length: rings }, (_, i) => {
      const k = size * (1 - i / (rings + 0.4))
      return `M${(cx - k).toFixed(0)} ${(cy + i * 2).toFixed(0)}c0 ${(-k * 0.62).toFixed(0)} ${(k * 0.7).toFixed(0)} ${(-k * 0.7).toFixed(0)} ${(k * 1.1).toFixed(0)} ${(-k * 0.42).toFixed(0)}s${(k * 1.2).toFixed(0)} ${(k * 0.2).toFixed(0)} ${(k * 0.86).toFixed(0)} ${(k * 0.72).toFixed(0)}s${(-k * 1.92).toFixed(0)} ${(k * 0.42).toFixed(0)} ${(-k * 1.96).toFixed(0)} ${(-k * 0.3).toFixed(0)}z`
    }).join(''),
    colour,
    1.6,
  )

/** An open tray with a blank map: nothing here yet. */
export function empty(): Art {
  const art = createArt('empty', 480, 320)
  art.add(hill(240, 178, 205, green[300], 5).replace('<path', '<path opacity="0.55"'))
  const sheet =
    rect(0, 0, 176, 124, paper[100], { rx: 8, stroke: green[700], strokeWidth: 2.5 }) +
    line('M58 2V122M118 2V122', green[300], 1.6, { strokeDasharray: '4 6' }) +
    line('M4 84C34 76 40 46 66 50S96 88 124 74S150 40 172 44', teal[400], 5) +
    line('M14 30c16-16 34-10 36 2s-22 18-36 12zM132 96c10-10 26-8 28 0s-20 12-28 8z', green[400], 1.8)
  art.add(ellipse(240, 268, 150, 12, ink[900], { opacity: 0.1 }))
  art.add(group({ transform: 'translate(160 82) rotate(-5 88 62)' }, sheet))
  art.add(
    shape('M118 190H196L212 212H268L284 190H362L380 262Q381 270 373 270H107Q99 270 100 262z', green[700]),
    shape(
      'M118 190H196L212 212H268L284 190H362L366 206H290L274 228H206L190 206H114z',
      mix(green[700], paper[200], 0.2),
    ),
  )
  art.add(at(318, 106, 1.15, pin(gold[500])))
  art.add(at(84, 270, 1.5, tuft(green[500], 2)), at(404, 270, 1.2, tuft(green[500], 2)))
  return art
}

/** A survey team at the edge of the map sheet. */
export function notFound(): Art {
  const art = createArt('not-found', 640, 400)
  const lines =
    'M60 300C130 262 190 250 262 268S380 300 440 286M60 268C140 226 200 216 270 236S372 262 430 250M84 226C150 192 214 184 276 204S360 226 414 214M120 186C170 160 224 152 280 170S350 190 396 180'
  art.add(
    shape('M40 108L424 84L470 330L52 344z', paper[100], {
      stroke: green[700],
      strokeWidth: 2.5,
      strokeLinejoin: 'round',
    }),
    shape('M424 84L470 330L448 331L404 85z', green[200]),
  )
  art.add(
    line(lines, green[400], 1.8),
    line('M70 128C120 150 118 190 170 214S286 232 330 270S366 316 372 334', teal[400], 8),
  )
  art.add(
    line('M150 306L214 262L286 282L362 236L440 256L520 226', clay[600], 3.4, { strokeDasharray: '3 10' }),
    circle(150, 306, 6, clay[600]),
  )
  art.add(line('M488 344H620M508 358H600', green[300], 2), hill(548, 352, 66, green[300], 2))
  art.add(
    at(520, 344, 1.5, shadow(), person({ ...cast.surveyor, pose: 'point', face: 1 })),
    at(574, 348, 1.5, shadow(), person({ ...cast.leader, pose: 'tablet', face: -1 })),
  )
  const sign =
    line('M0 0V-86', earth[700], 5) +
    shape('M-34-88H26L40-74L26-60H-34z', gold[500]) +
    line('M-7-80q0-6 6-6t6 5q0 4-6 7v3M-1-63v.5', ink[900], 2.6)
  art.add(at(466, 342, 1, sign))
  return art
}

/** An instrument that has come to a halt under a cloud. */
export function failure(): Art {
  const art = createArt('error', 480, 320)
  art.add(
    hill(240, 184, 190, green[300], 4).replace('<path', '<path opacity="0.6"'),
    ellipse(240, 284, 150, 11, ink[900], { opacity: 0.1 }),
  )
  art.add(group({ transform: 'rotate(9 240 284)' }, at(240, 284, 2.3, tripod())))
  art.add(
    shape('M96 120h96a22 22 0 0 0 2-44a34 34 0 0 0-62-14a27 27 0 0 0-40 22a18 18 0 0 0 4 36z', paper[100], {
      stroke: green[700],
      strokeWidth: 2.5,
    }),
    line('M120 138l-8 20M148 138l-8 20M176 138l-8 20', teal[400], 4),
  )
  art.add(
    circle(346, 100, 34, paper[100], { stroke: clay[600], strokeWidth: 4 }),
    line('M346 82V104M346 116V117', clay[600], 7),
  )
  art.add(at(130, 284, 1.6, tuft(green[500], 2)), at(356, 284, 1.3, tuft(green[500], 2)))
  return art
}

export function defaultHero(): Art {
  const art = createArt('hero-standin', 1600, 900)
  sky(art, 'morning', 330)
  sun(art, 1075, 130, 44)
  clouds(art, 21, 3, 50, 130, paper[100], 0.55)
  range(art, {
    top: 235,
    bottom: 285,
    count: 3,
    seed: 11,
    far: mix(teal[300], paper[200], 0.4),
    near: mix(teal[400], green[300], 0.4),
    rise: 120,
    lines: 3,
  })
  basin(art, { horizon: 0.22, trees: 46, count: 8, step: 0.085, detail: 0.8 })
  art.add(canopy(art, 858, 50, 9, green[800], (u) => 60 - Math.abs(u - 0.55) * 130))
  return art
}

export function defaultAvatar(): Art {
  const art = createArt('avatar', 320, 320)
  art.add(rect(0, 0, 320, 320, green[700]), hill(150, 190, 190, green[500], 6).replace('<path', '<path opacity="0.55"'))
  art.add(
    shape('M52 320C54 246 98 214 160 214S266 246 268 320z', green[200]),
    rect(136, 176, 48, 58, mix(green[300], green[400], 0.4), { rx: 22 }),
    circle(160, 138, 58, green[200]),
    shape('M160 320L132 222Q160 246 188 222z', paper[200]),
  )
  return art
}

export function defaultOrganisation(): Art {
  const art = createArt('organisation', 320, 320)
  art.add(rect(0, 0, 320, 320, paper[300]), hill(150, 190, 190, green[300], 5).replace('<path', '<path opacity="0.7"'))
  const window = (x: number, y: number) => `M${x} ${y}h26v34h-26z`
  art.add(
    shape('M70 132L160 78L250 132z', green[700]),
    rect(84, 132, 152, 118, paper[100], { stroke: green[700], strokeWidth: 5 }),
    shape(window(102, 152) + window(192, 152) + window(147, 152), teal[400]),
    shape('M140 250V208H180V250z', green[700]),
    line('M62 250H258', green[700], 7),
  )
  return art
}

/** The pattern used behind headers and as a mask; repeats in both directions. */
export function contours(): Art {
  const art = createArt('contours', 800, 800)
  art.add(
    contourLines(
      { width: 800, height: 800, seed: 7, scale: 3, levels: 12, tile: true, slack: 0.6, gap: 26 },
      ink[900],
      1,
    ),
  )
  return art
}
