import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { certificatesOfHolder } from '../../certification/certificates/own-certificates-service.ts'
import { checksOf } from '../../certification/verification/log-service.ts'
import { missingDutiesOf } from './service.ts'

/** Every certificate of a person as they keep it, with what its duties lack for a renewal and how often it was checked. */
export async function ownCertificates(db: Db, userId: number, today: Day) {
  const certificates = await certificatesOfHolder(db, userId, today)
  const missing = await missingDutiesOf(db, userId, today)
  const ids = certificates.map(({ id }) => id)
  const checks = await checksOf(db, ids, today)
  return certificates.map((certificate) => ({
    ...certificate,
    kurang: certificate.perpanjangan ? missing(certificate.id) : [],
    pemeriksaan: checks(certificate.id),
  }))
}
