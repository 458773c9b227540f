import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { bodyZoneName, type Day } from '../../../lib/day.ts'
import { OPEN_INVOICES } from '../invoices/state-rules.ts'
import type { Basis, BookedInvoice, BookSums, Movement } from './rules.ts'

/** Both days included, by the body's calendar. */
export interface Period {
  dari: Day
  sampai: Day
  menurut: Basis
  scheme_id?: number | undefined
}

type Sql = RawBuilder<unknown>

const within = (moment: Sql, { dari, sampai }: Period): Sql =>
  sql`${moment} >= ${dari}::date::timestamp at time zone ${bodyZoneName()}
    and ${moment} < (${sampai}::date + 1)::timestamp at time zone ${bodyZoneName()}`

const ofScheme = ({ scheme_id }: Period): Sql =>
  scheme_id === undefined ? sql`true` : sql`scheme.scheme_id = ${scheme_id}`

/** The moment by which an invoice belongs to a period. */
const momentOf = (basis: Basis): Sql => (basis === 'terbit' ? sql`invoices.created_at` : sql`invoices.paid_at`)

const dayOf = (moment: Sql): Sql => sql`to_char(${moment} at time zone ${bodyZoneName()}, 'YYYY-MM-DD')`

const WITH_SCHEME = sql`invoices
  left join user_trainings as application on application.id = invoices.user_training_id
  left join maintenance_records as activity on activity.id = invoices.maintenance_id
  join schedules on schedules.id = coalesce(application.schedule_id, activity.schedule_id)
  join scheme_versions as scheme on scheme.id = schedules.scheme_version_id`

/** Wanted, or paid and not all of it gone again: whatever the state of the invoice is called. */
const isSale = sql`(invoices.status in (${sql.join([...OPEN_INVOICES, 'ditarik'])})
  or (invoices.paid_at is not null and invoices.diterima > invoices.dikembalikan + invoices.ditarik))`

const isTaxed = sql`(invoices.tarif_ppn > 0 and ${isSale})`

/** Where a page ends: the next one begins behind it. As text a moment keeps its microseconds, which a Date would lose. */
export interface Place {
  moment: string
  id: number
}

type Row<T> = T & { moment: string }
const PAGE = 1000

const behind = (moment: Sql, id: Sql, place: Place | undefined): Sql =>
  place ? sql`(${moment}, ${id}) > (${place.moment}::timestamptz, ${place.id})` : sql`true`

export type SealedInvoice = Omit<BookedInvoice, 'npwp'> & { npwp_tagihan: Buffer | null }

/** The next invoices of a period in their order, at most a thousand; `taxed`: only those a tax invoice is due for. */
export async function nextInvoices(
  db: Db,
  period: Period,
  { taxed, place }: { taxed: boolean; place: Place | undefined },
): Promise<Row<SealedInvoice>[]> {
  const moment = momentOf(period.menurut)
  const { rows } = await sql<Row<SealedInvoice>>`
    select invoices.id, invoices.nomor, ${dayOf(sql`invoices.created_at`)} as created_on,
      ${dayOf(sql`invoices.paid_at`)} as paid_on, invoices.nama_tagihan, invoices.npwp_tagihan, scheme.name as skema,
      invoices.items -> 0 ->> 'nama' as uraian, invoices.tarif_ppn, invoices.dpp, invoices.ppn, invoices.kode_unik,
      invoices.total, invoices.status, ${isSale} as is_sale, invoices.nomor_kuitansi, ${moment}::text as moment
    from ${WITH_SCHEME}
    where ${within(moment, period)} and ${ofScheme(period)} and ${taxed ? isTaxed : sql`true`}
      and ${behind(moment, sql`invoices.id`, place)}
    order by ${moment}, invoices.id limit ${PAGE}`.execute(db)
  return rows
}

/** By which moment a movement belongs to a period, and the order of the book. */
const movedAt = (basis: Basis): Sql => (basis === 'terbit' ? sql`invoices.created_at` : sql`payments.at`)

/** The next movements of a period in their order, at most a thousand. */
export async function nextMovements(db: Db, period: Period, place: Place | undefined): Promise<Row<Movement>[]> {
  const moment = movedAt(period.menurut)
  const { rows } = await sql<Row<Movement>>`
    select payments.id, ${dayOf(sql`payments.at`)} as on, invoices.nomor, payments.jumlah, payments.biaya,
      payments.chargeback_id is not null as penarikan, charges.metode,
      coalesce(charges.order_id, taken.alasan, sent.catatan, line.keterangan) as rujukan, ${moment}::text as moment
    from payments join (${WITH_SCHEME}) on invoices.id = payments.invoice_id
    left join charges on charges.id = payments.charge_id
    left join chargebacks as taken on taken.id = payments.chargeback_id
    left join refund_transfers as sent on sent.invoice_id = payments.invoice_id and sent.status = 'selesai'
      and payments.charge_id is null and sent.decided_at = payments.at and sent.jumlah = -payments.jumlah
    -- Of several payments of one sum each has a line of its own.
    left join lateral (
      select keterangan from bank_lines where bank_lines.invoice_id = payments.invoice_id
        and bank_lines.jumlah = payments.jumlah and payments.charge_id is null
      order by bank_lines.id limit 1 offset (select count(*) from payments as earlier
        where earlier.invoice_id = payments.invoice_id and earlier.jumlah = payments.jumlah
          and earlier.charge_id is null and earlier.id < payments.id)
    ) as line on true
    where ${within(moment, period)} and ${ofScheme(period)} and ${behind(moment, sql`payments.id`, place)}
    order by ${moment}, payments.id limit ${PAGE}`.execute(db)
  return rows
}

/** The sums of a period, of the same rows as the books. */
export async function bookSums(db: Db, period: Period): Promise<BookSums> {
  const { rows } = await sql<{ [Key in keyof BookSums]: BookSums[Key] }>`
    with booked as (select invoices.dpp, invoices.ppn, invoices.total, ${isTaxed} as is_taxed, ${isSale} as is_sale from ${WITH_SCHEME}
      where ${within(momentOf(period.menurut), period)} and ${ofScheme(period)}),
    moved as (select payments.jumlah, payments.chargeback_id is not null as taken from payments join (${WITH_SCHEME}) on invoices.id = payments.invoice_id
      where ${within(movedAt(period.menurut), period)} and ${ofScheme(period)})
    select
      (select json_build_object('banyak', count(*), 'bukan_penjualan', count(*) filter (where not is_sale),
        'dpp', coalesce(sum(dpp) filter (where is_sale), 0), 'ppn', coalesce(sum(ppn) filter (where is_sale), 0),
        'total', coalesce(sum(total) filter (where is_sale), 0)) from booked) as invoice,
      (select json_build_object('banyak', count(*), 'masuk', coalesce(sum(jumlah) filter (where jumlah > 0 and not taken), 0),
        'kembali', coalesce(-sum(jumlah) filter (where jumlah < 0 and not taken), 0),
        'ditarik', coalesce(-sum(jumlah) filter (where taken), 0)) from moved) as kas,
      (select json_build_object('banyak', count(*), 'dpp', coalesce(sum(dpp), 0), 'ppn', coalesce(sum(ppn), 0))
        from booked where is_taxed) as faktur`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('no sums')
  return sums
}

/** Schemes that were published, by name. */
export const schemeChoices = (db: Db) =>
  db.selectFrom('schemes').select(['id', 'name']).where('versi_terbit', 'is not', null).orderBy('name').execute()
