// The organisation chart, its lettering as outlines.
import { textPath } from '../../src/ground/branding/lettering.ts'
import { contourLines } from './lines.ts'
import { gold, green, paper, teal } from './palette.ts'
import { type Art, createArt, line, rect, shape } from './svg.ts'

interface Box {
  x: number
  y: number
  width: number
  lines: string[]
  fill: string
  ink: string
  edge?: string
}
const height = 108

function box({ x, y, width, lines, fill, ink: colour, edge }: Box): string {
  const size = 29
  const first = y + height / 2 + size * 0.35 - ((lines.length - 1) * size * 1.24) / 2
  const words = lines
    .map((text, i) => textPath(text, x, first + i * size * 1.24, { size, weight: 700, anchor: 'middle' }))
    .join('')
  return (
    rect(x - width / 2, y, width, height, fill, { rx: 16, stroke: edge, strokeWidth: edge ? 3 : undefined }) +
    shape(words, colour)
  )
}

export function organisationChart(): Art {
  const art = createArt('struktur', 1600, 1000)
  art.add(
    rect(0, 0, 1600, 1000, paper[200]),
    contourLines({ width: 1600, height: 1000, seed: 19, scale: 4, levels: 7, slack: 1, gap: 60 }, green[300], 1.2, {
      opacity: 0.45,
    }),
  )
  const dark = { fill: green[700], ink: paper[200] }
  const light = { fill: paper[100], ink: green[800], edge: green[500] }
  const water = { fill: paper[100], ink: teal[800], edge: teal[500] }
  art.add(
    line('M800 168V640M800 284H350M800 284H1250M320 660V600H1280V660M320 740V860', green[500], 4),
    line('M800 480H1250', teal[500], 4, { strokeDasharray: '2 11' }),
  )
  const boxes: Box[] = [
    { x: 800, y: 64, width: 420, lines: ['Dewan Pengarah'], ...light, edge: gold[500] },
    { x: 800, y: 230, width: 420, lines: ['Ketua'], ...dark },
    { x: 320, y: 230, width: 420, lines: ['Komite', 'Ketidakberpihakan'], ...water },
    { x: 1280, y: 230, width: 420, lines: ['Komite Skema'], ...water },
    { x: 1280, y: 426, width: 420, lines: ['Tim Banding'], ...water },
    { x: 320, y: 640, width: 420, lines: ['Manajer Sertifikasi'], ...dark, fill: green[600] },
    { x: 800, y: 640, width: 420, lines: ['Manajer Mutu'], ...dark, fill: green[600] },
    { x: 1280, y: 640, width: 420, lines: ['Manajer Administrasi', '& Keuangan'], ...dark, fill: green[600] },
    { x: 320, y: 828, width: 420, lines: ['Panel Penguji'], ...light },
  ]
  art.add(boxes.map(box).join(''))
  return art
}
