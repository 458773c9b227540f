import {
  colourOf,
  contrast,
  darkenedUntil,
  type Hex,
  hex,
  lightenedUntil,
  over,
  ratioText,
  TEXT_CONTRAST,
  type Tone,
  toneOf,
} from './colour.ts'

/** The two colours a body chooses; every other one follows from them. */
export interface BodyColours {
  warna_utama: string
  warna_kedua: string
}

/** The colours of a body that has not chosen any: src/app/styles/themes.css has them and all that follows from them. */
export const BUILT_IN = { warna_utama: '#0b5d3b', warna_kedua: '#0e5a66' } as const satisfies BodyColours

export const WHITE: Hex = '#ffffff'
/** The opacity of secondary words on a dark ground of the body's colour. */
const PALE_SHARE = 0.85

export const isBuiltIn = ({ warna_utama, warna_kedua }: BodyColours): boolean =>
  warna_utama === BUILT_IN.warna_utama && warna_kedua === BUILT_IN.warna_kedua

/** Contrast with white, which stands on a chosen colour and under it. */
export const whiteContrast = (colour: Hex): number => contrast(colour, WHITE)

/** Why a body cannot choose this colour; undefined where it can (WCAG 2.2, 1.4.3). */
export function colourRefusal(colour: Hex): string | undefined {
  const ratio = whiteContrast(colour)
  if (ratio >= TEXT_CONTRAST) return
  const measured = `Kontras warna ini dengan putih ${ratioText(ratio)}`
  return `${measured}; perlu paling sedikit ${ratioText(TEXT_CONTRAST)}. Pilih yang lebih gelap.`
}

/** Grounds and lines that no body changes: paper. */
const PAPER = { ground: '#faf8f3', sunken: '#f1ecdf', surface: '#fffefb' } as const satisfies Record<string, Hex>

const FIRST = toneOf(BUILT_IN.warna_utama)
const SECOND = toneOf(BUILT_IN.warna_kedua)

const isReadableOn =
  (...grounds: Hex[]) =>
  (colour: Hex): boolean =>
    grounds.every((ground) => contrast(colour, ground) >= TEXT_CONTRAST)

/** Returns the ratio of the chosen chroma to the built-in one; greys stay grey. */
const strength = (chosen: Tone, built: Tone): number => Math.min(1.25, chosen.chroma / built.chroma)

/** A built-in tint of the same lightness in another body's hue. */
function inHueOf(tint: Hex, chosen: Tone, built: Tone): Hex {
  const { lightness, chroma, hue } = toneOf(tint)
  return colourOf({ lightness, chroma: chroma * strength(chosen, built), hue: hue + chosen.hue - built.hue })
}

/** Returns a tint of the built-in first colour, equally light, in the hue of the body's own. */
export const inBodyHue = (tint: Hex, warna_utama: Hex): Hex => inHueOf(tint, toneOf(warna_utama), FIRST)

/** A built-in shade, as far from the chosen colour as it is from the built-in one. */
function shadeOf(shade: Hex, chosen: Tone, built: Tone): Hex {
  const { lightness, chroma, hue } = toneOf(shade)
  return colourOf({
    lightness: (chosen.lightness * lightness) / built.lightness,
    chroma: (chosen.chroma * chroma) / built.chroma,
    hue: hue + chosen.hue - built.hue,
  })
}

/** Tells whether white words can be read on a ground, pale ones too. */
const carriesPale = (ground: Hex): boolean => contrast(over(WHITE, PALE_SHARE, ground), ground) >= TEXT_CONTRAST

/** Variables of src/app/styles/themes.css that follow from the body's colours, without their dashes. */
export type SchemeColours = Record<string, Hex>

function lightColours(first: Hex, second: Hex): SchemeColours {
  const tone = toneOf(first)
  const turn = (tint: Hex) => inHueOf(tint, tone, FIRST)
  const onPaper = isReadableOn(PAPER.sunken, PAPER.ground, PAPER.surface)
  return {
    'color-primary': darkenedUntil(first, onPaper),
    'color-secondary': darkenedUntil(second, onPaper),
    'color-base-content': turn('#14231b'),
    'color-neutral': turn('#22362b'),
    muted: darkenedUntil(turn('#506158'), onPaper),
    contour: first,
    canopy: darkenedUntil(shadeOf('#084029', tone, FIRST), carriesPale),
    'canopy-contour': turn('#9bc9ac'),
    'member-bar': darkenedUntil(first, carriesPale),
  }
}

function darkColours(first: Hex, second: Hex): SchemeColours {
  const [tone, other] = [toneOf(first), toneOf(second)]
  const turn = (tint: Hex) => inHueOf(tint, tone, FIRST)
  const grounds = { ground: turn('#0f1813'), sunken: turn('#141f19'), surface: turn('#16221b'), line: turn('#2b3b32') }
  const onDark = isReadableOn(...Object.values(grounds))
  const primary = lightenedUntil(turn('#74cb9f'), onDark)
  const secondary = lightenedUntil(inHueOf('#7cc4cc', other, SECOND), onDark)
  return {
    'color-base-100': grounds.ground,
    'color-base-200': grounds.sunken,
    'color-base-300': grounds.line,
    'color-base-content': turn('#e7eee6'),
    'color-primary': primary,
    'color-primary-content': darkenedUntil(turn('#06170e'), isReadableOn(primary)),
    'color-secondary': secondary,
    'color-secondary-content': darkenedUntil(inHueOf('#06171a', other, SECOND), isReadableOn(secondary)),
    'color-neutral': turn('#cfdbd1'),
    'color-neutral-content': grounds.ground,
    surface: grounds.surface,
    muted: lightenedUntil(turn('#a6b7ab'), onDark),
    line: grounds.line,
    control: turn('#6c8075'),
    contour: primary,
    canopy: darkenedUntil(turn('#0a130e'), carriesPale),
    'canopy-contour': turn('#9bc9ac'),
    'member-bar': darkenedUntil(shadeOf('#0d402b', tone, FIRST), carriesPale),
  }
}

/**
 * Returns all colours of pages in both themes: text and ground have 4.5:1 where both chosen colours reach it on white.
 */
export function colourScheme({ warna_utama, warna_kedua }: BodyColours): { light: SchemeColours; dark: SchemeColours } {
  const [first, second] = [hex(warna_utama), hex(warna_kedua)]
  return { light: lightColours(first, second), dark: darkColours(first, second) }
}

/** Colours of printed papers; tints are mixed beforehand, as a printer gives transparency in its own way. */
export function paperColours({ warna_utama, warna_kedua }: BodyColours) {
  const first = hex(warna_utama)
  const tone = toneOf(first)
  const turn = (tint: Hex) => inHueOf(tint, tone, FIRST)
  const shade = (tint: Hex) => shadeOf(tint, tone, FIRST)
  return {
    primary: first,
    primaryLine: shade('#22704f'),
    primaryIndexLine: shade('#35805f'),
    primaryPale: lightenedUntil(turn('#cfe3d7'), isReadableOn(first)),
    second: hex(warna_kedua),
    gold: '#e0a526',
    ink: turn('#14231b'),
    quiet: turn('#4c5b52'),
    hairline: turn('#d5dbd4'),
    mist: turn('#eff4f0'),
    mistLine: turn('#e9efe9'),
    mistIndexLine: turn('#dde7df'),
    paper: PAPER.ground,
    white: WHITE,
  } satisfies Record<string, Hex>
}

export type PaperColours = ReturnType<typeof paperColours>
