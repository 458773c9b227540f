// Instruments, papers and furniture of an Amdal team, each standing on the origin.
import { contourPaths } from './lines.ts'
import { clay, earth, gold, green, ink, mix, paper, teal } from './palette.ts'
import { at, circle, ellipse, group, line, rect, shape } from './svg.ts'

/** A total station on its tripod, about 80 tall. */
export const tripod = () =>
  line('M0-58L-20 0M0-58L20 0M0-58L3 2', earth[500], 3.4) +
  line('M-11-26L11-26', earth[600], 1.6) +
  rect(-7, -63, 14, 5, ink[900], { rx: 1.5 }) +
  rect(-8, -78, 16, 15, gold[500], { rx: 3 }) +
  circle(0, -71, 4.6, ink[900]) +
  circle(1.4, -71, 2.2, teal[300]) +
  rect(-4, -82, 8, 4, ink[700], { rx: 1 })

/** A striped staff, 110 tall. */
export const staff = (colour: string = clay[600]) =>
  rect(-2.5, -110, 5, 110, paper[100]) +
  shape([0, 2, 4, 6, 8].map((i) => `M-2.5${-110 + i * 11}h5v11h-5z`).join(''), colour)

export const drone = () =>
  line('M-16-5L16-5M-20-8h10M10-8h10', ink[900], 2) +
  rect(-8, -8, 16, 7, paper[100], { rx: 3 }) +
  circle(0, 0, 3, ink[900]) +
  line('M-6 0v5M6 0v5', ink[700], 1.4)

/** A paper map with contours, a river and a few signs, seen flat. */
export function mapSheet(width: number, height: number, seed = 5, levels = 7): string {
  const d = contourPaths({ width, height, seed, scale: 2.4, levels, octaves: 2, slack: 0.8, gap: 24 }).join('')
  const river = `M${width * 0.08} 0C${width * 0.3} ${height * 0.35} ${width * 0.2} ${height * 0.5} ${width * 0.5} ${height * 0.58}S${width * 0.7} ${height * 0.9} ${width * 0.92} ${height}`
  return (
    rect(0, 0, width, height, paper[200], { rx: 4 }) +
    line(d, green[500], 1.2, { opacity: 0.75 }) +
    line(river, teal[400], Math.max(4, width * 0.018)) +
    rect(0, 0, width, height, 'none', { rx: 4, stroke: paper[500], strokeWidth: 1.5 })
  )
}

export const pin = (colour: string = clay[600]) =>
  shape('M0 0C-4-9-11-13-11-21A11 11 0 0 1 11-21C11-13 4-9 0 0z', colour) + circle(0, -21, 4.4, paper[200])

/** An air-quality station: cabinet, inlet, mast with cups and a solar panel; 220 tall. */
export const airStation = () =>
  rect(-60, -84, 120, 78, paper[200], { rx: 4 }) +
  rect(24, -84, 36, 78, ink[900], { rx: 4, opacity: 0.08 }) +
  rect(-66, -92, 132, 10, green[700], { rx: 3 }) +
  rect(-46, -70, 40, 58, mix(green[100], green[300], 0.5), { rx: 2 }) +
  rect(-40, -62, 28, 16, teal[800], { rx: 2 }) +
  line('M-37-52l6-4 5 3 6-5 5 2', gold[400], 1.6) +
  circle(-12, -38, 2, ink[700]) +
  line('M12-66h40M12-58h40M12-50h40M12-42h40', ink[500], 2, { opacity: 0.6 }) +
  rect(-56, -6, 12, 6, ink[700]) +
  rect(44, -6, 12, 6, ink[700]) +
  line('M-30-92V-124', ink[500], 4) +
  shape('M-41-124h22l-4-10h-14z', ink[700]) +
  line('M-2-92V-116', ink[500], 4) +
  ellipse(-2, -120, 9, 6, ink[700]) +
  line('M44-92V-214M44-204L22-214M44-204L66-214M44-176H70', ink[700], 3) +
  circle(20, -215, 5, gold[500]) +
  circle(68, -215, 5, gold[500]) +
  circle(44, -218, 4, gold[500]) +
  shape('M66-184l18 8-18 8z', clay[600]) +
  group(
    { transform: 'translate(30 -128) skewX(-20)' },
    rect(-6, -22, 44, 26, teal[800], { rx: 2 }),
    line('M5-22v26M16-22v26M27-22v26M-6-9h44', teal[500], 1),
  )

