import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { anyWords, hour, recordId, referenceId, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Moment, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { RECORD_STATE_NAMES } from '../rules.ts'

const row = z.object({
  skema: z.string(),
  tuk: z.string().nullable(),
  metode: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  /** Null while nobody has begun it. */
  status: z.enum(RECORD_STATE_NAMES).nullable(),
  locked_at: Moment.nullable(),
  /** No candidate of this exam is decided on without it. */
  wajib: z.boolean(),
})

export const examRecordResource = resource({
  noun: 'ExamRecord',
  name: 'berita-acara',
  title: 'berita acara uji',
  access: 'office:verifikasi',
  reads: 'office:administrator',
  form: z.object({}),
  record: row,
  filters: {
    status: z.enum(RECORD_STATE_NAMES),
    /** Over, required and not locked. */
    menunggu: z.stringbool(),
    /** Where that examiner has accepted to examine. */
    examiner_id: recordId,
  },
  sort: ['start_date', 'id'],
  order: 'desc',
  verbs: ['list'],
})

export const ownExamRecordResource = resource({
  ...examRecordResource,
  noun: 'OwnExamRecord',
  name: 'berita-acara-saya',
  title: 'berita acara uji sendiri',
  access: 'office:penguji',
  reads: 'office:penguji',
  filters: { status: z.enum(RECORD_STATE_NAMES), menunggu: z.stringbool() },
})

const ExamRecord = row.extend({
  id: z.number(),
  version: z.number(),
  /** The hours of the schedule; those of the record are what came of it. */
  jam_jadwal: z.string(),
  jam_mulai: z.string().nullable(),
  jam_selesai: z.string().nullable(),
  peserta: z.array(
    z.object({
      user_training_id: z.number(),
      nomor: z.string().nullable(),
      nama: z.string(),
      attended_at: z.string().nullable(),
      kursi: z.string(),
      penyesuaian: z.array(z.string()),
      pemberian: z.string().nullable(),
    }),
  ),
  penguji: z.array(z.string()),
  /** Who recorded the attendance. */
  petugas: z.array(z.string()),
  petugas_lain: z.string(),
  kejadian: z.array(z.object({ jam: z.string(), uraian: z.string() })),
  /** What invigilators noted at the screen; it comes here by itself. */
  kejadian_pengawas: z.array(z.object({ jam: z.string(), uraian: z.string(), nomor: z.string().nullable() })),
  catatan: z.string(),
  tanda_tangan: z.array(z.object({ nama: z.string(), peran: z.enum(['penguji', 'petugas']), at: Moment })),
  tambahan: z.array(z.object({ id: z.number(), isi: z.string(), nama: z.string(), at: Moment })),
  boleh_ditulis: z.boolean(),
  /** Why the reader cannot sign; null where they can. */
  halangan_tanda_tangan: z.string().nullable(),
})

const seen = { id: recordId, version: seenVersion }

const written = z.object({
  ...seen,
  jam_mulai: hour('Jam mulai'),
  jam_selesai: z.preprocess((value) => (value === '' ? null : value), hour('Jam selesai').nullable().default(null)),
  kursi: z
    .array(z.object({ user_training_id: referenceId, kursi: anyWords('Tempat duduk', 20) }))
    .max(500)
    .default([]),
  kejadian: z
    .array(z.object({ jam: hour('Jam'), uraian: words('Uraian', 1000).min(5, 'Tulis apa yang terjadi.') }))
    .max(50, 'Paling banyak 50 kejadian.')
    .default([]),
  petugas_lain: anyWords('Petugas lain', 500),
  catatan: anyWords('Catatan', 2000),
})

const addendum = z.object({ ...seen, isi: words('Tambahan', 2000).min(10, 'Tulis apa yang dikoreksi dan mengapa.') })
const SIGN_PROBLEMS = [
  'RECORD_NOT_FOUND',
  'STALE',
  'EXAM_RECORD_EARLY',
  'SIGNED_ALREADY',
  'EXAMINER_MUST_SIGN',
] as const

export const examRecordOfficeCalls = {
  ...resourceCalls(examRecordResource),
  ...resourceCalls(ownExamRecordResource),
  ...calls({
    getExamRecord: {
      method: 'GET',
      path: '/admin-api/berita-acara/{id}',
      access: 'office:administrator',
      summary: 'Berita acara satu jadwal uji, terisi dari yang diketahui portal',
      payload: z.object({ id: recordId }),
      answer: ExamRecord,
      problems: ['RECORD_NOT_FOUND'],
    },
    saveExamRecord: {
      method: 'PUT',
      path: '/admin-api/berita-acara/{id}',
      access: 'office:verifikasi',
      summary: 'Lengkapi berita acara yang belum terkunci; tanda tangan yang sudah ada gugur',
      payload: written,
      answer: ExamRecord,
      problems: ['RECORD_NOT_FOUND', 'STALE', 'EXAM_RECORD_EARLY'],
    },
    signExamRecord: {
      method: 'POST',
      path: '/admin-api/berita-acara/{id}/tanda-tangan',
      access: 'office:verifikasi',
      summary: 'Tandatangani berita acara sebagai petugas; tanda tangan kedua menguncinya',
      payload: z.object(seen),
      answer: ExamRecord,
      problems: SIGN_PROBLEMS,
    },
    addToExamRecord: {
      method: 'POST',
      path: '/admin-api/berita-acara/{id}/tambahan',
      access: 'office:verifikasi',
      summary: 'Tambahkan koreksi pada berita acara yang terkunci; isinya tidak berubah',
      payload: addendum,
      answer: ExamRecord,
      problems: ['RECORD_NOT_FOUND', 'STALE'],
    },
    getExamRecordPdf: {
      method: 'GET',
      path: '/admin-api/berita-acara/{id}/berita-acara.pdf',
      access: 'office:administrator',
      summary: 'Berita acara sebagai PDF',
      payload: z.object({ id: recordId }),
      answer: 'file',
      problems: ['RECORD_NOT_FOUND'],
    },
    getOwnExamRecord: {
      method: 'GET',
      path: '/admin-api/berita-acara-saya/{id}',
      access: 'office:penguji',
      summary: 'Berita acara uji yang diuji sendiri',
      payload: z.object({ id: recordId }),
      answer: ExamRecord,
      problems: ['RECORD_NOT_FOUND'],
    },
    saveOwnExamRecord: {
      method: 'PUT',
      path: '/admin-api/berita-acara-saya/{id}',
      access: 'office:penguji',
      summary: 'Lengkapi berita acara uji yang diuji sendiri',
      payload: written,
      answer: ExamRecord,
      problems: ['RECORD_NOT_FOUND', 'STALE', 'EXAM_RECORD_EARLY'],
    },
    signOwnExamRecord: {
      method: 'POST',
      path: '/admin-api/berita-acara-saya/{id}/tanda-tangan',
      access: 'office:penguji',
      summary: 'Tandatangani berita acara sebagai penguji',
      payload: z.object(seen),
      answer: ExamRecord,
      problems: SIGN_PROBLEMS,
    },
    addToOwnExamRecord: {
      method: 'POST',
      path: '/admin-api/berita-acara-saya/{id}/tambahan',
      access: 'office:penguji',
      summary: 'Tambahkan koreksi pada berita acara yang terkunci',
      payload: addendum,
      answer: ExamRecord,
      problems: ['RECORD_NOT_FOUND', 'STALE'],
    },
    getOwnExamRecordPdf: {
      method: 'GET',
      path: '/admin-api/berita-acara-saya/{id}/berita-acara.pdf',
      access: 'office:penguji',
      summary: 'Berita acara uji yang diuji sendiri, sebagai PDF',
      payload: z.object({ id: recordId }),
      answer: 'file',
      problems: ['RECORD_NOT_FOUND'],
    },
  }),
}
