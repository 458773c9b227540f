import { sql } from 'kysely'
import { formOfficeHandlers } from '../src/features/certification/forms/office/handlers.ts'
import type { FormTransition } from '../src/features/certification/forms/state-rules.ts'
import type { Context } from '../src/ground/context.ts'
import { addDays, type Day } from '../src/lib/day.ts'
import { UNITS } from './content/items/shapes.ts'
import { type Keepers, keepersAmong } from './items.ts'
import { morning, type Parts, type Person, past } from './past.ts'

/** How the forms of the demonstration are put together, and how many days before their exam. */
export const FORMS = { banyak_naskah: 2, jangkar: 7 } as const
const BEFORE = { together: 20, sent: 18, first: 17, second: 16, set: 10 } as const

interface Exam {
  id: number
  scheme_version_id: number
  start: Day
}

/** What was seeded: the series of forms by their first number, and the past exam that was written with them. */
export interface SeededForms {
  seri: number
  schedule_id: number
}

/**
 * Puts two parallel forms together, releases them by three people and gives papers to the candidates of a past exam; the
 * next exam of the version is a second sitting with them, so that their items are still in use.
 */
export async function seedExamForms(
  parts: Parts,
  people: (Person & { permissions?: string[] })[],
): Promise<SeededForms> {
  const keepers = keepersAmong(people)
  const exam = await pastExam(parts)
  if (!exam) throw new Error('no exam of team leaders is over')
  const seri = await releasedSeries(parts, exam, keepers)
  await setForms(parts, exam.id, addDays(exam.start, -BEFORE.set), seri, keepers.writers[0])
  const next = await nextExam(parts, exam)
  if (next) await setForms(parts, next.id, addDays(parts.today, -1), seri, keepers.writers[0])
  await anotherForm(parts, exam, keepers.writers[1])
  return { seri, schedule_id: exam.id }
}

const exams = ({ db }: Parts) =>
  db
    .selectFrom('schedules')
    .innerJoin('scheme_versions as version', 'version.id', 'schedules.scheme_version_id')
    .select(['schedules.id', 'schedules.scheme_version_id', 'schedules.start_date as start'])
    .where('version.butir_tulis', '>', 0)
    .where(sql<boolean>`version.unit_kompetensi @> ${JSON.stringify([{ judul: UNITS.plan }])}::jsonb`)
    .where('schedules.cancelled_at', 'is', null)
    .$narrowType<{ start: Day }>()

/** The last exam of candidates for team leaders that is over and has candidates. */
const pastExam = (parts: Parts): Promise<Exam | undefined> =>
  exams(parts)
    .where('schedules.start_date', '<', addDays(parts.today, -2))
    .where((where) =>
      where.exists(
        where.selectFrom('user_trainings as own').select('own.id').whereRef('own.schedule_id', '=', 'schedules.id'),
      ),
    )
    .orderBy('schedules.start_date', 'desc')
    .executeTakeFirst()

const nextExam = (parts: Parts, { scheme_version_id }: Exam): Promise<Exam | undefined> =>
  exams(parts)
    .where('schedules.scheme_version_id', '=', scheme_version_id)
    .where('schedules.start_date', '>', parts.today)
    .orderBy('schedules.start_date')
    .executeTakeFirst()

/** Puts a series together and releases each form of it; answers its number. */
async function releasedSeries(parts: Parts, { start, scheme_version_id }: Exam, keepers: Keepers): Promise<number> {
  const { writers, third } = keepers
  const [author, other] = writers
  const on = (days: number, person: Person): Context => past(parts, morning(start, days), person)
  const asked = { scheme_version_id, ...FORMS }
  const { id: seri } = await formOfficeHandlers.createExamForm(on(BEFORE.together, author), asked)
  const forms = await parts.db.selectFrom('exam_forms').select('id').where('seri', '=', seri).orderBy('id').execute()
  for (const { id } of forms) {
    let version = 1
    const take = async (ctx: Context, langkah: FormTransition) => {
      const moved = await formOfficeHandlers.moveForm(ctx, { id, version, langkah, alasan: '' })
      version = moved.version
    }
    await take(on(BEFORE.sent, author), 'ajukan')
    await take(on(BEFORE.first, other), 'rilis')
    await take(on(BEFORE.second, third), 'rilis')
  }
  return seri
}

/** Sets a series for an exam; its candidates get their papers. */
async function setForms(parts: Parts, id: number, on: Day, seri: number, person: Person): Promise<void> {
  const forms = await parts.db.selectFrom('exam_forms').select('id').where('seri', '=', seri).orderBy('id').execute()
  const chosen = { id, form_ids: forms.map((form) => form.id), sebelumnya: [] }
  await formOfficeHandlers.setExamForms(past(parts, morning(on, 0), person), chosen)
}

/** A form that waits for the agreement of others. */
async function anotherForm(parts: Parts, { scheme_version_id }: Exam, author: Person): Promise<void> {
  const ctx = past(parts, morning(parts.today, 1), author)
  const { id } = await formOfficeHandlers.createExamForm(ctx, { scheme_version_id, banyak_naskah: 1, jangkar: 0 })
  await formOfficeHandlers.moveForm(ctx, { id, version: 1, langkah: 'ajukan', alasan: '' })
}
