import { sql } from 'kysely'
import type { Db } from '../../../server/database/db.ts'
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
}

/** Writes down that money moved; the sums of the invoice follow by themselves. */
export const insertPayment = (db: Db, payment: NewPayment) => db.insertInto('payments').values(payment).execute()

/** What moved for an invoice, in the order of time. */
export const paymentsOf = (db: Db, invoiceId: number) =>
  db
    .selectFrom('payments')
    .leftJoin('users as staff', 'staff.id', 'payments.recorded_by')
    .leftJoin('charges', 'charges.id', 'payments.charge_id')
    .leftJoin('payment_providers as provider', 'provider.id', 'charges.provider_id')
    .select(['payments.jumlah', 'payments.at'])
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
    .select(['id', 'total', 'diterima', 'pengembalian', 'dikembalikan', 'paid_at'])
    .select(sql<InvoiceState>`status`.as('status'))
    .where(untuk === 'permohonan' ? 'user_training_id' : 'maintenance_id', '=', untuk_id)
    .where('status', 'in', ['lunas', ...OPEN_INVOICES])
    .where('diterima', '>', 0)
    .executeTakeFirst()
