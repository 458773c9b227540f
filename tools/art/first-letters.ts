const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)).join('')

/** What Indonesian pages are written with. */
export const FIRST_LETTERS = `${between(0x20, 0x7e)}\u00a0©°²³·×–—‘’“”•…−`

/** What else the font has, for names and signs from elsewhere: fetched by a page that shows one of them. */
export const OTHER_LETTERS = [...`${between(0xa1, 0xac)}${between(0xae, 0xff)}ıŒœˆ˚˜\u0304\u0308‚„′″‹›⁄€™↑↓∕`]
  .filter((letter) => !FIRST_LETTERS.includes(letter))
  .join('')
