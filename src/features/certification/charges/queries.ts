import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { InvoiceState } from '../invoices/state-rules.ts'
import type { ChargeCase } from './case-rules.ts'
import { type ChargeState, CURRENT_CHARGES, type Method, type Provider } from './rules.ts'

const OPEN = ['dibuat', 'menunggu', 'digantikan'] as const satisfies readonly ChargeState[]

/** A charge with the state of its invoice, and what of its money is written down. */
const charges = (db: Db) =>
  db
    .selectFrom('charges')
    .innerJoin('invoices', 'invoices.id', 'charges.invoice_id')
    .innerJoin('payment_providers as provider', 'provider.id', 'charges.provider_id')
    .select([
      'charges.id',
      'charges.invoice_id',
      'charges.provider_id',
      'charges.order_id',
      'charges.reference',
      'charges.jumlah',
      'charges.nomor_va',
      'charges.kode_perusahaan',
      'charges.qr',
      'charges.halaman_bayar',
      'charges.created_at',
      'charges.expires_at',
      'charges.asks',
      'charges.paid_at',
      'invoices.due_at',
      'invoices.review_since',
      sql<boolean>`exists (select from payment_proofs as proof
        where proof.invoice_id = charges.invoice_id and proof.status = 'diajukan')`.as('has_proof'),
      sql<Method>`charges.metode`.as('metode'),
      sql<ChargeState>`charges.status`.as('status'),
      sql<ChargeCase>`charges.kasus`.as('kasus'),
      sql<Provider>`provider.penyedia`.as('penyedia'),
      sql<InvoiceState>`invoices.status`.as('invoice_status'),
      sql<boolean>`exists (select from payments where payments.charge_id = charges.id and payments.jumlah > 0)`.as(
        'is_counted',
      ),
      sql<number>`coalesce((select -sum(payments.jumlah) from payments
        where payments.charge_id = charges.id and payments.jumlah < 0 and payments.chargeback_id is null), 0)::bigint`.as(
        'dikembalikan',
      ),
      sql<number>`coalesce((select -sum(payments.jumlah) from payments
        where payments.charge_id = charges.id and payments.chargeback_id is not null), 0)::bigint`.as('ditarik'),
      // What a provider was asked to give back, or refused to, may be there before the portal has heard of it.
      sql<number>`coalesce((select sum(refunds.jumlah) from refunds
        where refunds.charge_id = charges.id and refunds.status in ('dikirim', 'ditolak')), 0)::bigint`.as(
        'sedang_dikembalikan',
      ),
    ])

export type ChargeRow = Awaited<ReturnType<ReturnType<typeof charges>['executeTakeFirstOrThrow']>>

export const chargeById = (db: Db, id: number): Promise<ChargeRow | undefined> =>
  charges(db).where('charges.id', '=', id).executeTakeFirst()

