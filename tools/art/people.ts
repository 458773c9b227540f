// Flat figures seen from afar: 100 units tall, feet at the origin, without features.
import { clay, earth, gold, green, ink, paper, skin, teal } from './palette.ts'
import { circle, ellipse, flip, group, line, rect, shape } from './svg.ts'

export type Pose =
  | 'stand'
  | 'walk'
  | 'point'
  | 'tablet'
  | 'look'
  | 'raise'
  | 'give'
  | 'sit'
  | 'kneel'
  | 'seated'
  | 'akimbo'
  | 'read'
export type Headwear = 'hair' | 'long' | 'bun' | 'hijab' | 'helmet' | 'cap' | 'peci' | 'caping'

export interface Person {
  pose?: Pose
  head?: Headwear
  headColour?: string
  hair?: string
  skin?: number
  top?: string | undefined
  bottom?: string
  shoes?: string
  vest?: string | undefined
  dress?: boolean
  batik?: string
  pack?: string | undefined
  /** -1 looks left, 0 to the viewer, 1 right. */
  face?: -1 | 0 | 1
  back?: boolean
  /** Only the upper half, for people who sit behind something. */
  half?: boolean
}

type Limb = number[]
interface Joints {
  legs: [Limb, Limb]
  arms: [Limb, Limb]
  lean?: number
  drop?: number
}
const straight: [Limb, Limb] = [
  [-4, -47, -5, -24, -5.5, -3],
  [4, -47, 5, -24, 5.5, -3],
]
const stride: [Limb, Limb] = [
  [-3, -47, -7, -25, -15, -5],
  [3, -47, 10, -26, 11, -3],
]
const poses: Record<Pose, Joints> = {
  stand: {
    legs: straight,
    arms: [
      [-10, -77, -13.5, -61, -12.5, -47],
      [10, -77, 13.5, -61, 12.5, -47],
    ],
  },
  akimbo: {
    legs: straight,
    arms: [
      [-10, -77, -18, -63, -9, -52],
      [10, -77, 13.5, -61, 12.5, -47],
    ],
  },
  walk: {
    legs: stride,
    arms: [
      [-9, -77, -14, -62, -17, -49],
      [9, -77, 12, -61, 19, -51],
    ],
  },
  point: {
    legs: straight,
    arms: [
      [-10, -77, -13.5, -61, -12, -47],
      [9, -77, 20, -74, 33, -81],
    ],
  },
  tablet: {
    legs: straight,
    arms: [
      [-10, -77, -13, -61, 2, -58],
      [10, -77, 15, -62, 6, -57],
    ],
  },
  read: {
    legs: straight,
    arms: [
      [-10, -77, -12, -61, 6, -62],
      [9, -77, 13, -63, 14, -62],
    ],
  },
  look: {
    legs: stride,
    arms: [
      [-8, -76, 4, -66, 15, -74],
      [8, -76, 13, -66, 18, -73],
    ],
    lean: 9,
  },
  raise: {
    legs: straight,
    arms: [
      [-10, -77, -13.5, -61, -12, -47],
      [9, -77, 15, -90, 14, -106],
    ],
  },
  give: {
    legs: straight,
    arms: [
      [-9, -77, 3, -63, 22, -65],
      [9, -77, 15, -64, 27, -67],
    ],
  },
  sit: {
    legs: [
      [-3, -29, 19, -29, 18, -3],
      [3, -28, 23, -28, 23, -3],
    ],
    arms: [
      [-9, -77, -12, -61, 4, -52],
      [9, -77, 13, -61, 18, -51],
    ],
    drop: 17,
  },
  seated: {
    legs: straight,
    arms: [
      [-10, -77, -14, -62, -4, -52],
      [10, -77, 14, -62, 5, -52],
    ],
  },
  kneel: {
    legs: [
      [-4, -26, 12, -24, 8, -3],
      [2, -26, -2, -4, -16, -3],
    ],
    arms: [
      [-8, -76, 4, -62, 17, -48],
      [8, -76, 14, -64, 22, -50],
    ],
    drop: 22,
    lean: 16,
  },
}
const path = ([a, b, c, d, e, f]: Limb) => `M${a} ${b}L${c} ${d}L${e} ${f}`

