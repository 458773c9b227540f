import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeFiles } from '../../../tests/code-files.ts'
import { type Hex, hex, toneOf } from './colour.ts'
import { BUILT_IN, colourRefusal } from './colour-scheme.ts'
import { MOTIF } from './motif.ts'
import { inBodyColour } from './recolour.ts'

const SRC = path.join(import.meta.dirname, '../..')
const drawings = Object.values(MOTIF).map((address) => ({
  address,
  svg: readFileSync(path.join(SRC, 'ui', address), 'utf8'),
}))

const coloursOf = (svg: string): Hex[] =>
  [...svg.matchAll(/="(#[\da-f]{6})"/gi)].map(([, colour = '']) => hex(colour.toLowerCase()))

/** Degrees from one hue to another, 0 to 180. */
const apart = (one: Hex, other: Hex): number => {
  const turn = ((Math.abs(toneOf(one).hue - toneOf(other).hue) * 180) / Math.PI) % 360
  return Math.min(turn, 360 - turn)
}
/** Rounding to whole channels turns the hue of pale colours. */
const SEEN_CHROMA = 0.03
const greensOf = (svg: string): Hex[] =>
  coloursOf(svg).filter((colour) => toneOf(colour).chroma > SEEN_CHROMA && apart(colour, BUILT_IN.warna_utama) < 25)

const otherColours = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((all) => hex(`#${all.toString(16).padStart(6, '0')}`))
  .filter((colour) => colourRefusal(colour) === undefined && apart(colour, BUILT_IN.warna_utama) > 80)

describe.each(drawings)('$address', ({ svg }) => {
  test('is the drawing itself for a body that has not chosen a colour', () => {
    expect(inBodyColour(svg, BUILT_IN.warna_utama)).toBe(svg)
    expect(greensOf(svg)).not.toEqual([])
  })

  test('has no green left for a body of another colour, and is as light as before', () => {
    fc.assert(
      fc.property(otherColours, (chosen) => {
        const drawn = inBodyColour(svg, chosen)
        expect(greensOf(drawn)).toEqual([])
        const [before, after] = [coloursOf(svg), coloursOf(drawn)]
        for (const [at, colour] of after.entries()) {
          expect(toneOf(colour).lightness).toBeCloseTo(toneOf(before[at] ?? colour).lightness, 1)
        }
      }),
      { numRuns: 20 },
    )
  })
})

test('what is not the body’s keeps its colour: earth, gold, paper and rivers', () => {
  const svg = '<path fill="#E0A32E"/><path fill="#6b4f37"/><path fill="#FAF8F3"/><path stroke="#15747F"/>'
  expect(inBodyColour(svg, '#0055b8')).toBe(svg)
})

test('a body without a hue has its drawings in grey', () => {
  const [grey = hex('#ff0000')] = coloursOf(inBodyColour('<path fill="#0B5D3B"/>', '#333333'))
  expect(toneOf(grey).chroma).toBeLessThan(0.01)
})

test('no page shows a drawing past the body’s colour: each stands in MOTIF', () => {
  const shown = codeFiles(SRC).flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    return [...code.matchAll(/from '(\.[^']+\.svg)[^']*'/g)].map(([, svg = '']) =>
      path.resolve(path.dirname(file), svg),
    )
  })
  const green = shown.filter((file) => greensOf(readFileSync(file, 'utf8')).length > 0)
  expect(green.map((file) => path.relative(SRC, file))).toEqual([])
  const kept = readdirSync(path.join(SRC, 'ui/motif')).map((name) => `/motif/${name}`)
  // Only masks what the styles colour.
  expect(kept.filter((name) => name !== '/motif/contours.svg').sort()).toEqual(Object.values(MOTIF).toSorted())
})
