// Lettering as outlines from the Plus Jakarta Sans files, for machines without fonts.
import { createRequire } from 'node:module'
import { typefaceFile } from './typeface-file.ts'

interface Glyph {
  path: { commands: { command: string; args: number[] }[] }
  advanceWidth: number
}
interface Run {
  glyphs: Glyph[]
  positions: { xAdvance: number }[]
}
interface Font {
  unitsPerEm: number
  capHeight: number
  layout(text: string): Run
  hasGlyphForCodePoint(point: number): boolean
}

const num = (value: number) => String(Number(value.toFixed(1))).replace(/^(-?)0\./, '$1.')

const require = createRequire(import.meta.url)
const fontkit = require('fontkit') as { create(data: Buffer): Font }
const fonts = new Map<number, Font>()

function font(weight: number): Font {
  const known = fonts.get(weight)
  if (known) return known
  const made = fontkit.create(typefaceFile('latin', weight))
  fonts.set(weight, made)
  return made
}

/** Returns the text in letters that can be drawn: of others the letter without its mark, or a dot in their place. */
export function drawable(text: string): string {
  const face = font(700)
  const isKnown = (letter: string) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  return [...text.normalize('NFC')]
    .map((letter) => [letter, letter.normalize('NFD').charAt(0)].find(isKnown) ?? '·')
    .join('')
}

export interface Lettering {
  weight?: number
  size: number
  anchor?: 'start' | 'middle' | 'end'
  spacing?: number
}

export function textWidth(text: string, { weight = 600, size, spacing = 0 }: Lettering): number {
  const face = font(weight)
  const advance = face.layout(text).positions.reduce((sum, p) => sum + p.xAdvance, 0)
  return (advance * size) / face.unitsPerEm + spacing * (text.length - 1)
}

/** Path data of a line of text whose baseline starts (or centres, or ends) at x, y. */
export function textPath(text: string, x: number, y: number, style: Lettering): string {
  const { weight = 600, size, anchor = 'start', spacing = 0 } = style
  const face = font(weight)
  const scale = size / face.unitsPerEm
  const run = face.layout(text)
  const width = textWidth(text, style)
  let pen = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width
  const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as Record<
    string,
    string
  >
  let [px, py, sx, sy] = [0, 0, 0, 0]
  const out = run.glyphs.map((glyph, i) => {
    const d = glyph.path.commands
      .map(({ command, args }) => {
        const points = args.map((v, k) => Number((k % 2 ? y - v * scale : pen + v * scale).toFixed(1)))
        const moves = points.map((v, k) => num(v - (k % 2 ? py : px)))
        if (points.length) [px, py] = points.slice(-2) as [number, number]
        if (command === 'moveTo') [sx, sy] = [px, py]
        if (command === 'closePath') [px, py] = [sx, sy]
        return (
          (letters[command] ?? '') + moves.reduce((all, v) => (all && !v.startsWith('-') ? `${all} ${v}` : all + v), '')
        )
      })
      .join('')
    pen += (run.positions[i]?.xAdvance ?? 0) * scale + spacing
    return d
  })
  return out.join('').replace('m', 'M')
}
