// Landmarks of the archipelago, each standing on the origin.

import { hip } from './buildings.ts'
import { clay, earth, gold, green, ink, mix, paper, teal } from './palette.ts'
import { circle, ellipse, group, line, num, type Point, poly, rect, shape } from './svg.ts'

/** A Balinese meru with dark thatched tiers. */
export const meru = (tiers: number, w: number): string =>
  Array.from({ length: tiers }, (_, i) => {
    const k = 1 - (i / tiers) * 0.68
    const y = -i * w * 0.3
    return (
      rect(-w * k * 0.16, y - w * 0.3, w * k * 0.32, w * 0.3, clay[600]) +
      shape(
        `M${num(-w * k * 0.5)} ${num(y - w * 0.2)}Q${num(-w * k * 0.24)} ${num(y - w * 0.26)} ${num(-w * k * 0.16)} ${num(y - w * 0.42)}H${num(w * k * 0.16)}Q${num(w * k * 0.24)} ${num(y - w * 0.26)} ${num(w * k * 0.5)} ${num(y - w * 0.2)}z`,
        earth[800],
      )
    )
  }).join('') +
  line(`M0 ${num(-tiers * w * 0.3 - w * 0.1)}v${num(-w * 0.16)}`, gold[500], 4) +
  rect(-w * 0.3, -w * 0.12, w * 0.6, w * 0.14, paper[500])

/** One half of a split gate, inner edge at x = 0, to the left. */
export const splitGate = (h: number, colour: string = clay[600]) => {
  const steps = [
    [1, 0],
    [1, 0.16],
    [0.84, 0.16],
    [0.84, 0.34],
    [0.66, 0.34],
    [0.66, 0.52],
    [0.48, 0.52],
    [0.48, 0.68],
    [0.32, 0.68],
    [0.32, 0.82],
    [0.17, 0.82],
    [0.17, 0.93],
    [0, 1],
  ]
  const w = h * 0.5
  return (
    shape(poly([[0, 0], ...steps.map(([x, y]): Point => [-(x as number) * w, -(y as number) * h])]), colour) +
    steps
      .filter((_, i) => i % 2 === 1 && i > 0)
      .map(([x, y]) => rect(-(x as number) * w - 5, -(y as number) * h - 4, (x as number) * w + 5, 8, paper[500]))
      .join('') +
    rect(-12, -h * 0.86, 12, h * 0.86, ink[900], { opacity: 0.14 })
  )
}

export const monas = (h: number, colour: string = paper[400]) =>
  shape(`M-7 0L-3 ${-h * 0.8}H3L7 0z`, colour) +
  shape(
    `M-50 ${-h * 0.16}Q-20 ${-h * 0.12} -9 ${-h * 0.02}H9Q20 ${-h * 0.12} 50 ${-h * 0.16}L46 ${-h * 0.19}H-46z`,
    colour,
  ) +
  rect(-64, -8, 128, 10, colour) +
  rect(-13, -h * 0.83, 26, h * 0.035, colour) +
  shape(`M-8 ${-h * 0.83}Q-11 ${-h * 0.92} 1 ${-h}Q11 ${-h * 0.92} 8 ${-h * 0.83}z`, gold[500])

export const towers = (list: [number, number, number][], colour: string) =>
  list
    .map(([x, w, h], i) => {
      const tone = mix(colour, i % 2 ? paper[200] : teal[600], 0.18)
      const rows = Array.from({ length: Math.floor(h / 22) }, (_, r) => `M${x + 7} ${-h + 14 + r * 22}h${w - 14}`).join(
        '',
      )
      return (
        rect(x, -h, w, h, tone) +
        (i % 3 === 0 ? shape(`M${x} ${-h}l${w} -26v26z`, tone) : '') +
        line(rows, paper[100], 3, { opacity: 0.35, strokeDasharray: '9 6' })
      )
    })
    .join('')

export const obelisk = (h: number) =>
  shape(`M-15 0L-8 ${-h * 0.9}Q0 ${-h * 1.02} 8 ${-h * 0.9}L15 0z`, paper[100]) +
  shape(`M3 0L2 ${-h * 0.96}Q6 ${-h * 0.94} 8 ${-h * 0.9}L15 0z`, ink[900], { opacity: 0.1 }) +
  line(
    Array.from({ length: 9 }, (_, i) => `M${-14 + i * 0.7} ${num(-h * 0.1 * (i + 1))}H${14 - i * 0.7}`).join(''),
    paper[500],
    2,
  ) +
  rect(-44, -10, 88, 12, paper[500])

