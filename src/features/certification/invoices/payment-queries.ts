import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Billed } from './rules.ts'
import type { InvoiceState, Sums } from './state-rules.ts'
import { OPEN_INVOICES } from './state-rules.ts'

interface NewPayment {
  invoice_id: number
  /** Whole rupiah that came in; below zero what went back. */
  jumlah: number
  at: Date
  /** One of the staff, or the charge through which a provider took or returned it. */
  recorded_by?: number
  charge_id?: number
  /** What the payer paid to the provider on top. */
  biaya?: number
  /** What was taken back by a bank or provider, or won. */
  chargeback_id?: number
}

/** What an invoice still wants, as `shortfallOf` says; an index has the same words. */
export const stillWanted = sql<number>`(invoices.total - invoices.diterima + invoices.dikembalikan + invoices.ditarik)`

/** What is left of charges whose provider says that it was taken back or returned there, until it is booked. */
export const disputedSum = sql<number>`coalesce((select sum(moved.jumlah) from charges
  join payments as moved on moved.charge_id = charges.id
  where charges.invoice_id = invoices.id and charges.status in ('ditarik', 'dikembalikan')), 0)::bigint`

/** Writes down that money moved; the sums of the invoice follow by themselves. */
export const insertPayment = (db: Db, payment: NewPayment) => db.insertInto('payments').values(payment).execute()

/** What moved for an invoice, in the order of time. */
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

/** The sums of the invoice of a thing that could be given up, where money came in for it. */
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
