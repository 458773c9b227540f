import { type Day, dayIn } from '../../../lib/day.ts'
import type { Db } from '../../../server/database/db.ts'
import { missingDuties } from '../../upkeep/duties/service.ts'
import { methodsOfFullExam } from '../certificates/renewals.ts'
import type { ApplicationRow } from './application-queries.ts'
import type { Renewal } from './renewal-contract.ts'
import { type Examination, keepExamination, renewedCertificate } from './renewal-queries.ts'
import { renewalMethods } from './renewal-rules.ts'

/** Of which certificate an application is a renewal, and what is examined: as it was sent, or as it would be today. */
export async function renewalOf(db: Db, row: ApplicationRow, today: Day): Promise<Renewal | null> {
  if (row.jenis_permohonan !== 'perpanjangan' || row.memperpanjang_id === null) return null
  const certificate = await renewedCertificate(db, row.memperpanjang_id)
  if (!certificate) return null
  const { nomor, valid_until: sampai } = certificate
  const { metode_uji, alasan_uji_penuh, submitted_at } = row
  const sent = submitted_at ? dayIn('WIB', submitted_at) : today
  const examined = metode_uji ? { metode_uji, alasan_uji_penuh } : await examinedToday(db, row, certificate.id, today)
  return { nomor, sampai, terlambat: sent > sampai, ...examined }
}

/** Settles what is examined as a renewal is sent; a later report or setting changes it no more. */
export async function settleExamination(db: Db, row: ApplicationRow, today: Day): Promise<void> {
  if (row.jenis_permohonan !== 'perpanjangan' || row.memperpanjang_id === null) return
  await keepExamination(db, row.id, await examinedToday(db, row, row.memperpanjang_id, today))
}

async function examinedToday(db: Db, row: ApplicationRow, certificateId: number, today: Day): Promise<Examination> {
  const kurang = await missingDuties(db, certificateId, today)
  const methods = { skema: row.metode_skema, penuh: await methodsOfFullExam(db, certificateId) }
  return { metode_uji: renewalMethods(methods, kurang), alasan_uji_penuh: kurang }
}
