/** What a letter says, in the order of its sheet. */
export interface LetterBody {
  subject: string
  paragraphs: string[]
  button?: { label: string; link: string }
  /** Smaller, under the button. */
  notes?: string[]
}

export interface LetterSite {
  appUrl: string
}

/** Letters by kind, each written from its facts. Links, days and amounts come ready-made. */
export type LetterTable = Record<string, (facts: never, site: LetterSite) => LetterBody>

type FactsOf<Letter> = Letter extends (facts: infer Facts, site: LetterSite) => LetterBody ? Facts : never

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
