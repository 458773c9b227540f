import { addDays, type Day } from '../../../lib/day.ts'
import type { ProblemCode } from '../../../problems.ts'

/** The two kinds of domain 2.12: of holders each year or on a complaint, and of the service after an exam. */
export const QUESTIONNAIRE_KINDS = { surveilan: 'Evaluasi surveilan', layanan: 'Evaluasi layanan' } as const
export type QuestionnaireKind = keyof typeof QUESTIONNAIRE_KINDS

export const QUESTION_KINDS = {
  pilihan: 'Pilihan',
  skala: 'Skala 1–5',
  esai: 'Esai',
  unggah: 'Unggah berkas',
} as const
export type QuestionKind = keyof typeof QUESTION_KINDS

export interface Question {
  id: string
  jenis: QuestionKind
  teks: string
  /** Of a choice. */
  pilihan: string[]
  wajib: boolean
}

/** Text for every kind: a choice's words, '1' to '5', an essay, a file's id. */
export type Answers = Readonly<Record<string, string>>

export const SCALE = ['1', '2', '3', '4', '5'] as const
export const SCALE_HINT = '1 sangat kurang, 5 sangat baik.'
export const LONGEST_ESSAY = 4000

export const EVALUATION_STATES = {
  belum_dikerjakan: 'Belum dikerjakan',
  berlangsung: 'Berlangsung',
  terkirim: 'Terkirim',
  dinilai: 'Dinilai',
  kedaluwarsa: 'Kedaluwarsa',
} as const
export type EvaluationState = keyof typeof EVALUATION_STATES
export const EVALUATION_STATE_NAMES = Object.keys(EVALUATION_STATES) as [EvaluationState, ...EvaluationState[]]

export const RESULTS = {
  memenuhi: 'Memenuhi',
  perlu_pembinaan: 'Perlu pembinaan',
  tidak_memenuhi: 'Tidak memenuhi',
} as const
export type EvaluationResult = keyof typeof RESULTS
export const RESULT_NAMES = Object.keys(RESULTS) as [EvaluationResult, ...EvaluationResult[]]

export const FOLLOW_UPS = {
  tidak_ada: 'Tidak ada',
  pemeliharaan_tambahan: 'Pemeliharaan kompetensi tambahan',
  uji_ulang: 'Uji ulang',
  usul_sanksi: 'Usul sanksi',
} as const
export type FollowUp = keyof typeof FOLLOW_UPS
export const FOLLOW_UP_NAMES = Object.keys(FOLLOW_UPS) as [FollowUp, ...FollowUp[]]

interface Rule {
  from: readonly EvaluationState[]
  to: EvaluationState
  by: 'pemegang' | 'verifikasi' | 'sistem'
  /** `until`: through its last day; `after`: only once that is over. */
  day?: 'until' | 'after'
}

export const OPEN_EVALUATIONS = ['belum_dikerjakan', 'berlangsung'] as const satisfies readonly EvaluationState[]

/** Every step of an evaluation (domain 2.12). No job judges: it only notes that the time is over. */
export const EVALUATION_STEPS = {
  save: { from: OPEN_EVALUATIONS, to: 'berlangsung', by: 'pemegang', day: 'until' },
  submit: { from: OPEN_EVALUATIONS, to: 'terkirim', by: 'pemegang', day: 'until' },
  lapse: { from: OPEN_EVALUATIONS, to: 'kedaluwarsa', by: 'sistem', day: 'after' },
  review: { from: ['terkirim'], to: 'dinilai', by: 'verifikasi' },
} as const satisfies Record<string, Rule>
export type EvaluationStep = keyof typeof EVALUATION_STEPS

export interface Standing {
  status: EvaluationState
  batas_waktu: Day
}

/** Where a step leads on a day, or undefined where it cannot be taken. */
export function stepTo(
  step: EvaluationStep,
  { status, batas_waktu }: Standing,
  today: Day,
): EvaluationState | undefined {
  const { from, to, day }: Rule = EVALUATION_STEPS[step]
  if (!from.includes(status)) return undefined
  if (day !== undefined && today > batas_waktu !== (day === 'after')) return undefined
  return to
}

/** As it is told on a day: what is over is over, whether or not the job has been there. */
export const stateOn = (standing: Standing, today: Day): EvaluationState =>
  stepTo('lapse', standing, today) ?? standing.status