/** A bridge with two towers joined above, after the Musi crossing. */
export function liftBridge(w: number, h: number, colour: string = clay[600]): string {
  const deck = -h * 0.26
  const tower = (x: number) =>
    shape(
      poly([
        [x - 24, 20],
        [x - 15, -h],
        [x - 5, -h],
        [x - 9, 20],
      ]),
      colour,
    ) +
    shape(
      poly([
        [x + 9, 20],
        [x + 5, -h],
        [x + 15, -h],
        [x + 24, 20],
      ]),
      mix(colour, ink[900], 0.15),
    ) +
    [0.5, 0.66, 0.82, 0.97].map((k) => rect(x - 16, -h * k, 32, 9, mix(colour, ink[900], 0.1))).join('') +
    rect(x - 22, -h - 12, 44, 16, mix(colour, ink[900], 0.2), { rx: 3 })
  const piers = [-0.46, -0.34, 0.34, 0.46]
    .map((k) => rect(w * k - 8, deck, 16, -deck + 20, mix(colour, ink[900], 0.2)))
    .join('')
  return (
    piers +
    tower(-w * 0.19) +
    tower(w * 0.19) +
    rect(-w / 2, deck - 12, w, 20, mix(colour, ink[900], 0.08)) +
    line(`M${num(-w / 2)} ${num(deck - 30)}H${num(w / 2)}`, mix(colour, ink[900], 0.2), 3) +
    line(
      `M${num(-w * 0.19)} ${-h * 0.92}L${num(-w * 0.47)} ${num(deck - 12)}M${num(w * 0.19)} ${-h * 0.92}L${num(w * 0.47)} ${num(deck - 12)}`,
      mix(colour, ink[900], 0.1),
      4,
    )
  )
}

/** A cable-stayed bridge. */
export const cableBridge = (w: number, h: number, colour: string) =>
  [-0.2, 0.2]
    .map(
      (k) =>
        rect(w * k - 6, -h, 12, h + 10, colour) +
        line(
          [1, 2, 3, 4, 5]
            .map(
              (i) =>
                `M${num(w * k)} ${num(-h + i * 10)}L${num(w * (k - 0.045 * i))} ${num(-h * 0.22)}M${num(w * k)} ${num(-h + i * 10)}L${num(w * (k + 0.04 * i))} ${num(-h * 0.22)}`,
            )
            .join(''),
          colour,
          2,
        ),
    )
    .join('') +
  rect(-w / 2, -h * 0.22, w, 9, colour) +
  [-0.45, -0.33, 0.33, 0.45].map((k) => rect(w * k - 4, -h * 0.2, 8, h * 0.26, colour)).join('')

export const archBridge = (w: number, h: number, colour: string = clay[600]) => {
  const arc = `M${num(-w / 2)} 0Q0 ${num(-h * 2)} ${num(w / 2)} 0`
  const hangers = Array.from({ length: 13 }, (_, i) => {
    const t = (i + 1) / 14
    return `M${num(-w / 2 + w * t)} -8V${num(-h * 4 * t * (1 - t))}`
  }).join('')
  return (
    line(hangers, colour, 2.6) +
    line(arc, colour, 11) +
    rect(-w * 0.62, -12, w * 1.24, 12, mix(colour, ink[900], 0.2)) +
    rect(-w / 2 - 10, 0, 20, 30, ink[500]) +
    rect(w / 2 - 10, 0, 20, 30, ink[500])
  )
}

/** A two-masted pinisi under sail. */
export const pinisi = () =>
  line('M-50 0V-190M40 0V-210M120-20L196-62', earth[800], 5) +
  shape(
    'M-56-24V-178Q-118-120-122-24zM-44-24V-184Q0-130 30-24zM34-24V-200Q-6-120-38-28zM46-24V-204Q104-130 116-30z',
    paper[200],
  ) +
  shape('M58-60L126-34L188-60Q120-110 46-196z', gold[300]) +
  shape('M-140-26Q-60 0 128-16L168-34Q150 20 104 34H-98Q-130 14-140-26z', earth[700]) +
  line('M-134-14Q-50 12 150-14', paper[200], 4)

