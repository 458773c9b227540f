// Article pictures: scoping and sampling points, each on a block of land.
import { ground, landBlock, spot } from './block.ts'
import { pin } from './instruments.ts'
import { clay, gold, green, ink, mix, paper, teal } from './palette.ts'
import { tree } from './plants.ts'
import { type Art, at, circle, createArt, ellipse, group, line, num, rect, shape } from './svg.ts'

export function scoping(): Art {
  const art = createArt('artikel-01', 1600, 900)
  ground(art, paper[300], green[300], 51)
  const model = landBlock(art, {
    horizon: -110,
    focal: 850,
    far: 1.62,
    spread: 0.7,
    seed: 14,
    step: 0.015,
    count: 9,
    river: 0.04,
  })
  const [sx, sy] = spot(model, -0.32, 1.2)
  const plant =
    rect(-46, -34, 92, 34, paper[200]) +
    shape('M-46-34l23-16v16l23-16v16l23-16v16l23-16v16z', clay[600]) +
    rect(22, -84, 12, 40, ink[700]) +
    shape('M-30-22h12v14h-12zM-6-22h12v14h-12zM18-22h12v14h-12z', teal[600])
  art.add(ellipse(sx, sy, 78, 22, clay[500], { opacity: 0.35 }), at(sx, sy + 8, 1.25, plant))
  const arrow = (tx: number, ty: number, lift: number, colour: string) => {
    const [x, y] = spot(model, tx, ty)
    const [mx, my] = [(sx + x) / 2, Math.min(sy, y) - lift]
    const angle = (Math.atan2(y - my, x - mx) * 180) / Math.PI
    return (
      line(`M${num(sx)} ${num(sy - 70)}Q${num(mx)} ${num(my)} ${num(x)} ${num(y - 20)}`, colour, 7, {
        strokeDasharray: '2 15',
      }) +
      group(
        { transform: `translate(${num(x)} ${num(y - 12)}) rotate(${num(angle)})` },
        shape('M10 0L-16-13L-10 0L-16 13z', colour),
      ) +
      ellipse(x, y, 30, 9, colour, { opacity: 0.4 })
    )
  }
  art.add(
    arrow(0.07, 1.22, 120, teal[700]),
    arrow(0.42, 1.15, 210, clay[600]),
    arrow(0.3, 1.5, 150, gold[600]),
    arrow(-0.52, 1.5, 110, green[900]),
  )
  const badge = (x: number, y: number, colour: string, sign: string) =>
    circle(x + 4, y + 6, 52, ink[900], { opacity: 0.12 }) +
    circle(x, y, 52, paper[100], { stroke: colour, strokeWidth: 5 }) +
    at(x, y, 1, sign)
  art.add(
    badge(1400, 190, teal[700], shape('M0-30C14-10 24 2 24 14A24 24 0 0 1-24 14C-24 2-14-10 0-30z', teal[500])),
    badge(1470, 350, clay[600], shape('M-26 20V-2L0-24L26-2V20z', clay[500]) + rect(-6, 2, 12, 18, paper[100])),
    badge(1410, 510, gold[600], line('M-26-8q13-14 26 0t26 0M-26 10q13-14 26 0t26 0', gold[600], 6)),
    badge(190, 220, green[800], at(0, 30, 0.6, tree(green[600]))),
  )
  return art
}

function baselineModel(art: Art): void {
  ground(art, mix(teal[100], paper[200], 0.3), teal[300], 53)
  const model = landBlock(art, {
    horizon: -90,
    focal: 830,
    far: 1.66,
    spread: 0.72,
    seed: 31,
    step: 0.016,
    count: 8,
    river: -0.05,
    steep: 0.3,
  })
  const points: [number, number, string][] = [
    [-0.05, 1.1, teal[700]],
    [0.08, 1.28, teal[700]],
    [-0.1, 1.5, teal[700]],
    [0.4, 1.12, clay[600]],
    [0.46, 1.42, clay[600]],
    [-0.42, 1.16, gold[600]],
    [-0.5, 1.44, gold[600]],
    [0.24, 1.2, green[800]],
    [-0.26, 1.36, green[800]],
  ]
  const seen = points.map(([x, y, colour]) => ({ p: spot(model, x, y), colour })).sort((a, b) => a.p[1] - b.p[1])
  const river = seen.filter((s) => s.colour === teal[700]).map((s) => s.p)
  art.add(
    line(`M${river.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`, paper[100], 4, { strokeDasharray: '2 12' }),
  )
  art.add(
    seen
      .map(
        ({ p: [x, y], colour }) =>
          ellipse(x, y, 40, 12, colour, { opacity: 0.25 }) +
          ellipse(x, y, 22, 7, colour, { opacity: 0.45 }) +
          at(x, y, 1.9, pin(colour)),
      )
      .join(''),
  )
}

function baselineLegend(art: Art): void {
  const row = (i: number, colour: string, width: number) =>
    at(66, 82 + i * 56, 0.95, pin(colour)) + line(`M96 ${62 + i * 56}h${width}`, ink[500], 7, { opacity: 0.45 })
  art.add(
    at(
      60,
      60,
      1,
      rect(6, 9, 290, 270, ink[900], { rx: 14, opacity: 0.12 }),
      rect(0, 0, 290, 270, paper[100], { rx: 14 }),
      at(
        -20,
        -8,
        1,
        [teal[700], clay[600], gold[600], green[800]]
          .map((c, i) => row(i, c, [150, 120, 170, 100][i] as number))
          .join(''),
      ),
    ),
  )
  art.add(
    at(
      1470,
      150,
      1,
      circle(0, 0, 66, paper[100], { stroke: ink[700], strokeWidth: 4 }),
      shape('M0-54L14 0L0 54L-14 0z', ink[700]),
      shape('M0-54L14 0H-14z', clay[600]),
      line('M-54 0H-30M54 0H30', ink[700], 5),
    ),
  )
}

export function baseline(): Art {
  const art = createArt('artikel-03', 1600, 900)
  baselineModel(art)
  baselineLegend(art)
  return art
}
