/** '#0b5d3b', in small letters. */
export type Hex = `#${string}`

/** Lightness 0 to 1, chroma from 0, hue in radians: equal lightness looks equally light (Ottosson, OKLCH). */
export interface Tone {
  lightness: number
  chroma: number
  hue: number
}

/** The least contrast of text and its ground by WCAG 2.2 (1.4.3, level AA). */
export const TEXT_CONTRAST = 4.5

const HEX = /^#[0-9a-f]{6}$/

export const isHex = (text: string): text is Hex => HEX.test(text)

/** The text as a colour; throws on anything but '#rrggbb' in small letters. */
export function hex(text: string): Hex {
  if (!isHex(text)) throw new Error(`no colour: ${text}`)
  return text
}

type Three = readonly [number, number, number]

/** Red, green and blue, 0 to 255. */
export function channels(colour: Hex): Three {
  const all = Number.parseInt(colour.slice(1), 16)
  return [all >> 16, (all >> 8) & 255, all & 255]
}

const hexOf = (parts: Three): Hex =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const linear = (part: number): number => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const unlinear = (light: number): number =>
  255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

const linearOf = (colour: Hex): Three => {
  const [red, green, blue] = channels(colour)
  return [linear(red), linear(green), linear(blue)]
}

/** Relative luminance, 0 for black to 1 for white (WCAG 2.2). */
export function luminance(colour: Hex): number {
  const [red, green, blue] = linearOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours in any order, 1 to 21 (WCAG 2.2). */
export function contrast(one: Hex, other: Hex): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Returns a ratio as '3,1:1', cut rather than rounded: 4,49 must not read as enough. */
export const ratioText = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',')}:1`

/** Returns the visible colour where one covers a ground with an opacity of 0 to 1. */
export function over(colour: Hex, share: number, ground: Hex): Hex {
  const below = channels(ground)
  const [red, green, blue] = channels(colour).map((part, i) => part * share + (below[i] ?? 0) * (1 - share))
  return hexOf([red ?? 0, green ?? 0, blue ?? 0])
}

export function toneOf(colour: Hex): Tone {
  const [red, green, blue] = linearOf(colour)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

function lightOf({ lightness, chroma, hue }: Tone): Three {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const SLACK = 0.0005
const isShown = (light: Three): boolean => light.every((part) => part >= -SLACK && part <= 1 + SLACK)

/** The colour of a tone; one that no screen shows loses chroma until it can be shown. */
export function colourOf({ lightness, chroma, hue }: Tone): Hex {
  const tone = { lightness: Math.min(1, Math.max(0, lightness)), chroma, hue }
  let light = lightOf(tone)
  for (let paler = tone.chroma; !isShown(light) && paler > 0.001; paler *= 0.95) {
    light = lightOf({ ...tone, chroma: paler })
  }
  if (!isShown(light)) light = lightOf({ ...tone, chroma: 0 })
  const [red, green, blue] = light
  return hexOf([unlinear(Math.max(0, red)), unlinear(Math.max(0, green)), unlinear(Math.max(0, blue))])
}

const LIGHTNESS_STRIDE = 0.01

function changedUntil(colour: Hex, stride: number, isEnough: (colour: Hex) => boolean): Hex {
  const tone = toneOf(colour)
  let found = colour
  for (let { lightness } = tone; !isEnough(found) && lightness > 0 && lightness < 1; ) {
    lightness += stride
    found = colourOf({ ...tone, lightness })
  }
  return found
}

/** The colour itself or the first darker one that is enough; black when none is. */
export const darkenedUntil = (colour: Hex, isEnough: (colour: Hex) => boolean): Hex =>
  changedUntil(colour, -LIGHTNESS_STRIDE, isEnough)

/** The colour itself or the first lighter one that is enough; white when none is. */
export const lightenedUntil = (colour: Hex, isEnough: (colour: Hex) => boolean): Hex =>
  changedUntil(colour, LIGHTNESS_STRIDE, isEnough)