/** A round house under a thatched dome. */
export const honai = (w: number) =>
  rect(-w * 0.36, -w * 0.34, w * 0.72, w * 0.34, earth[600]) +
  line(
    Array.from({ length: 8 }, (_, i) => `M${num(-w * 0.31 + i * w * 0.088)} 0V${num(-w * 0.34)}`).join(''),
    earth[800],
    2.4,
    { opacity: 0.5 },
  ) +
  rect(-w * 0.08, -w * 0.26, w * 0.16, w * 0.26, earth[800]) +
  shape(
    `M${num(-w * 0.5)} ${num(-w * 0.28)}C${num(-w * 0.5)} ${num(-w * 0.66)} ${num(-w * 0.2)} ${num(-w * 0.86)} 0 ${num(-w * 0.88)}S${num(w * 0.5)} ${num(-w * 0.66)} ${num(w * 0.5)} ${num(-w * 0.28)}Q0 ${num(-w * 0.4)} ${num(-w * 0.5)} ${num(-w * 0.28)}z`,
    earth[500],
  ) +
  line(
    `M${num(-w * 0.42)} ${num(-w * 0.44)}Q0 ${num(-w * 0.56)} ${num(w * 0.42)} ${num(-w * 0.44)}M${num(-w * 0.3)} ${num(-w * 0.64)}Q0 ${num(-w * 0.74)} ${num(w * 0.3)} ${num(-w * 0.64)}`,
    earth[700],
    3,
    { opacity: 0.6 },
  )

export const temple = (h: number, colour: string) =>
  shape(
    poly([
      [-h * 0.3, 0],
      [-h * 0.3, -h * 0.16],
      [-h * 0.22, -h * 0.16],
      [-h * 0.22, -h * 0.42],
      [-h * 0.17, -h * 0.42],
      [-h * 0.15, -h * 0.6],
      [-h * 0.1, -h * 0.6],
      [-h * 0.08, -h * 0.8],
      [-h * 0.035, -h * 0.8],
      [0, -h],
      [h * 0.035, -h * 0.8],
      [h * 0.08, -h * 0.8],
      [h * 0.1, -h * 0.6],
      [h * 0.15, -h * 0.6],
      [h * 0.17, -h * 0.42],
      [h * 0.22, -h * 0.42],
      [h * 0.22, -h * 0.16],
      [h * 0.3, -h * 0.16],
      [h * 0.3, 0],
    ]),
    colour,
  )

/** A bamboo pole bent over by its pendant. */
export const penjor = (h: number) =>
  line(`M0 0Q-6 ${num(-h * 0.7)} 40 ${-h}Q80 ${num(-h * 1.08)} 104 ${num(-h * 0.86)}`, gold[400], 6) +
  line(`M104 ${num(-h * 0.86)}V${num(-h * 0.72)}`, gold[500], 3) +
  circle(104, -h * 0.7, 9, gold[500]) +
  [0.4, 0.55, 0.7, 0.85].map((k) => ellipse(-2 + k * 22, -h * k, 12, 5, green[500])).join('')

export const stiltHouse = (w: number, wall: string, roof: string) =>
  line(
    `M${num(-w * 0.4)} 0V${num(-w * 0.3)}M${num(-w * 0.14)} 0V${num(-w * 0.3)}M${num(w * 0.14)} 0V${num(-w * 0.3)}M${num(w * 0.4)} 0V${num(-w * 0.3)}`,
    earth[800],
    5,
  ) +
  rect(-w * 0.46, -w * 0.66, w * 0.92, w * 0.36, wall) +
  rect(-w * 0.08, -w * 0.56, w * 0.16, w * 0.26, earth[700]) +
  rect(-w * 0.36, -w * 0.56, w * 0.18, w * 0.14, teal[700]) +
  rect(w * 0.18, -w * 0.56, w * 0.18, w * 0.14, teal[700]) +
  group({ transform: `translate(0 ${num(-w * 0.64)})` }, hip(w, w * 0.34, roof, w * 0.06))
