import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'

interface FoundSignature {
  nama: string
  penerbit: string
  milik_sistem: boolean
}

/** Returns the signer of the PDF with this hash; undefined when it is not ours or was not signed. */
export async function signatureByHash(db: Db, sha256: string): Promise<FoundSignature | undefined> {
  const { rows } = await sql<FoundSignature>`
    select nama, penerbit, jenis = 'sendiri' as milik_sistem from signing_certificates where id = (
      select signed_by from certificate_papers where sha256 = ${sha256}
      union all select signed_by from status_letters where sha256 = ${sha256}
      union all select signed_by from signed_papers where sha256 = ${sha256}
      limit 1)`.execute(db)
  return rows[0]
}

/** Tells whether the signing certificate with this hash ever signed for the body. */
export async function isOurSigner(db: Db, sha256: string): Promise<boolean> {
  const { rows } = await sql`
    select from signing_certificates where sha256 = ${sha256} and jenis <> 'akar' limit 1`.execute(db)
  return rows.length > 0
}
