import type { Question } from '../src/features/upkeep/evaluation/rules.ts'
import type { Db } from '../src/ground/database/db.ts'
import { asJson } from '../src/ground/office-lists/column-values.ts'
import { type Day, day } from '../src/lib/day.ts'
import { loggedIn } from './accounts.ts'
import { makeCertificate } from './certificates.ts'
import type { TestApp } from './harness.ts'

/** One question of each kind; the first two have to be answered. */
export const QUESTIONS: [Question, Question, Question, Question] = [
  { id: 'p1', jenis: 'pilihan', teks: 'Apakah Anda masih menyusun Amdal?', pilihan: ['Ya', 'Tidak'], wajib: true },
  { id: 'p2', jenis: 'skala', teks: 'Seberapa siap Anda?', pilihan: [], wajib: true },
  { id: 'p3', jenis: 'esai', teks: 'Ceritakan kendala Anda.', pilihan: [], wajib: false },
  { id: 'p4', jenis: 'unggah', teks: 'Lampirkan contoh pekerjaan.', pilihan: [], wajib: false },
]

interface QuestionnaireChoices {
  jenis?: 'surveilan' | 'layanan'
  judul?: string
  published_at?: string | null
  closed_at?: string
}

/** A questionnaire, published unless told otherwise; of the service without the file. */
export async function makeQuestionnaire(db: Db, choices: QuestionnaireChoices = {}): Promise<number> {
  const { jenis = 'surveilan', ...columns } = choices
  const pertanyaan = QUESTIONS.filter((question) => jenis === 'surveilan' || question.jenis !== 'unggah')
  const row = { judul: 'Surveilan tahunan', published_at: '2026-11-01T02:00:00Z', ...columns, jenis }
  const { id } = await db
    .insertInto('questionnaires')
    .values({ ...row, pertanyaan: asJson(pertanyaan) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface EvaluationChoices {
  questionnaire_id?: number
  batas_waktu?: Day
  status?: string
  jawaban?: Record<string, string>
  submitted_at?: string
}

/** A holder logged in, with an evaluation to fill in until the end of November. */
export async function makeEvaluation(site: TestApp, choices: EvaluationChoices = {}) {
  const { browser, account } = await loggedIn(site)
  const certificate = await makeCertificate(site.db, { user_id: account.id, nama: account.name })
  const { jawaban = {}, ...columns } = choices
  const { id } = await site.db
    .insertInto('evaluations')
    .values({
      questionnaire_id: choices.questionnaire_id ?? (await makeQuestionnaire(site.db)),
      user_id: account.id,
      certificate_id: certificate.id,
      no_sertifikasi: certificate.no_sertifikasi,
      batas_waktu: day('2026-11-30'),
      created_at: '2026-11-10T02:00:00Z',
      jawaban: asJson(jawaban),
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, browser, account, certificate }
}
