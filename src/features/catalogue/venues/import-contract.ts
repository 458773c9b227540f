import type { z } from 'zod'
import { venueResource } from './office-contract.ts'

/** A row of a list of venues: the office's form without what cannot stand in a cell. */
export const ImportedVenue = venueResource.form.omit({ foto: true })
export type ImportedVenue = z.output<typeof ImportedVenue>
