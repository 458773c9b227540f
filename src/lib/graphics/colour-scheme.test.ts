import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, type Hex, hex, over } from './colour.ts'
import { BUILT_IN, colourRefusal, colourScheme, paperColours, type SchemeColours, WHITE } from './colour-scheme.ts'

const accepted = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((all) => hex(`#${all.toString(16).padStart(6, '0')}`))
  .filter((colour) => colourRefusal(colour) === undefined)

/** The variables of one theme as the built-in style sheet has them. */
function themeOf(name: string): Record<string, string> {
  const css = readFileSync(new URL('../../app/styles/themes.css', import.meta.url), 'utf8')
  const block = css.split('@plugin').find((part) => part.includes(`name: "${name}"`)) ?? ''
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, key = '', value = '']) => [key, value]),
  )
}
const [light, dark] = [themeOf('amdal'), themeOf('amdal-malam')]

test('the built-in colours give the built-in style sheet, so no other is needed', () => {
  const scheme = colourScheme(BUILT_IN)
  expect(light).toMatchObject(scheme.light)
  expect(dark).toMatchObject(scheme.dark)
})

describe('any accepted colour', () => {
  const readable = (name: string, text: Hex | undefined, ground: Hex | undefined, least = 4.5) =>
    expect(contrast(text ?? WHITE, ground ?? WHITE), `${name}: ${text} on ${ground}`).toBeGreaterThanOrEqual(least)

  function everyPair(theme: Record<string, string>, chosen: SchemeColours): void {
    const all = Object.fromEntries(Object.entries({ ...theme, ...chosen }).map(([key, value]) => [key, hex(value)]))
    for (const ground of ['color-base-100', 'color-base-200', 'surface']) {
      for (const text of ['color-primary', 'color-secondary', 'color-base-content', 'muted', 'color-neutral']) {
        readable(`${text} on ${ground}`, all[text], all[ground])
      }
      for (const sign of ['color-success', 'color-warning', 'color-error', 'color-info']) {
        readable(`${sign} on ${ground}`, all[sign], all[ground])
      }
      readable(`control on ${ground}`, all['control'], all[ground], 3)
    }
    for (const ground of ['color-primary', 'color-secondary', 'color-neutral']) {
      readable(`words on ${ground}`, all[`${ground}-content`], all[ground])
    }
    for (const ground of ['canopy', 'member-bar']) {
      readable(`pale words on ${ground}`, over(WHITE, 0.85, all[ground] ?? WHITE), all[ground])
    }
  }

  test('is readable in every pair of both themes', () => {
    fc.assert(
      fc.property(accepted, accepted, (warna_utama, warna_kedua) => {
        const scheme = colourScheme({ warna_utama, warna_kedua })
        everyPair(light, scheme.light)
        everyPair(dark, scheme.dark)
      }),
      { numRuns: 400 },
    )
  })

  test('is readable on papers', () => {
    fc.assert(
      fc.property(accepted, accepted, (warna_utama, warna_kedua) => {
        const paper = paperColours({ warna_utama, warna_kedua })
        readable('white on primary', paper.white, paper.primary)
        readable('pale on primary', paper.primaryPale, paper.primary)
        for (const ground of [paper.white, paper.mist]) {
          readable('ink', paper.ink, ground)
          readable('quiet', paper.quiet, ground)
        }
      }),
      { numRuns: 400 },
    )
  })

  test('stays as it is where it can be read as it is', () => {
    const scheme = colourScheme({ warna_utama: '#0055b8', warna_kedua: '#a3123a' })
    expect([scheme.light['color-primary'], scheme.light['color-secondary']]).toEqual(['#0055b8', '#a3123a'])
  })
})

test.each([
  ['#0b5d3b', undefined],
  ['#767676', undefined],
  ['#777777', 'Kontras warna ini dengan putih 4,4:1; perlu paling sedikit 4,5:1. Pilih yang lebih gelap.'],
  ['#ffffff', 'Kontras warna ini dengan putih 1,0:1; perlu paling sedikit 4,5:1. Pilih yang lebih gelap.'],
])('%s: %s', (colour, refusal) => {
  expect(colourRefusal(hex(colour))).toBe(refusal)
})
