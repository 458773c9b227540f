import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { TransferState } from './transfer-rules.ts'

/** Refunds by transfer of an invoice, the oldest first. */
export const transfersOf = (db: Db, invoiceId: number) =>
  db
    .selectFrom('refund_transfers as transfer')
    .innerJoin('users as proposer', 'proposer.id', 'transfer.proposed_by')
    .leftJoin('users as decider', 'decider.id', 'transfer.decided_by')
    .select([
      'transfer.id',
      'transfer.jumlah',
      'transfer.proposed_by',
      'transfer.proposed_at',
      'transfer.decided_at',
      'transfer.catatan',
      'transfer.file_id',
      'proposer.name as proposed_by_name',
      'decider.name as decided_by_name',
      sql<TransferState>`transfer.status`.as('status'),
    ])
    .where('transfer.invoice_id', '=', invoiceId)
    .orderBy('transfer.id')
    .execute()

/** Returns the transfer of an invoice that waits for a second person. */
export const openTransferOf = (db: Db, invoiceId: number) =>
  db
    .selectFrom('refund_transfers')
    .select(['id', 'jumlah', 'proposed_by'])
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'diusulkan')
    .executeTakeFirst()

export type OpenTransfer = NonNullable<Awaited<ReturnType<typeof openTransferOf>>>

interface NewTransfer {
  invoice_id: number
  jumlah: number
  proposed_by: number
  proposed_at: Date
}

/** Adds a transfer; the caller has locked the invoice. */
export const insertTransfer = (db: Db, transfer: NewTransfer) =>
  db.insertInto('refund_transfers').values(transfer).execute()

interface Decision {
  status: Exclude<TransferState, 'diusulkan'>
  decided_by: number
  decided_at: Date
  catatan: string
  file_id?: string
}

/** Stores the decision; the caller has locked the invoice. */
export const decideTransfer = (db: Db, id: number, decision: Decision) =>
  db.updateTable('refund_transfers').set(decision).where('id', '=', id).where('status', '=', 'diusulkan').execute()
