import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { bodyName } from '../../../lib/body.ts'

/** The body in whose name papers are issued and activities offered. */
export async function certificationBodyName(db: Db): Promise<string> {
  const row = await db.selectFrom('site_content').select('nama_lembaga').executeTakeFirst()
  return bodyName({ nama_lembaga: row?.nama_lembaga ?? '' })
}

/** How the body's papers look: its colours, its logo as PNG, and the legal basis that they name. */
export async function bodyBranding({ db, files }: Pick<Context, 'db' | 'files'>) {
  const columns = ['warna_utama', 'warna_kedua', 'logo', 'dasar_hukum'] as const
  const { logo, ...branding } = await db.selectFrom('site_content').select(columns).executeTakeFirstOrThrow()
  return { ...branding, logo: logo === null ? undefined : await files.pictureWithin(logo, PAPER_LOGO) }
}

/** Sharp in print at the size that papers show it in. */
const PAPER_LOGO = { width: 640, height: 320 }

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
