import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { Environment, Method, Provider } from '../../charges/rules.ts'
import { OPEN_REFUNDS, type PaidCharge, type RefundState } from './rules.ts'

type ChargeOfInvoice = Omit<PaidCharge, 'serves'> & { lingkungan: Environment; has_key: boolean }

/** Lists the paid charges of an invoice, the one paid last first. */
export async function paidCharges(db: Db, invoiceId: number): Promise<ChargeOfInvoice[]> {
  const { rows } = await sql<ChargeOfInvoice>`
    select charges.id as charge_id, provider.penyedia, provider.lingkungan, charges.metode, payments.jumlah,
      payments.at as paid_at, provider.key_sealed is not null as has_key,
      coalesce((select -sum(back.jumlah) from payments as back where back.charge_id = charges.id
        and (back.jumlah < 0 or back.chargeback_id is not null)), 0)::bigint
        + coalesce((select sum(refunds.jumlah) from refunds where refunds.charge_id = charges.id
          and refunds.status in (${sql.join(OPEN_REFUNDS)})), 0)::bigint as dikembalikan,
      exists (select from refunds where refunds.charge_id = charges.id and refunds.status = 'ditolak') as is_refused,
      charges.status in ('ditarik', 'dikembalikan') as is_disputed
    from payments join charges on charges.id = payments.charge_id
    join payment_providers as provider on provider.id = charges.provider_id
    where payments.invoice_id = ${invoiceId} and payments.jumlah > 0 and payments.chargeback_id is null
    order by payments.id desc`.execute(db)
  return rows
}

const refunds = (db: Db) =>
  db
    .selectFrom('refunds')
    .innerJoin('charges', 'charges.id', 'refunds.charge_id')
    .innerJoin('payment_providers as provider', 'provider.id', 'charges.provider_id')
    .innerJoin('users as proposer', 'proposer.id', 'refunds.proposed_by')
    .leftJoin('users as decider', 'decider.id', 'refunds.decided_by')
    .select([
      'refunds.id',
      'refunds.invoice_id',
      'refunds.charge_id',
      'refunds.refund_key',
      'refunds.jumlah',
      'refunds.reference',
      'refunds.kode_penolakan',
      'refunds.proposed_by',
      'refunds.proposed_at',
      'refunds.decided_at',
      'refunds.catatan',
      'refunds.asks',
      'refunds.ended_at',
      'proposer.name as proposed_by_name',
      'decider.name as decided_by_name',
      sql<RefundState>`refunds.status`.as('status'),
      sql<Method>`charges.metode`.as('metode'),
      sql<Provider>`provider.penyedia`.as('penyedia'),
    ])
    .orderBy('refunds.id')

export type RefundRow = Awaited<ReturnType<typeof refundsOf>>[number]

export const refundsOf = (db: Db, invoiceId: number) =>
  refunds(db).where('refunds.invoice_id', '=', invoiceId).execute()

export const refundById = (db: Db, id: number): Promise<RefundRow | undefined> =>
  refunds(db).where('refunds.id', '=', id).executeTakeFirst()

interface NewRefund {
  invoice_id: number
  charge_id: number
  refund_key: string
  jumlah: number
  proposed_by: number
  proposed_at: Date
}

/** Adds a refund; returns false when another one of that invoice is open. */
export async function insertRefund(db: Db, refund: NewRefund): Promise<boolean> {
  const rows = await db
    .insertInto('refunds')
    .values(refund)
    .onConflict((conflict) => conflict.column('invoice_id').where('status', 'in', OPEN_REFUNDS).doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

interface Changes {
  status?: RefundState
  reference?: string
  kode_penolakan?: string
  decided_by?: number
  decided_at?: Date
  catatan?: string
  next_ask_at?: Date | null
  ended_at?: Date
}

/** Changes a refund; the caller has locked the invoice. */
export const updateRefund = (db: Db, id: number, changes: Changes) =>
  db.updateTable('refunds').set(changes).where('id', '=', id).execute()

/** Counts a request to the provider before it is sent; returns how many may have reached it. */
export async function countAsk(db: Db, id: number): Promise<number> {
  const { asks } = await db
    .updateTable('refunds')
    .set((set) => ({ asks: set('asks', '+', 1) }))
    .where('id', '=', id)
    .returning('asks')
    .executeTakeFirstOrThrow()
  return asks - 1
}

/** Lists the refunds that a provider was asked for before a moment and has not answered. */
export const overdueRefunds = (db: Db, before: Date) =>
  db
    .selectFrom('refunds')
    .select(['invoice_id', 'charge_id', 'jumlah'])
    .where('status', '=', 'dikirim')
    .where('decided_at', '<', before)
    .orderBy('id')
    .execute()

/** Lists the refunds decided since a moment that have ended by their provider's answer. */
export async function refundsToCompare(db: Db, since: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('id')
    .where('status', 'in', ['selesai', 'ditolak'])
    .where('decided_at', '>=', since)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
