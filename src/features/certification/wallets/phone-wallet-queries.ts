import type { Updateable } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { PhoneWallets } from '../../../ground/database/db-schema.ts'
import type { PhoneWallet } from './phone-pass-rules.ts'

const phoneWallets = (db: Db) =>
  db.selectFrom('phone_wallets').selectAll().$narrowType<{ dompet: PhoneWallet }>().orderBy('id')

export type PhoneWalletRow = Awaited<ReturnType<typeof phoneWalletRows>>[number]

export const phoneWalletRows = (db: Db) => phoneWallets(db).execute()

export const phoneWalletById = (db: Db, id: number) => phoneWallets(db).where('id', '=', id).executeTakeFirst()

export const phoneWalletNamed = (db: Db, dompet: PhoneWallet) =>
  phoneWallets(db).where('dompet', '=', dompet).executeTakeFirstOrThrow()

/** Saves the wallet; returns false when another version was saved meanwhile. */
export async function updatePhoneWallet(
  db: Db,
  { id, version }: { id: number; version: number },
  columns: Updateable<PhoneWallets>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('phone_wallets')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
