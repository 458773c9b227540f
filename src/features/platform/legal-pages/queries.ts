import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import type { LegalPageKind, PublishedVersion } from './rules.ts'

export interface PublishedRow extends PublishedVersion {
  berlaku_sejak: Day
  perubahan: string
}

/** The published versions of a page, the newest first. */
export const publishedVersions = (db: Db, jenis: LegalPageKind): Promise<PublishedRow[]> =>
  db
    .selectFrom('legal_page_versions')
    .select(['versi', sql<Day>`berlaku_sejak`.as('berlaku_sejak'), 'minta_persetujuan', 'perubahan'])
    .where('jenis', '=', jenis)
    .where('published_at', 'is not', null)
    .orderBy('versi', 'desc')
    .execute()

/** The text of a published version, with its words in braces. */
export async function publishedText(db: Db, jenis: LegalPageKind, versi: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('legal_page_versions')
    .select('isi')
    .where('jenis', '=', jenis)
    .where('versi', '=', versi)
    .where('published_at', 'is not', null)
    .executeTakeFirst()
  return row?.isi
}
