import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import type { StoredState } from '../certificates/rules.ts'
import type { KnownDocument } from './document-rules.ts'

interface FoundDocument {
  jenis: KnownDocument
  nomor: string | null
  skema: string | null
  created_at: Date
}

/** Returns the document with this hash that was issued, or is or was on the public site; drafts do not count. */
export async function documentByHash(db: Db, sha256: string, now: Date): Promise<FoundDocument | undefined> {
  const { rows } = await sql<FoundDocument>`
    select jenis, nomor, null as skema, created_at from issued_documents where sha256 = ${sha256}
    union all
    (select case when exists (select from scheme_versions as later
        where later.scheme_id = scheme.scheme_id and later.versi > scheme.versi and later.published_at is not null
          and later.detail_pelatihan is distinct from file.name)
      then 'regulasi_lama' else 'regulasi' end, null, scheme.name, scheme.published_at
    from stored_files as file join scheme_versions as scheme on scheme.detail_pelatihan = file.name
    where file.kind = 'document' and file.sha256 = ${sha256} and scheme.published_at is not null
    order by scheme.published_at desc, scheme.id desc limit 1)
    union all
    (select 'dokumen', null, null, file.created_at from stored_files as file
    where file.kind = 'document' and file.sha256 = ${sha256}
      and exists (select from file_mentions as mention
        where mention.name = file.name and (mention.noun = 'site_content' or mention.noun = 'articles'
          and exists (select from articles where articles.id = mention.noun_id and published_at <= ${now}))))
    limit 1`.execute(db)
  return rows[0]
}

/** The columns of a certificate that a check of a file shows. */
const CHECKED = [
  'certificates.id' as const,
  'no_sertifikasi' as const,
  sql<StoredState>`certificates.status`.as('status'),
  sql<Day>`valid_from`.as('valid_from'),
  sql<Day>`valid_until`.as('valid_until'),
] as const

/** Papers, and whether each is the latest of its certificate; the newest first. */
const papers = (db: Db) =>
  db
    .selectFrom('certificate_papers as paper')
    .innerJoin('certificates', 'certificates.id', 'paper.certificate_id')
    .select([
      ...CHECKED,
      sql<boolean>`not exists (select from certificate_papers as later
        where later.certificate_id = certificates.id and later.versi > paper.versi)`.as('berlaku'),
    ])
    .orderBy('paper.id', 'desc')

/** Returns the certificate whose PDF has this hash, and whether that is its latest PDF. */
export const paperByHash = (db: Db, sha256: string) => papers(db).where('paper.sha256', '=', sha256).executeTakeFirst()

/** The certificate whose credential has this hash, and whether it is its latest. */
export const credentialByHash = (db: Db, sha256: string) =>
  papers(db).where(sql<boolean>`credential <> '{}' and credential_hash(credential) = ${sha256}`).executeTakeFirst()

/** The letter on a certificate's status whose PDF has this hash. */
export const letterByHash = (db: Db, sha256: string) =>
  db
    .selectFrom('status_letters')
    .innerJoin('certificates', 'certificates.id', 'certificate_id')
    .select(['status_letters.nomor', ...CHECKED, 'status_letters.created_at'])
    .select(sql<string>`isi ->> 'status_label'`.as('status_label'))
    .where('sha256', '=', sha256)
    .executeTakeFirst()
