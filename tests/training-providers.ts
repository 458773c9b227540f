import { randomUUID } from 'node:crypto'
import type { Db } from '../src/ground/database/db.ts'
import { makeAccount } from './accounts.ts'

interface Provider {
  nama?: string
  nama_lain?: string[]
  hubungan?: string
  sejak?: string
  sampai?: string | null
  pengajar?: number[]
}

/** A place of training on the office's list. */
export async function makeProvider(db: Db, provider: Provider = {}): Promise<number> {
  const { nama = 'LPK Contoh', hubungan = 'sendiri', sejak = '2015-01-01', ...more } = provider
  const created_by = (await makeAccount(db)).id
  const row = { nama, hubungan, sejak, created_by, created_at: '2026-01-01T00:00:00Z', ...more }
  return (await db.insertInto('training_providers').values(row).returning('id').executeTakeFirstOrThrow()).id
}

interface Named {
  user_id: number
  user_training_id: number
  lembaga_pelatihan: string
  tanggal_sertifikat?: string
}

/** Lets an application name where its candidate was trained. */
export async function nameTraining(
  db: Db,
  { user_id, user_training_id, lembaga_pelatihan, tanggal_sertifikat = '2020-03-14' }: Named,
): Promise<void> {
  const file_id = randomUUID()
  const file = { id: file_id, user_id, jenis: 'sertifikat_pelatihan', name: 'pelatihan.pdf', type: 'application/pdf' }
  const created_at = '2026-01-01T00:00:00Z'
  await db
    .insertInto('private_files')
    .values({ ...file, bytes: 1, sha256: '0'.repeat(64), created_at })
    .execute()
  await db
    .insertInto('application_files')
    .values({
      ...{ user_training_id, persyaratan: `Pelatihan ${file_id}`, file_id, created_at },
      ...{ no_sertifikat: 'P-1', lembaga_pelatihan, tanggal_sertifikat },
    })
    .execute()
}