function legs(p: Person, joints: Joints): string {
  if (p.half) return ''
  const colour = p.bottom ?? ink[700]
  const feet = joints.legs
    .map((leg) =>
      ellipse((leg[4] as number) + (p.face ?? 0) * 1.8, (leg[5] as number) + 1.2, 4.6, 2.2, p.shoes ?? ink[900]),
    )
    .join('')
  const limbs = line(joints.legs.map(path).join(''), colour, 8)
  if (!p.dress || p.pose === 'sit' || p.pose === 'kneel') return feet + limbs
  return (
    feet +
    shape('M-8.5-58C-9-44-11-24-11.5-5Q0-1 11.5-5C11-24 9-44 8.5-58z', colour) +
    shape('M3-58C5-40 6-20 6-3.5L11.5-5C11-24 9-44 8.5-58z', ink[900], { opacity: 0.12 })
  )
}

function torso(p: Person): string {
  const colour = p.top ?? green[600]
  const hem = p.dress ? -36 : -44
  const body = `M-10.5-80Q-13-79-12-70L-9.2-58L-9.5${hem}Q0${hem + 2} 9.5${hem}L9.2-58L12-70Q13-79 10.5-80Q5-83.5 0-83.5Q-5-83.5-10.5-80z`
  const shade = `M4-83L10.5-80Q13-79 12-70L9.2-58L9.5${hem}L4${hem + 1.5}Q6-62 4-83z`
  const dots = [
    [-6, -74],
    [0, -70],
    [6, -74],
    [-5, -64],
    [4, -63],
    [0, -56],
    [-6, -52],
    [6, -52],
  ]
  const batik = p.batik
    ? shape(dots.map(([x, y]) => `M${x} ${(y as number) - 2.4}l2 2.4l-2 2.4l-2-2.4z`).join(''), p.batik)
    : ''
  const vest = p.vest
    ? shape(
        `M-9.5-81Q-12-79-11-70L-8.8-58L-9.2-46H9.2L8.8-58L11-70Q12-79 9.5-81L5-82L${p.back ? '0-80' : '0-70'}L-5-82z`,
        p.vest,
      ) + shape('M-9.1-62H9.1V-58.5H-9.1zM-9.2-53H9.2V-49.5H-9.2z', paper[200], { opacity: 0.85 })
    : ''
  return shape(body, colour) + batik + vest + shape(shade, ink[900], { opacity: 0.13 })
}

function arm(p: Person, limb: Limb): string {
  return (
    line(path(limb), p.top ?? green[600], 6.4) +
    circle(limb[4] as number, limb[5] as number, 3.2, skin[p.skin ?? 1] as string)
  )
}

const hairFront = 'M-7-90C-8.5-103 8.5-103 7-90C6.3-95 3-97 0-97C-3-97-6.3-95-7-90z'
const hairSide = 'M6.4-95C4-102.5-8-102.5-7.6-91C-7.4-87.5-6-86-4.4-86C-4-91-2-95 6.4-95z'
const hijabShape =
  'M0-101C8.5-101 9-92 8.3-88C8.3-84 11.5-80 12-76C6-69.5-6-69.5-12-76C-11.5-80-8.3-84-8.3-88C-9-92-8.5-101 0-101z'

function hat(p: Person): string {
  const colour = p.headColour
  if (p.head === 'helmet')
    return (
      shape('M-8.3-93C-8.3-105 8.3-105 8.3-93z', colour ?? gold[500]) +
      rect(-8.6, -94, p.back ? 17 : 20, 2.4, colour ?? gold[500], { rx: 1.2 }) +
      line('M0-101.5V-95', paper[200], 1.2, { opacity: 0.6 })
    )
  if (p.head === 'cap')
    return (
      shape('M-7.4-93C-7.6-103 7.6-103 7.4-93z', colour ?? teal[700]) +
      (p.back ? '' : rect(2, -94.4, 11, 2.2, colour ?? teal[700], { rx: 1.1 }))
    )
  if (p.head === 'peci') return shape('M-7-93.5L-6.3-102Q0-103.6 6.3-102L7-93.5Q0-95.5-7-93.5z', colour ?? ink[900])
  if (p.head === 'caping')
    return (
      shape('M-15-92Q0-96 15-92L0-106z', colour ?? earth[400]) +
      shape('M4-94.5L15-92L0-106z', ink[900], { opacity: 0.13 })
    )
  return ''
}

