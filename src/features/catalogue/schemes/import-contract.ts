import { z } from 'zod'
import { requirementOf } from './import-rules.ts'
import { categoryResource, schemeResource, schemeVersionResource } from './office/contract.ts'

const { persyaratan, unit_kompetensi } = schemeVersionResource.form.shape

/** Lines of a cell as the records that a form writes. */
const linesAs = <Rows extends z.ZodType>(recordOf: (line: string) => object, rows: Rows) =>
  z.preprocess((given) => (Array.isArray(given) ? given.map((line) => recordOf(String(line))) : given), rows)

/** Only maintenance activities have hours and points. */
const WORTH = { jenis_kegiatan: 'Jenis kegiatan', jam_pelajaran: 'Jam pelajaran', poin: 'Poin' } as const

/** A row of a list of schemes: the office's forms of a scheme and its version, without what cannot stand in a cell. */
export const ImportedScheme = schemeVersionResource.form
  .omit({ scheme_id: true, image: true, detail_pelatihan: true })
  .extend({
    kategori: categoryResource.form.shape.name,
    jenis: categoryResource.form.shape.jenis,
    kualifikasi: schemeResource.form.shape.kualifikasi,
    persyaratan: linesAs(requirementOf, persyaratan),
    unit_kompetensi: linesAs((judul) => ({ judul }), unit_kompetensi),
  })
  .superRefine((row, ctx) => {
    if (row.jenis === 'pemeliharaan') return
    for (const [field, label] of Object.entries(WORTH)) {
      if (row[field as keyof typeof WORTH] === null) continue
      ctx.addIssue({ code: 'custom', path: [field], message: `${label} hanya untuk skema pemeliharaan; kosongkan.` })
    }
  })
export type ImportedScheme = z.output<typeof ImportedScheme>
