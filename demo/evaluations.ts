import { evaluationHandlers } from '../src/features/upkeep/evaluation/handlers.ts'
import { advanceEvaluations } from '../src/features/upkeep/evaluation/jobs.ts'
import { evaluationOfficeHandlers } from '../src/features/upkeep/evaluation/office/handlers.ts'
import type { Answers } from '../src/features/upkeep/evaluation/rules.ts'
import type { Context } from '../src/ground/context.ts'
import { asJson } from '../src/ground/office-lists/column-values.ts'
import { addDays } from '../src/lib/day.ts'
import { answers, onComplaint, said, service, surveillance } from './content/questionnaires.ts'
import type { Crew } from './exams.ts'
import { morning, type Parts, type Person, past } from './past.ts'

const HOLDER = 'pemegang.lama@example.com'

/** Questionnaires, an evaluation in each state, and what was said of the service at an exam. */
export async function seedEvaluations(parts: Parts, people: Person[], { office }: Crew): Promise<void> {
  const holder = people.find(({ email }) => email === HOLDER)
  if (!holder) return
  const at = (daysAgo: number, who: Person = office) => past(parts, morning(parts.today, daysAgo), who)
  const yearly = await publishQuestionnaire(at(40), surveillance)
  const asked = await publishQuestionnaire(at(12), onComplaint)
  await seedServiceFeedback(parts, await publishQuestionnaire(at(35), service))

  const until = addDays(parts.today, 14)
  await send(at(20), yearly, { kualifikasi: 'ATPA', no_sertifikasi: null, batas_waktu: until })
  await advanceEvaluations(at(20))
  const first = await fill(at(10, holder), answers.yearly)
  await evaluationOfficeHandlers.reviewEvaluation(at(6), {
    id: first.id,
    version: first.version,
    hasil: 'perlu_pembinaan',
    tindak_lanjut: 'pemeliharaan_tambahan',
    catatan: 'Pemakaian Amdalnet perlu diperdalam. Ikuti satu kegiatan tentang Amdalnet tahun ini.',
  })
  await send(at(9), asked, { kualifikasi: null, no_sertifikasi: await numberOf(parts, holder), batas_waktu: until })
  await advanceEvaluations(at(9))
  await fill(at(2, holder), answers.complaint)
  await evaluationOfficeHandlers.copyQuestionnaire(at(1), { id: yearly })
  await advanceEvaluations(at(0))
}

type Form = typeof surveillance | typeof onComplaint | typeof service

async function publishQuestionnaire(ctx: Context, form: Form): Promise<number> {
  const { id } = await evaluationOfficeHandlers.createQuestionnaire(ctx, form)
  await evaluationOfficeHandlers.publishQuestionnaire(ctx, { id, version: 1 })
  return id
}

type Sending = Omit<Parameters<typeof evaluationOfficeHandlers.sendQuestionnaire>[1], 'id' | 'version'>

/** Publishing made it the second version. */
const send = (ctx: Context, id: number, to: Sending) =>
  evaluationOfficeHandlers.sendQuestionnaire(ctx, { id, version: 2, ...to })

/** Answers the newest open evaluation of the person who is logged in, and sends it. */
async function fill(ctx: Context, jawaban: Answers): Promise<{ id: number; version: number }> {
  const own = await evaluationHandlers.listOwnEvaluations(ctx, {})
  const id = own.find(({ jenis, status }) => jenis === 'surveilan' && status === 'belum_dikerjakan')?.id
  if (id === undefined) throw new Error('nothing to fill in')
  const { version } = await evaluationHandlers.saveEvaluation(ctx, { id, version: 1, jawaban: { ...jawaban } })
  return evaluationHandlers.submitEvaluation(ctx, { id, version })
}

const numberOf = async ({ db }: Parts, { id }: Person): Promise<string> =>
  (await db.selectFrom('certificates').select('no_sertifikasi').where('user_id', '=', id).executeTakeFirstOrThrow())
    .no_sertifikasi

/** Rows as submissions leave them: nobody's. */
async function seedServiceFeedback({ db }: Parts, questionnaire_id: number): Promise<void> {
  const { schedule_id } = await db
    .selectFrom('user_trainings')
    .innerJoin('decisions', 'decisions.user_training_id', 'user_trainings.id')
    .select('schedule_id')
    .orderBy('decisions.at', 'desc')
    .executeTakeFirstOrThrow()
  const rows = said.map((jawaban) => ({ questionnaire_id, schedule_id, jawaban: asJson(jawaban) }))
  await db.insertInto('service_answers').values(rows).execute()
}
