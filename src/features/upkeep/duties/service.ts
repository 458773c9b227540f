import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { updateDutiesSince, yearsOfCertificate, yearsOfHolder } from './queries.ts'
import { missingDutySentences } from './rules.ts'
import { openYearsOf } from './year-service.ts'

/** Lets the years of a certificate count from a day on, in the transaction that issues it or gives it to its holder. */
export async function beginYears(db: Db, certificateId: number, since: Day, today: Day): Promise<void> {
  const certificate = await updateDutiesSince(db, certificateId, since)
  if (!certificate || since > today) return
  await openYearsOf(db, { ...certificate, duties_since: since, tahun: 0 }, today)
}

/**
 * Says what a certificate's duties lack for a renewal, each as a sentence (domain 3: reports and maintenance of every
 * year).
 */
export const missingDuties = async (db: Db, certificateId: number, today: Day): Promise<string[]> =>
  missingDutySentences(await yearsOfCertificate(db, certificateId), today)

/** Returns a function that says the same about each certificate of a person, by the certificate's id. */
export async function missingDutiesOf(
  db: Db,
  userId: number,
  today: Day,
): Promise<(certificateId: number) => string[]> {
  const years = await yearsOfHolder(db, userId)
  return (certificateId) =>
    missingDutySentences(
      years.filter((year) => year.certificate_id === certificateId),
      today,
    )
}
