import type { Db } from '../../../ground/database/db.ts'
import { foldWords } from '../../../lib/text/fold-words.ts'
import type { ImportStore } from '../../platform/import-lists/service.ts'
import { ImportedScheme } from './import-contract.ts'
import {
  allCategories,
  countSchemes,
  insertCategory,
  insertSchemeWithDraft,
  newestVersions,
  schemeNames,
} from './import-queries.ts'
import { requirementLine, SCHEME_LIST } from './import-rules.ts'

const keyOf = ({ kategori, name }: Pick<ImportedScheme, 'kategori' | 'name'>): string =>
  foldWords(`${kategori}\n${name}`)

export const schemeImport: ImportStore<ImportedScheme> = {
  list: SCHEME_LIST,
  form: ImportedScheme,
  keyOf,
  known: async (db) => new Set((await schemeNames(db)).map(keyOf)),
  check: categoriesOfAnotherKind,
  insert: insertSchemes,
  count: countSchemes,
  all: async (db) =>
    (await newestVersions(db)).map((version) => ({
      ...version,
      persyaratan: version.persyaratan.map(requirementLine),
      unit_kompetensi: version.unit_kompetensi.map(({ judul }) => judul),
    })),
}

/** Rows whose category is there, or in an earlier row, as one of another kind. */
async function categoriesOfAnotherKind(db: Db, rows: ImportedScheme[]) {
  const kinds = new Map((await allCategories(db)).map(({ name, jenis }) => [foldWords(name), jenis]))
  return rows.flatMap(({ kategori, jenis }, at) => {
    const known = kinds.get(foldWords(kategori)) ?? jenis
    kinds.set(foldWords(kategori), known)
    return known === jenis ? [] : [{ at, field: 'jenis', pesan: `Kategori ${kategori} berjenis ${known}.` }]
  })
}

async function insertSchemes(db: Db, _ctx: unknown, rows: ImportedScheme[]): Promise<void> {
  const categories = new Map((await allCategories(db)).map(({ name, id }) => [foldWords(name), id]))
  for (const row of rows) {
    const { kategori: name, jenis } = row
    const id = categories.get(foldWords(name)) ?? (await insertCategory(db, { name, jenis }))
    categories.set(foldWords(name), id)
    await insertSchemeWithDraft(db, id, row)
  }
}
