import type { Db } from '../../../../ground/database/db.ts'
import type { ApplicationRow } from '../application-queries.ts'
import { type Examination, methodsOfFullExam, updateExamination } from './queries.ts'
import { renewalMethods } from './rules.ts'

/** The certificate that an application is a renewal of; null for any other application. */
export const renewedCertificateId = ({ jenis_permohonan, renews_id }: ApplicationRow): number | null =>
  jenis_permohonan === 'perpanjangan' ? renews_id : null

/** Returns how a renewal is examined; `kurang` are the duties that its holder missed. */
export async function examinationOfRenewal(db: Db, row: ApplicationRow, kurang: string[]): Promise<Examination> {
  const full = row.renews_id === null ? [] : await methodsOfFullExam(db, row.renews_id)
  return { metode_uji: renewalMethods({ skema: row.metode_uji_skema, full }, kurang), alasan_uji_penuh: kurang }
}

/** Settles what is examined as a renewal is sent; later reports and settings no longer change it. */
export async function settleExamination(db: Db, row: ApplicationRow, kurang: string[]): Promise<void> {
  await updateExamination(db, row.id, await examinationOfRenewal(db, row, kurang))
}