const answerRefused = ({ jenis, pilihan }: Question, answer: string): string | undefined => {
  if (jenis === 'pilihan' && !pilihan.includes(answer)) return 'Pilih salah satu jawaban yang tersedia.'
  if (jenis === 'skala' && !SCALE.some((step) => step === answer)) return 'Pilih angka 1 sampai 5.'
  if (answer.length > LONGEST_ESSAY) return `Jawaban paling panjang ${LONGEST_ESSAY} huruf.`
  return undefined
}

/** Sentences by question against answers as they are; what is left open is not among them. */
export function answersRefused(questions: readonly Question[], answers: Answers): Record<string, string[]> {
  const known = new Map(questions.map((question) => [question.id, question]))
  const refused = Object.entries(answers).flatMap(([id, answer]): [string, string[]][] => {
    const question = known.get(id)
    if (!question) return [['jawaban', ['Pertanyaannya sudah berubah. Muat ulang halaman.']]]
    const sentence = answer === '' ? undefined : answerRefused(question, answer)
    return sentence ? [[id, [sentence]]] : []
  })
  return Object.fromEntries(refused)
}

const MISSING: Record<QuestionKind, string> = {
  pilihan: 'Pilih salah satu jawaban.',
  skala: 'Pilih angka 1 sampai 5.',
  esai: 'Tulis jawaban Anda.',
  unggah: 'Unggah berkasnya.',
}

/** Sentences by question for what has to be answered before it is sent. */
export const answersMissing = (questions: readonly Question[], answers: Answers): Record<string, string[]> =>
  Object.fromEntries(
    questions
      .filter(({ id, wajib }) => wajib && (answers[id] ?? '').trim() === '')
      .map(({ id, jenis }) => [id, [MISSING[jenis]]]),
  )

/** The files among the answers. */
export const filesIn = (questions: readonly Question[], answers: Answers): string[] =>
  questions.flatMap(({ id, jenis }) => (jenis === 'unggah' && answers[id] ? [answers[id]] : []))

interface Draft {
  jenis: QuestionnaireKind
  pertanyaan: readonly Omit<Question, 'id'>[]
}

/** Sentences against publishing a questionnaire as it stands. */
export function publishingRefused({ jenis, pertanyaan }: Draft): string[] {
  const wrong = pertanyaan.map((question, at) => {
    if (question.jenis === 'pilihan' && new Set(question.pilihan).size < 2)
      return `Pertanyaan ${at + 1} memerlukan sedikitnya dua pilihan yang berbeda.`
    // A file has an owner, and would tell who said it.
    if (question.jenis === 'unggah' && jenis === 'layanan')
      return `Pertanyaan ${at + 1}: evaluasi layanan tidak meminta berkas, agar pengisinya tetap tidak dikenali.`
    return undefined
  })
  const none = pertanyaan.length === 0 ? ['Tulis sedikitnya satu pertanyaan.'] : []
  return [...none, ...wrong.filter((sentence) => sentence !== undefined)]
}

interface Reviewed {
  status: EvaluationState
  tinjau_at: Date | null
}

/** The last day on which another look at a result can be asked for (domain 2.12). */
export const reviewUntil = (reviewed: Day, days: number): Day => addDays(reviewed, days)

/** Whether another look can be asked for: once, and in time. */
export const mayAskReview = ({ status, tinjau_at }: Reviewed, until: Day, today: Day): boolean =>
  status === 'dinilai' && tinjau_at === null && today <= until

interface AskedAgain {
  reviewed_by: number | null
  tinjau_at: Date | null
  tinjau_selesai_at: Date | null
}

/** Why somebody does not answer a request for another look: there is none, or the first look was theirs. */
export function answeringRefused(userId: number, asked: AskedAgain): ProblemCode | undefined {
  if (asked.tinjau_at === null || asked.tinjau_selesai_at !== null) return 'STALE'
  return asked.reviewed_by === userId ? 'NOT_YOUR_REVIEW' : undefined
}

/** The sentence against a follow-up of a result: what is met needs none, and a sanction is proposed only of what is not. */
export function followUpRefused(hasil: EvaluationResult, tindak_lanjut: FollowUp): string | undefined {
  if (hasil === 'memenuhi' && tindak_lanjut !== 'tidak_ada') return 'Hasil memenuhi tidak memerlukan tindak lanjut.'
  if (hasil !== 'tidak_memenuhi' && tindak_lanjut === 'usul_sanksi')
    return 'Sanksi hanya dapat diusulkan bila hasilnya tidak memenuhi.'
  return undefined
}

/** So many days somebody has to say what the service was like. */
export const SERVICE_DAYS = 30
