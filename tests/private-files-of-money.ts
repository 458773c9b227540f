import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../src/ground/database/db.ts'
import { makeAccount } from './accounts.ts'
import { makeSchedule, makeScheme } from './content.ts'

/** A file, and whose it is. */
export interface Use {
  userId: number
  fileId: string
  /** True when the owner has submitted it. */
  submitted?: boolean
}

/** An application of that person. */
export async function application(db: Db, { userId, submitted = true }: Use): Promise<number> {
  const schedule = await makeSchedule(db, { version: await makeScheme(db, { name: `Skema ${randomUUID()}` }) })
  const { id } = await db
    .insertInto('user_trainings')
    .values({
      user_id: userId,
      schedule_id: schedule,
      tahap: submitted ? 'diajukan' : 'draft',
      submitted_at: submitted ? '2026-11-20T00:00:00Z' : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function invoice(db: Db, use: Use): Promise<number> {
  const { id } = await db
    .insertInto('invoices')
    .values({
      user_id: use.userId,
      user_training_id: await application(db, use),
      nomor: randomUUID(),
      due_at: '2026-12-01T00:00:00Z',
      created_at: '2026-11-20T00:00:00Z',
      nama_tagihan: 'Wulan Contoh',
      items: sql`'[]'::jsonb`,
      kode_unik: 1,
      total: 100_001,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const at = '2026-11-20T00:00:00Z'

/** Uses of a file in records about money, by the column that names it. */
export const MONEY_USES: Record<string, (db: Db, use: Use) => Promise<unknown>> = {
  'payment_proofs.file_id': async (db, use) =>
    db
      .insertInto('payment_proofs')
      .values({
        invoice_id: await invoice(db, use),
        bank_pengirim: 'Bank Contoh',
        nama_pengirim: 'Wulan Contoh',
        tanggal_transfer: '2026-11-20',
        jumlah: 100_001,
        file_id: use.fileId,
        created_at: at,
      })
      .execute(),
  'refund_transfers.file_id': async (db, use) => {
    const { id: decided_by } = await makeAccount(db)
    const [invoice_id, proposed_by] = [await invoice(db, use), use.userId]
    const sent = { jumlah: 1000, status: 'selesai', proposed_by, proposed_at: at, decided_by, decided_at: at }
    await db
      .insertInto('refund_transfers')
      .values({ invoice_id, file_id: use.fileId, ...sent })
      .execute()
  },
  'invoices.refund_file_id': async (db, use) =>
    db
      .updateTable('invoices')
      .set({ refund_file_id: use.fileId })
      .where('id', '=', await invoice(db, use))
      .execute(),
}
