import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { dayOf, recordId } from '../../../../lib/calls/field.ts'
import { Listing } from '../../../../lib/calls/resource.ts'
import { PROVINCES } from '../../../../lib/people/province.ts'
import { CHAPTER_NAMES, RECORD_KINDS } from '../rules.ts'
import { TABLE_NAMES } from '../table-rules.ts'

const LEAST_YEAR = 2000
const MOST_YEAR = 2199

/** A period, both its days included, and what it is narrowed by. */
const Asked = z.object({
  dari: dayOf('Tanggal mulai'),
  sampai: dayOf('Tanggal akhir'),
  scheme_id: recordId.optional(),
  venue_id: recordId.optional(),
  provinsi: z
    .string()
    .refine((code) => code in PROVINCES, 'Pilih provinsi.')
    .optional(),
})

/** By measure; null where nothing was counted. */
const Figures = z.record(z.string(), z.number().nullable())

const FigureTable = z.object({
  tabel: z.enum(TABLE_NAMES),
  baris: z.array(z.object({ kunci: z.string(), nama: z.string(), angka: Figures })),
  /** Over all rows; null where their sums mean nothing. */
  jumlah: Figures.nullable(),
})

export const managementFigureCalls = calls({
  getManagementFigures: {
    method: 'GET',
    path: '/admin-api/laporan/{bab}',
    access: 'office:laporan',
    summary: 'Angka satu bab laporan lembaga untuk satu masa, disaring menurut skema, TUK, dan provinsi',
    payload: Asked.extend({ bab: z.enum(CHAPTER_NAMES) }),
    answer: z.object({ tabel: z.array(FigureTable) }),
    problems: ['INVALID'],
  },
  listFigureRows: {
    method: 'GET',
    path: '/admin-api/laporan-baris',
    access: 'office:laporan',
    summary: 'Baris di balik satu angka laporan, tanpa nama orang',
    payload: Asked.extend({
      tabel: z.enum(TABLE_NAMES),
      /** The measure, and the row of the table; all rows where none is named. */
      ukuran: z.string().max(30),
      kunci: z.string().max(300).optional(),
      page: Listing.shape.page,
      perPage: Listing.shape.perPage,
    }),
    answer: z.object({
      data: z.array(
        z.object({
          untuk: z.enum(RECORD_KINDS),
          untuk_id: z.number(),
          nomor: z.string().nullable(),
          tanggal: z.string().nullable(),
          nilai: z.number(),
        }),
      ),
      total: z.number(),
      page: z.number(),
      /** The name of the table's row; null for all rows. */
      nama: z.string().nullable(),
    }),
    problems: ['INVALID', 'RECORD_NOT_FOUND'],
  },
  getFigureChoices: {
    method: 'GET',
    path: '/admin-api/laporan-saringan',
    access: 'office:laporan',
    summary: 'Skema dan TUK untuk menyaring laporan lembaga',
    answer: z.object({
      skema: z.array(z.object({ id: z.number(), name: z.string() })),
      tuk: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
    problems: [],
  },
  getYearlyFigures: {
    method: 'GET',
    path: '/admin-api/laporan-tahunan/{tahun}/laporan.pdf',
    access: 'office:laporan',
    summary: 'Laporan tahunan lembaga sebagai PDF, tanpa nama orang',
    payload: z.object({ tahun: z.coerce.number().int().min(LEAST_YEAR).max(MOST_YEAR) }),
    answer: 'file',
    problems: [],
  },
})
