import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { unclaimedCertificates } from './earlier-queries.ts'
import { openImported } from './sealing-service.ts'

/** The facts about a person that the predecessor's list gave; empty where it gave none. */
export interface UnclaimedRecord {
  nomor: string
  nama: string
  keterangan: string
  email: string
  telepon: string
  alamat: string
}

/** Lists the certificates from before the portal with one of these identity numbers that belong to no account yet. */
export async function unclaimedHolders(
  db: Db,
  keys: Context['keys'],
  indexes: readonly string[],
): Promise<UnclaimedRecord[]> {
  const rows = await unclaimedCertificates(db, indexes)
  return rows.map(({ no_sertifikasi: nomor, nama, skema, kota, imported }) => {
    const { email = '', telepon = '', alamat = '' } = openImported(keys, nomor, imported) ?? {}
    return { nomor, nama, keterangan: [skema, kota].filter(Boolean).join(', '), email, telepon, alamat }
  })
}
