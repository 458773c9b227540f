/** Encodings in which a person may have a file read, by their WHATWG name, as people know them. */
export const TEXT_ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 (Unicode Text)',
  'utf-16be': 'UTF-16 big endian',
  'windows-1252': 'Windows (ANSI)',
  macintosh: 'Macintosh lama',
} as const
export type TextEncoding = keyof typeof TEXT_ENCODINGS
export const TEXT_ENCODING_NAMES = Object.keys(TEXT_ENCODINGS) as [TextEncoding, ...TextEncoding[]]

/** A file's text, and by which encoding it was read. */
export interface TextFile {
  text: string
  encoding: TextEncoding
  /** Words whose letters depend on a guessed encoding, for a person to look at; empty where nothing was guessed. */
  guessed: string[]
}

/** Control characters that no text has; tab, line ends and page breaks are text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NO_TEXT = /[\u0000-\u0008\u000b\u000e-\u001f]/

/** How much of a file without a mark is looked at to tell UTF-16. */
const LOOKED_AT = 4000
/** Letters of our languages have a zero in one half of UTF-16; so many of the pairs have to. */
const ENOUGH_ZEROS = 0.6
const MOST_GUESSED = 5
const MOST_LETTERS = 40

/**
 * Reads the text of a file as programs write it: UTF-8 or UTF-16 with a byte order mark, UTF-8, UTF-16 without a mark,
 * else Windows-1252. With `chosen` it is read in that encoding, as somebody who saw the guess asked. Undefined for what
 * is no text; the mark is left out, and there is no NUL in the answer.
 */
export function readTextFile(bytes: Uint8Array, chosen?: TextEncoding | undefined): TextFile | undefined {
  const marked = markOf(bytes)
  const encoding = chosen ?? marked ?? guessOf(bytes)
  const text = decode(bytes, encoding)
  if (text === undefined || NO_TEXT.test(text)) return undefined
  const isGuess = chosen === undefined && marked === undefined && encoding !== 'utf-8'
  return { text, encoding, guessed: isGuess ? foreignWords(text) : [] }
}

/** Says which encoding was guessed and by which words a person sees whether that is right; undefined where none was. */
export function guessedEncoding({ encoding, guessed }: TextFile): string | undefined {
  if (guessed.length === 0) return undefined
  const words = guessed.map((word) => `“${word}”`).join(', ')
  return `Berkas ini tidak menyebut penyandiannya, dibaca sebagai ${TEXT_ENCODINGS[encoding]}. Periksa huruf seperti pada ${words}.`
}

function markOf([first, second, third]: Uint8Array): TextEncoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

function guessOf(bytes: Uint8Array): TextEncoding {
  const wide = bytes.includes(0) ? zerosOf(bytes) : undefined
  return wide ?? (decode(bytes, 'utf-8') === undefined ? 'windows-1252' : 'utf-8')
}

/** Tells UTF-16 by the half of the pairs in which the zeros stand. */
function zerosOf(bytes: Uint8Array): TextEncoding | undefined {
  const pairs = Math.floor(Math.min(bytes.length, LOOKED_AT) / 2)
  let [high, low] = [0, 0]
  for (let at = 0; at < pairs; at += 1) {
    if (bytes[2 * at] === 0) high += 1
    if (bytes[2 * at + 1] === 0) low += 1
  }
  if (low > pairs * ENOUGH_ZEROS && high === 0) return 'utf-16le'
  return high > pairs * ENOUGH_ZEROS && low === 0 ? 'utf-16be' : undefined
}

function decode(bytes: Uint8Array, encoding: TextEncoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Returns the first words with letters beyond ASCII, each once. */
function foreignWords(text: string): string[] {
  const words = new Set<string>()
  for (const [word] of text.matchAll(/[^\s;,|"]*[^\p{ASCII}][^\s;,|"]*/gu)) {
    words.add([...word].slice(0, MOST_LETTERS).join(''))
    if (words.size === MOST_GUESSED) break
  }
  return [...words]
}
