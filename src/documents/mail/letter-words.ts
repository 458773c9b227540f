import { type LetterTexts, letterRefusals, wordsOfTexts } from '../../features/platform/letters/rules.ts'
import type { Db } from '../../ground/database/db.ts'
import { type Letter, type LetterKindName, letterBody, letterKind } from '../../letters.ts'
import type { LetterBody, LetterSite } from './letter.ts'

/** The office's texts for a kind of letter. */
export interface OfficeTexts extends LetterTexts {
  id: string
  version: number
  updated_at: Date
}

const columns = ['id', 'perihal', 'isi', 'tombol', 'catatan', 'version', 'updated_at'] as const

/** The office's texts of every kind that it has changed, by kind. */
export async function allOfficeTexts(db: Db): Promise<ReadonlyMap<string, OfficeTexts>> {
  const rows = await db.selectFrom('letter_texts').select(columns).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The office's texts of one kind; undefined where the built-in words are in force. */
export const officeTexts = (db: Db, id: LetterKindName): Promise<OfficeTexts | undefined> =>
  db.selectFrom('letter_texts').select(columns).where('id', '=', id).executeTakeFirst()

/** A letter in the office's words, or in the built-in ones where there are none or they do not fit the kind any more. */
export function bodyInWords(
  letter: Letter,
  site: LetterSite,
  texts: LetterTexts | undefined,
): { body: LetterBody; isUnfit: boolean } {
  const isUnfit = texts !== undefined && !fits(letter.letter, texts)
  const words = texts === undefined || isUnfit ? undefined : wordsOfTexts(texts)
  return { body: letterBody(letter, site, words), isUnfit }
}

/** Tells whether the office's texts still fit, as a later version of the program may have other placeholders. */
export function fits(id: LetterKindName, texts: LetterTexts): boolean {
  const kind = letterKind(id)
  return kind !== undefined && Object.keys(letterRefusals(texts, kind)).length === 0
}
