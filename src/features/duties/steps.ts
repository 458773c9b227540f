import type { Day } from '../../lib/day.ts'
import type { Db } from '../../server/db.ts'
import { countYearsSince, type YearRow, yearsOfCertificate, yearsOfPerson } from './queries.ts'
import { isMaintained, isReported, yearsWithout } from './rules.ts'
import { openYearsOf } from './years.ts'

export type { YearRow } from './queries.ts'

/** Lets the years of a certificate count from a day on; part of the transaction that issues it or gives it to its holder. */
export async function beginYears(db: Db, certificateId: number, since: Day, today: Day): Promise<void> {
  const certificate = await countYearsSince(db, certificateId, since)
  if (!certificate || since > today) return
  await openYearsOf(db, { ...certificate, wajib_sejak: since, tahun: 0 }, today)
}

/** Every opened year of a person's certificates, the first one first. */
export const yearsHeldBy = (db: Db, userId: number): Promise<YearRow[]> => yearsOfPerson(db, userId)

export interface Standing {
  years: YearRow[]
  /** Each year that is over, and the last one once its report can be sent, was reported. */
  reported: boolean
  /** Each year that is over was maintained; so was the running one, or it has time. */
  maintained: boolean
  /** What is missing, each a sentence. */
  kurang: string[]
}

/** Whether the duties of a certificate are met as a renewal asks (domain 3: reports and maintenance of every year). */
export async function dutiesOfCertificate(db: Db, certificateId: number, today: Day): Promise<Standing> {
  const years = await yearsOfCertificate(db, certificateId)
  const due = years.filter(({ lapor_mulai }) => lapor_mulai <= today)
  const unreported = due.filter(({ laporan }) => !isReported(laporan))
  const unmaintained = years.filter((year) => year.selesai < today && !isMaintained(year))
  const kurang = [
    ...unreported.map(({ ke }) => `Laporan kinerja tahun ke-${ke} belum dikirim.`),
    ...unmaintained.map(({ ke }) => `Pemeliharaan kompetensi tahun ke-${ke} belum terpenuhi.`),
  ]
  return { years, reported: unreported.length === 0, maintained: unmaintained.length === 0, kurang }
}

/** Consecutive years without maintenance of one qualification (Ps 29). */
export function clockOf(years: readonly YearRow[], kualifikasi: string, today: Day): number {
  const own = years.filter((year) => year.kualifikasi === kualifikasi)
  return yearsWithout(
    own.map((year) => ({ selesai: year.selesai, maintained: isMaintained(year) })),
    today,
  )
}
