import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import { addDays, bodyZone, bodyZoneName, type Day, endOfDay, momentIn } from '../../../../lib/day.ts'
import { disputedSum, stillWanted } from '../payments/queries.ts'
import { type InvoiceState, OPEN_INVOICES, type Sums } from '../state-rules.ts'
import type { BookedLine, KnownInvoice } from '../statements/rules.ts'
import type { ListedInvoice } from './contract.ts'

/** The columns of the list; left joins let counting and paging skip tables that they do not need. */
export const INVOICES = sql<ListedInvoice>`select invoices.id, invoices.search_text, invoices.nomor, invoices.user_id,
  case when invoices.maintenance_id is null then 'permohonan' else 'kegiatan' end as untuk,
  coalesce(invoices.user_training_id, invoices.maintenance_id) as untuk_id, users.name as nama, invoices.nama_tagihan, scheme.name as skema, invoices.total, invoices.status,
  invoices.created_at, invoices.due_at, invoices.paid_at, invoices.diterima, invoices.pengembalian, invoices.dikembalikan,
  invoices.ditarik, ${disputedSum} as disengketakan
  from invoices left join users on users.id = invoices.user_id
  left join user_trainings as application on application.id = invoices.user_training_id
  left join maintenance_records as activity on activity.id = invoices.maintenance_id
  left join schedules on schedules.id = coalesce(application.schedule_id, activity.schedule_id)
  left join scheme_versions as scheme on scheme.id = schedules.scheme_version_id`

/** Selects the rows that are overdue and unpaid, or the others. */
export const overdueCondition = (wanted: boolean, now: Date) => {
  const late = sql`(r.status in (${sql.join(OPEN_INVOICES)}) and r.due_at < ${now})`
  return wanted ? late : sql`not ${late}`
}

/** Selects the rows that still want money, or the others. */
export const openCondition = (wanted: boolean) => {
  const open = sql`r.status in (${sql.join(OPEN_INVOICES)})`
  return wanted ? open : sql`not (${open})`
}

/** The conditions for rows on which the finance staff must act about money that goes back. */
export const WAITING = {
  pembatalan: sql`exists (select from cancellation_proposals as proposal
    where proposal.invoice_id = r.id and proposal.status = 'diusulkan')`,
  // Money that a provider is giving back waits for the provider, not for the staff.
  pengembalian: sql`(r.pengembalian > r.dikembalikan + r.ditarik + r.disengketakan
    and not exists (select from refunds where refunds.invoice_id = r.id and refunds.status = 'dikirim'))`,
  penarikan: sql`(r.status = 'ditarik' or exists (select from chargebacks
    where chargebacks.invoice_id = r.id and chargebacks.status = 'diusulkan'))`,
} as const

export const sumsByState = (db: Db) =>
  db
    .selectFrom('invoices')
    .select([
      sql<InvoiceState>`status`.as('status'),
      sql<number>`count(*)::int`.as('banyak'),
      sql<number>`sum(total)::bigint`.as('total'),
    ])
    .groupBy('status')
    .execute()

interface MonthSums {
  /** 'YYYY-MM' */
  bulan: string
  diterima: number
  dikembalikan: number
  /** The money that came in less the money that went back. */
  pendapatan: number
}

const MONTHS = 12

/** Returns the sums that came in and went back in each of the last months by the body's calendar, the oldest first. */
export async function sumsByMonth(db: Db, today: Day): Promise<MonthSums[]> {
  const first = sql`date_trunc('month', ${today}::date::timestamp) - make_interval(months => ${MONTHS - 1})`
  const { rows } = await sql<MonthSums>`
    with moved as (
      select date_trunc('month', at at time zone ${bodyZoneName()}) as start, sum(jumlah) as net,
        sum(greatest(jumlah, 0)) filter (where chargeback_id is null) as received,
        -- What a bank took back went back too, less what was won.
        -sum(case when chargeback_id is null then least(jumlah, 0) else jumlah end) as returned
      from payments where at >= (${first}) at time zone ${bodyZoneName()} group by 1
    )
    select to_char(start, 'YYYY-MM') as bulan, coalesce(received, 0)::bigint as diterima,
      coalesce(returned, 0)::bigint as dikembalikan, coalesce(net, 0)::bigint as pendapatan
    from generate_series(${first}, ${today}::date::timestamp, interval '1 month') as start
    left join moved using (start) order by start`.execute(db)
  return rows
}

