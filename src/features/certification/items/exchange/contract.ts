import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { dayOf, words } from '../../../../lib/calls/field.ts'
import { LEVELS } from '../../../catalogue/schemes/level-rules.ts'
import { CONTENT_LIMITS, ITEM_KIND_NAMES } from '../content-rules.ts'
import { ITEM_STATE_NAMES, ITEM_WAITS } from '../state-rules.ts'

const CLOSED = ['ITEMS_TRAINER', 'ITEMS_UNSIGNED'] as const
const MOST_BYTES = 20_000_000

const unit = z
  .string('Pilih unit kompetensi.')
  .trim()
  .min(1, 'Pilih unit kompetensi.')
  .max(300, 'Pilih unit kompetensi.')
const level = z.enum(LEVELS, 'Pilih tingkat.')
const state = z.enum(ITEM_STATE_NAMES)

/** The outcome of an item of a file, by its name there; nothing of what it asks. */
const row = z.object({
  nama: z.string(),
  judul: z.string(),
  hasil: z.enum(['diterima', 'masuk', 'sudah_ada', 'ditolak']),
  jenis: z.enum(ITEM_KIND_NAMES).nullable(),
  unit: z.string().nullable(),
  poin: z.number().nullable(),
  /** The item that it became, or that it is already. */
  item_id: z.number().nullable(),
  /** Why it is refused. */
  pesan: z.array(z.string()),
  /** What of it is not taken along, though nothing of its words or key. */
  catatan: z.array(z.string()),
  serupa: z.array(z.object({ item_id: z.number(), versi: z.number(), status: state, kemiripan: z.number() })),
})

/** Items that come from files and go out in packages. */
export const itemExchangeCalls = calls({
  takeItemsIn: {
    method: 'POST',
    path: '/admin-api/impor-soal',
    access: 'office:soal',
    summary:
      'Periksa soal dari paket QTI 3.0, berkas butir, atau tabel; dengan masukkan=true yang baik masuk sebagai rancangan Anda',
    payload: z.object({
      unit,
      tingkat: level,
      sumber: words('Sumber', CONTENT_LIMITS.source),
      tanggal_sumber: dayOf('Tanggal sumber'),
      masukkan: z.enum(['true', 'false'], 'Tulis true atau false.').default('false'),
      file: z
        .file('Pilih berkas QTI (.zip, .xml) atau tabel (.xlsx, .csv).')
        .max(MOST_BYTES, 'Berkas paling besar 20 MB.'),
    }),
    answer: z.object({ dimasukkan: z.boolean(), butir: z.array(row) }),
    problems: ['IMPORT_UNREADABLE', ...CLOSED],
  },
  exportItems: {
    method: 'GET',
    path: '/admin-api/ekspor-soal.zip',
    access: 'office:soal',
    summary: 'Soal terpilih sebagai paket QTI 3.0; setiap soal tercatat diekspor',
    payload: z.object({
      id: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9}){0,999}$/, 'Pilih soalnya.')
        .optional(),
      unit: unit.optional(),
      tingkat: level.optional(),
      jenis: z.enum(ITEM_KIND_NAMES, 'Pilih jenis soal.').optional(),
      status: z.enum(ITEM_STATE_NAMES, 'Pilih keadaan soal.').optional(),
      menunggu: z.enum(ITEM_WAITS, 'Pilih yang menunggu.').optional(),
    }),
    answer: 'file',
    problems: ['CONFIRM_PASSWORD', ...CLOSED],
  },
})
