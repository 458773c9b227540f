import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { recordId, seenVersion, words } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { PrivateFile } from '../../platform/files/contract.ts'
import { EVALUATION_STATE_NAMES, FOLLOW_UP_NAMES, LONGEST_ESSAY, RESULT_NAMES } from './rules.ts'

const LONGEST_NAME = 10

/** The answers by question; those left open are missing. */
export const EvaluationAnswers = z.record(
  z.string().max(LONGEST_NAME),
  z.string().max(LONGEST_ESSAY, `Jawaban paling panjang ${LONGEST_ESSAY} huruf.`),
)

export const EvaluationQuestion = z.object({
  id: z.string(),
  jenis: z.enum(['pilihan', 'skala', 'esai', 'unggah']),
  teks: z.string(),
  pilihan: z.array(z.string()),
  wajib: z.boolean(),
})

const EvaluationRow = z.object({
  id: z.number(),
  jenis: z.enum(['surveilan', 'layanan']),
  judul: z.string(),
  /** The certificate's number, or the scheme whose exam the questions are about. */
  perihal: z.string(),
  status: z.enum(EVALUATION_STATE_NAMES),
  /** YYYY-MM-DD */
  batas_waktu: z.string(),
  hasil: z.enum(RESULT_NAMES).nullable(),
  /** The moment of sending, for surveillance only: the time of feedback on the service is not kept. */
  submitted_at: Moment.nullable(),
})
export type EvaluationRow = z.output<typeof EvaluationRow>

export const Evaluation = EvaluationRow.extend({
  version: z.number(),
  pengantar: z.string(),
  pertanyaan: z.array(EvaluationQuestion),
  jawaban: EvaluationAnswers,
  berkas: z.array(PrivateFile),
  catatan: z.string().nullable(),
  tindak_lanjut: z.enum(FOLLOW_UP_NAMES).nullable(),
  reviewed_at: Moment.nullable(),
  tinjau: z.object({
    boleh: z.boolean(),
    /** The last day to ask for it; null without a result. */
    sampai: z.string().nullable(),
    alasan: z.string().nullable(),
    objected_at: Moment.nullable(),
    jawaban: z.string().nullable(),
    reconsidered_at: Moment.nullable(),
  }),
  /** True while it can be filled in. */
  boleh_isi: z.boolean(),
})
export type Evaluation = z.output<typeof Evaluation>

const NONE = 'RECORD_NOT_FOUND'

export const evaluationCalls = calls({
  listOwnEvaluations: {
    method: 'GET',
    path: '/evaluasi',
    access: 'member',
    summary: 'Evaluasi sendiri, yang terbaru dahulu',
    answer: z.array(EvaluationRow),
    problems: [],
  },
  getOwnEvaluation: {
    method: 'GET',
    path: '/evaluasi/{id}',
    access: 'member',
    summary: 'Satu evaluasi sendiri dengan pertanyaan, jawaban, dan hasilnya',
    payload: z.object({ id: recordId }),
    answer: Evaluation,
    problems: [NONE],
  },
  saveEvaluation: {
    method: 'PUT',
    path: '/evaluasi/{id}',
    access: 'member',
    summary: 'Simpan jawaban evaluasi surveilan selagi diisi',
    payload: z.object({ id: recordId, version: seenVersion, jawaban: EvaluationAnswers }),
    answer: Evaluation,
    problems: [NONE, 'STALE', 'EVALUATION_CLOSED', 'FILE_NOT_FOUND'],
  },
  submitEvaluation: {
    method: 'POST',
    path: '/evaluasi/{id}/kirim',
    access: 'member',
    summary: 'Kirim evaluasi surveilan, satu kali',
    payload: z.object({ id: recordId, version: seenVersion }),
    answer: Evaluation,
    problems: [NONE, 'STALE', 'EVALUATION_CLOSED', 'EVALUATION_INCOMPLETE'],
  },
  /** Without an idempotency key: a stored request would lead to the author. */
  submitServiceFeedback: {
    method: 'POST',
    path: '/evaluasi/{id}/layanan',
    access: 'member',
    summary: 'Kirim evaluasi layanan, satu kali dan tanpa nama',
    inParts: true,
    payload: z.object({ id: recordId, jawaban: EvaluationAnswers }),
    answer: Evaluation,
    problems: [NONE, 'EVALUATION_CLOSED', 'EVALUATION_INCOMPLETE'],
  },
  askEvaluationReview: {
    method: 'POST',
    path: '/evaluasi/{id}/tinjau',
    access: 'member',
    summary: 'Minta hasil evaluasi ditinjau orang lain, satu kali',
    payload: z.object({
      id: recordId,
      version: seenVersion,
      alasan: words('Alasan', 2000).min(30, 'Uraikan alasan Anda paling sedikit 30 huruf.'),
    }),
    answer: Evaluation,
    problems: [NONE, 'STALE', 'REVIEW_CLOSED'],
  },
})
