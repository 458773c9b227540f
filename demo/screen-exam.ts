import { sittingOfficeHandlers } from '../src/features/certification/sittings/office/handlers.ts'
import { writeExam } from './exam-forms.ts'
import type { Keepers } from './items.ts'
import { morning, type Parts, type Person, past } from './past.ts'

/** Has the exam of today written on screen: its candidate can begin as soon as an invigilator opens it. */
export async function seedScreenExam(parts: Parts, keepers: Keepers, invigilator: Person): Promise<void> {
  const { db, today } = parts
  const exam = await db
    .selectFrom('schedules')
    .innerJoin('scheme_versions as version', 'version.id', 'schedules.scheme_version_id')
    .select('schedules.id')
    .where('schedules.start_date', '=', today)
    .where('version.butir_tulis', '>', 0)
    .orderBy('schedules.id')
    .executeTakeFirst()
  if (!exam || !(await writeExam(parts, exam.id, keepers))) return
  const way = { di_layar: true, kalkulator: true, peramban_aman: false }
  await sittingOfficeHandlers.setScreenExam(past(parts, morning(today, 1), invigilator), {
    ...{ id: exam.id, version: 0 },
    ...way,
  })
}
