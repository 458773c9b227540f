import {
  fillTable,
  fillWords,
  isWithoutValue,
  type LetterBody,
  type LetterKind,
  type LetterOf,
  type LetterSite,
  type LetterValues,
  mergeLetters,
} from './documents/mail/letter.ts'
import { type LetterKindRule, type LetterWords, READER } from './features/platform/letters/rules.ts'
import { complaintLetters } from './features/service/complaints/letters.ts'
import { letterTables } from './letter-tables.ts'

const letters = mergeLetters(letterTables)

type Letters = typeof letters
export type LetterKindName = keyof Letters

/** Every letter of the product. Mail waits in the queue in this form: documents/mail/queued-mail.ts knows renamed facts. */
export type Letter = LetterOf<Letters>

const valuesOf: { [Kind in LetterKindName]: LetterKind<LetterOf<Letters, Kind>> } = letters

/** Returns the values of a letter's placeholders. */
export const letterValues = <Kind extends LetterKindName>(
  letter: LetterOf<Letters, Kind>,
  site: LetterSite,
): LetterValues => ({ ...valuesOf[letter.letter].values(letter, site), [READER]: letter.name })

/** Returns the text of a letter, in its built-in words or in others of its kind. */
export const letterBody = <Kind extends LetterKindName>(
  letter: LetterOf<Letters, Kind>,
  site: LetterSite,
  words: LetterWords = letters[letter.letter].words,
): LetterBody => {
  const values = letterValues(letter, site)
  const table = fillTable(letters[letter.letter].table, values)
  const body = fillWords(words, values, 'link' in letter ? String(letter.link) : undefined)
  return table.length > 0 ? { ...body, table } : body
}

/** The facts about a kind of letter that the office sees. */
export interface LetterKindFacts extends LetterKindRule {
  id: LetterKindName
  kelompok: string
  judul: string
  /** Names of the examples besides the first. */
  variants: string[]
  /** Facts that somebody else than the body and the reader typed. */
  strangers: readonly string[]
}

/** Every kind of letter, group by group. */
export const LETTER_KINDS: readonly LetterKindFacts[] = Object.entries(letterTables).flatMap(([kelompok, table]) =>
  (Object.keys(table) as LetterKindName[]).map((id) => {
    const { title: judul, words, optional, variants, strangers } = letters[id]
    return {
      id,
      kelompok,
      judul,
      words,
      optional,
      strangers,
      variants: Object.keys(variants),
      sometimes: sometimesEmpty(id),
    }
  }),
)

const kinds: ReadonlyMap<string, LetterKindFacts> = new Map(LETTER_KINDS.map((kind) => [kind.id, kind]))

/** Returns the kind of letter with that name, if there is one. */
export const letterKind = (id: string): LetterKindFacts | undefined => kinds.get(id)

/** A letter of invented facts to a reader; `variant` names another than the first example. */
export function exampleLetter(id: LetterKindName, name: string, variant?: string): Letter {
  const { example, variants } = letters[id]
  return { letter: id, name, ...example, ...(variant === undefined ? {} : variants[variant]) } as Letter
}

function sometimesEmpty(id: LetterKindName): string[] {
  const examples = [undefined, ...Object.keys(letters[id].variants)].map((variant) =>
    letterValues(exampleLetter(id, '', variant), { appUrl: '' }),
  )
  const names = new Set(examples.flatMap((values) => Object.keys(values)))
  return [...names].filter((name) => examples.some((values) => isWithoutValue(values[name])))
}

/**
 * Tells whether the office's list of mails hides reader and subject, as a complaint may be anonymous or about the
 * staff.
 */
export const isConfidential = ({ letter }: Letter): boolean => letter in complaintLetters
