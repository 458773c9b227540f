import { contourLines } from './lines.ts'
import { earth, gold, green, ink, mix, paper, teal } from './palette.ts'
import { fractal } from './random.ts'
import { project, type Relief, relief, stepAt } from './relief.ts'
import { type Art, ellipse, line, num, poly, rect, shape } from './svg.ts'

/** A square block of land on a ground of its own, as a model. */
export function landBlock(
  art: Art,
  o: {
    horizon: number
    focal: number
    far: number
    spread: number
    seed: number
    step: number
    count: number
    steep?: number
    river?: number
  },
): Relief {
  const view = {
    width: art.width,
    height: art.height,
    horizon: o.horizon,
    focal: o.focal,
    near: 1,
    far: o.far,
    spread: o.spread,
    eye: 1,
    square: true,
  }
  const centre = (y: number) => (o.river ?? 0) + Math.sin((y - 1) * 8) * 0.15
  const elevation = (x: number, y: number) => {
    const d = Math.abs(x - centre(y)) - 0.045
    return (
      d * 0.05 +
      Math.min(1, Math.max(0, d) / 0.4) *
        Math.max(0, fractal(x * 2.6 + 4, y * 4.6, o.seed, 3) - 0.3) *
        (o.steep ?? 0.34)
    )
  }
  const corner = (x: number, y: number, z = 0) => project(view, x * o.spread, y, z)
  const base = [corner(-1, o.far), corner(1, o.far), corner(1, 1), corner(-1, 1)]
  const [a, b] = [base[3] as [number, number], base[2] as [number, number]]
  art.add(
    ellipse((a[0] + b[0]) / 2, a[1] + 52, (b[0] - a[0]) * 0.56, 34, ink[900], { opacity: 0.13 }),
    shape(poly([a, b, [b[0], b[1] + 46], [a[0], a[1] + 46]]), earth[600]),
    line(`M${num(a[0])} ${num(a[1] + 18)}H${num(b[0])}M${num(a[0])} ${num(a[1] + 32)}H${num(b[0])}`, earth[800], 2, {
      opacity: 0.4,
    }),
    shape(
      poly(base),
      art.linear([
        [0, teal[300]],
        [1, teal[500]],
      ]),
    ),
  )
  const model: Relief = {
    view,
    elevation,
    from: 0,
    step: o.step,
    count: o.count,
    haze: paper[200],
    hazeStart: 0.12,
    colours: [
      mix(gold[300], green[200], 0.4),
      mix(green[300], gold[300], 0.2),
      green[400],
      green[500],
      green[600],
      green[700],
    ],
    thick: 5,
    detail: 0.95,
  }
  relief(art, model)
  return model
}

export const spot = (model: Relief, x: number, y: number) => project(model.view, x, y, stepAt(model, x, y))

export const ground = (art: Art, colour: string, lineColour: string, seed: number) =>
  art.add(
    rect(
      0,
      0,
      art.width,
      art.height,
      art.linear([
        [0, mix(colour, paper[100], 0.5)],
        [1, colour],
      ]),
    ),
    contourLines(
      { width: art.width, height: art.height, seed, scale: 4, levels: 6, slack: 1.1, gap: 60 },
      lineColour,
      1.3,
      { opacity: 0.45 },
    ),
  )
