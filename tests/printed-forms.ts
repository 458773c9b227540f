import type { TestApp } from './harness.ts'

interface FormChoices {
  scheme_version_id: number
  author_id: number
  /** Versions of items, in the order of the form. */
  items: number[]
  schedules?: number[]
  kode?: string
  poin?: number
}

/** A released form of the written exam, set for exams. */
export async function makeReleasedForm(
  { db, clock: { now } }: TestApp,
  { scheme_version_id, author_id, items, schedules = [], kode = 'KTPA-A', poin = 1 }: FormChoices,
): Promise<number> {
  const { id } = await db
    .insertInto('exam_forms')
    .values({
      ...{ kode, scheme_version_id, seri: 1, status_since: now, benih: 7, menit: 90, batas_nilai: 70 },
      ...{ cara_batas: 'ditetapkan', alasan_batas: 'Contoh.', author_id, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = items.map((item_version_id, at) => ({ form_id: id, nomor: at + 1, item_version_id, poin }))
  await db.insertInto('exam_form_items').values(rows).execute()
  await db.updateTable('exam_forms').set({ status: 'dirilis' }).where('id', '=', id).execute()
  for (const schedule_id of schedules)
    await db
      .insertInto('exam_schedule_forms')
      .values({ schedule_id, form_id: id, set_by: author_id, set_at: now })
      .execute()
  return id
}

/** A candidate's paper under a code. */
export async function makePaper(
  { db, clock: { now } }: TestApp,
  paper: { schedule_id: number; user_training_id: number; form_id: number; kode: string },
): Promise<number> {
  const row = await db
    .insertInto('exam_papers')
    .values({ ...paper, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
