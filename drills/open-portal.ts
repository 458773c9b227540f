import { openDatabase } from '../src/ground/database/db.ts'
import { StubbornClient } from '../tests/stubborn-client.ts'

export const PASSWORD = 'Danau Tenang 16'

/** A portal without content is opened past its readiness: a drill needs no more. */
export async function openPortal(databaseUrl: string): Promise<void> {
  const { pool, close } = openDatabase(databaseUrl, { most: 1 })
  await pool.query('update portal set opened_at = now() where opened_at is null')
  await close()
}

/** Somebody who has registered and whose address is known to be theirs; logged in. */
export async function newMember(
  at: { url: string; databaseUrl: string },
  place: number,
  answered: () => void,
  seen?: (status: number, text: string) => void,
): Promise<StubbornClient> {
  const client = new StubbornClient(at.url, answered, seen)
  const email = `gangguan${place}@example.com`
  const person = { name: `Peserta ${place}`, email, phone: '+6281100009999', password: PASSWORD }
  await client.write('POST', '/api/v1/register', { ...person, password_confirmation: PASSWORD })
  const { db, close } = openDatabase(at.databaseUrl, { most: 1 })
  await db.updateTable('users').set({ email_verified_at: new Date() }).where('email', '=', email).execute()
  await close()
  return client
}
