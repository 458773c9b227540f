// Colours shared by every drawn picture, and helpers to mix them.
export const green = {
  900: '#062E20',
  800: '#084029',
  700: '#0B5D3B',
  600: '#1C7450',
  500: '#3A8D66',
  400: '#67AB86',
  300: '#9BC9AC',
  200: '#C7E1CE',
  100: '#E6F1E6',
}
export const teal = {
  900: '#08323C',
  800: '#0A4550',
  700: '#0E5A66',
  600: '#15747F',
  500: '#2C919A',
  400: '#5FB1B5',
  300: '#99CFD0',
  200: '#C8E5E4',
  100: '#E4F2F0',
}
export const gold = { 700: '#9A6410', 600: '#C4841A', 500: '#E0A32E', 400: '#EDBF62', 300: '#F5D999', 200: '#FAEBC8' }
export const paper = { 100: '#FFFDF9', 200: '#FAF8F3', 300: '#F1ECDF', 400: '#E3DBC8', 500: '#CFC4AB' }
export const ink = { 900: '#14231B', 700: '#33463B', 500: '#5D6E63' }
export const earth = { 800: '#4E3A2A', 700: '#6B4F37', 600: '#8A6A4A', 500: '#B08A63', 400: '#CDAE86', 300: '#E2CDAA' }
export const clay = { 700: '#8E4229', 600: '#B65A3A', 500: '#C97450', 400: '#DD9A78' }
export const skin = ['#8D5B3E', '#A96F4C', '#C18A62', '#D2A07A']

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Blends two hex colours: 0 gives a, 1 gives b. */
export function mix(a: string, b: string, part: number): string {
  const to = channels(b)
  const t = Math.min(1, Math.max(0, part))
  return `#${channels(a)
    .map((v, i) =>
      Math.round(v + ((to[i] ?? 0) - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The colour at `at` (0..1) along a list of colours. */
export function ramp(colours: string[], at: number): string {
  const place = Math.min(1, Math.max(0, at)) * (colours.length - 1)
  const low = Math.min(colours.length - 2, Math.floor(place))
  return mix(colours[low] ?? '#000000', colours[low + 1] ?? colours[low] ?? '#000000', place - low)
}
