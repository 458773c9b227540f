const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)).join('')

/** The characters that Indonesian pages use. */
export const FIRST_LETTERS = `${between(0x20, 0x7e)}\u00a0©°²³·×–—‘’“”•…−`

/** The other characters of the font, for foreign names and signs; a page that shows one of them fetches them. */
export const OTHER_LETTERS = [...`${between(0xa1, 0xac)}${between(0xae, 0xff)}ıŒœˆ˚˜\u0304\u0308‚„′″‹›⁄€™↑↓∕`]
  .filter((letter) => !FIRST_LETTERS.includes(letter))
  .join('')
