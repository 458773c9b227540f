import { z } from 'zod'
import type { Permission } from '../../../../access.ts'
import { calls } from '../../../../lib/calls/call.ts'
import { ARTICLE_LIST } from '../../../catalogue/articles/import-rules.ts'
import { EXAMINER_LIST } from '../../../catalogue/examiners/import-rules.ts'
import { SCHEME_LIST } from '../../../catalogue/schemes/import-rules.ts'
import { VENUE_LIST } from '../../../catalogue/venues/import-rules.ts'
import { HOLDER_LIST } from '../../../certification/holders/import-rules.ts'
import { PAST_APPLICATION_LIST, PAST_INVOICE_LIST } from '../../../certification/past-records/import-rules.ts'
import { MOST_IMPORTED } from '../../../platform/import-lists/rules.ts'

/** The outcome of an import: what it would do, or has done. */
export const ImportOutcome = z.object({
  baris: z.number(),
  /** Rows that are new. */
  diterima: z.number(),
  sudah_ada: z.number(),
  /** True when the rows are imported; false when nothing has changed. */
  dimasukkan: z.boolean(),
  /** Records before; and after, where nothing is wrong. */
  jumlah_sebelum: z.number(),
  jumlah_sesudah: z.number(),
  jumlah_kesalahan: z.number(),
  /** The first of them. */
  kesalahan: z.array(z.object({ baris: z.number(), kolom: z.string(), pesan: z.string() })),
})
export type ImportOutcome = z.output<typeof ImportOutcome>

interface Named {
  name: string
  title: string
  permission: Permission
}

const importCall = <const List extends Named>({ name, title, permission }: List) =>
  ({
    method: 'POST',
    path: `/admin-api/impor/${name}`,
    access: `office:${permission as List['permission']}`,
    summary: `Masukkan ${title} dari CSV: semuanya atau tidak satu pun; dengan coba hanya diperiksa`,
    payload: z.object({
      file: z.file('Pilih berkas CSV.').max(MOST_IMPORTED.bytes, 'Berkas paling besar 5 MB.'),
      coba: z.stringbool().default(true),
    }),
    answer: ImportOutcome,
    problems: ['IMPORT_UNREADABLE'],
  }) as const

const exportCall = <const List extends Named>({ name, title, permission }: List) =>
  ({
    method: 'GET',
    path: `/admin-api/ekspor/${name}.csv`,
    access: `office:${permission as List['permission']}`,
    summary: `Semua ${title} sebagai CSV, dalam kolom yang dapat dimasukkan lagi`,
    answer: 'file',
    problems: ['CONFIRM_PASSWORD'],
  }) as const

/** An import and an export for each kind of list, each for those who write the same by hand. */
export const importOfficeCalls = calls({
  importSchemes: importCall(SCHEME_LIST),
  exportSchemes: exportCall(SCHEME_LIST),
  importVenues: importCall(VENUE_LIST),
  exportVenues: exportCall(VENUE_LIST),
  importExaminers: importCall(EXAMINER_LIST),
  exportExaminers: exportCall(EXAMINER_LIST),
  importHolders: importCall(HOLDER_LIST),
  exportHolders: exportCall(HOLDER_LIST),
  importPastApplications: importCall(PAST_APPLICATION_LIST),
  exportPastApplications: exportCall(PAST_APPLICATION_LIST),
  importPastInvoices: importCall(PAST_INVOICE_LIST),
  exportPastInvoices: exportCall(PAST_INVOICE_LIST),
  importArticles: importCall(ARTICLE_LIST),
  exportArticles: exportCall(ARTICLE_LIST),
})
