import { type RawBuilder, sql } from 'kysely'
import { readNumber } from '../../lib/identifiers/number.ts'
import { foldedWords, foldText } from '../../lib/text/fold-text.ts'

/** Words with fewer letters are compared as they are. */
export const LEAST_NEAR = 5
/** Pieces of so many letters at least stand in the trigram index a few times only. */
const LEAST_PIECE = 4
/** The likeness, of 1, that a word of the text needs to a searched one. */
const LIKENESS = 0.6

/** Escapes the wildcards of `like`. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const NOTHING: RawBuilder<boolean> = sql`false`

/**
 * Returns the condition for a text in a folded column; one or two letters match only at the start of a word, as trigrams
 * need three.
 */
export function contains(column: string, text: string): RawBuilder<boolean> {
  const folded = foldText(text).trim()
  if (folded === '') return NOTHING
  return sql`${sql.ref(column)} like ${folded.length >= 3 ? `%${literal(folded)}%` : `% ${literal(folded)}%`}`
}

/** The same for what somebody typed into a search: a number is read as people write it. */
export const isSought = (column: string, q: string): RawBuilder<boolean> =>
  /\d/.test(q) && readNumber(q) !== q
    ? sql`(${contains(column, q)} or ${contains(column, readNumber(q))})`
    : contains(column, q)

/** Tells whether something else than what contains a search can be like it: short words are compared as they are. */
export const hasNear = (q: string): boolean =>
  /\d/.test(q) || foldedWords(q).length > 1 || foldText(q).trim().length >= LEAST_NEAR

/**
 * Returns the condition for texts that nearly contain what was searched, for when none does: every word, or one that is
 * like it; of a number the same with other separators, or with letters for digits.
 */
export function isNear(column: string, q: string): RawBuilder<boolean> {
  const words = foldedWords(q)
  if (words.length === 0) return NOTHING
  if (/\d/.test(q)) return sql`${sql.ref(column)} like ${numberPattern(q)}`
  return sql`(${sql.join(
    words.map((word) => isNearWord(column, word)),
    sql` and `,
  )})`
}

/** Each separator and each letter that looks like a digit may be another. */
const numberPattern = (q: string): string =>
  `%${literal(foldText(readNumber(q))).replace(/\\.|[^a-z\d]|[oil01]/g, '_')}%`

/**
 * A word with a letter wrong has a half, or a long one a third, that is right: the index is asked for those, and what it
 * finds is compared with the whole word.
 */
export function isNearWord(column: string, word: string): RawBuilder<boolean> {
  const folded = foldText(word)
  if (folded.length < LEAST_NEAR) return contains(column, folded)
  const pieces = piecesOf(folded).map((piece) => contains(column, piece))
  return sql`((${sql.join(pieces, sql` or `)}) and word_similarity(${folded}, ${sql.ref(column)}) >= ${sql.lit(LIKENESS)})`
}

function piecesOf(word: string): string[] {
  const parts = word.length >= 3 * LEAST_PIECE ? 3 : 2
  const length = Math.max(LEAST_PIECE, Math.ceil(word.length / parts))
  const begins = Array.from({ length: parts }, (_, at) => Math.min(at * length, word.length - length))
  return begins.map((begin) => word.slice(begin, begin + length))
}