/** Returns the charge that the payer of an invoice sees: the current one, else the one last paid, else the newest. */
export const shownCharge = (db: Db, invoiceId: number): Promise<ChargeRow | undefined> =>
  charges(db)
    .where('charges.invoice_id', '=', invoiceId)
    .orderBy(sql`charges.status in (${sql.join([...CURRENT_CHARGES])}) desc`)
    .orderBy(sql`charges.paid_at desc nulls last`)
    .orderBy('charges.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Locks all charges of an invoice in their order, before anything else of it, because money for one ends the others.
 */
export const lockChargesOf = async (db: Db, invoiceId: number): Promise<void> => {
  await db.selectFrom('charges').select('id').where('invoice_id', '=', invoiceId).orderBy('id').forUpdate().execute()
}

/** Returns the charge that is shown as the one to pay to. */
export const currentCharge = (db: Db, invoiceId: number): Promise<ChargeRow | undefined> =>
  charges(db)
    .where('charges.invoice_id', '=', invoiceId)
    .where('charges.status', 'in', CURRENT_CHARGES)
    .executeTakeFirst()

interface NewCharge {
  invoice_id: number
  provider_id: number
  metode: Method
  order_id: string
  jumlah: number
  created_at: Date
  expires_at: Date
  next_ask_at: Date
}

export async function insertCharge(db: Db, charge: NewCharge): Promise<number> {
  const { id } = await db.insertInto('charges').values(charge).returning('id').executeTakeFirstOrThrow()
  return id
}

interface Changes {
  status?: ChargeState
  kasus?: ChargeCase
  reference?: string | null
  nomor_va?: string | null
  kode_perusahaan?: string | null
  qr?: string | null
  halaman_bayar?: string | null
  next_ask_at?: Date | null
  asks?: number
  paid_at?: Date
}

export const updateCharge = (db: Db, id: number, changes: Changes) =>
  db.updateTable('charges').set(changes).where('id', '=', id).execute()

/** Saves what the provider gave for a new charge; one that was replaced meanwhile stays replaced. */
export const completeCharge = (db: Db, id: number, target: Omit<Changes, 'status'>) =>
  db
    .updateTable('charges')
    .set({ ...target, status: sql<string>`case when status = 'dibuat' then 'menunggu' else status end` })
    .where('id', '=', id)
    .execute()

/** Marks the current charge of an invoice as replaced; returns the ids. The caller has locked the invoice's charges. */
export async function replaceCurrent(db: Db, invoiceId: number, now: Date): Promise<number[]> {
  const rows = await db
    .updateTable('charges')
    .set({ status: 'digantikan', next_ask_at: now })
    .where('invoice_id', '=', invoiceId)
    .where('status', 'in', CURRENT_CHARGES)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns how much of a charge's money is left, in whole rupiah. */
export async function poolLeft(db: Db, id: number): Promise<number> {
  const { left } = await db
    .selectFrom('payments')
    .select(sql<number>`coalesce(sum(jumlah), 0)::bigint`.as('left'))
    .where('charge_id', '=', id)
    .executeTakeFirstOrThrow()
  return left
}

/** Charges that the nightly comparison asks about: open ones, and those paid since a moment. */
export async function chargesToCompare(db: Db, since: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('charges')
    .select('id')
    .where((where) =>
      where.or([
        where('status', 'in', [...OPEN, 'ditinjau']),
        where('paid_at', '>=', since),
        where('expires_at', '>=', since),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Lists the paid invoices whose sums do not add up, and those with more booked from the bank than was entered by hand.
 */
export async function unevenInvoices(db: Db) {
  const { rows } = await sql<{
    id: number
    diterima: number
    dikembalikan: number
    ditarik: number
    masuk: number
    keluar: number
    diambil: number
    manual: number
    mutasi: number
  }>`
    select invoices.id, invoices.diterima, invoices.dikembalikan, invoices.ditarik, moved.masuk, moved.keluar,
      moved.diambil, moved.manual, moved.mutasi
    from invoices cross join lateral (
      select coalesce(sum(payments.jumlah) filter (where payments.jumlah > 0 and payments.chargeback_id is null), 0)::bigint as masuk,
        coalesce(-sum(payments.jumlah) filter (where payments.jumlah < 0 and payments.chargeback_id is null), 0)::bigint as keluar,
        coalesce(-sum(payments.jumlah) filter (where payments.chargeback_id is not null), 0)::bigint as diambil,
        coalesce(sum(payments.jumlah) filter (where payments.jumlah > 0 and payments.charge_id is null
          and payments.chargeback_id is null), 0)::bigint as manual,
        coalesce((select sum(bank_lines.jumlah) from bank_lines where bank_lines.invoice_id = invoices.id), 0)::bigint as mutasi
      from payments where payments.invoice_id = invoices.id
    ) as moved
    where invoices.diterima <> moved.masuk or invoices.dikembalikan <> moved.keluar or invoices.ditarik <> moved.diambil
      or moved.mutasi > moved.manual
    order by invoices.id`.execute(db)
  return rows
}
