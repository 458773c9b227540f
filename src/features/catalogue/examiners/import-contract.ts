import type { z } from 'zod'
import { manyWords } from '../../../lib/calls/field.ts'
import { examinerResource } from './office/contract.ts'

/** A row of a list of examiners: the office's form without what cannot stand in a cell. */
export const ImportedExaminer = examinerResource.form
  .omit({ foto: true, user_id: true })
  .extend({ riwayat: manyWords('Riwayat pendidikan', 20, 200) })
export type ImportedExaminer = z.output<typeof ImportedExaminer>
