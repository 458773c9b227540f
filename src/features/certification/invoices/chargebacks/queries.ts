import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { Method, Provider } from '../../charges/rules.ts'
import type { ChargebackKind, ChargebackState, Pool } from './rules.ts'

/** Lists the chargebacks of an invoice, proposed or booked, taken back or won, the oldest first. */
export const chargebacksOf = (db: Db, invoiceId: number) =>
  db
    .selectFrom('chargebacks')
    .innerJoin('users as proposer', 'proposer.id', 'chargebacks.proposed_by')
    .leftJoin('users as decider', 'decider.id', 'chargebacks.decided_by')
    .select([
      'chargebacks.id',
      'chargebacks.charge_id',
      'chargebacks.jumlah',
      'chargebacks.alasan',
      'chargebacks.proposed_by',
      'chargebacks.proposed_at',
      'chargebacks.decided_at',
      'chargebacks.catatan',
      'chargebacks.nomor_kuitansi',
      'chargebacks.receipt_at',
      'proposer.name as proposed_by_name',
      'decider.name as decided_by_name',
      sql<ChargebackKind>`chargebacks.jenis`.as('jenis'),
      sql<ChargebackState>`chargebacks.status`.as('status'),
    ])
    .where('chargebacks.invoice_id', '=', invoiceId)
    .orderBy('chargebacks.id')
    .execute()

/** Returns the chargeback of an invoice that waits for a second person. */
export const openChargebackOf = (db: Db, invoiceId: number) =>
  db
    .selectFrom('chargebacks')
    .select(['id', 'charge_id', 'jumlah', 'alasan', 'proposed_by'])
    .select(sql<ChargebackKind>`jenis`.as('jenis'))
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'diusulkan')
    .executeTakeFirst()

export type OpenChargeback = NonNullable<Awaited<ReturnType<typeof openChargebackOf>>>

/** Lists the ways by which an invoice's money came in, the newest first. */
export async function poolsOf(
  db: Db,
  invoiceId: number,
): Promise<(Pool & { penyedia: Provider | null; metode: Method | null })[]> {
  const { rows } = await sql<Pool & { penyedia: Provider | null; metode: Method | null }>`
    select payments.charge_id, provider.penyedia, charges.metode, sum(payments.jumlah)::bigint as sisa,
      coalesce(-sum(payments.jumlah) filter (where payments.chargeback_id is not null), 0)::bigint as ditarik
    from payments left join charges on charges.id = payments.charge_id
    left join payment_providers as provider on provider.id = charges.provider_id
    where payments.invoice_id = ${invoiceId}
    group by payments.charge_id, provider.penyedia, charges.metode
    having bool_or(payments.jumlah > 0) order by max(payments.id) desc`.execute(db)
  return rows
}

interface NewChargeback {
  invoice_id: number
  charge_id: number | null
  jenis: ChargebackKind
  jumlah: number
  alasan: string
  proposed_by: number
  proposed_at: Date
}

/** Adds a chargeback; returns false when another one of that invoice waits. */
export async function insertChargeback(db: Db, row: NewChargeback): Promise<boolean> {
  const rows = await db
    .insertInto('chargebacks')
    .values(row)
    .onConflict((conflict) => conflict.column('invoice_id').where('status', '=', 'diusulkan').doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

interface Decision {
  status: Exclude<ChargebackState, 'diusulkan'>
  decided_by: number
  decided_at: Date
  catatan?: string
  nomor_kuitansi?: string
  receipt_at?: Date
}

/** Stores the decision; the caller has locked the invoice. */
export const decideChargeback = (db: Db, id: number, decision: Decision) =>
  db.updateTable('chargebacks').set(decision).where('id', '=', id).where('status', '=', 'diusulkan').execute()

/** Returns the newest receipt of an invoice whose money was taken back, with its date. */
export const withdrawnReceiptOf = (db: Db, invoiceId: number) =>
  db
    .selectFrom('chargebacks')
    .select([
      'jumlah',
      sql<string>`nomor_kuitansi`.as('nomor_kuitansi'),
      sql<Date>`receipt_at`.as('receipt_at'),
      sql<Date>`decided_at`.as('decided_at'),
    ])
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'dibukukan')
    .where('nomor_kuitansi', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
