import type { Db } from '../../../server/database/db.ts'
import type { Difference } from './difference-rules.ts'

export interface FoundDifference {
  jenis: Difference
  invoice_id: number
  charge_id: number | null
  /** Whole rupiah. */
  seharusnya: number
  ternyata: number
}

/** False when the same was found before, whether or not somebody has looked at it. */
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

/** The night's comparison belongs to whoever begins it. */
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
