import type { LetterWords } from '../../features/platform/letters/rules.ts'
import { fillPlaceholders, placeholdersIn } from '../../lib/placeholders.ts'

/** The text of a letter, in the order of its sheet. */
export interface LetterBody {
  subject: string
  paragraphs: string[]
  /** Facts at a glance, each under its label. */
  table?: { label: string; value: string }[]
  button?: { label: string; link: string }
  /** Smaller, under the button. */
  notes?: string[]
}

export interface LetterSite {
  appUrl: string
}

/** The value of a placeholder; null and an empty list are no value, a list alone in a paragraph becomes several. */
export type LetterValue = string | number | null | readonly string[]
export type LetterValues = Record<string, LetterValue>

interface Declared<Facts extends object> extends Omit<LetterWords, 'button'> {
  /** The office's name for the letter. */
  title: string
  /** Invented facts, as complete as they can be. */
  example: Facts
  /**
   * The other facts of its variants, by a name for the office; each fact that may be missing is missing in one of them.
   */
  variants?: Record<string, Partial<Facts>>
  /** Placeholders that the office may use besides those of the built-in words, or leave out. */
  optional?: readonly string[]
  /** Facts that somebody else than the body and the reader typed, and how they are said (`lib/people/plain-words.ts`). */
  strangers?: { [Fact in keyof Facts]?: (text: string) => string }
  /** Placeholders that are no facts; texts, numbers and lists among the facts are placeholders by themselves. */
  derive?: (facts: Facts, site: LetterSite) => LetterValues
  /** Facts in a table under the text, whoever worded it: the label of each, and a template of its value. */
  table?: Record<string, string>
  /** The label; it leads to the fact `link`. */
  button?: Facts extends { link: string } ? string : never
}

/** A kind of letter: its built-in words, and what their placeholders stand for. Links, days and amounts come ready-made. */
export interface LetterKind<in Facts> {
  title: string
  words: LetterWords
  example: object
  variants: Record<string, object>
  optional: readonly string[]
  table: Readonly<Record<string, string>>
  /** Facts that somebody else than the body and the reader typed. */
  strangers: readonly string[]
  values: (facts: Facts, site: LetterSite) => LetterValues
}

/** Where the letters of the examples lead. */
export const EXAMPLE_LINK = 'https://lsk.example/contoh'

/** Declares a kind of letter by the facts that one has to have: `letter<Facts>({ … })`. */
export function letter<Facts extends object>(declared: Declared<Facts>): LetterKind<Facts> {
  const { title, example, variants = {}, optional = [], table = {}, strangers = {}, derive } = declared
  const { subject, paragraphs, button, notes } = declared
  const words = { subject, paragraphs, ...(button === undefined ? {} : { button }), ...(notes ? { notes } : {}) }
  const values = (given: Facts, site: LetterSite) => {
    const facts = saidPlainly(given, strangers)
    return { ...plainValues(facts), ...derive?.(facts, site) }
  }
  return { title, words, example, variants, optional, table, strangers: Object.keys(strangers), values }
}

/** The facts with what strangers typed as it may be said to others, before anything is derived of them. */
function saidPlainly<Facts extends object>(facts: Facts, strangers: Declared<Facts>['strangers']): Facts {
  const said = Object.entries<unknown>(strangers ?? {}).flatMap(([fact, say]) => {
    const text = (facts as Record<string, unknown>)[fact]
    return typeof text === 'string' ? [[fact, (say as (text: string) => string)(text)]] : []
  })
  return { ...facts, ...Object.fromEntries(said) }
}

const isValue = (value: unknown): value is LetterValue =>
  value === null || typeof value === 'string' || typeof value === 'number' || isTexts(value)

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const plainValues = (facts: object): LetterValues =>
  Object.fromEntries(Object.entries(facts).filter((entry): entry is [string, LetterValue] => isValue(entry[1])))

/** Tells whether a placeholder has no value, so that its paragraph is left out. */
export const isWithoutValue = (value: LetterValue | undefined): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** The rows of a letter's table; one whose placeholder has no value is left out. */
export const fillTable = (table: Readonly<Record<string, string>>, values: LetterValues) =>
  Object.entries(table).flatMap(([label, template]) => fillPart(template, values).map((value) => ({ label, value })))

/** Words with the values of their placeholders. */
export function fillWords(words: LetterWords, values: LetterValues, link: string | undefined): LetterBody {
  const { subject, paragraphs, button, notes } = words
  const parts = (templates: readonly string[]) => templates.flatMap((one) => fillPart(one, values))
  return {
    subject: fillTemplate(subject, values),
    paragraphs: parts(paragraphs),
    ...(button && link ? { button: { label: fillTemplate(button, values), link } } : {}),
    ...(notes ? { notes: parts(notes) } : {}),
  }
}

function fillPart(template: string, values: LetterValues): string[] {
  const names = placeholdersIn(template)
  if (names.some((name) => isWithoutValue(values[name]))) return []
  const [only = ''] = names
  const value = values[only]
  if (template === `{${only}}` && typeof value === 'object' && value !== null) return [...value]
  const text = fillTemplate(template, values)
  return text === '' ? [] : [text]
}

function fillTemplate(template: string, values: LetterValues): string {
  const texts = placeholdersIn(template).map((name) => [name, textOf(values[name])])
  return fillPlaceholders(template, Object.fromEntries(texts))
}

function textOf(value: LetterValue | undefined): string {
  if (typeof value === 'object' && value !== null) return value.join(', ')
  return value === undefined || value === null ? '' : String(value)
}

/** Letters by kind. */
export type LetterTable = Record<string, LetterKind<never>>

type FactsOf<Kind> = Kind extends LetterKind<infer Facts> ? Facts : never

/** The letters of a table, each with the name of its reader and its facts. */
export type LetterOf<Table, Kind extends keyof Table = keyof Table> = {
  [Each in Kind]: { letter: Each; name: string } & FactsOf<Table[Each]>
}[Kind]

type KindsOutside<Tables, Own extends keyof Tables> = {
  [Other in Exclude<keyof Tables, Own>]: keyof Tables[Other]
}[Exclude<keyof Tables, Own>]

type Distinct<Tables> = { [Own in keyof Tables]: { [Kind in KindsOutside<Tables, Own>]?: never } }

type AllOf<Tables> = { [Own in keyof Tables]: (table: Tables[Own]) => void }[keyof Tables] extends (
  table: infer All,
) => void
  ? { [Kind in keyof All]: All[Kind] }
  : never

/** One table of several. A kind that two of them have does not compile. */
export const mergeLetters = <Tables extends Record<string, LetterTable>>(
  tables: Tables & Distinct<Tables>,
): AllOf<Tables> => Object.assign({}, ...Object.values(tables))
