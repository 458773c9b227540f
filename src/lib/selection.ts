import { z } from 'zod'
import { referenceId } from './field.ts'

/** The most rows of one call; the office asks for more in several. */
export const SELECTION_MOST = 100

const TOO_FEW = 'Pilih paling sedikit satu baris.'
const TOO_MANY = `Pilih paling banyak ${SELECTION_MOST} baris.`

/** The numbers of the selected rows, each once and in order: two people who select the same ones do not wait for each other. */
export const selectedIds = z
  .array(referenceId)
  .min(1, TOO_FEW)
  .max(SELECTION_MOST, TOO_MANY)
  .overwrite((ids) => [...new Set(ids)].toSorted((a, b) => a - b))

/** Rows with what is written of each, such as what it was before. */
export const selectedRows = <Shape extends z.ZodRawShape>(row: Shape) =>
  z
    .array(z.object({ id: referenceId, ...row }))
    .min(1, TOO_FEW)
    .max(SELECTION_MOST, TOO_MANY)

/** A row to which nothing was done, and the sentence why. */
export const SkippedRow = z.object({ id: z.number(), alasan: z.string() })

/** What became of each selected row: those it was done to, with what undoing it needs, and those that were skipped. */
export const selectionAnswer = <Shape extends z.ZodRawShape>(row: Shape) =>
  z.object({ berhasil: z.array(z.object({ id: z.number(), ...row })), dilewati: z.array(SkippedRow) })