/** A slim wooden boat, 240 long. */
export const boat = (colour: string = clay[600]) =>
  shape('M-126-26Q-110 10-70 12H76Q112 10 130-30Q96-8 60-8H-64Q-98-8-126-26z', colour) +
  shape('M-126-26Q-98-8-64-8H60Q96-8 130-30Q98-14 60-13H-64Q-98-13-126-26z', mix(colour, paper[200], 0.35)) +
  line('M-98-4Q-60 2 0 2T104-6', paper[200], 2, { opacity: 0.5 })

export const bottle = (colour: string = teal[400]) =>
  shape('M-5 0V-16Q-5-20-2.5-21V-26H2.5V-21Q5-20 5-16V0z', paper[100]) +
  rect(-5, -13, 10, 13, colour, { rx: 1.5, opacity: 0.85 }) +
  rect(-3.2, -29, 6.4, 4, clay[600], { rx: 1 })
export const flask = (colour: string = teal[400]) =>
  shape('M-4-40H4V-24L16-3Q17 0 14 0H-14Q-17 0-16-3L-4-24z', paper[100], { opacity: 0.95 }) +
  shape('M-9.5-14H9.5L16-3Q17 0 14 0H-14Q-17 0-16-3z', colour) +
  rect(-6, -43, 12, 4, paper[400], { rx: 1.5 })
export const microscope = () =>
  shape('M-24 0H22V-7H-24z', ink[900]) +
  line('M14-7C26-22 22-44 4-52', ink[700], 7) +
  group(
    { transform: 'rotate(-24 -2 -46)' },
    rect(-9, -76, 13, 40, paper[300], { rx: 3 }),
    rect(-7, -86, 9, 12, ink[900], { rx: 2 }),
    rect(-6, -38, 7, 10, ink[900]),
  ) +
  rect(-24, -20, 34, 4, ink[900], { rx: 1 })

/** A sheet with a seal and lines of text as strokes. */
export function certificate(width: number, height: number, code = false): string {
  const rows = [0.34, 0.44, 0.54]
    .map((y, i) => `M${width * (0.24 + i * 0.05)} ${height * y}H${width * (0.76 - i * 0.05)}`)
    .join('')
  return (
    rect(0, 0, width, height, paper[100], { rx: 4 }) +
    rect(width * 0.035, height * 0.05, width * 0.93, height * 0.9, 'none', {
      stroke: green[700],
      strokeWidth: Math.max(1, width * 0.008),
      rx: 2,
    }) +
    rect(width * 0.32, height * 0.16, width * 0.36, height * 0.07, green[700], { rx: height * 0.02 }) +
    line(rows, ink[500], Math.max(1.4, height * 0.018), { opacity: 0.6 }) +
    line(`M${width * 0.16} ${height * 0.8}h${width * 0.26}`, ink[700], Math.max(1, height * 0.01)) +
    at(width * 0.78, height * 0.74, width / 340, seal()) +
    (code
      ? ''
      : line(
          `M${width * 0.18} ${height * 0.76}q${width * 0.04} ${-height * 0.1} ${width * 0.08} 0t${width * 0.1} ${-height * 0.03}`,
          teal[700],
          Math.max(1, height * 0.01),
        ))
  )
}

export const seal = () =>
  shape('M-16 18L-22 54L-8 46L0 58L8 46L22 54L16 18z', gold[600]) +
  circle(0, 0, 28, gold[500]) +
  circle(0, 0, 21, 'none', { stroke: paper[200], strokeWidth: 2 }) +
  line('M-9 1L-2 8L10-7', paper[200], 4)