/** Lines of statements that were booked for an invoice. */
export const bankLinesOf = (db: Db, invoiceId: number) =>
  db
    .selectFrom('bank_lines')
    .select(['tanggal', 'keterangan', 'jumlah'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('id')
    .execute()

/**
 * Lists the open invoices that want one of these amounts; where accounts are named (digits only), only those issued
 * with one of them.
 */
export const openInvoicesOf = (
  db: Db,
  amounts: number[],
  accounts: string[],
): Promise<(KnownInvoice & Pick<Sums, 'total' | 'diterima' | 'dikembalikan' | 'ditarik'>)[]> =>
  db
    .selectFrom('invoices')
    .innerJoin('users', 'users.id', 'invoices.user_id')
    .select(['invoices.id', 'invoices.nomor', 'users.name as nama', 'invoices.total', 'invoices.diterima'])
    .select(['invoices.dikembalikan', 'invoices.ditarik'])
    .where('invoices.status', 'in', OPEN_INVOICES)
    .where(sql<boolean>`${stillWanted} = any(${amounts}::bigint[])`)
    .where(
      sql<boolean>`(${accounts.length} = 0 or invoices.rekening = '[]' or exists (
        select from jsonb_array_elements(invoices.rekening) as account
        where regexp_replace(account ->> 'nomor', '\\D', '', 'g') = any(${accounts}::text[])))`,
    )
    .orderBy('invoices.id')
    .execute()

/** Lists the lines with one of these contents that were booked before, each with its invoice. */
export const bookedLines = (db: Db, contents: string[]): Promise<BookedLine[]> =>
  db
    .selectFrom('bank_lines')
    .innerJoin('invoices', 'invoices.id', 'bank_lines.invoice_id')
    .innerJoin('users', 'users.id', 'invoices.user_id')
    .select([
      'bank_lines.content_print',
      'bank_lines.rekening',
      'bank_lines.urutan',
      'invoices.id',
      'invoices.nomor',
      'users.name as nama',
    ])
    .where(sql<boolean>`bank_lines.content_print = any(${contents}::text[])`)
    .orderBy('bank_lines.id')
    .execute()

interface NewBankLine {
  fingerprint: string
  content_print: string
  rekening: string | null
  urutan: number
  tanggal: string
  keterangan: string
  jumlah: number
  invoice_id: number
  booked_by: number
  booked_at: Date
}

/** Stores a booked line; returns false when that line is booked already. */
export async function insertBankLine(db: Db, line: NewBankLine): Promise<boolean> {
  const rows = await db
    .insertInto('bank_lines')
    .values(line)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Lists the unpaid invoices that are due soon and have no reminder yet, without those issued today. */
export async function invoicesToRemind(db: Db, today: Day, days: number, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('invoices')
    .leftJoin('user_trainings as application', 'application.id', 'invoices.user_training_id')
    .leftJoin('maintenance_records as activity', 'activity.id', 'invoices.maintenance_id')
    .select('invoices.id')
    .where('invoices.status', 'in', ['belum_dibayar', 'bukti_ditolak'])
    .where('invoices.reminded_at', 'is', null)
    .where('invoices.due_at', '>', now)
    .where('invoices.due_at', '<=', endOfDay(bodyZone(), addDays(today, days)))
    .where(sql`coalesce(application.tahap_sejak, activity.updated_at)`, '<', momentIn(bodyZone(), today, '00:00'))
    .orderBy('invoices.due_at')
    .execute()
  return rows.map(({ id }) => id)
}
