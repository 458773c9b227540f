import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { FormRow } from './queries.ts'
import type { ExamTimes } from './use-rules.ts'

export type NewForm = Omit<FormRow, 'version' | 'batas_nilai' | 'cara_batas' | 'alasan_batas'>

export async function insertForms(db: Db, forms: readonly NewForm[]): Promise<void> {
  const given = forms.map(({ status_since, created_at, ...form }) => ({
    ...form,
    status_since: status_since.toISOString(),
    created_at: created_at.toISOString(),
  }))
  await sql`
    insert into exam_forms (id, kode, scheme_version_id, seri, status, status_since, benih, menit, author_id, created_at)
      overriding system value
    select id, kode, scheme_version_id, seri, status, status_since, benih, menit, author_id, created_at
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as form (id int, kode text, scheme_version_id int, seri int,
      status text, status_since timestamptz, benih int, menit int, author_id int, created_at timestamptz)`.execute(db)
}

export interface NewFormItem {
  form_id: number
  nomor: number
  item_version_id: number
  poin: number
  jangkar: boolean
}

export const insertFormItems = (db: Db, items: readonly NewFormItem[]): Promise<unknown> =>
  db
    .insertInto('exam_form_items')
    .values([...items])
    .execute()

export const deleteFormItems = (db: Db, formId: number): Promise<unknown> =>
  db.deleteFrom('exam_form_items').where('form_id', '=', formId).execute()

/** Locks a form; returns its version, or undefined where there is no such form. */
export async function lockForm(db: Db, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('exam_forms').select('version').where('id', '=', id).forUpdate().executeTakeFirst()
  return row?.version
}

export const updateForm = (
  db: Db,
  id: number,
  columns: Partial<Pick<FormRow, 'status' | 'status_since' | 'benih' | 'batas_nilai' | 'cara_batas' | 'alasan_batas'>>,
): Promise<unknown> =>
  db
    .updateTable('exam_forms')
    .set((row) => ({ ...columns, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const formApprovalsOf = (db: Db, formId: number) =>
  db
    .selectFrom('exam_form_approvals')
    .innerJoin('users', 'users.id', 'exam_form_approvals.user_id')
    .select(['exam_form_approvals.user_id', 'exam_form_approvals.at', 'users.name as nama'])
    .where('form_id', '=', formId)
    .orderBy('at')
    .execute()

export const insertFormApproval = (db: Db, row: { form_id: number; user_id: number; at: Date }): Promise<unknown> =>
  db.insertInto('exam_form_approvals').values(row).execute()

export const deleteFormApprovals = (db: Db, formId: number): Promise<unknown> =>
  db.deleteFrom('exam_form_approvals').where('form_id', '=', formId).execute()

export const insertFormComment = (
  db: Db,
  { id, form_id, user_id, at, isi }: { id: number; form_id: number; user_id: number; at: Date; isi: Buffer },
): Promise<unknown> =>
  sql`insert into exam_form_comments (id, form_id, user_id, at, isi) overriding system value
    values (${id}, ${form_id}, ${user_id}, ${at}, ${isi})`.execute(db)

export const formCommentsOf = (db: Db, formId: number) =>
  db
    .selectFrom('exam_form_comments')
    .innerJoin('users', 'users.id', 'exam_form_comments.user_id')
    .select(['exam_form_comments.id', 'exam_form_comments.at', 'exam_form_comments.isi', 'users.name as nama'])
    .where('form_id', '=', formId)
    .orderBy('exam_form_comments.id')
    .execute()

/** Returns what a page shows of a form besides its row. */
export const formFacts = (db: Db, formId: number) =>
  db
    .selectFrom('exam_forms as own')
    .innerJoin('scheme_versions as scheme', 'scheme.id', 'own.scheme_version_id')
    .innerJoin('users as author', 'author.id', 'own.author_id')
    .select(['scheme.name as skema', 'scheme.versi as skema_versi', 'author.name as penyusun'])
    .where('own.id', '=', formId)
    .executeTakeFirst()

export interface SiblingItem {
  form_id: number
  kode: string
  status: FormRow['status']
  item_id: number
  jangkar: boolean
}

/** Lists the items of the other forms of a series that were not withdrawn. */
export async function siblingItems(db: Db, { id, seri }: Pick<FormRow, 'id' | 'seri'>): Promise<SiblingItem[]> {
  const { rows } = await sql<SiblingItem>`
    select form.id as form_id, form.kode, form.status, shown.item_id, own.jangkar
    from exam_forms as form join exam_form_items as own on own.form_id = form.id
    join item_versions as shown on shown.id = own.item_version_id
    where form.seri = ${seri} and form.id <> ${id} and form.status <> 'ditarik' order by form.id, own.nomor`.execute(db)
  return rows
}

/** Lists which other forms that were not withdrawn have these versions of items. */
export async function otherFormsWith(db: Db, formId: number, versionIds: readonly number[]) {
  const { rows } = await sql<{ form_id: number; status: FormRow['status']; item_version_id: number }>`
    select form.id as form_id, form.status, own.item_version_id
    from exam_form_items as own join exam_forms as form on form.id = own.form_id
    where own.item_version_id = any(${[...versionIds]}::int[]) and form.id <> ${formId} and form.status <> 'ditarik'`.execute(
    db,
  )
  return rows
}

/** Lists when the exams are that these forms are set for. */
export async function examTimesOf(db: Db, formIds: readonly number[]): Promise<(ExamTimes & { form_id: number })[]> {
  const { rows } = await sql<ExamTimes & { form_id: number }>`
    select own.form_id, start_date, end_date, jam_mulai, jam_selesai, zona_waktu, cancelled_at is not null as dibatalkan
    from exam_schedule_forms as own join schedules on schedules.id = own.schedule_id
    where own.form_id = any(${[...formIds]}::int[])`.execute(db)
  return rows
}

/** Lists released forms that have an exam behind them and an item that is not locked yet, in their order. */
export async function formsWithOpenItems(db: Db, today: string, after = 0): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select form.id from exam_forms as form where form.status = 'dirilis' and form.id > ${after}
      and exists (select from exam_schedule_forms as own join schedules on schedules.id = own.schedule_id
        where own.form_id = form.id and schedules.start_date <= ${today}::date)
      and exists (select from exam_form_items as own join item_versions as shown on shown.id = own.item_version_id
        where own.form_id = form.id and shown.status = 'dipakai')
    order by form.id limit 100`.execute(db)
  return rows.map(({ id }) => id)
}

/** Selects the forms with what each asks of one person: `giliran` 0 is what waits for them. */
export const formRows = (userId: number): RawBuilder<unknown> => {
  const waits = sql`own.status = 'diajukan' and own.author_id <> ${userId} and not exists (
    select from exam_form_approvals as given where given.form_id = own.id and given.user_id = ${userId})`
  return sql`
    select own.id, own.version, own.kode, own.status, own.status_since, own.seri, own.menit, scheme.name as skema,
      scheme.versi as skema_versi, author.name as penyusun,
      (select count(*)::int from exam_form_items as item where item.form_id = own.id) as butir,
      (select count(*)::int from exam_schedule_forms as given where given.form_id = own.id) as ujian,
      ${waits} as menunggu_rilis,
      case when ${waits} or own.author_id = ${userId} and own.status = 'rancangan' then 0
        when own.status in ('rancangan', 'diajukan') then 1 when own.status = 'dirilis' then 2 else 3 end as giliran
    from exam_forms as own left join scheme_versions as scheme on scheme.id = own.scheme_version_id
    left join users as author on author.id = own.author_id`
}
