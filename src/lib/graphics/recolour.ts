import { hex, toneOf } from './colour.ts'
import { BUILT_IN, inBodyHue } from './colour-scheme.ts'

const DEGREES = 180 / Math.PI
/** Hues of leaves, in degrees of OKLCH: between the sand of the drawings and the teal of their rivers. */
const GREEN = { from: 110, to: 192 }

const isGreen = (colour: string): boolean => {
  const degrees = (toneOf(hex(colour)).hue * DEGREES + 360) % 360
  return degrees >= GREEN.from && degrees <= GREEN.to
}

/** Draws an SVG in the body's colour: what is green takes its hue and stays as light as it was. */
export function inBodyColour(svg: string, warna_utama: string): string {
  if (warna_utama === BUILT_IN.warna_utama) return svg
  return svg.replaceAll(/(?<==")#[\da-f]{6}(?=")/gi, (found) => {
    const colour = found.toLowerCase()
    return isGreen(colour) ? inBodyHue(hex(colour), hex(warna_utama)) : found
  })
}
