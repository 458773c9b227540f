import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
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
