import type { Db } from '../../../../ground/database/db.ts'
import { bodyZone, type Day, dayIn } from '../../../../lib/day.ts'
import { examineRenewal } from '../../../../processes/applications/examine-renewal.ts'
import type { ApplicationRow } from '../application-queries.ts'
import type { Renewal } from './contract.ts'
import { renewedCertificate } from './queries.ts'
import { renewedCertificateId } from './service.ts'

/** Returns which certificate an application renews and what is examined: as it was sent, or as it would be today. */
export async function renewalOf(db: Db, row: ApplicationRow, today: Day): Promise<Renewal | null> {
  const certificateId = renewedCertificateId(row)
  const certificate = certificateId === null ? undefined : await renewedCertificate(db, certificateId)
  if (!certificate) return null
  const { no_sertifikasi, valid_until } = certificate
  const { metode_uji, alasan_uji_penuh, submitted_at } = row
  const sent = submitted_at ? dayIn(bodyZone(), submitted_at) : today
  const examination = metode_uji
    ? { metode_uji, alasan_uji_penuh }
    : await examineRenewal(db, row, certificate.id, today)
  return { no_sertifikasi, valid_until, terlambat: sent > valid_until, ...examination }
}
