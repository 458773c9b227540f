import { z } from 'zod'
import { referenceId } from './field.ts'

/** The most rows of one call; the office asks for more in several. */
export const SELECTION_MOST = 100

const TOO_FEW = 'Pilih paling sedikit satu baris.'
const TOO_MANY = `Pilih paling banyak ${SELECTION_MOST} baris.`

/** The ids of the selected rows, distinct and sorted, so that two people who select the same rows do not deadlock. */
export const selectedIds = z
  .array(referenceId)
  .min(1, TOO_FEW)
  .max(SELECTION_MOST, TOO_MANY)
  .overwrite((ids) => [...new Set(ids)].toSorted((a, b) => a - b))

/** Returns the schema of selected rows with further fields of each, such as the earlier state. */
export const selectedRows = <Shape extends z.ZodRawShape>(row: Shape) =>
  z
    .array(z.object({ id: referenceId, ...row }))
    .min(1, TOO_FEW)
    .max(SELECTION_MOST, TOO_MANY)

/** A row that was skipped, and the sentence why. */
export const SkippedRow = z.object({ id: z.number(), alasan: z.string() })

/**
 * Returns the schema of the result for selected rows: the changed ones with their data for undoing, and the skipped
 * ones.
 */
export const selectionAnswer = <Shape extends z.ZodRawShape>(row: Shape) =>
  z.object({ berhasil: z.array(z.object({ id: z.number(), ...row })), dilewati: z.array(SkippedRow) })
