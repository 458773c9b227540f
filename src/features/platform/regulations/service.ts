import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { LEGAL_BASES, LEGAL_BASIS_KEYS, type LegalBasisKey, referencesOf } from './basis-rules.ts'
import { isCitationOf } from './citation-rules.ts'
import { KNOWN_REGULATIONS } from './known-rules.ts'
import { type RegulationOnDay, regulationsOn } from './queries.ts'
import { changedWords, longRegulation, type RegulationName, shortRegulation } from './rules.ts'

const wordsOf = (known: RegulationName, pasal: string | null, register: readonly RegulationOnDay[]) => {
  const row = register.find((one) => isCitationOf(known, one))
  return {
    nama: shortRegulation(known),
    tentang: row?.tentang ?? longRegulation(known),
    pasal,
    perubahan: changedWords(row?.perubahan ?? []),
    tautan: row?.tautan ?? null,
  }
}

const knownOn = (db: Db, keys: readonly LegalBasisKey[], day: Day): Promise<RegulationOnDay[]> =>
  regulationsOn(
    db,
    keys.flatMap((key) => referencesOf(key).map(({ regulation }) => KNOWN_REGULATIONS[regulation])),
    day,
  )

/** Returns what each demand of the field stands on, in the words of the register as it held on a day. */
export async function legalBasesOn(db: Db, day: Day) {
  const register = await knownOn(db, LEGAL_BASIS_KEYS, day)
  return LEGAL_BASIS_KEYS.map((dasar) => ({
    dasar,
    judul: LEGAL_BASES[dasar].judul,
    aturan: referencesOf(dasar).map(({ regulation, pasal }) => wordsOf(KNOWN_REGULATIONS[regulation], pasal, register)),
  }))
}

/** Returns the footnote of a letter: 'Pasal 29 Peraturan Menteri …, sebagaimana diubah dengan …', as it held on a day. */
export async function footnoteOn(db: Db, key: LegalBasisKey, day: Day): Promise<string> {
  const register = await knownOn(db, [key], day)
  const references = referencesOf(key).map(({ regulation, pasal }) => {
    const known = KNOWN_REGULATIONS[regulation]
    const row = register.find((one) => isCitationOf(known, one))
    const name = [pasal, longRegulation(known), row ? `tentang ${row.tentang}` : null].filter(Boolean).join(' ')
    return [name, changedWords(row?.perubahan ?? [])].filter(Boolean).join(', ')
  })
  return references.join('; ')
}
