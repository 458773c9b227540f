/** Control characters that no text has; tab, line ends and page breaks are text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NO_TEXT = /[\u0000-\u0008\u000b\u000e-\u001f]/

/** How much of a file without a mark is looked at to tell UTF-16. */
const LOOKED_AT = 4000
/** Letters of our languages have a zero in one half of UTF-16; so many of the pairs have to. */
const ENOUGH_ZEROS = 0.6

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/**
 * The text of a file as programs write it: UTF-8 or UTF-16 with a byte order mark, UTF-8, UTF-16 without a mark, else
 * Windows-1252. Undefined for what is no text in any of them; the mark is left out, and there is no NUL in the answer.
 */
export function readTextFile(bytes: Uint8Array): string | undefined {
  const marked = markOf(bytes)
  const text = marked ? decode(bytes, marked) : withoutMark(bytes)
  return text === undefined || NO_TEXT.test(text) ? undefined : text
}

function markOf([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

function withoutMark(bytes: Uint8Array): string | undefined {
  const wide = bytes.includes(0) ? zerosOf(bytes) : undefined
  if (wide) return decode(bytes, wide)
  return decode(bytes, 'utf-8') ?? new TextDecoder('windows-1252').decode(bytes)
}

/** UTF-16 by the half of the pairs in which the zeros stand. */
function zerosOf(bytes: Uint8Array): Encoding | undefined {
  const pairs = Math.floor(Math.min(bytes.length, LOOKED_AT) / 2)
  let [high, low] = [0, 0]
  for (let at = 0; at < pairs; at += 1) {
    if (bytes[2 * at] === 0) high += 1
    if (bytes[2 * at + 1] === 0) low += 1
  }
  if (low > pairs * ENOUGH_ZEROS && high === 0) return 'utf-16le'
  return high > pairs * ENOUGH_ZEROS && low === 0 ? 'utf-16be' : undefined
}

function decode(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
