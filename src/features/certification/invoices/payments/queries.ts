import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { Billed } from '../rules.ts'
import type { InvoiceState, Sums } from '../state-rules.ts'
import { OPEN_INVOICES } from '../state-rules.ts'

interface NewPayment {
  invoice_id: number
  /** The whole rupiah that came in; below zero for money that went back. */
  jumlah: number
  at: Date
  /** The member of staff who recorded it; for online payments `charge_id` is the charge instead. */
  recorded_by?: number
  charge_id?: number
  /** The fee that the payer paid to the provider on top. */
  biaya?: number
  /** The id of the chargeback that moved the money: taken back by a bank or provider, or won. */
  chargeback_id?: number
}

/** The sum that an invoice still wants, as in `shortfallOf`; an index has exactly this expression. */
export const stillWanted = sql<number>`(invoices.total - invoices.diterima + invoices.dikembalikan + invoices.ditarik)`

/** The sum left of charges that their provider reports as taken back or returned, until that is booked. */
export const disputedSum = sql<number>`coalesce((select sum(moved.jumlah) from charges
  join payments as moved on moved.charge_id = charges.id
  where charges.invoice_id = invoices.id and charges.status in ('ditarik', 'dikembalikan')), 0)::bigint`

/** Records a movement of money; the database updates the sums of the invoice. */
export const insertPayment = (db: Db, payment: NewPayment) => db.insertInto('payments').values(payment).execute()

/** Lists the movements of money for an invoice, in the order of time. */
export const paymentsOf = (db: Db, invoiceId: number) =>
  db
    .selectFrom('payments')
    .leftJoin('users as staff', 'staff.id', 'payments.recorded_by')
    .leftJoin('charges', 'charges.id', 'payments.charge_id')
    .leftJoin('payment_providers as provider', 'provider.id', 'charges.provider_id')
    .select(['payments.jumlah', 'payments.at', 'payments.biaya'])
    .select(sql<boolean>`payments.chargeback_id is not null`.as('penarikan'))
    .select(sql<string | null>`coalesce(staff.name, initcap(provider.penyedia))`.as('recorded_by_name'))
    .where('payments.invoice_id', '=', invoiceId)
    .orderBy('payments.id')
    .execute()

/** Returns the sums of the invoice for a seat that could be given up, when money came in for it. */
export const sumsOfPaid = (
  db: Db,
  { untuk, untuk_id }: Billed,
): Promise<(Sums & { id: number; paid_at: Date | null; status: InvoiceState }) | undefined> =>
  db
    .selectFrom('invoices')
    .select(['id', 'total', 'diterima', 'pengembalian', 'dikembalikan', 'ditarik', 'paid_at'])
    .select(disputedSum.as('disengketakan'))
    .select(sql<InvoiceState>`status`.as('status'))
    .where(untuk === 'permohonan' ? 'user_training_id' : 'maintenance_id', '=', untuk_id)
    .where('status', 'in', ['lunas', 'ditarik', ...OPEN_INVOICES])
    .where('diterima', '>', 0)
    .executeTakeFirst()