/** A pattern like a QR code of size x size cells, the three corner squares included. */
export function code(cells: number, cell: number, seed: number): string {
  let d = ''
  let state = seed
  const corner = (x: number, y: number) => (x < 8 && y < 8) || (x >= cells - 8 && y < 8) || (x < 8 && y >= cells - 8)
  for (let y = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++) {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
      if (!corner(x, y) && (state >> 16) % 2) d += `M${x * cell} ${y * cell}h${cell}v${cell}h-${cell}z`
    }
  }
  const eye = (x: number, y: number) =>
    rect(x * cell, y * cell, cell * 7, cell * 7, ink[900]) +
    rect((x + 1) * cell, (y + 1) * cell, cell * 5, cell * 5, paper[100]) +
    rect((x + 2) * cell, (y + 2) * cell, cell * 3, cell * 3, ink[900])
  return shape(d, ink[900]) + eye(0, 0) + eye(cells - 7, 0) + eye(0, cells - 7)
}

export const magnifier = () =>
  line('M78 78L168 168', earth[700], 30) +
  line('M82 82L164 164', earth[600], 20) +
  circle(0, 0, 112, 'none', { stroke: ink[700], strokeWidth: 16 }) +
  circle(0, 0, 112, 'none', { stroke: gold[400], strokeWidth: 4 }) +
  line('M-76-36A84 84 0 0 1-20-82', paper[100], 9, { opacity: 0.7 })

export const laptop = (screen: string = teal[800]) =>
  rect(-30, -42, 60, 38, ink[700], { rx: 3 }) +
  rect(-27, -39, 54, 32, screen, { rx: 1.5 }) +
  shape('M-38-4H38L42 0H-42z', paper[500])
export const table = (width: number, height = 46, colour: string = earth[500]) =>
  rect(-width / 2 + 12, -height, 8, height, mix(colour, ink[900], 0.35)) +
  rect(width / 2 - 20, -height, 8, height, mix(colour, ink[900], 0.35)) +
  rect(-width / 2, -height - 4, width, 9, colour, { rx: 2 })
export const chair = (colour: string = green[700]) =>
  line('M-12 0L-9-28H12L14 0M-9-28L-13-62', mix(colour, ink[900], 0.3), 3.4) +
  rect(-17, -64, 7, 26, colour, { rx: 3 }) +
  rect(-12, -32, 28, 5, colour, { rx: 2 })

/** A chair seen from behind, for rows of listeners; the sitter is drawn before it. */
export const chairBack = (colour: string = green[700]) =>
  line('M-11 0V-34M11 0V-34', mix(colour, ink[900], 0.4), 3) +
  rect(-15, -31, 30, 6, mix(colour, ink[900], 0.25), { rx: 3 }) +
  rect(-14, -54, 28, 26, colour, { rx: 5 }) +
  rect(-14, -54, 28, 7, mix(colour, paper[200], 0.2), { rx: 3.5 })
export const lectern = () =>
  shape('M-20-58H20L14 0H-14z', earth[600]) +
  shape('M4-58H20L14 0H6z', ink[900], { opacity: 0.15 }) +
  shape('M-25-64L25-58V-52L-25-58z', earth[500]) +
  line('M-8-62Q-10-74-4-78', ink[700], 2) +
  circle(-4, -79, 2.6, ink[900]) +
  at(0, -34, 0.34, seal())
export const board = (width: number, height: number, inside = '') =>
  rect(-width / 2 - 5, -height - 5, width + 10, height + 10, earth[600], { rx: 5 }) +
  rect(-width / 2, -height, width, height, paper[100], { rx: 2 }) +
  at(-width / 2, -height, 1, inside)
export const folder = (colour: string, width = 150, height = 110) =>
  shape(`M0 ${-height}H${width * 0.34}L${width * 0.42} ${-height + 14}H${width}V0H0z`, mix(colour, ink[900], 0.22)) +
  rect(8, -height + 8, width - 16, 24, paper[100]) +
  rect(0, -height + 26, width, height - 26, colour, { rx: 5 })
export const plant = () =>
  shape('M-12 0L-16-24H16L12 0z', clay[600]) +
  line('M0-24C-4-44-20-52-26-60M0-24C0-48 4-60 2-76M0-24C6-42 18-48 26-58', green[700], 3) +
  [
    [-28, -62, -50],
    [2, -78, 4],
    [28, -60, 48],
    [-12, -50, -20],
    [14, -52, 24],
  ]
    .map(([x, y, r]) => group({ transform: `translate(${x} ${y}) rotate(${r})` }, ellipse(0, -6, 7, 15, green[600])))
    .join('')
