import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { BankAccount } from './rules.ts'

/** The accounts in force: the list that was confirmed last. */
export async function accountsInForce(db: Db): Promise<BankAccount[]> {
  const row = await db
    .selectFrom('bank_account_lists')
    .select(sql<BankAccount[]>`rekening`.as('rekening'))
    .where('status', '=', 'berlaku')
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.rekening ?? []
}

/** The numbers of all accounts that were ever in force. */
export async function accountNumbers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ nomor: string }>`
    select distinct account ->> 'nomor' as nomor from bank_account_lists, jsonb_array_elements(rekening) as account
    where status = 'berlaku'`.execute(db)
  return rows.map(({ nomor }) => nomor)
}

/** From here on one at a time: of two proposals the second sees the first. */
export const lockAccountLists = (db: Db) => sql`select pg_advisory_xact_lock(7241048)`.execute(db)

export async function hasProposal(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('bank_account_lists')
    .select('id')
    .where('status', '=', 'diusulkan')
    .executeTakeFirst()
  return row !== undefined
}
