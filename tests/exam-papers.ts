import type { ItemContent } from '../src/features/certification/items/content-rules.ts'
import type { TestApp } from './harness.ts'
import { choiceContent, makeItem, UNIT } from './items.ts'

interface FormChoices {
  /** What it asks, each under its unit and with what it is worth. */
  items?: { isi?: ItemContent; unit?: string; poin?: number }[]
  version: number
  batas_nilai?: number | null
  /** The exams that it is set for. */
  schedules?: readonly number[]
  /** Without an order of its own, options are printed as they were written. */
  benih?: number
}

let made = 0

interface Released {
  version: number
  /** Versions of items in the order of the form, and what each is worth. */
  items: readonly { item_version_id: number; poin: number }[]
  batas_nilai?: number | null
  schedules?: readonly number[]
  benih?: number
  kode?: string
}

/** A released form of items that are there, set for exams. */
export async function makeReleasedForm(
  { db, clock: { now } }: TestApp,
  author_id: number,
  { version, items, batas_nilai = null, schedules = [], benih = 1, kode }: Released,
) {
  made += 1
  const code = kode ?? `NSK-${made}`
  const { id } = await db
    .insertInto('exam_forms')
    .values({
      ...{ kode: code, scheme_version_id: version, seri: made, benih, author_id, batas_nilai, menit: 90 },
      ...{
        cara_batas: batas_nilai === null ? null : 'ditetapkan',
        alasan_batas: batas_nilai === null ? null : 'Contoh.',
      },
      ...{ status_since: now, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = items.map((item, at) => ({ form_id: id, nomor: at + 1, ...item }))
  if (rows.length > 0) await db.insertInto('exam_form_items').values(rows).execute()
  await db.updateTable('exam_forms').set({ status: 'dirilis' }).where('id', '=', id).execute()
  for (const schedule_id of schedules)
    await db
      .insertInto('exam_schedule_forms')
      .values({ schedule_id, form_id: id, set_by: author_id, set_at: now })
      .execute()
  return { id, kode: code, benih }
}

/** A released form of new items that exams were written with, by its author. */
export async function makeSatForm(
  site: TestApp,
  author_id: number,
  { items = [{}], version, batas_nilai = null, schedules = [], benih = 1 }: FormChoices,
) {
  const asked = []
  for (const [at, { isi = choiceContent(), unit = UNIT, poin = 1 }] of items.entries()) {
    const item = await makeItem(site, author_id, { status: 'dirilis', isi, unit, poin })
    asked.push({ nomor: at + 1, item_version_id: item.version_id, poin, isi, item_id: item.id })
  }
  const rows = asked.map(({ item_version_id, poin }) => ({ item_version_id, poin }))
  const form = await makeReleasedForm(site, author_id, { version, items: rows, batas_nilai, schedules, benih })
  return { ...form, items: asked }
}

/** A candidate's paper in an exam: a form under a code. */
export async function makePaper(
  { db, clock }: TestApp,
  { application, schedule, form, kode }: { application: number; schedule: number; form: number; kode?: string },
) {
  made += 1
  const code = kode ?? `K${String(made).padStart(5, '0')}`
  const { id } = await db
    .insertInto('exam_papers')
    .values({ schedule_id: schedule, user_training_id: application, form_id: form, kode: code, created_at: clock.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, kode: code }
}
