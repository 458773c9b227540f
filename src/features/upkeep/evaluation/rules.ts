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
  /** The options of a choice. */
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

interface TransitionRule {
  from: readonly EvaluationState[]
  to: EvaluationState
  by: 'pemegang' | 'verifikasi' | 'sistem'
  /** `until`: through its last day; `after`: only once that is over. */
  day?: 'until' | 'after'
}

export const OPEN_EVALUATIONS = ['belum_dikerjakan', 'berlangsung'] as const satisfies readonly EvaluationState[]

/** Every transition of an evaluation (domain 2.12). No job judges: it only ends what is past its last day. */
export const EVALUATION_TRANSITIONS = {
  save: { from: OPEN_EVALUATIONS, to: 'berlangsung', by: 'pemegang', day: 'until' },
  submit: { from: OPEN_EVALUATIONS, to: 'terkirim', by: 'pemegang', day: 'until' },
  lapse: { from: OPEN_EVALUATIONS, to: 'kedaluwarsa', by: 'sistem', day: 'after' },
  // What was not sent is not met; what follows is for a person to say.
  review: { from: ['terkirim', 'kedaluwarsa'], to: 'dinilai', by: 'verifikasi' },
} as const satisfies Record<string, TransitionRule>
export type EvaluationTransition = keyof typeof EVALUATION_TRANSITIONS

export interface EvaluationStanding {
  status: EvaluationState
  batas_waktu: Day
}

/** Returns the state to which a transition leads on a day; undefined where it cannot be taken. */
export function evaluationStateAfter(
  transition: EvaluationTransition,
  { status, batas_waktu }: EvaluationStanding,
  today: Day,
): EvaluationState | undefined {
  const { from, to, day }: TransitionRule = EVALUATION_TRANSITIONS[transition]
  if (!from.includes(status)) return undefined
  if (day !== undefined && today > batas_waktu !== (day === 'after')) return undefined
  return to
}

/** The state to show on a day: what is over is over, whether or not the job has run. */
export const evaluationStateOn = (standing: EvaluationStanding, today: Day): EvaluationState =>
  evaluationStateAfter('lapse', standing, today) ?? standing.status

const answerRefusal = ({ jenis, pilihan }: Question, answer: string): string | undefined => {
  if (jenis === 'pilihan' && !pilihan.includes(answer)) return 'Pilih salah satu jawaban yang tersedia.'
  if (jenis === 'skala' && !SCALE.some((value) => value === answer)) return 'Pilih angka 1 sampai 5.'
  if (answer.length > LONGEST_ESSAY) return `Jawaban paling panjang ${LONGEST_ESSAY} huruf.`
  return undefined
}

/** Sentences by question against answers as they are; questions left open are not among them. */
export function answerRefusals(questions: readonly Question[], answers: Answers): Record<string, string[]> {
  const known = new Map(questions.map((question) => [question.id, question]))
  const refused = Object.entries(answers).flatMap(([id, answer]): [string, string[]][] => {
    const question = known.get(id)
    if (!question) return [['jawaban', ['Pertanyaannya sudah berubah. Muat ulang halaman.']]]
    const sentence = answer === '' ? undefined : answerRefusal(question, answer)
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

/** Sentences by question for those that have to be answered before sending. */
export const missingAnswers = (questions: readonly Question[], answers: Answers): Record<string, string[]> =>
  Object.fromEntries(
    questions
      .filter(({ id, wajib }) => wajib && (answers[id] ?? '').trim() === '')
      .map(({ id, jenis }) => [id, [MISSING[jenis]]]),
  )

/** The files among the answers. */
export const filesInAnswers = (questions: readonly Question[], answers: Answers): string[] =>
  questions.flatMap(({ id, jenis }) => (jenis === 'unggah' && answers[id] ? [answers[id]] : []))

interface Draft {
  jenis: QuestionnaireKind
  pertanyaan: readonly Omit<Question, 'id'>[]
}

/** Sentences against publishing a questionnaire as it stands. */
export function publicationRefusals({ jenis, pertanyaan }: Draft): string[] {
  const wrong = pertanyaan.map((question, at) => {
    if (question.jenis === 'pilihan' && new Set(question.pilihan).size < 2)
      return `Pertanyaan ${at + 1} memerlukan sedikitnya dua pilihan yang berbeda.`
    // A file has an owner, and would give away the author.
    if (question.jenis === 'unggah' && jenis === 'layanan')
      return `Pertanyaan ${at + 1}: evaluasi layanan tidak meminta berkas, agar pengisinya tetap tidak dikenali.`
    return undefined
  })
  const none = pertanyaan.length === 0 ? ['Tulis sedikitnya satu pertanyaan.'] : []
  return [...none, ...wrong.filter((sentence) => sentence !== undefined)]
}

interface Reviewed {
  status: EvaluationState
  objected_at: Date | null
}

/** The last day on which a review of a result can be asked for (domain 2.12). */
export const reviewDeadline = (reviewed: Day, days: number): Day => addDays(reviewed, days)

/** Tells whether a review can be asked for: once, and in time. */
export const mayAskReview = ({ status, objected_at }: Reviewed, until: Day, today: Day): boolean =>
  status === 'dinilai' && objected_at === null && today <= until

interface AskedAgain {
  reviewed_by: number | null
  objected_at: Date | null
  reconsidered_at: Date | null
}

/** Returns why somebody cannot answer a request for review: there is none, or the result under review is theirs. */
export function reviewAnswerRefusal(userId: number, asked: AskedAgain): ProblemCode | undefined {
  if (asked.objected_at === null || asked.reconsidered_at !== null) return 'STALE'
  return asked.reviewed_by === userId ? 'NOT_YOUR_REVIEW' : undefined
}

/** The sentence against a result: what was not sent cannot be met. */
export const resultRefusal = (status: EvaluationState, hasil: EvaluationResult): string | undefined =>
  status === 'kedaluwarsa' && hasil === 'memenuhi'
    ? 'Evaluasi ini tidak dikirim, jadi tidak dapat dinilai memenuhi.'
    : undefined

/** The sentence against a follow-up: a good result needs none, and a sanction is proposed only of a bad one. */
export function followUpRefusal(hasil: EvaluationResult, tindak_lanjut: FollowUp): string | undefined {
  if (hasil === 'memenuhi' && tindak_lanjut !== 'tidak_ada') return 'Hasil memenuhi tidak memerlukan tindak lanjut.'
  if (hasil !== 'tidak_memenuhi' && tindak_lanjut === 'usul_sanksi')
    return 'Sanksi hanya dapat diusulkan bila hasilnya tidak memenuhi.'
  return undefined
}

/** Days that somebody has to say what the service was like. */
export const SERVICE_DAYS = 30
