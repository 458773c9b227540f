import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { preparedMark } from '../../../ground/database/prepared-statements.ts'
import { asJson } from '../../../ground/office-lists/column-values.ts'
import type { Day, Zone } from '../../../lib/day.ts'
import type { BankAccount } from '../../platform/bank-accounts/rules.ts'
import type { ActivityState } from '../../upkeep/maintenance/rules.ts'
import type { Stage } from '../applications/rules.ts'
import type { Tax } from './billing/tax-rules.ts'
import { hasProof } from './payments/proof-queries.ts'
import { disputedSum, stillWanted } from './payments/queries.ts'
import type { Billed, BilledKind } from './rules.ts'
import { type InvoiceState, OPEN_INVOICES } from './state-rules.ts'

export interface Item {
  nama: string
  /** Whole rupiah. */
  jumlah: number
}

const TABLE = { permohonan: 'user_trainings', kegiatan: 'maintenance_records' } as const
const COLUMN = { permohonan: 'user_training_id', kegiatan: 'maintenance_id' } as const

/** The states of invoices that do not exclude another invoice for the same thing. */
const ENDED = ['kedaluwarsa', 'dibatalkan'] as const satisfies InvoiceState[]

/** Returns what is billed for a seat on a schedule, and to whom. */
export const orderOf = (db: Db, { untuk, untuk_id }: Billed) =>
  db
    .selectFrom(sql<{ id: number; user_id: number; schedule_id: number }>`${sql.table(TABLE[untuk])}`.as('seat'))
    .innerJoin('users', 'users.id', 'seat.user_id')
    .innerJoin('schedules', 'schedules.id', 'seat.schedule_id')
    .innerJoin('scheme_versions as scheme', 'scheme.id', 'schedules.scheme_version_id')
    .select([
      'seat.user_id',
      'users.name as nama',
      'users.email',
      'scheme.name as skema',
      // Only a published version is billed, and it names its fee.
      sql<number>`scheme.registration_fee`.as('registration_fee'),
      sql<Day | null>`schedules.pendaftaran_ditutup`.as('pendaftaran_ditutup'),
      sql<Day | null>`schedules.start_date`.as('start_date'),
      'schedules.jam_mulai',
      sql<Zone>`schedules.zona_waktu`.as('zona_waktu'),
    ])
    .where('seat.id', '=', untuk_id)
    .executeTakeFirstOrThrow()

const MOST_CODES = 999

/** Returns a code that makes the total different from the sum that any open invoice wants, as long as one is free. */
export async function freeUniqueCode(db: Db, amount: number): Promise<number> {
  const { rows } = await sql<{ code: number }>`
    select code from generate_series(1, ${MOST_CODES}) as code
    left join invoices on ${stillWanted} = ${amount}::bigint + code and invoices.status in (${sql.join(OPEN_INVOICES)})
    order by invoices.id is not null, random() limit 1`.execute(db)
  return rows[0]?.code ?? 1
}

interface NewInvoice extends Billed, Tax {
  user_id: number
  /** The employer that it is addressed to. */
  employer_id: number | null
  nomor: string
  created_at: Date
  due_at: Date
  nama_tagihan: string
  items: Item[]
  kode_unik: number
  total: number
  /** The accounts to pay to, kept as they were at issue. */
  rekening: BankAccount[]
}

export const insertInvoice = (db: Db, { untuk, untuk_id, ...invoice }: NewInvoice): Promise<{ id: number }> =>
  db
    .insertInto('invoices')
    .values({ ...invoice, [COLUMN[untuk]]: untuk_id, items: asJson(invoice.items), rekening: asJson(invoice.rekening) })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Selects all columns that any reader of an invoice needs. */
const invoiceRows = (db: Db) =>
  db
    .selectFrom('invoices')
    .modifyFront(preparedMark)
    .innerJoin('users', 'users.id', 'invoices.user_id')
    .leftJoin('user_trainings as application', 'application.id', 'invoices.user_training_id')
    .leftJoin('maintenance_records as activity', 'activity.id', 'invoices.maintenance_id')
    .innerJoin('schedules', (join) =>
      join.on('schedules.id', '=', sql`coalesce(application.schedule_id, activity.schedule_id)`),
    )
    .innerJoin('scheme_versions as scheme', 'scheme.id', 'schedules.scheme_version_id')
    .leftJoin('users as staff', 'staff.id', 'invoices.confirmed_by')
    .leftJoin('users as asker', 'asker.id', 'invoices.account_asked_by')
    .leftJoin('users as giver', 'giver.id', 'invoices.account_given_by')
    .leftJoin('employers', 'employers.id', 'invoices.employer_id')
    .select(['users.name as nama', 'users.email', 'scheme.name as skema'])
    .select([
      'invoices.id',
      'invoices.version',
      'invoices.user_id',
      'invoices.employer_id',
      'employers.nama as nama_perusahaan',
      sql<BilledKind>`case when invoices.maintenance_id is null then 'permohonan' else 'kegiatan' end`.as('untuk'),
      sql<number>`coalesce(invoices.user_training_id, invoices.maintenance_id)`.as('untuk_id'),
      'invoices.nomor',
      sql<InvoiceState>`invoices.status`.as('status'),
      'invoices.created_at',
      'invoices.due_at',
      'invoices.nama_tagihan',
      'invoices.npwp_tagihan',
      sql<Item[]>`invoices.items`.as('items'),
      sql<BankAccount[]>`invoices.rekening`.as('rekening'),
      'invoices.tarif_ppn',
      'invoices.dpp',
      'invoices.ppn',
      'invoices.kode_unik',
      'invoices.total',
      'invoices.diterima',
      'invoices.paid_at',
      'invoices.nomor_kuitansi',
      'invoices.nomor_meterai',
      'invoices.pengembalian',
      'invoices.alasan_pengembalian',
      'invoices.dikembalikan',
      'invoices.ditarik',
      disputedSum.as('disengketakan'),
      'invoices.rekening_pengembalian',
      'invoices.account_asked_at',
      'asker.name as account_asked_by_name',
      'invoices.account_given_at',
      'giver.name as account_given_by_name',
      'invoices.refunded_at',
      'invoices.catatan',
      'invoices.reminded_at',
      'invoices.review_since',
      hasProof.as('has_proof'),
      sql<Day | null>`schedules.start_date`.as('tanggal_uji'),
      sql<Stage | ActivityState>`coalesce(application.tahap, activity.status)`.as('tahap'),
      'staff.name as confirmed_by_name',
    ])

