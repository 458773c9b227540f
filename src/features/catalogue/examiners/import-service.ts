import type { z } from 'zod'
import { manyWords } from '../../../lib/calls/field.ts'
import { foldName } from '../../../lib/text/fold-text.ts'
import { repeatedValues } from '../../platform/import-lists/rules.ts'
import type { ImportStore } from '../../platform/import-lists/service.ts'
import { EXAMINER_LIST } from './import-rules.ts'
import { examinerResource } from './office/contract.ts'
import { allExaminers, insertExaminer } from './queries.ts'

/** A row of a list of examiners: the office's form without what cannot stand in a cell. */
const ImportedExaminer = examinerResource.form
  .omit({ foto: true, user_id: true })
  .extend({ riwayat: manyWords('Riwayat pendidikan', 20, 200) })

export const examinerImport: ImportStore<z.output<typeof ImportedExaminer>> = {
  list: EXAMINER_LIST,
  table: 'examiners',
  form: ImportedExaminer,
  keyOf: ({ name }) => foldName(name),
  check: async (db, rows) => {
    const taken = new Set((await allExaminers(db)).flatMap(({ no_sertifikat }) => no_sertifikat ?? []))
    return repeatedValues(
      EXAMINER_LIST,
      'no_sertifikat',
      rows.map(({ no_sertifikat }) => no_sertifikat),
      taken,
    )
  },
  insert: async (db, _ctx, rows) => {
    for (const row of rows) await insertExaminer(db, row)
  },
  all: allExaminers,
}
