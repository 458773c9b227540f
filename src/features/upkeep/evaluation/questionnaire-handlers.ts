import { sql } from 'kysely'
import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { asJson } from '../../../ground/office-lists/column-values.ts'
import { resourceHandlers, type StoredRecord } from '../../../ground/office-lists/resource-handlers.ts'
import { takeRecordTransition } from '../../../ground/office-lists/transition.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import type { ResourceCalls } from '../../../lib/calls/resource.ts'
import { Problem } from '../../../problems.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { type evaluationOfficeCalls, questionnaireResource } from './office/contract.ts'
import { insertEvaluations, insertQuestionnaireCopy, serviceAnswersOf } from './office/queries.ts'
import { questionResult } from './result-rules.ts'
import { publicationRefusals } from './rules.ts'

const NOUN = 'kuesioner'

type Questionnaire = StoredRecord<typeof questionnaireResource>

const titleOf = ({ judul }: Questionnaire): string => judul

const questionnaires = resourceHandlers(questionnaireResource, {
  table: 'questionnaires',
  rows: sql`select id, version, jenis, judul, published_at, closed_at, created_at, search_text from questionnaires`,
  record: sql`select id, version, jenis, judul, pengantar, pertanyaan, published_at, closed_at from questionnaires`,
  search: true,
  filters: { terbit: (value) => (value ? sql`r.published_at is not null` : sql`r.published_at is null`) },
  label: titleOf,
  values: ({ form: { pertanyaan, ...columns }, before }) => {
    if (before?.published_at) throw new Problem('QUESTIONNAIRE_PUBLISHED')
    return { ...columns, pertanyaan: asJson(pertanyaan.map((question, at) => ({ id: `p${at + 1}`, ...question }))) }
  },
  beforeRemove: async (before) => {
    if (before.published_at) throw new Problem('QUESTIONNAIRE_PUBLISHED')
  },
})

const requireQuestionnaire = (ctx: Context, id: number): Promise<Questionnaire> =>
  questionnaires.getQuestionnaire(ctx, { id })

interface SeenVersion {
  id: number
  version: number
}

const takeQuestionnaireTransition = (
  ctx: Context,
  asked: SeenVersion,
  action: string,
  change: (before: Questionnaire) => Record<string, unknown>,
) =>
  takeRecordTransition<Questionnaire>(ctx, asked, {
    table: 'questionnaires',
    noun: NOUN,
    action,
    label: titleOf,
    get: questionnaires.getQuestionnaire,
    change: async (_db, before) => change(before),
  })

/** Locks an open questionnaire of surveillance as the caller saw it, so that nobody closes it meanwhile. */
async function lockOpenQuestionnaire(db: Db, ctx: Context, { id, version }: SeenVersion): Promise<Questionnaire> {
  await sql`select 1 from questionnaires where id = ${id} for share`.execute(db)
  const form = await requireQuestionnaire({ ...ctx, db }, id)
  if (form.version !== version) throw new Problem('STALE', { told: { current: form } })
  const isOpen = form.published_at !== null && form.closed_at === null && form.jenis === 'surveilan'
  if (!isOpen) throw new Problem('QUESTIONNAIRE_NOT_OPEN')
  return form
}

const fieldProblem = (field: string, sentence: string) => new Problem('INVALID', { errors: { [field]: [sentence] } })

type Calls = ResourceCalls<typeof questionnaireResource> &
  Pick<
    typeof evaluationOfficeCalls,
    'publishQuestionnaire' | 'closeQuestionnaire' | 'copyQuestionnaire' | 'sendQuestionnaire' | 'getServiceResults'
  >

export const questionnaireHandlers: Handlers<Calls, Context> = {
  ...questionnaires,

  publishQuestionnaire: (ctx, asked) =>
    takeQuestionnaireTransition(ctx, asked, 'terbitkan', (form) => {
      if (form.published_at) throw new Problem('QUESTIONNAIRE_PUBLISHED')
      const wrong = publicationRefusals(form)
      if (wrong.length > 0) throw fieldProblem('pertanyaan', wrong.join(' '))
      return { published_at: ctx.now }
    }),

  closeQuestionnaire: (ctx, asked) =>
    takeQuestionnaireTransition(ctx, asked, 'tutup', ({ published_at, closed_at }) => {
      if (!published_at || closed_at) throw new Problem('QUESTIONNAIRE_NOT_OPEN')
      return { closed_at: ctx.now }
    }),

  copyQuestionnaire: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const copyId = await insertQuestionnaireCopy(db, id)
      if (copyId === undefined) throw new Problem('RECORD_NOT_FOUND')
      const after = await requireQuestionnaire({ ...ctx, db }, copyId)
      await recordAudit(db, ctx, { action: 'salin', noun: NOUN, nounId: copyId, label: after.judul, after })
      return after
    }),

  sendQuestionnaire: (ctx, { id, version, kualifikasi, no_sertifikasi, batas_waktu }) =>
    inTransaction(ctx.db, async (db) => {
      const form = await lockOpenQuestionnaire(db, ctx, { id, version })
      if (batas_waktu < ctx.today) throw fieldProblem('batas_waktu', 'Batas waktu tidak boleh sebelum hari ini.')
      if ((kualifikasi === null) === (no_sertifikasi === null))
        throw fieldProblem('kualifikasi', 'Pilih kualifikasi, atau isi satu nomor sertifikat.')
      const to = { kualifikasi, no_sertifikasi, batas_waktu }
      const { now, today } = ctx
      const dikirim = await insertEvaluations(db, { questionnaire_id: id, ...to, now, today })
      if (dikirim === 0 && no_sertifikasi !== null)
        throw fieldProblem(
          'no_sertifikasi',
          'Nomor ini bukan sertifikat berlaku yang pemegangnya punya akun, atau sudah pernah dikirimi kuesioner ini.',
        )
      const after = { ...to, dikirim }
      await recordAudit(db, ctx, { action: 'kirim', noun: NOUN, nounId: id, label: form.judul, after })
      return { id, dikirim }
    }),

  getServiceResults: async (ctx, { id }) => {
    const { pertanyaan } = await requireQuestionnaire(ctx, id)
    const { jawaban_layanan: mulai } = await settingsOn(ctx.db, ctx.today)
    const exams = await serviceAnswersOf(ctx.db, id, mulai)
    const ujian = exams.map(({ jawaban, ...exam }) => ({
      ...exam,
      pertanyaan: jawaban && pertanyaan.map((question) => questionResult(question, jawaban)),
    }))
    return { mulai, ujian }
  },
}
