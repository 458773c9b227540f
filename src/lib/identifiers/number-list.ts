import { readNumber } from './number.ts'

/** What stands before an item of a list: '1. ', '2) ', '- ', '• '. */
const BULLET = /^\s*(?:\d{1,3}[.)]\s+|[-–•*·▪]\s+)/
/** What a browser adds to the name of a second download. */
const COPY = /\s*\(\d{1,3}\)(?=\.(?:pdf|png|svg|json)\b)/gi
/** A day beside a number, '12 Januari 2026'. */
const DAY = /\b\d{1,2}\s+\p{L}{3,9}\s+\d{4}\b/gu
const BLANKS_AROUND_SLASH = /\s*[/⁄∕]\s*/g

/**
 * Reads the numbers of a text, one a line or parted by commas, semicolons or blanks. Words before a number ('No.',
 * 'Nomor sertifikat:'), bullets, and names and days beside it are no numbers of their own.
 */
export const numbersIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(COPY, '')
    .split(/[\n\r,;|\t]+/)
    .flatMap(numbersInLine)

function numbersInLine(line: string): string[] {
  const words = line
    .replace(BULLET, '')
    .replace(DAY, ' ')
    .replace(BLANKS_AROUND_SLASH, '/')
    .split(/\s+/)
    .filter((word) => /\d/.test(word))
  return joinParts(words)
    .map(readNumber)
    .filter((number) => /\d/.test(number))
}

/** Joins the parts of a number with blanks in it: a number begins as the first one does, with a digit or a letter. */
function joinParts(words: readonly string[]): string[] {
  const numbers: string[] = []
  for (const word of words) {
    const last = numbers.at(-1)
    if (last !== undefined && beginsWithDigit(last) && !beginsWithDigit(word)) numbers.push(`${numbers.pop()} ${word}`)
    else numbers.push(word)
  }
  return numbers
}

const beginsWithDigit = (word: string): boolean => /^\d/.test(readNumber(word))
