import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { fillPlaceholders } from '../../../lib/placeholders.ts'
import { escapeMarkup } from '../../../lib/text/markup.ts'
import { settingWordsOn } from '../settings/words-service.ts'
import { contactOfBody } from '../site-content/service.ts'
import { BUILT_IN_ACCESSIBILITY } from './builtin-accessibility-rules.ts'
import { BUILT_IN_PRIVACY } from './builtin-privacy-rules.ts'
import { BUILT_IN_TERMS } from './builtin-terms-rules.ts'
import { publishedText } from './queries.ts'
import { BUILT_IN_VERSION, type LegalPageKind } from './rules.ts'

const BUILT_IN: Record<LegalPageKind, string> = {
  privasi: BUILT_IN_PRIVACY,
  syarat: BUILT_IN_TERMS,
  aksesibilitas: BUILT_IN_ACCESSIBILITY,
}

/** The text of a version as it was written, with its words in braces; undefined where there is none. */
export const legalText = async (db: Db, jenis: LegalPageKind, versi: number): Promise<string | undefined> =>
  versi === BUILT_IN_VERSION ? BUILT_IN[jenis] : publishedText(db, jenis, versi)

/** Returns the placeholders with their values on a day: settings with their units, and how the body is reached. */
export const legalWordsOn = async (db: Db, on: Day): Promise<Record<string, string>> => ({
  ...(await settingWordsOn(db, on)),
  ...(await contactOfBody(db)),
})

/** A text as it reads on a day. */
export async function filledLegalText(db: Db, isi: string, on: Day): Promise<string> {
  const words = await legalWordsOn(db, on)
  return fillPlaceholders(
    isi,
    Object.fromEntries(Object.entries(words).map(([name, text]) => [name, escapeMarkup(text)])),
  )
}