function head(p: Person): string {
  const tone = skin[p.skin ?? 1] as string
  const hair = p.hair ?? ink[900]
  if (p.head === 'hijab') {
    const cloth = p.headColour ?? teal[600]
    return (
      shape(hijabShape, cloth) +
      (p.back ? '' : ellipse((p.face ?? 0) * 1.6, -91, 4.8, 5.8, tone)) +
      shape('M3-100C9-99 9-92 8.3-88C8.3-84 11.5-80 12-76L6-72.5Q5-86 3-100z', ink[900], { opacity: 0.1 })
    )
  }
  const neck = rect(-3, -88, 6, 7.5, tone) + rect(-3, -86, 6, 3, ink[900], { opacity: 0.14 })
  const long = p.head === 'long' ? shape('M-8-92C-8-103 8-103 8-92L8.5-78Q0-75-8.5-78z', hair) : ''
  const bun = p.head === 'bun' ? circle(p.face ? -7 : 0, p.face ? -94 : -101, 3.6, hair) : ''
  if (p.back) return neck + ellipse(0, -92, 7.2, 8, hair) + long + bun + hat({ ...p, face: 0 })
  const skull = ellipse(0, -91.6, 6.6, 7.6, tone)
  const nose = p.face ? circle(6.4, -90.6, 1.3, tone) : ''
  return (
    (long && !p.face ? long : '') +
    neck +
    skull +
    nose +
    bun +
    (p.face && long ? shape('M2-99C-9-101-9-90-8-78L-2.5-78C-4-86-3-94 2-99z', hair) : '') +
    shape(p.face ? hairSide : hairFront, hair) +
    hat(p)
  )
}

/** One figure; place it with at(x, y, height / 100, person(...)). */
export function person(p: Person): string {
  const joints = poses[p.pose ?? 'stand']
  const side = { ...p, face: p.face ? 1 : 0 } as Person
  const drop = joints.drop ?? 0
  const pack = p.pack ? rect(p.back ? -9 : -17, -79, p.back ? 18 : 10, 25, p.pack, { rx: 4 }) : ''
  const moves = `${drop ? `translate(0 ${drop})` : ''}${joints.lean ? `rotate(${joints.lean} 0 -46)` : ''}`
  const upper = (...parts: string[]) => (moves ? group({ transform: moves }, ...parts) : parts.join(''))
  const figure = p.back
    ? legs(side, joints) + upper(arm(side, joints.arms[0]), arm(side, joints.arms[1]), torso(side), head(side), pack)
    : legs(side, joints) + upper(pack, arm(side, joints.arms[0]), torso(side), head(side), arm(side, joints.arms[1]))
  return p.face === -1 ? flip(figure) : figure
}

/** A soft shadow on the ground. */
export const shadow = (width = 15) => ellipse(3, 0.5, width, 2.6, ink[900], { opacity: 0.18 })

/** Ready-made people, so that the same team is met in many pictures. */
export const cast = {
  leader: {
    head: 'hijab',
    headColour: teal[600],
    top: green[600],
    bottom: ink[700],
    dress: true,
    vest: gold[500],
    skin: 2,
  },
  surveyor: { head: 'helmet', top: paper[300], bottom: teal[800], vest: gold[500], skin: 1 },
  biologist: { head: 'cap', headColour: green[700], top: earth[500], bottom: earth[800], skin: 0, pack: green[800] },
  chemist: { head: 'bun', top: paper[200], bottom: teal[700], skin: 3 },
  elder: { head: 'peci', top: clay[500], batik: gold[300], bottom: ink[900], skin: 1 },
  mother: { head: 'hijab', headColour: clay[400], top: clay[600], bottom: clay[700], dress: true, skin: 2 },
  farmer: { head: 'caping', top: teal[500], bottom: earth[700], skin: 0 },
  youth: { head: 'hair', top: teal[600], bottom: ink[700], skin: 2 },
  officer: { head: 'hair', top: earth[400], bottom: ink[700], batik: earth[700], skin: 1 },
  student: { head: 'long', top: gold[500], bottom: green[800], skin: 3 },
  scholar: { head: 'hijab', headColour: green[300], top: green[700], bottom: green[900], dress: true, skin: 1 },
  senior: { head: 'hair', hair: '#B9BDB8', top: green[800], batik: gold[400], bottom: ink[900], skin: 2 },
} satisfies Record<string, Person>
