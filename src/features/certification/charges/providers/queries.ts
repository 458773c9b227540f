import type { Updateable } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { PaymentProviders } from '../../../../ground/database/db-schema.ts'
import type { Environment, Method, Provider } from '../rules.ts'

const providers = (db: Db) =>
  db
    .selectFrom('payment_providers')
    .selectAll()
    .$narrowType<{ penyedia: Provider; lingkungan: Environment; metode: Method[] }>()
    .orderBy('id')

export type ProviderRow = Awaited<ReturnType<typeof providerRows>>[number]

export const providerRows = (db: Db) => providers(db).execute()

export const providerById = (db: Db, id: number) => providers(db).where('id', '=', id).executeTakeFirst()

export const activeProvider = (db: Db) => providers(db).where('aktif', '=', true).executeTakeFirst()

/** Saves over the version that was seen; false when another one was saved meanwhile. */
export async function updateProvider(
  db: Db,
  { id, version }: { id: number; version: number },
  columns: Updateable<PaymentProviders>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_providers')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A notice of theirs was verified; what the office decides on has not changed, so the version stays. */
export const markNoticed = (db: Db, id: number, noticed_at: Date) =>
  db.updateTable('payment_providers').set({ noticed_at }).where('id', '=', id).execute()

/** Tells whether anybody was ever given a number of that account to pay to. */
export async function hasCharges(db: Db, providerId: number): Promise<boolean> {
  const row = await db.selectFrom('charges').select('id').where('provider_id', '=', providerId).executeTakeFirst()
  return row !== undefined
}
