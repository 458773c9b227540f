import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colourOf, contrast, darkenedUntil, hex, lightenedUntil, luminance, over, ratioText, toneOf } from './colour.ts'

const anyColour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((all) => hex(`#${all.toString(16).padStart(6, '0')}`))

describe('contrast follows WCAG 2.2', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 3.998],
    ['#0000ff', '#ffffff', 8.59],
    ['#0b5d3b', '#ffffff', 7.945],
  ])('%s and %s have %d:1', (one, other, ratio) => {
    expect(contrast(hex(one), hex(other))).toBeCloseTo(ratio, 2)
    expect(contrast(hex(other), hex(one))).toBeCloseTo(ratio, 2)
  })

  test('luminance runs from black to white', () => {
    expect([luminance('#000000'), luminance('#ffffff')]).toEqual([0, expect.closeTo(1, 10)])
  })

  test('a ratio is cut, never rounded up to enough', () => {
    expect([ratioText(4.49), ratioText(4.5), ratioText(3), ratioText(21)]).toEqual([
      '4,4:1',
      '4,5:1',
      '3,0:1',
      '21,0:1',
    ])
  })
})

describe('tones', () => {
  test.each([
    ['#ffffff', 1, 0],
    ['#000000', 0, 0],
    ['#ff0000', 0.628, 0.2577],
    ['#0000ff', 0.452, 0.3132],
  ])('%s has lightness %d and chroma %d', (colour, lightness, chroma) => {
    const tone = toneOf(hex(colour))
    expect([tone.lightness, tone.chroma]).toEqual([expect.closeTo(lightness, 3), expect.closeTo(chroma, 3)])
  })

  test('every colour comes back from its tone', () => {
    fc.assert(fc.property(anyColour, (colour) => colourOf(toneOf(colour)) === colour))
  })

  test('a tone that no screen shows still becomes a colour', () => {
    expect(colourOf({ lightness: 0.9, chroma: 0.4, hue: 4.6 })).toMatch(/^#[0-9a-f]{6}$/)
  })
})

test('what covers a ground by a share is mixed with it', () => {
  expect(over('#ffffff', 0.5, '#000000')).toBe('#808080')
  expect(over('#ff0000', 1, '#000000')).toBe('#ff0000')
})

test('a colour is changed only as far as it must be', () => {
  expect(darkenedUntil('#0b5d3b', () => true)).toBe('#0b5d3b')
  expect(
    contrast(
      darkenedUntil('#ffcc00', (c) => contrast(c, '#ffffff') >= 4.5),
      '#ffffff',
    ),
  ).toBeGreaterThanOrEqual(4.5)
  expect(darkenedUntil('#ffcc00', () => false)).toBe('#000000')
  expect(lightenedUntil('#ffcc00', () => false)).toBe('#ffffff')
})

test('what is no colour is refused', () => {
  for (const bad of ['0b5d3b', '#0B5D3B', '#fff', 'red', '#0b5d3b;']) expect(() => hex(bad)).toThrow('no colour')
})
