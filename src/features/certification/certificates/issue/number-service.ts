import type { Db } from '../../../../ground/database/db.ts'
import type { Day } from '../../../../lib/day.ts'
import { certificateSeries } from '../../../platform/number-series/rules.ts'
import { takeNumber } from '../../../platform/number-series/service.ts'
import { certificateNumber } from '../../../platform/settings/certificate-number-rules.ts'
import { certificatesForNumber, updateBestNumber } from '../queries.ts'
import { bestNumber } from '../rules.ts'
import { isNumberTaken } from './queries.ts'

/**
 * The next number of a qualification and year; taking one locks the sequence until the transaction ends, so none
 * is left out. A number that a certificate from before the portal already bears is skipped.
 */
export async function takeCertificateNumber(db: Db, format: string, kualifikasi: string, on: Day): Promise<string> {
  const urut = await takeNumber(db, certificateSeries(kualifikasi), Number(on.slice(0, 4)))
  const nomor = certificateNumber(format, { urut, kualifikasi, on })
  return (await isNumberTaken(db, nomor)) ? takeCertificateNumber(db, format, kualifikasi, on) : nomor
}

/** Sets the number under which a person is known, by their certificates of today. */
export async function refreshHolderNumber(db: Db, userId: number, today: Day): Promise<void> {
  await updateBestNumber(db, userId, bestNumber(await certificatesForNumber(db, userId), today))
}
