import { foldWords } from '../../../lib/text/fold-words.ts'
import type { ImportStore } from '../../platform/import-lists/service.ts'
import { ImportedVenue } from './import-contract.ts'
import { allVenues, countVenues, insertVenues } from './import-queries.ts'
import { VENUE_LIST } from './import-rules.ts'

const keyOf = ({ name, kota }: Pick<ImportedVenue, 'name' | 'kota'>): string => foldWords(`${name}\n${kota}`)

export const venueImport: ImportStore<ImportedVenue> = {
  list: VENUE_LIST,
  form: ImportedVenue,
  keyOf,
  known: async (db) => new Set((await allVenues(db)).map(keyOf)),
  insert: (db, _ctx, rows) => insertVenues(db, rows),
  count: countVenues,
  all: allVenues,
}
