import { hasTrained } from '../../features/certification/items/service.ts'
import type { Db } from '../../ground/database/db.ts'
import { invalidFields } from '../../problems.ts'

/** Who trained a candidate never holds the exam's items (ISO/IEC 17024 clause 9.3): the permission is refused to them. */
export async function requireNoTrainer(db: Db, id: number, permissions: readonly string[]): Promise<void> {
  if (!permissions.includes('soal') || !(await hasTrained(db, id))) return
  throw invalidFields({
    permissions: 'Akun ini tercatat pernah melatih peserta, jadi izin soal tidak dapat diberikan kepadanya.',
  })
}
