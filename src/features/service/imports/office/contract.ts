import { z } from 'zod'
import type { Permission } from '../../../../access.ts'
import { calls } from '../../../../lib/calls/call.ts'
import { csvSeparator } from '../../../../lib/calls/field.ts'
import { Moment } from '../../../../lib/calls/resource.ts'
import { ARTICLE_LIST } from '../../../catalogue/articles/import-rules.ts'
import { EXAMINER_LIST } from '../../../catalogue/examiners/import-rules.ts'
import { SCHEME_LIST } from '../../../catalogue/schemes/import-rules.ts'
import { VENUE_LIST } from '../../../catalogue/venues/import-rules.ts'
import { HOLDER_LIST } from '../../../certification/holders/import-rules.ts'
import { PAST_APPLICATION_LIST, PAST_INVOICE_LIST } from '../../../certification/past-records/import-rules.ts'
import { MISTAKE_KIND_NAMES, MOST_IMPORTED } from '../../../platform/import-lists/rules.ts'

const kind = z.enum(MISTAKE_KIND_NAMES)
const draftId = z.uuid('Draf tidak dikenal.')

/** An unfinished import as a list shows it. */
const DraftFacts = z.object({
  id: z.string(),
  /** The name of the list. */
  jenis: z.string(),
  berkas: z.string(),
  created_at: Moment,
  updated_at: Moment,
  /** Rows that wait, and those that are records already. */
  baris: z.number(),
  masuk: z.number(),
})

/** An unfinished import: its columns, what is wrong in it, and what would come in now. */
const ImportDraft = DraftFacts.extend({
  /** The columns of the file, each with the field that it fills and its first cells. */
  kolom: z.array(z.object({ judul: z.string(), field: z.string().nullable(), contoh: z.array(z.string()) })),
  /** Labels of required columns that the file has not. */
  kolom_hilang: z.array(z.string()),
  /** Rows that are right and new. */
  diterima: z.number(),
  sudah_ada: z.number(),
  /** Rows with a mistake. */
  baris_salah: z.number(),
  jumlah_kesalahan: z.number(),
  jumlah_sebelum: z.number(),
  /** Cells for which something is proposed. */
  usulan: z.number(),
  /** Names that could be tidied, and the first of them. */
  nama_rapi: z.object({ jumlah: z.number(), contoh: z.array(z.object({ isi: z.string(), jadi: z.string() })) }),
  kelompok: z.array(
    z.object({
      field: z.string(),
      kolom: z.string(),
      jenis: kind,
      jumlah: z.number(),
      usulan: z.number(),
      pesan: z.string(),
      nilai: z.array(z.object({ isi: z.string(), jumlah: z.number(), usul: z.string().nullable() })),
    }),
  ),
  /** The first wrong rows, with their cells by column. */
  menunggu: z.array(
    z.object({
      baris: z.number(),
      sel: z.array(z.string()),
      kesalahan: z.array(
        z.object({
          ...{ field: z.string(), kolom: z.string(), jenis: kind, pesan: z.string() },
          usul: z.string().nullable(),
        }),
      ),
    }),
  ),
})
export type ImportDraft = z.input<typeof ImportDraft>

const field = z.string('Pilih kolom.').min(1, 'Pilih kolom.').max(60)
const cell = z.string('Isi sel berupa teks.').max(20_000, 'Isi sel paling panjang 20000 huruf.')

/** As many as the rows of a screen have. */
const MOST_CELLS = 2000

const Change = z.discriminatedUnion('apa', [
  z.object({ apa: z.literal('kolom'), ke: z.number().int().min(0).max(500), field: field.nullable() }),
  z.object({ apa: z.literal('terima'), field: field.optional(), jenis: kind.optional(), isi: cell.optional() }),
  z.object({ apa: z.literal('ganti'), field, dari: cell, jadi: cell }),
  z.object({ apa: z.literal('kosongkan'), field, jenis: kind }),
  z.object({
    apa: z.literal('sel'),
    sel: z
      .array(z.object({ baris: z.number().int().min(1), field, isi: cell }))
      .min(1)
      .max(MOST_CELLS),
  }),
  z.object({ apa: z.literal('rapikan') }),
  z.object({ apa: z.literal('keluarkan'), baris: z.array(z.number().int().min(1)).min(1).max(MOST_IMPORTED.rows) }),
])

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
    status: 201,
    summary: `Mulai impor ${title} dari Excel (.xlsx) atau CSV: barisnya menunggu sebagai draf`,
    payload: z.object({
      file: z.file('Pilih berkas Excel (.xlsx) atau CSV.').max(MOST_IMPORTED.bytes, 'Berkas paling besar 5 MB.'),
    }),
    answer: ImportDraft,
    problems: ['IMPORT_UNREADABLE'],
  }) as const

const exportCall = <const List extends Named>({ name, title, permission }: List) =>
  ({
    method: 'GET',
    path: `/admin-api/ekspor/${name}.csv`,
    access: `office:${permission as List['permission']}`,
    summary: `Semua ${title} sebagai CSV, dalam kolom yang dapat dimasukkan lagi`,
    payload: z.object({ pemisah: csvSeparator }),
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

  // Whoever may bring a kind of list in finds the drafts of that kind; any other is not there.
  listImportDrafts: {
    method: 'GET',
    path: '/admin-api/draf-impor',
    access: 'office:administrator',
    summary: 'Impor yang belum selesai',
    answer: z.array(DraftFacts),
    problems: [],
  },
  getImportDraft: {
    method: 'GET',
    path: '/admin-api/draf-impor/{id}',
    access: 'office:administrator',
    summary: 'Satu impor yang belum selesai: kolom, kesalahan, dan usulan perbaikannya',
    payload: z.object({ id: draftId }),
    answer: ImportDraft,
    problems: ['RECORD_NOT_FOUND'],
  },
  changeImportDraft: {
    method: 'PATCH',
    path: '/admin-api/draf-impor/{id}',
    access: 'office:administrator',
    summary: 'Perbaiki satu impor yang belum selesai; kosong bila tidak ada baris lagi',
    payload: z.object({ id: draftId, perubahan: Change }),
    answer: z.object({ draf: ImportDraft.nullable() }),
    problems: ['RECORD_NOT_FOUND'],
  },
  bringImportDraftIn: {
    method: 'POST',
    path: '/admin-api/draf-impor/{id}/masukkan',
    access: 'office:administrator',
    summary: 'Masukkan baris yang sudah benar; yang lain tetap menunggu',
    payload: z.object({ id: draftId }),
    answer: z.object({ diterima: z.number(), sudah_ada: z.number(), draf: ImportDraft.nullable() }),
    problems: ['RECORD_NOT_FOUND'],
  },
  removeImportDraft: {
    method: 'DELETE',
    path: '/admin-api/draf-impor/{id}',
    access: 'office:administrator',
    status: 204,
    summary: 'Hapus impor yang belum selesai; yang menunggu tidak dimasukkan',
    payload: z.object({ id: draftId }),
    answer: 'nothing',
    problems: ['RECORD_NOT_FOUND'],
  },
  exportImportDraft: {
    method: 'GET',
    path: '/admin-api/draf-impor/{id}/menunggu.csv',
    access: 'office:administrator',
    summary: 'Baris yang menunggu beserta alasannya, sebagai CSV',
    payload: z.object({ id: draftId, pemisah: csvSeparator }),
    answer: 'file',
    problems: ['RECORD_NOT_FOUND', 'CONFIRM_PASSWORD'],
  },
})
