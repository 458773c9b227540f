import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { bodyZoneName, type Day } from '../../../lib/day.ts'
import { type InvoiceState, OPEN_INVOICES } from '../invoices/state-rules.ts'
import type { InvoiceGroup } from './rules.ts'

const OVER = ['kedaluwarsa', 'dibatalkan', 'dikembalikan'] as const
const isOver = sql<boolean>`invoices.status in (${sql.join(OVER)})`

/** The states in which money is wanted; 'ditarik' is owed again because its money was taken back. */
const WANTED = [...OPEN_INVOICES, 'ditarik'] as const satisfies InvoiceState[]

/** The groups by what is left to do; an invoice that was paid counts as paid while its money is on the way back. */
const GROUPS: Record<InvoiceGroup, ReturnType<typeof sql<boolean>>> = {
  semua: sql<boolean>`true`,
  terbuka: sql<boolean>`invoices.status in (${sql.join(WANTED)})`,
  lunas: sql<boolean>`(invoices.paid_at is not null and not ${isOver})`,
  berakhir: sql<boolean>`(${isOver} or invoices.status = 'pengembalian_diajukan' and invoices.paid_at is null)`,
}

const invoicesFor = (db: Db, employerId: number) =>
  db
    .selectFrom('invoices')
    .innerJoin('users', 'users.id', 'invoices.user_id')
    .innerJoin('user_trainings as application', 'application.id', 'invoices.user_training_id')
    .innerJoin('schedules', 'schedules.id', 'application.schedule_id')
    .innerJoin('scheme_versions as scheme', 'scheme.id', 'schedules.scheme_version_id')
    .where('invoices.employer_id', '=', employerId)

interface Wanted {
  keadaan: InvoiceGroup
  page: number
  perPage: number
}

/** Lists the invoices that are addressed to an employer, the newest first. */
export const invoicesOfEmployer = (db: Db, employerId: number, { keadaan, page, perPage }: Wanted) =>
  invoicesFor(db, employerId)
    .select([
      'invoices.id',
      'application.id as untuk_id',
      'invoices.nomor',
      'users.name as nama',
      'scheme.name as skema',
    ])
    .select(['invoices.created_at', 'invoices.total', 'invoices.diterima', 'invoices.due_at'])
    .select(sql<InvoiceState>`invoices.status`.as('status'))
    .where(GROUPS[keadaan])
    .orderBy('invoices.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()

/** Returns the number of invoices and, in whole rupiah, the sums that are still wanted and that were paid and kept. */
export const sumsOfEmployer = (db: Db, employerId: number, keadaan: InvoiceGroup) =>
  db
    .selectFrom('invoices')
    .select([
      sql<number>`count(*) filter (where ${GROUPS[keadaan]})::int`.as('banyak'),
      sql<number>`coalesce(sum(total - diterima + dikembalikan + ditarik) filter (where ${GROUPS.terbuka}), 0)::bigint`.as(
        'terbuka',
      ),
      sql<number>`coalesce(sum(diterima - dikembalikan - ditarik), 0)::bigint`.as('lunas'),
    ])
    .where('employer_id', '=', employerId)
    .executeTakeFirstOrThrow()

/**
 * Lists the receipts of invoices paid between two days of the body's calendar, both included, with sums waived or
 * returned.
 */
export const receiptsOfEmployer = (db: Db, employerId: number, sejak: Day, sampai: Day) =>
  invoicesFor(db, employerId)
    .select(['invoices.nomor', 'users.name as nama', 'scheme.name as skema', 'invoices.total', 'invoices.diterima'])
    .select(['invoices.dikembalikan', sql<string>`invoices.nomor_kuitansi`.as('nomor_kuitansi')])
    .select(sql<Day>`(invoices.paid_at at time zone ${bodyZoneName()})::date`.as('tanggal_bayar'))
    .where('invoices.nomor_kuitansi', 'is not', null)
    .where(
      sql<boolean>`(invoices.paid_at at time zone ${bodyZoneName()})::date between ${sejak}::date and ${sampai}::date`,
    )
    .orderBy('invoices.paid_at')
    .orderBy('invoices.id')
    .execute()
