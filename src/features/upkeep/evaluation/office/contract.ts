import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { dayOf, manyWords, maybeWords, recordId, seenVersion, words, yesNo } from '../../../../lib/calls/field.ts'
import { Listing, Moment, pageAnswer, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { selectedIds, selectionAnswer } from '../../../../lib/calls/selection.ts'
import { Evaluation, EvaluationQuestion } from '../contract.ts'
import { EVALUATION_STATE_NAMES, FOLLOW_UP_NAMES, RESULT_NAMES } from '../rules.ts'

const LONGEST_TEXT = 4000

const questionnaireForm = z.object({
  jenis: z.enum(['surveilan', 'layanan'], 'Pilih jenis kuesioner.'),
  judul: words('Judul', 200).min(3, 'Judul paling pendek 3 huruf.'),
  pengantar: z.string().trim().max(LONGEST_TEXT, `Pengantar paling panjang ${LONGEST_TEXT} huruf.`).default(''),
  pertanyaan: z
    .array(
      z.object({
        jenis: z.enum(['pilihan', 'skala', 'esai', 'unggah'], 'Pilih jenis pertanyaan.'),
        teks: words('Pertanyaan', 500),
        pilihan: manyWords('Pilihan', 12, 200),
        wajib: yesNo.default(true),
      }),
    )
    .max(60, 'Pertanyaan paling banyak 60.')
    .default([]),
})

const questionnaireFacts = { published_at: Moment.nullable(), closed_at: Moment.nullable() }

/** Questions for holders or for candidates. A published one never changes; the next is a copy. */
export const questionnaireResource = resource({
  noun: 'Questionnaire',
  name: 'kuesioner',
  title: 'kuesioner',
  access: 'office:verifikasi',
  form: questionnaireForm,
  record: questionnaireForm.extend({ ...questionnaireFacts, pertanyaan: z.array(EvaluationQuestion) }),
  row: questionnaireForm.pick({ jenis: true, judul: true }).extend({ ...questionnaireFacts, created_at: Moment }),
  filters: { jenis: z.enum(['surveilan', 'layanan']), terbit: z.stringbool() },
  sort: ['created_at', 'judul', 'id'],
  order: 'desc',
})

const questionnaireRecord = recordOf(questionnaireResource)

/** How often each answer was given; free answers as they were written, in an order that reveals nothing. */
const QuestionResult = EvaluationQuestion.extend({
  dijawab: z.number(),
  jumlah: z.array(z.object({ jawaban: z.string(), banyak: z.number() })),
  rata_rata: z.number().nullable(),
  esai: z.array(z.string()),
})

export const ServiceResults = z.object({
  /** The number of answers from which results are shown. */
  mulai: z.number(),
  ujian: z.array(
    z.object({
      schedule_id: z.number(),
      skema: z.string(),
      tanggal_uji: z.string().nullable(),
      banyak: z.number(),
      /** Null while fewer have answered. */
      pertanyaan: z.array(QuestionResult).nullable(),
    }),
  ),
})
export type ServiceResults = z.output<typeof ServiceResults>

const Row = z.object({
  id: z.number(),
  judul: z.string(),
  nama: z.string(),
  no_sertifikasi: z.string(),
  status: z.enum(EVALUATION_STATE_NAMES),
  batas_waktu: z.string(),
  submitted_at: Moment.nullable(),
  hasil: z.enum(RESULT_NAMES).nullable(),
  /** A review was asked for and is not answered yet. */
  tinjau_menunggu: z.boolean(),
})
export type ListedEvaluation = z.input<typeof Row>

export const OfficeEvaluation = Evaluation.extend({
  nama: z.string(),
  reviewed_by_name: z.string().nullable(),
  reconsidered_by_name: z.string().nullable(),
  created_at: Moment,
  /** The day by which somebody says what follows; null of what was sent or is still open. */
  tindak_lanjut_sampai: z.string().nullable(),
  can: z.object({ nilai: z.boolean(), jawab_tinjauan: z.boolean() }),
})
export type OfficeEvaluation = z.output<typeof OfficeEvaluation>

const found = {
  hasil: z.enum(RESULT_NAMES, 'Pilih hasil.'),
  tindak_lanjut: z.enum(FOLLOW_UP_NAMES, 'Pilih tindak lanjut.'),
}
const sentence = (label: string) => words(label, 2000).min(10, `${label}: tulis yang dapat dipahami pemegang.`)

const refusable = ['RECORD_NOT_FOUND', 'STALE'] as const

export const evaluationOfficeCalls = {
  ...resourceCalls(questionnaireResource),
  ...calls({
    publishQuestionnaire: {
      method: 'POST',
      path: '/admin-api/kuesioner/{id}/terbitkan',
      access: 'office:verifikasi',
      summary: 'Terbitkan kuesioner; sesudahnya tidak dapat diubah',
      payload: z.object({ id: recordId, version: seenVersion }),
      answer: questionnaireRecord,
      problems: [...refusable, 'QUESTIONNAIRE_PUBLISHED'],
    },
    closeQuestionnaire: {
      method: 'POST',
      path: '/admin-api/kuesioner/{id}/tutup',
      access: 'office:verifikasi',
      summary: 'Tutup kuesioner; tidak dikirim lagi, yang sudah dikirim tetap dapat diisi',
      payload: z.object({ id: recordId, version: seenVersion }),
      answer: questionnaireRecord,
      problems: [...refusable, 'QUESTIONNAIRE_NOT_OPEN'],
    },
    copyQuestionnaire: {
      method: 'POST',
      path: '/admin-api/kuesioner/{id}/salin',
      access: 'office:verifikasi',
      summary: 'Salin kuesioner menjadi rancangan baru',
      payload: z.object({ id: recordId }),
      answer: questionnaireRecord,
      status: 201,
      problems: ['RECORD_NOT_FOUND'],
    },
    sendQuestionnaire: {
      method: 'POST',
      path: '/admin-api/kuesioner/{id}/kirim',
      access: 'office:verifikasi',
      summary: 'Kirim kuesioner surveilan kepada pemegang satu kualifikasi atau satu sertifikat; masing-masing sekali',
      payload: z.object({
        id: recordId,
        version: seenVersion,
        kualifikasi: z.enum(['KTPA', 'ATPA'], 'Pilih kualifikasi.').nullable().default(null),
        no_sertifikasi: maybeWords('Nomor sertifikat', 100),
        batas_waktu: dayOf('Batas waktu'),
      }),
      answer: z.object({ id: z.number(), dikirim: z.number() }),
      problems: [...refusable, 'QUESTIONNAIRE_NOT_OPEN'],
    },
    getServiceResults: {
      method: 'GET',
      path: '/admin-api/kuesioner/{id}/hasil',
      access: 'office:verifikasi',
      summary: 'Hasil evaluasi layanan per ujian, sesudah cukup banyak yang menjawab',
      payload: z.object({ id: recordId }),
      answer: ServiceResults,
      problems: ['RECORD_NOT_FOUND'],
    },
    listEvaluation: {
      method: 'GET',
      path: '/admin-api/evaluasi',
      access: 'office:verifikasi',
      summary: 'Daftar evaluasi surveilan',
      payload: Listing.extend({
        sort: z.enum(['submitted_at', 'batas_waktu', 'id']).default('submitted_at'),
        status: z.enum(EVALUATION_STATE_NAMES).optional(),
        tinjau_menunggu: z.stringbool().optional(),
      }),
      answer: pageAnswer(Row),
      problems: [],
    },
    getEvaluation: {
      method: 'GET',
      path: '/admin-api/evaluasi/{id}',
      access: 'office:verifikasi',
      summary: 'Satu evaluasi surveilan dengan jawabannya',
      payload: z.object({ id: recordId }),
      answer: OfficeEvaluation,
      problems: ['RECORD_NOT_FOUND'],
    },
    remindEvaluations: {
      method: 'POST',
      path: '/admin-api/evaluasi/ingatkan',
      access: 'office:verifikasi',
      summary: 'Ingatkan pemegang akan evaluasi yang belum dikirim; satu evaluasi paling banyak sekali dalam 24 jam',
      payload: z.object({ ids: selectedIds }),
      answer: selectionAnswer({}),
      problems: [],
    },
    reviewEvaluation: {
      method: 'POST',
      path: '/admin-api/evaluasi/{id}/nilai',
      access: 'office:verifikasi',
      summary:
        'Nilai evaluasi yang dikirim, atau tindak lanjuti yang tidak dikirim; pemegang menerima hasil dan catatannya',
      payload: z.object({ id: recordId, version: seenVersion, ...found, catatan: sentence('Catatan') }),
      answer: OfficeEvaluation,
      problems: refusable,
    },
    answerEvaluationReview: {
      method: 'POST',
      path: '/admin-api/evaluasi/{id}/tinjau',
      access: 'office:verifikasi',
      summary: 'Jawab permintaan tinjauan, oleh orang lain daripada yang menilai',
      payload: z.object({ id: recordId, version: seenVersion, ...found, jawaban: sentence('Jawaban') }),
      answer: OfficeEvaluation,
      problems: [...refusable, 'NOT_YOUR_REVIEW', 'SECOND_PERSON_NEW', 'SECOND_PERSON_YOURS'],
    },
  }),
}
