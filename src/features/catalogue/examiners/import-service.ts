import { foldWords } from '../../../lib/text/fold-words.ts'
import { repeatedValues } from '../../platform/import-lists/rules.ts'
import type { ImportStore } from '../../platform/import-lists/service.ts'
import { ImportedExaminer } from './import-contract.ts'
import { allExaminers, countExaminers, insertExaminer } from './import-queries.ts'
import { EXAMINER_LIST } from './import-rules.ts'

export const examinerImport: ImportStore<ImportedExaminer> = {
  list: EXAMINER_LIST,
  form: ImportedExaminer,
  keyOf: ({ name }) => foldWords(name),
  known: async (db) => new Set((await allExaminers(db)).map(({ name }) => foldWords(name))),
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
  count: countExaminers,
  all: allExaminers,
}
