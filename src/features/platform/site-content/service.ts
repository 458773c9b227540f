import { bodyName } from '../../../lib/body.ts'
import type { Db } from '../../../server/database/db.ts'

/** The body in whose name papers are issued and activities offered. */
export async function certificationBodyName(db: Db): Promise<string> {
  const row = await db.selectFrom('site_content').select('nama_lembaga').executeTakeFirst()
  return bodyName({ nama_lembaga: row?.nama_lembaga ?? '' })
}

/** The sender of a letter: name and address. */
export const certificationBody = (db: Db): Promise<{ nama_lembaga: string; alamat: string }> =>
  db.selectFrom('site_content').select(['nama_lembaga', 'alamat']).executeTakeFirstOrThrow()

/** The body's name and how it is reached; empty before the site has content. */
export async function contactOfBody(db: Db): Promise<Record<ContactField, string>> {
  const row = await db.selectFrom('site_content').select(CONTACT_FIELDS).executeTakeFirst()
  return row ?? { nama_lembaga: '', alamat: '', email: '', phone: '' }
}

const CONTACT_FIELDS = ['nama_lembaga', 'alamat', 'email', 'phone'] as const
type ContactField = (typeof CONTACT_FIELDS)[number]
