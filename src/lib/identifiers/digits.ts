const DASHES_AND_BLANKS = /[\s.\-_'"`’‘/\u2010-\u2015\u2212\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g
const LOOK_ALIKES: Record<string, string> = { o: '0', O: '0', l: '1', I: '1', '|': '1' }

/** Reads digits as people write them: without blanks, dots and dashes; O is 0 and l is 1 among digits. */
export function readDigits(text: string): string {
  const bare = text.normalize('NFKC').replace(DASHES_AND_BLANKS, '')
  const digits = bare.replace(/[oOlI|]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
  // A word of such letters is no number.
  return /^\d*$/.test(digits) && /\d/.test(bare) ? digits : bare
}

/** The taxpayer's number of a person or a company: 15 digits, or 16 of the newer kind. */
export const readNpwp = (text: string): string => readDigits(text.replace(/^\s*n\.?p\.?w\.?p\.?[\s.:]*/i, ''))

/** The PIN of a complaint, with or without its name before it. */
export const readPin = (text: string): string => readDigits(text.replace(/^\s*pin[\s.:]*/i, ''))
