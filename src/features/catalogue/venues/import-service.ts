import type { z } from 'zod'
import { foldName } from '../../../lib/text/fold-text.ts'
import type { ImportStore } from '../../platform/import-lists/service.ts'
import { VENUE_LIST } from './import-rules.ts'
import { refuseOtherZone, venueFields } from './office/contract.ts'

/** A row of a list of venues: the office's form without what cannot stand in a cell. */
const ImportedVenue = venueFields.superRefine(refuseOtherZone)

export const venueImport: ImportStore<z.output<typeof ImportedVenue>> = {
  list: VENUE_LIST,
  table: 'venues',
  form: ImportedVenue,
  keyOf: ({ name, kota }) => foldName(`${name}\n${kota}`),
}
