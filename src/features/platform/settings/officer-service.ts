import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { settingsOn } from './service.ts'

/** Returns the officer for the protection of personal data as named on a day; null while nobody is. */
export async function dataOfficerOn(db: Db, on: Day): Promise<{ nama: string; kontak: string } | null> {
  const { pejabat_pdp: nama, kontak_pdp: kontak } = await settingsOn(db, on)
  return nama === '' ? null : { nama, kontak }
}

/** The same in the words of a letter: name and contact; null while nobody is named. */
export async function dataOfficerWords(db: Db, on: Day): Promise<string | null> {
  const officer = await dataOfficerOn(db, on)
  return officer && [officer.nama, officer.kontak].filter((part) => part !== '').join(', ')
}
