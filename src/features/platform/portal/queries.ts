import type { Db } from '../../../ground/database/db.ts'

/** The code by which the first administrator comes in. */
export const portalCode = (db: Db) =>
  db.selectFrom('portal').select(['setup_code_hash', 'setup_code_expires_at']).executeTakeFirstOrThrow()

/** Until the transaction ends, nobody else takes a step of the set-up. */
export const lockPortal = (db: Db) =>
  db.selectFrom('portal').select('setup_code_expires_at').forUpdate().executeTakeFirstOrThrow()

export async function hasAdministrator(db: Db): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('role', '=', 'administrator').executeTakeFirst()
  return row !== undefined
}

export async function saveSetupCode(db: Db, code: { hash: string; expires: Date } | undefined): Promise<void> {
  const values = { setup_code_hash: code?.hash ?? null, setup_code_expires_at: code?.expires ?? null }
  await db.updateTable('portal').set(values).execute()
}
