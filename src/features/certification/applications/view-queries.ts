import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { InvoiceState } from '../invoices/state-rules.ts'
import type { Stage } from './rules.ts'
import type { ApplicationTransition } from './transitions/rules.ts'

/** The life of an application, the oldest first. */
export const historyOf = (db: Db, id: number) =>
  db
    .selectFrom('application_events')
    .select([
      'at',
      sql<ApplicationTransition>`transition`.as('transition'),
      sql<Stage>`dari`.as('dari'),
      sql<Stage>`ke`.as('ke'),
      sql<'pemohon' | 'petugas' | 'sistem'>`oleh`.as('oleh'),
      'catatan',
    ])
    .where('user_training_id', '=', id)
    .orderBy('id')
    .execute()

export interface Around {
  /** Place in the waiting list, from 1. */
  urutan_tunggu: number | null
  /** Messages that the reader has not seen. */
  pesan_baru: number
  invoice: { nomor: string; status: InvoiceState; total: number } | null
}

/** Loads what belongs to an application beside its own row, for its owner or for staff. */
export async function aroundApplication(db: Db, id: number, reader: 'pemohon' | 'petugas'): Promise<Around> {
  const { rows } = await sql<Around>`
    select
      (select count(*)::int from user_trainings as own
        join user_trainings as before on before.schedule_id = own.schedule_id and before.tahap = 'daftar_tunggu'
          and (before.waiting_since, before.id) <= (own.waiting_since, own.id)
        where own.id = ${id} and own.tahap = 'daftar_tunggu' having count(*) > 0) as urutan_tunggu,
      (select count(*)::int from application_messages where user_training_id = ${id} and read_at is null
        and dari_petugas = ${reader === 'pemohon'}) as pesan_baru,
      (select json_build_object('nomor', nomor, 'status', status, 'total', total) from invoices
        where user_training_id = ${id} order by status in ('kedaluwarsa', 'dibatalkan'), id desc limit 1) as invoice`.execute(
    db,
  )
  return rows[0] ?? { urutan_tunggu: null, pesan_baru: 0, invoice: null }
}
