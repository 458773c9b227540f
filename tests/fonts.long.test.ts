import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { FIRST_LETTERS, OTHER_LETTERS } from '../scripts/first-letters.ts'

interface Font {
  characterSet: number[]
  availableFeatures: string[]
  variationAxes: { wght: { min: number; max: number } }
}

const { openSync } = createRequire(import.meta.url)('fontkit') as { openSync: (file: string) => Font }
const fileOf = (name: string) => new URL(`../src/app/styles/plus-jakarta-sans-${name}.woff2`, import.meta.url).pathname
const CORE = fileOf('core')

/** The code points that the face of a cut is asked for. */
function rangeOf(name: string): number[] {
  const css = readFileSync(new URL('../src/app/styles/fonts.css', import.meta.url), 'utf8')
  const branding = css.split('@font-face').find((one) => one.includes(`plus-jakarta-sans-${name}`)) ?? ''
  const range = /unicode-range:([^;]+);/.exec(branding)?.[1] ?? ''
  return range.split(',').flatMap((part) => {
    const [from = 0, until = from] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: until - from + 1 }, (_, at) => from + at)
  })
}

const codes = (letters: string) => [...letters].map((letter) => letter.codePointAt(0) ?? 0)

describe('the font that every page loads first', () => {
  test('has each letter that its face promises, and is asked for each that it has', () => {
    expect(rangeOf('core').toSorted((a, b) => a - b)).toEqual(codes(FIRST_LETTERS).toSorted((a, b) => a - b))
    expect(openSync(CORE).characterSet).toEqual(expect.arrayContaining(codes(FIRST_LETTERS)))
  })

  test('leaves the other letters to one that only pages with such a letter load', () => {
    expect(rangeOf('rest')).toEqual(expect.arrayContaining(codes(OTHER_LETTERS)))
    expect(openSync(fileOf('rest')).characterSet).toEqual(expect.arrayContaining(codes(OTHER_LETTERS)))
    expect(readFileSync(CORE).length + readFileSync(fileOf('rest')).length).toBeLessThanOrEqual(40_000)
  })

  test('fits into the first window of a connection, in every weight that pages show', () => {
    expect(readFileSync(CORE).length).toBeLessThanOrEqual(14_000)
    expect(openSync(CORE).variationAxes.wght).toMatchObject({ min: 400, max: 800 })
  })

  test('keeps kerning, ligatures and figures of one width', () => {
    expect(openSync(CORE).availableFeatures).toEqual(expect.arrayContaining(['kern', 'liga', 'tnum']))
  })
})
