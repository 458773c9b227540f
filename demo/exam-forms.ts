import { sql } from 'kysely'
import { formOfficeHandlers } from '../src/features/certification/forms/office/handlers.ts'
import { renewExamPapers } from '../src/features/certification/forms/service.ts'
import type { FormTransition } from '../src/features/certification/forms/state-rules.ts'
import type { Context } from '../src/ground/context.ts'
import { addDays, type Day } from '../src/lib/day.ts'
import { UNITS } from './content/items/shapes.ts'
import type { Keepers } from './items.ts'
import { morning, type Parts, type Person, past } from './past.ts'

/** The least items for which a blueprint gets parallel forms with anchors; a smaller one gets a single form. */
const LEAST_PARALLEL = 20
const PARALLEL = { banyak_naskah: 2, jangkar: 7 } as const
const SINGLE = { banyak_naskah: 1, jangkar: 0 } as const
/** Days before its exam on which a form comes into its states. */
const BEFORE = { together: 20, sent: 18, first: 17, second: 16, set: 10 } as const

interface Exam {
  id: number
  scheme_version_id: number
  butir_tulis: number
  start: Day
}

/**
 * Has the last exam for team leaders and the next one written with the forms of their version, so that the items are still
 * in use; one more form waits for release. Returns the schedule of the last exam.
 */
export async function seedExamForms(parts: Parts, keepers: Keepers): Promise<number | undefined> {
  const exam = await pastExam(parts)
  if (!exam) return undefined
  await writeExam(parts, exam.id, keepers)
  const next = await nextExam(parts, exam)
  if (next)
    await setForms(parts, next.id, addDays(parts.today, -1), await seriesOf(parts, exam, keepers), keepers.writers[0])
  await anotherForm(parts, exam, keepers.writers[1])
  return exam.id
}

/** Has an exam written with the parallel forms of its version, and gives its candidates papers; false where it has none. */
export async function writeExam(parts: Parts, schedule_id: number, keepers: Keepers): Promise<boolean> {
  const exam = await exams(parts).where('schedules.id', '=', schedule_id).executeTakeFirst()
  if (!exam) return false
  const { db } = parts
  const set = await db.selectFrom('exam_schedule_forms').select('form_id').where('schedule_id', '=', exam.id).execute()
  if (set.length > 0) await renewExamPapers(db, past(parts, morning(exam.start, 0), keepers.writers[0]), exam.id)
  else
    await setForms(
      parts,
      exam.id,
      addDays(exam.start, -BEFORE.set),
      await seriesOf(parts, exam, keepers),
      keepers.writers[0],
    )
  return true
}

/** Returns the series of forms of an exam's version; puts it together where there is none yet. */
async function seriesOf(parts: Parts, exam: Exam, keepers: Keepers): Promise<number> {
  const known = await parts.db
    .selectFrom('exam_forms')
    .select('seri')
    .where('scheme_version_id', '=', exam.scheme_version_id)
    .where('status', '=', 'dirilis')
    .executeTakeFirst()
  return known?.seri ?? releasedSeries(parts, exam, keepers)
}

const exams = ({ db }: Parts) =>
  db
    .selectFrom('schedules')
    .innerJoin('scheme_versions as version', 'version.id', 'schedules.scheme_version_id')
    .select(['schedules.id', 'schedules.scheme_version_id', 'version.butir_tulis', 'schedules.start_date as start'])
    .where('version.butir_tulis', '>', 0)
    .where('schedules.cancelled_at', 'is', null)
    .$narrowType<{ start: Day; butir_tulis: number }>()

/** Returns the last exam of candidates for team leaders that is over and has candidates. */
const pastExam = (parts: Parts): Promise<Exam | undefined> =>
  exams(parts)
    .where(sql<boolean>`version.unit_kompetensi @> ${JSON.stringify([{ judul: UNITS.plan }])}::jsonb`)
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
async function releasedSeries(
  parts: Parts,
  { start, scheme_version_id, butir_tulis }: Exam,
  keepers: Keepers,
): Promise<number> {
  const { writers, third } = keepers
  const [author, other] = writers
  const on = (days: number, person: Person): Context => past(parts, morning(start, days), person)
  const asked = { scheme_version_id, ...(butir_tulis < LEAST_PARALLEL ? SINGLE : PARALLEL) }
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
