import { monogram, shortBodyName } from '../../lib/body.ts'
import { textPath, textWidth } from '../../lib/files/lettering.ts'
import { type Hex, hex } from '../../lib/graphics/colour.ts'
import { colourScheme, paperColours, WHITE } from '../../lib/graphics/colour-scheme.ts'
import { contourLines } from '../../lib/graphics/contours.ts'

/** The facts about a body that its pictures are drawn from. */
export interface Branding {
  nama_lembaga: string
  nama_singkat: string
  warna_utama: string
  warna_kedua: string
  /** PNG; undefined: letters of the name stand for it. */
  logo: Buffer | undefined
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const svg = (width: number, height: number, ...inside: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside.join('')}</svg>`

/** Whole within the box, whatever its shape. */
const logoIn = (logo: Buffer, { x, y, width, height }: Box): string =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid meet" href="data:image/png;base64,${logo.toString('base64')}"/>`

const CAPITAL = 0.7

/** The letters of the name in the middle of the box, as large as it allows. */
function lettersIn(branding: Branding, { x, y, width, height }: Box, colour: Hex): string {
  const letters = monogram(shortBodyName(branding))
  const style = { weight: 700, anchor: 'middle' as const }
  const atOne = textWidth(letters, { ...style, size: 100 }) / 100
  const size = Math.min(height / CAPITAL, width / Math.max(atOne, 0.1))
  const baseline = y + height / 2 + (size * CAPITAL) / 2
  return `<path fill="${colour}" d="${textPath(letters, x + width / 2, baseline, { ...style, size })}"/>`
}

/** Space around what is drawn, as a share of the side. */
const around = (side: number, share: number): Box => {
  const space = side * share
  return { x: space, y: space, width: side - 2 * space, height: side - 2 * space }
}

interface IconShape {
  /** The radius of its corners, as a share of the side. */
  radius: number
  /** Around the logo; letters get more. */
  space: number
}

/** The logo on white or, without one, letters on the body's colour. */
export function iconSvg(branding: Branding, side: number, { radius, space }: IconShape): string {
  const ground = branding.logo ? WHITE : hex(branding.warna_utama)
  const inside = branding.logo
    ? logoIn(branding.logo, around(side, space))
    : lettersIn(branding, around(side, space + 0.12), WHITE)
  return svg(side, side, `<rect width="${side}" height="${side}" rx="${side * radius}" fill="${ground}"/>`, inside)
}

/** The picture of the credential: the body's mark in a ring of its two colours. */
export function badgeSvg(branding: Branding, side: number): string {
  const middle = side / 2
  const disc = (radius: number, colour: string) =>
    `<circle cx="${middle}" cy="${middle}" r="${radius * side}" fill="${colour}"/>`
  const box = around(side, 0.27)
  const inside = branding.logo
    ? logoIn(branding.logo, box)
    : lettersIn(branding, around(side, 0.3), hex(branding.warna_utama))
  return svg(
    side,
    side,
    disc(0.5, branding.warna_utama),
    disc(0.44, WHITE),
    disc(0.425, branding.warna_kedua),
    disc(0.375, WHITE),
    inside,
  )
}

const PREVIEW = { width: 1200, height: 630, side: 72, name: 68, lines: 3 }

/** Words in lines no wider than allowed; what is left after the last line ends in an ellipsis. */
export function wrapLines(text: string, size: number, width: number, most: number): string[] {
  const fits = (line: string) => textWidth(line, { weight: 700, size }) <= width
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.slice(0, most)
  if (lines.length > most) shown[most - 1] += '…'
  return shown
}

/** Draws the link preview of other programs: name and mark over the house motif. */
export function previewSvg(branding: Branding & { title: string }): string {
  const { width, height, side, name, lines } = PREVIEW
  const { light, dark } = colourScheme(branding)
  const { primaryLine } = paperColours(branding)
  const terrain = { width, height, cell: 14, levels: 12, seed: 34 }
  const contours = contourLines(terrain).map(
    ({ d, index }) => `<path d="${d}" fill="none" stroke="${primaryLine}" stroke-width="${index ? 2 : 1.2}"/>`,
  )
  const words = wrapLines(branding.title, name, width - 2 * side, lines)
  const plate = { x: side, y: side, width: branding.logo ? 300 : 160, height: 160 }
  const inset = { x: plate.x + 20, y: plate.y + 20, width: plate.width - 40, height: plate.height - 40 }
  const first = height - side - 40 - (words.length - 1) * name * 1.2
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${light['canopy']}"/>`,
    ...contours,
    `<rect x="${plate.x}" y="${plate.y}" width="${plate.width}" height="${plate.height}" rx="24" fill="${WHITE}"/>`,
    branding.logo ? logoIn(branding.logo, inset) : lettersIn(branding, inset, hex(branding.warna_utama)),
    ...words.map(
      (line, i) =>
        `<path fill="${WHITE}" d="${textPath(line, side, first + i * name * 1.2, { weight: 700, size: name })}"/>`,
    ),
    `<rect x="${side}" y="${height - side}" width="96" height="8" rx="4" fill="${dark['color-secondary']}"/>`,
  )
}
