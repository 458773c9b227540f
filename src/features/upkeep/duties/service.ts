import type { Day } from '../../../lib/day.ts'
import type { Db } from '../../../server/database/db.ts'
import { countYearsSince, type YearRow, yearsOfCertificate, yearsOfPerson } from './queries.ts'
import { isMaintained, isReported, yearsWithout } from './rules.ts'
import { openYearsOf } from './years.ts'

/** Lets the years of a certificate count from a day on; part of the transaction that issues it or gives it to its holder. */
export async function beginYears(db: Db, certificateId: number, since: Day, today: Day): Promise<void> {
  const certificate = await countYearsSince(db, certificateId, since)
  if (!certificate || since > today) return
  await openYearsOf(db, { ...certificate, wajib_sejak: since, tahun: 0 }, today)
}

/** What a certificate's duties lack for a renewal, each a sentence (domain 3: reports and maintenance of every year). */
export const missingDuties = async (db: Db, certificateId: number, today: Day): Promise<string[]> =>
  missingIn(await yearsOfCertificate(db, certificateId), today)

/** The same of every certificate of a person, by its id. */
export async function missingDutiesOf(
  db: Db,
  userId: number,
  today: Day,
): Promise<(certificateId: number) => string[]> {
  const years = await yearsOfPerson(db, userId)
  return (certificateId) =>
    missingIn(
      years.filter((year) => year.certificate_id === certificateId),
      today,
    )
}

function missingIn(years: readonly YearRow[], today: Day): string[] {
  const unreported = years.filter(({ lapor_mulai, laporan }) => lapor_mulai <= today && !isReported(laporan))
  const unmaintained = years.filter((year) => year.selesai < today && !isMaintained(year))
  return [
    ...unreported.map(({ ke }) => `Laporan kinerja tahun ke-${ke} belum dikirim.`),
    ...unmaintained.map(({ ke }) => `Pemeliharaan kompetensi tahun ke-${ke} belum terpenuhi.`),
  ]
}

/** Consecutive years without maintenance of one qualification (Ps 29). */
export function clockOf(years: readonly YearRow[], kualifikasi: string, today: Day): number {
  const own = years.filter((year) => year.kualifikasi === kualifikasi)
  return yearsWithout(
    own.map((year) => ({ selesai: year.selesai, maintained: isMaintained(year) })),
    today,
  )
}
