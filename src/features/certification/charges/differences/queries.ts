import type { Db } from '../../../../ground/database/db.ts'
import type { Difference } from './rules.ts'

export interface FoundDifference {
  jenis: Difference
  invoice_id: number
  charge_id: number | null
  /** Whole rupiah. */
  seharusnya: number
  ternyata: number
}

/** Returns false when the same was found before, whether or not somebody has looked at it. */
export async function insertDifference(db: Db, found: FoundDifference, found_at: Date): Promise<boolean> {
  const { jenis, invoice_id, charge_id, seharusnya, ternyata } = found
  const fingerprint = [jenis, invoice_id, charge_id ?? '', seharusnya, ternyata].join(' ')
  const rows = await db
    .insertInto('payment_differences')
    .values({ ...found, fingerprint, found_at })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Ends a difference over the version that was seen; undefined where it is not open or was changed. */
export const resolveDifference = (
  db: Db,
  { id, version }: { id: number; version: number },
  resolved: { catatan: string; resolved_by: number; resolved_at: Date },
) =>
  db
    .updateTable('payment_differences')
    .set({ ...resolved, status: 'selesai', version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', '=', 'terbuka')
    .returning(['id', 'jenis', 'invoice_id'])
    .executeTakeFirst()

/** Tells whether somebody has yet to look at money that may pay an invoice. */
export async function hasOpenReview(db: Db, invoiceId: number, jenis: readonly Difference[]): Promise<boolean> {
  const row = await db
    .selectFrom('payment_differences')
    .select('id')
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'terbuka')
    .where('jenis', 'in', jenis)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Closes an open difference of a charge that the provider has settled by itself. */
export const closeDifference = (
  db: Db,
  { charge_id, jenis }: { charge_id: number; jenis: Difference },
  resolved: { catatan: string; resolved_at: Date },
) =>
  db
    .updateTable('payment_differences')
    .set((set) => ({ ...resolved, status: 'selesai', version: set('version', '+', 1) }))
    .where('charge_id', '=', charge_id)
    .where('jenis', '=', jenis)
    .where('status', '=', 'terbuka')
    .execute()

/** Returns true for the one process that may do this night's comparison. */
export async function beginReconciliation(db: Db, tanggal: string, began_at: Date): Promise<boolean> {
  const rows = await db
    .insertInto('reconciliations')
    .values({ tanggal, began_at })
    .onConflict((conflict) => conflict.column('tanggal').doNothing())
    .returning('tanggal')
    .execute()
  return rows.length > 0
}

export const endReconciliation = (db: Db, tanggal: string, ended: { ended_at: Date; asked: number; selisih: number }) =>
  db.updateTable('reconciliations').set(ended).where('tanggal', '=', tanggal).execute()