export type InvoiceRow = Awaited<ReturnType<ReturnType<typeof invoiceRows>['executeTakeFirstOrThrow']>>

export const invoiceById = (db: Db, id: number): Promise<InvoiceRow | undefined> =>
  invoiceRows(db).where('invoices.id', '=', id).executeTakeFirst()

/**
 * True for the people who may see and pay an invoice: the applicant, and the managers of the employer it is addressed
 * to.
 */
const isPayableBy = (userId: number) => sql<boolean>`(invoices.user_id = ${userId} or invoices.employer_id in (
  select employer_id from employer_members where user_id = ${userId} and pengelola))`

/**
 * Returns the invoice for an application or activity that a person may see and pay: the standing one, else the newest.
 */
export const invoiceOf = (db: Db, userId: number, { untuk, untuk_id }: Billed): Promise<InvoiceRow | undefined> =>
  invoiceRows(db)
    .where(`invoices.${COLUMN[untuk]}`, '=', untuk_id)
    .where(isPayableBy(userId))
    .orderBy(sql`invoices.status in ('kedaluwarsa', 'dibatalkan')`)
    .orderBy('invoices.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Locks an invoice until the transaction ends. */
export async function lockInvoice(db: Db, id: number): Promise<InvoiceRow | undefined> {
  await db.selectFrom('invoices').select('id').where('id', '=', id).forUpdate().execute()
  return invoiceById(db, id)
}

/** Locks the invoice of an application or activity that still counts. */
export async function lockStandingInvoice(db: Db, { untuk, untuk_id }: Billed): Promise<InvoiceRow | undefined> {
  const standing = await db
    .selectFrom('invoices')
    .select('id')
    .where(COLUMN[untuk], '=', untuk_id)
    .where('status', 'not in', ENDED)
    .forUpdate()
    .executeTakeFirst()
  return standing && invoiceById(db, standing.id)
}

/** Returns the deadline of the standing invoice, extended by the time that it has been under review. */
export async function dueOfStandingInvoice(db: Db, { untuk, untuk_id }: Billed, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('invoices')
    .select(['due_at', 'review_since'])
    .where(COLUMN[untuk], '=', untuk_id)
    .where('status', 'not in', ENDED)
    .executeTakeFirst()
  const stoodMs = row?.review_since ? now.getTime() - row.review_since.getTime() : 0
  return row && new Date(row.due_at.getTime() + Math.max(0, stoodMs))
}

interface Changes {
  status?: InvoiceState
  due_at?: Date
  nama_tagihan?: string
  npwp_tagihan?: Buffer | null
  paid_at?: Date | null
  reminded_at?: null
  review_since?: Date | null
  confirmed_by?: number
  nomor_kuitansi?: string | null
  nomor_meterai?: string | null
  pengembalian?: number
  alasan_pengembalian?: string
  rekening_pengembalian?: Buffer
  account_asked_at?: Date
  account_asked_by?: number | null
  account_given_at?: Date
  account_given_by?: number
  refunded_at?: Date
  refunded_by?: number
  catatan?: string
}

/** Changes an invoice and raises its version, so that what the office saw before is out of date. */
export const updateInvoice = (db: Db, id: number, changes: Changes) =>
  db
    .updateTable('invoices')
    .set((set) => ({ ...changes, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** A reminder changes nothing that the office decides on, so the version stays. */
export const markInvoiceReminded = (db: Db, id: number, now: Date) =>
  db.updateTable('invoices').set({ reminded_at: now }).where('id', '=', id).execute()

/** The body that asks for the money. */
export const issuer = (db: Db) => db.selectFrom('site_content').select(['nama_lembaga', 'alamat']).executeTakeFirst()

/** Makes the open invoices of a schedule due no later than `end`. */
export const cutInvoiceDues = (db: Db, scheduleId: number, end: Date) =>
  db
    .updateTable('invoices')
    .set({ due_at: end })
    .where('status', 'in', OPEN_INVOICES)
    .where('due_at', '>', end)
    .where(
      sql<boolean>`(user_training_id in (select id from user_trainings where schedule_id = ${scheduleId})
        or maintenance_id in (select id from maintenance_records where schedule_id = ${scheduleId}))`,
    )
    .execute()
