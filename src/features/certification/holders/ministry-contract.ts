import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import {
  csvSeparator,
  dayOf,
  maybeWords,
  place,
  recordId,
  referenceId,
  seenVersion,
  textEncoding,
  words,
  yesNo,
} from '../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../lib/calls/resource.ts'
import { ruleOf } from '../../../lib/calls/rule-of-fields.ts'
import type { Day } from '../../../lib/day.ts'
import { printedNumber } from '../../../lib/identifiers/number.ts'
import { MINISTRY_FACT_NAMES, NUMBER_RESULT_NAMES } from './ministry-rules.ts'

const MOST_ANSWER_BYTES = 10_000_000

export const MOST_ANSWER_LINES = 100_000

const column = z.object({
  urutan: place,
  judul: words('Judul kolom', 80),
  isi: z.enum(MINISTRY_FACT_NAMES, 'Pilih isi kolom.'),
  teks: maybeWords('Teks tetap', 200),
})

export const ministryColumnResource = resource({
  noun: 'MinistryColumn',
  name: 'kolom-amdalnet',
  title: 'kolom berkas Amdalnet',
  access: 'office:verifikasi',
  form: column.superRefine(
    ({ isi, teks }, check) => {
      if ((isi === 'tetap') === (teks !== null)) return
      const message = teks === null ? 'Tulis teks yang berdiri di setiap baris.' : 'Teks hanya untuk kolom teks tetap.'
      check.addIssue({ code: 'custom', path: ['teks'], message })
    },
    ruleOf('isi', 'teks'),
  ),
  record: column,
  sort: ['urutan', 'judul', 'id'],
})

const row = z.object({
  created_at: Moment,
  created_by_name: z.string(),
  dari: z.string(),
  sampai: z.string(),
  kualifikasi: z.string().nullable(),
  hanya_baru: z.boolean(),
  jumlah: z.number(),
  sent_at: Moment.nullable(),
  sent_by_name: z.string().nullable(),
  catatan: z.string().nullable(),
})

export const ministrySubmissionResource = resource({
  noun: 'MinistrySubmission',
  name: 'kiriman-amdalnet',
  title: 'kiriman ke Amdalnet',
  access: 'office:verifikasi',
  form: z.object({}),
  record: row.extend({
    /** The number of certificates whose paper is in the archive. */
    berkas: z.number(),
  }),
  row,
  filters: { terkirim: z.stringbool() },
  sort: ['created_at', 'dari', 'jumlah', 'id'],
  order: 'desc',
  verbs: ['list', 'get'],
})

const period = (label: string) => dayOf(label).transform((day) => day as Day)
const seen = z.object({ id: recordId, version: seenVersion })
const Submission = recordOf(ministrySubmissionResource)

const NumberLine = z.object({
  baris: z.number(),
  no_sertifikasi: z.string(),
  no_registrasi: z.string(),
  hasil: z.enum(NUMBER_RESULT_NAMES),
  sertifikat: z
    .object({ id: z.number(), version: z.number(), nama: z.string(), no_registrasi: z.string().nullable() })
    .nullable(),
})

export const ministryCalls = {
  ...resourceCalls(ministryColumnResource),
  ...resourceCalls(ministrySubmissionResource),
  ...calls({
    composeMinistrySubmission: {
      method: 'POST',
      path: '/admin-api/kiriman-amdalnet',
      access: 'office:verifikasi',
      summary: 'Susun kiriman dari sertifikat yang terbit atau berganti status dalam suatu masa',
      payload: z
        .object({
          dari: period('Dari tanggal'),
          sampai: period('Sampai tanggal'),
          kualifikasi: z.enum(['KTPA', 'ATPA'], 'Pilih kualifikasi.').nullable().default(null),
          hanya_baru: yesNo,
        })
        .refine(({ dari, sampai }) => dari <= sampai, {
          path: ['sampai'],
          error: 'Sampai tanggal tidak boleh sebelum dari tanggal.',
          ...ruleOf('dari', 'sampai'),
        }),
      answer: Submission,
      status: 201,
      problems: ['MINISTRY_NOTHING'],
    },
    getMinistryArchive: {
      method: 'GET',
      path: '/admin-api/kiriman-amdalnet/{id}/arsip.zip',
      access: 'office:verifikasi',
      summary: 'Satu kiriman sebagai arsip: tabel dalam kolom kementerian, berkas sertifikat, dan manifes',
      payload: z.object({ id: recordId, pemisah: csvSeparator }),
      answer: 'file',
      problems: ['RECORD_NOT_FOUND', 'CONFIRM_PASSWORD'],
    },
    markMinistrySubmissionSent: {
      method: 'POST',
      path: '/admin-api/kiriman-amdalnet/{id}/terkirim',
      access: 'office:verifikasi',
      summary: 'Tandai satu kiriman sudah diserahkan ke kementerian',
      payload: seen.extend({ catatan: maybeWords('Catatan', 500) }),
      answer: Submission,
      problems: ['RECORD_NOT_FOUND', 'STALE'],
    },
    dropMinistrySubmission: {
      method: 'POST',
      path: '/admin-api/kiriman-amdalnet/{id}/buang',
      access: 'office:verifikasi',
      summary: 'Buang satu kiriman yang belum diserahkan',
      payload: seen,
      answer: 'nothing',
      problems: ['RECORD_NOT_FOUND', 'STALE'],
    },
    checkMinistryNumbers: {
      method: 'POST',
      path: '/admin-api/nomor-registrasi/periksa',
      access: 'office:keputusan',
      summary: 'Cocokkan nomor registrasi dari kementerian (CSV) dengan sertifikat tanpa mengubah apa pun',
      payload: z.object({
        file: z.file('Pilih berkas CSV.').max(MOST_ANSWER_BYTES, 'Berkas paling besar 10 MB.'),
        penyandian: textEncoding,
      }),
      /** `penyandian`: a sentence about a guessed encoding, for a person to confirm or to choose another. */
      answer: z.object({ baris: z.array(NumberLine), penyandian: z.string().nullable() }),
      problems: ['MINISTRY_NUMBERS_UNREADABLE'],
    },
    recordMinistryNumbers: {
      method: 'POST',
      path: '/admin-api/nomor-registrasi/catat',
      access: 'office:keputusan',
      summary: 'Catat nomor registrasi yang cocok pada sertifikatnya',
      inParts: true,
      payload: z.object({
        baris: z
          .array(
            z.object({
              id: referenceId,
              version: seenVersion,
              no_registrasi: words('Nomor registrasi', 80).overwrite(printedNumber).min(3, 'Tulis nomor registrasi.'),
            }),
          )
          .min(1, 'Pilih sedikitnya satu baris.')
          .max(200, 'Catat paling banyak 200 baris sekaligus.'),
      }),
      answer: z.object({
        berhasil: z.array(z.number()),
        dilewati: z.array(z.object({ id: z.number(), alasan: z.string() })),
      }),
      problems: [],
    },
  }),
}
