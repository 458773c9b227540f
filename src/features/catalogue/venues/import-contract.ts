import type { z } from 'zod'
import { refuseOtherZone, venueFields } from './office/contract.ts'

/** A row of a list of venues: the office's form without what cannot stand in a cell. */
export const ImportedVenue = venueFields.superRefine(refuseOtherZone)
export type ImportedVenue = z.output<typeof ImportedVenue>
