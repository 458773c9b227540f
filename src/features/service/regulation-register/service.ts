import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { LEGAL_BASES, LEGAL_BASIS_KEYS, referencesOf } from '../../platform/regulations/basis-rules.ts'
import { isCitationOf, wordsNaming, wordsOfHtml } from '../../platform/regulations/citation-rules.ts'
import { KNOWN_REGULATIONS, PROGRAM_PLACES, type RegulationKey } from '../../platform/regulations/known-rules.ts'
import { shortRegulation } from '../../platform/regulations/rules.ts'
import type { FoundPlace, StoredRegulation } from './queries.ts'
import { ownLegalPages, textsLikely, unreadFiles } from './text-queries.ts'

const isKnownAs = (regulation: StoredRegulation, key: RegulationKey): boolean =>
  isCitationOf(regulation, KNOWN_REGULATIONS[key])

/** Returns the texts of the program that speak of a regulation, and the demands that stand on it. */
function placesOfProgram(regulation: StoredRegulation, ownPages: readonly string[]): FoundPlace[] {
  const sebutan = [shortRegulation(regulation)]
  const texts = PROGRAM_PLACES.filter(
    (one) => isKnownAs(regulation, one.regulation) && !(one.builtIn && ownPages.includes(one.builtIn)),
  )
  const bases = LEGAL_BASIS_KEYS.filter((key) => referencesOf(key).some((one) => isKnownAs(regulation, one.regulation)))
  return [
    ...texts.map(({ file, judul }) => ({ jenis: 'program' as const, kunci: file, judul, sebutan })),
    ...bases.map((key) => ({ jenis: 'dasar_aturan' as const, kunci: key, judul: LEGAL_BASES[key].judul, sebutan })),
  ]
}

/** Returns every place that speaks of a regulation today, exam items apart: they are sealed. */
export async function placesNaming(db: Db, regulation: StoredRegulation, today: Day): Promise<FoundPlace[]> {
  const [texts, ownPages] = await Promise.all([textsLikely(db, regulation, today), ownLegalPages(db, today)])
  const found = texts.flatMap(({ isi, ...place }) => {
    const sebutan = wordsNaming(regulation, wordsOfHtml(isi))
    return sebutan.length > 0 ? [{ ...place, sebutan }] : []
  })
  return [...found, ...placesOfProgram(regulation, ownPages)]
}

/** The same with the files that only a person can read, for a review that leaves nothing out. */
export async function placesToReview(db: Db, regulation: StoredRegulation, today: Day): Promise<FoundPlace[]> {
  const [naming, files] = await Promise.all([placesNaming(db, regulation, today), unreadFiles(db)])
  return [...naming, ...files.map((file) => ({ ...file, sebutan: [] }))]
}
