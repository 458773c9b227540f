import { createHash } from 'node:crypto'
import { isHex } from '../../lib/graphics/colour.ts'
import {
  type BodyColours,
  colourRefusal,
  colourScheme,
  isBuiltIn,
  type SchemeColours,
} from '../../lib/graphics/colour-scheme.ts'

const rule = (selector: string, colours: SchemeColours): string =>
  `${selector}{${Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')}}`

/** Replaces the colours of src/app/styles/themes.css by those of the body, in both themes. */
export function themeCss(colours: BodyColours): string {
  const { light, dark } = colourScheme(colours)
  return [
    `:root{--brand:${colours.warna_utama}}`,
    '@media screen{',
    rule(':root,[data-theme=amdal]', light),
    `@media (prefers-color-scheme:dark){${rule(':root:not([data-theme])', dark)}}`,
    rule('[data-theme=amdal-malam]', dark),
    '}',
  ].join('')
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

const PLACE = '/warna'

/** Where the body's colours are served, a new address for other colours; undefined for those that were built in. */
export function themeAddress(colours: BodyColours): string | undefined {
  if (isBuiltIn(colours)) return
  const { warna_utama, warna_kedua } = colours
  return `${PLACE}/${warna_utama.slice(1)}-${warna_kedua.slice(1)}.css?v=${hash(themeCss(colours))}`
}

interface ThemeAnswer {
  css: string
  /** The address names exactly this text. */
  isForEver: boolean
}

/** The style sheet of a file's name: whichever process is asked can make it. Undefined for a name that is none. */
export function themeOfName(name: string, version: string | undefined): ThemeAnswer | undefined {
  const [, first = '', second = ''] = /^([0-9a-f]{6})-([0-9a-f]{6})\.css$/.exec(name) ?? []
  const [warna_utama, warna_kedua] = [`#${first}`, `#${second}`]
  if (![warna_utama, warna_kedua].every((colour) => isHex(colour) && colourRefusal(colour) === undefined)) return
  const css = themeCss({ warna_utama, warna_kedua })
  return { css, isForEver: version === hash(css) }
}

export const THEME_ROUTE = `${PLACE}/:name`
