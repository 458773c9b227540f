import { z } from 'zod'
import type { Db } from '../../../ground/database/db.ts'
import { foldName } from '../../../lib/text/fold-text.ts'
import type { ImportStore } from '../../platform/import-lists/service.ts'
import { SCHEME_LIST } from './import-rules.ts'
import { kindsOfMethods, methodLine, methodOf } from './method-rules.ts'
import { categoryResource, schemeResource, schemeVersionResource } from './office/contract.ts'
import { allCategories, insertCategory, insertSchemeWithDraft, newestVersions, schemeNames } from './office/queries.ts'
import { strayMethods, unitLine, unitOf } from './plan-rules.ts'
import { requirementLine, requirementOf } from './rules.ts'

const { persyaratan, unit_kompetensi, jenis_metode } = schemeVersionResource.form.shape

/** Lines of a cell as the records that a form writes. */
const linesAs = <Rows extends z.ZodType>(recordOf: (line: string) => object, rows: Rows) =>
  z.preprocess((given) => (Array.isArray(given) ? given.map((line) => recordOf(String(line))) : given), rows)

/** Only maintenance activities have hours and points. */
const WORTH = { jenis_kegiatan: 'Jenis kegiatan', jam_pelajaran: 'Jam pelajaran', poin: 'Poin' } as const

/** A row of a list of schemes: the office's forms of a scheme and its version, without what cannot stand in a cell. */
const ImportedScheme = schemeVersionResource.form
  .omit({
    ...{ scheme_id: true, image: true, detail_pelatihan: true },
    // A blueprint has cells of its own, and its numbers say nothing without them.
    ...{ menit_tulis: true, butir_tulis: true, poin_tulis: true },
    ...{ batas_nilai_tulis: true, cara_batas: true, alasan_batas: true },
  })
  .extend({
    kategori: categoryResource.form.shape.name,
    jenis: categoryResource.form.shape.jenis,
    kualifikasi: schemeResource.form.shape.kualifikasi,
    persyaratan: linesAs(requirementOf, persyaratan),
    unit_kompetensi: linesAs(unitOf, unit_kompetensi),
    jenis_metode: linesAs(methodOf, jenis_metode),
  })
  .superRefine((row, ctx) => {
    for (const { at, metode } of strayMethods(row.unit_kompetensi, row.metode_uji)) {
      const message = `${metode.join(', ')} tidak ada di kolom metode uji.`
      ctx.addIssue({ code: 'custom', path: ['unit_kompetensi', at], message })
    }
    for (const [at, { metode }] of row.jenis_metode.entries()) {
      if (row.metode_uji.includes(metode)) continue
      const message = `${metode} tidak ada di kolom metode uji.`
      ctx.addIssue({ code: 'custom', path: ['jenis_metode', at], message })
    }
    if (row.jenis === 'pemeliharaan') return
    for (const [field, label] of Object.entries(WORTH)) {
      if (row[field as keyof typeof WORTH] === null) continue
      ctx.addIssue({ code: 'custom', path: [field], message: `${label} hanya untuk skema pemeliharaan; kosongkan.` })
    }
  })
type ImportedScheme = z.output<typeof ImportedScheme>

/** Units from before plans have neither. */
const NO_PLAN = { metode: [], kuk: [] }

const keyOf = ({ kategori, name }: Pick<ImportedScheme, 'kategori' | 'name'>): string =>
  foldName(`${kategori}\n${name}`)

export const schemeImport: ImportStore<ImportedScheme> = {
  list: SCHEME_LIST,
  table: 'schemes',
  form: ImportedScheme,
  keyOf,
  known: async (db) => new Set((await schemeNames(db)).map(keyOf)),
  check: categoriesOfAnotherKind,
  insert: insertSchemes,
  all: async (db) =>
    (await newestVersions(db)).map((version) => ({
      ...version,
      persyaratan: version.persyaratan.map(requirementLine),
      unit_kompetensi: version.unit_kompetensi.map((unit) => unitLine({ ...NO_PLAN, ...unit })),
      jenis_metode: version.jenis_metode.map(methodLine),
    })),
}

/** Rows whose category is there, or in an earlier row, as one of another kind. */
async function categoriesOfAnotherKind(db: Db, rows: ImportedScheme[]) {
  const kinds = new Map((await allCategories(db)).map(({ name, jenis }) => [foldName(name), jenis]))
  return rows.flatMap(({ kategori, jenis }, at) => {
    const known = kinds.get(foldName(kategori)) ?? jenis
    kinds.set(foldName(kategori), known)
    return known === jenis ? [] : [{ at, field: 'jenis', pesan: `Kategori ${kategori} berjenis ${known}.` }]
  })
}

async function insertSchemes(db: Db, _ctx: unknown, rows: ImportedScheme[]): Promise<void> {
  const categories = new Map((await allCategories(db)).map(({ name, id }) => [foldName(name), id]))
  for (const row of rows) {
    const { kategori: name, jenis, ...given } = row
    const scheme = { ...given, jenis_metode: kindsOfMethods(given.metode_uji, given.jenis_metode) }
    const id = categories.get(foldName(name)) ?? (await insertCategory(db, { name, jenis }))
    categories.set(foldName(name), id)
    await insertSchemeWithDraft(db, id, scheme)
  }
}
