import type { Db } from '../../../ground/database/db.ts'
import type { Security } from './server-rules.ts'

export interface MailServerRow {
  version: number
  server: string
  port: number
  keamanan: Security
  akun: string
  password_sealed: Buffer | null
  updated_at: Date | null
}

const COLUMNS = ['version', 'server', 'port', 'keamanan', 'akun', 'password_sealed', 'updated_at'] as const

export const mailServerRow = (db: Db): Promise<MailServerRow> =>
  db.selectFrom('mail_servers').select(COLUMNS).$castTo<MailServerRow>().executeTakeFirstOrThrow()

/** Writes over the version that was read; false where another one was saved meanwhile. */
export async function updateMailServer(
  db: Db,
  version: number,
  changes: Partial<Omit<MailServerRow, 'version'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_servers')
    .set({ ...changes, version: version + 1 })
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
