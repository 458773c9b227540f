import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { seenVersion } from '../../../../lib/calls/field.ts'
import { Listing, Moment, Revision } from '../../../../lib/calls/resource.ts'

export const LETTER_STATES = ['bawaan', 'diubah', 'tidak_cocok'] as const

const kindId = z.string('Surat tidak dikenal.').max(60, 'Surat tidak dikenal.')

/** The texts of a letter; only their types are checked here, as the rules refuse wrong texts with the line. */
export const LetterTextsForm = z.object({
  perihal: z.string('Perihal wajib diisi.'),
  isi: z.string('Teks wajib diisi.'),
  tombol: z.string('Tombol berupa teks.').nullable(),
  catatan: z.string('Catatan berupa teks.'),
})

const LetterRow = z.object({
  id: z.string(),
  kelompok: z.string(),
  judul: z.string(),
  keadaan: z.enum(LETTER_STATES),
  perihal: z.string(),
  updated_at: Moment.nullable(),
})

const LetterRecord = LetterRow.extend({
  ...LetterTextsForm.shape,
  /** 0 while the built-in words are in force. */
  version: z.number(),
  isian: z.array(z.object({ nama: z.string(), contoh: z.string(), wajib: z.boolean(), kadang_kosong: z.boolean() })),
  /** Names of the examples besides the first. */
  variants: z.array(z.string()),
})

const trial = LetterTextsForm.extend({ id: kindId, contoh: z.string().max(100).nullish() })

export const letterOfficeCalls = calls({
  listLetter: {
    method: 'GET',
    path: '/admin-api/teks-surat',
    access: 'office:konten',
    summary: 'Semua jenis surat, dan apakah teksnya diubah',
    payload: Listing.extend({
      id: z.string().max(1000).optional(),
      keadaan: z.enum(LETTER_STATES).optional(),
      sort: z.enum(['kelompok', 'judul', 'updated_at']).catch('kelompok'),
    }),
    answer: z.object({ data: z.array(LetterRow), total: z.number(), page: z.number() }),
    problems: [],
  },
  getLetter: {
    method: 'GET',
    path: '/admin-api/teks-surat/{id}',
    access: 'office:konten',
    summary: 'Teks satu jenis surat, dan isian yang dapat dipakai di dalamnya',
    payload: z.object({ id: kindId }),
    answer: LetterRecord,
    problems: ['RECORD_NOT_FOUND'],
  },
  historyLetter: {
    method: 'GET',
    path: '/admin-api/teks-surat/{id}/riwayat',
    access: 'office:konten',
    summary: 'Riwayat perubahan teks satu jenis surat',
    payload: z.object({ id: kindId }),
    answer: z.array(Revision),
    problems: [],
  },
  updateLetter: {
    method: 'PUT',
    path: '/admin-api/teks-surat/{id}',
    access: 'office:konten',
    summary: 'Ubah teks satu jenis surat; version yang dilihat ikut dikirim',
    payload: LetterTextsForm.extend({ id: kindId, version: seenVersion }),
    answer: LetterRecord,
    problems: ['RECORD_NOT_FOUND', 'STALE'],
  },
  resetLetter: {
    method: 'POST',
    path: '/admin-api/teks-surat/{id}/bawaan',
    access: 'office:konten',
    summary: 'Kembalikan satu jenis surat ke teks bawaan',
    payload: z.object({ id: kindId, version: seenVersion }),
    answer: LetterRecord,
    problems: ['RECORD_NOT_FOUND', 'STALE'],
  },
  restoreLetter: {
    method: 'POST',
    path: '/admin-api/teks-surat/{id}/pulihkan',
    access: 'office:konten',
    summary: 'Pulihkan teks surat ke keadaan sebelum atau sesudah suatu perubahan',
    payload: z.object({
      id: kindId,
      audit_id: z.number().int().min(1),
      keadaan: z.enum(['sebelum', 'sesudah']).optional(),
    }),
    answer: LetterRecord,
    problems: ['RECORD_NOT_FOUND', 'STALE'],
  },
  previewLetter: {
    method: 'POST',
    path: '/admin-api/teks-surat/{id}/pratinjau',
    access: 'office:konten',
    summary: 'Surat dengan teks yang dikirim dan data contoh, seperti yang akan diterima',
    payload: trial,
    answer: z.object({ perihal: z.string(), html: z.string() }),
    problems: ['RECORD_NOT_FOUND'],
  },
  sendLetterExample: {
    method: 'POST',
    path: '/admin-api/teks-surat/{id}/kirim-contoh',
    access: 'office:konten',
    summary: 'Kirim surat dengan teks yang dikirim dan data contoh ke alamat sendiri',
    payload: trial,
    answer: z.object({ terkirim: z.boolean(), keterangan: z.string() }),
    problems: ['RECORD_NOT_FOUND', 'TOO_MANY'],
  },
})
