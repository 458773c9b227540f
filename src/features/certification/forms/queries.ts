import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Level } from '../../catalogue/schemes/level-rules.ts'
import type { ItemKind } from '../items/content-rules.ts'
import type { ItemState } from '../items/state-rules.ts'

/** A form as its row has it; nothing of it is secret but which items it has. */
export interface FormRow {
  id: number
  version: number
  kode: string
  scheme_version_id: number
  seri: number
  status: 'rancangan' | 'diajukan' | 'dirilis' | 'ditarik'
  status_since: Date
  benih: number
  menit: number | null
  batas_nilai: number | null
  cara_batas: 'angoff' | 'ditetapkan' | null
  alasan_batas: string | null
  author_id: number
  created_at: Date
}

export async function formById(db: Db, id: number): Promise<FormRow | undefined> {
  const { rows } = await sql<FormRow>`
    select id, version, kode, scheme_version_id, seri, status, status_since, benih, menit, batas_nilai, cara_batas,
      alasan_batas, author_id, created_at from exam_forms where id = ${id}`.execute(db)
  return rows[0]
}

/** An item of a form with its sealed content. */
export interface FormItemRow {
  nomor: number
  item_version_id: number
  item_id: number
  versi: number
  unit: string
  tingkat: Level
  jenis: ItemKind
  status: ItemState
  /** What a wholly right answer is worth in this form. */
  poin: number
  jangkar: boolean
  stimulus_id: number | null
  isi: Buffer
}

/** Lists the items of a form in their order. */
export async function formItemsOf(db: Db, formId: number): Promise<FormItemRow[]> {
  const { rows } = await sql<FormItemRow>`
    select own.nomor, own.item_version_id, item.item_id, item.versi, item.unit, item.tingkat, item.jenis, item.status,
      own.poin, own.jangkar,
      item.stimulus_id, item.isi
    from exam_form_items as own join item_versions as item on item.id = own.item_version_id
    where own.form_id = ${formId} order by own.nomor`.execute(db)
  return rows
}

/** A candidate's paper without the candidate. */
export interface PaperRow {
  id: number
  schedule_id: number
  user_training_id: number
  form_id: number
  kode: string
  created_at: Date
}

export async function examPaperById(db: Db, id: number): Promise<PaperRow | undefined> {
  return db.selectFrom('exam_papers').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Lists the papers of an exam by their codes. */
export const papersOfSchedule = (db: Db, scheduleId: number): Promise<PaperRow[]> =>
  db.selectFrom('exam_papers').selectAll().where('schedule_id', '=', scheduleId).orderBy('kode').execute()
