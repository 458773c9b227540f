import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { pagesOf } from '../../../ground/jobs/each-alone.ts'
import type { Day } from '../../../lib/day.ts'
import { type Settings, settingsOn } from '../../platform/settings/service.ts'
import { type CertificateToOpen, certificatesWithYearsToOpen, insertYears } from './queries.ts'
import { termsOf, yearsOf } from './rules.ts'

/** Opens every year of certificates that has begun, each by the settings of its own first day. */
export async function openYears({ db, today }: Pick<Context, 'db' | 'today'>): Promise<void> {
  for await (const due of pagesOf((after?: CertificateToOpen) => certificatesWithYearsToOpen(db, today, after))) {
    await inTransaction(db, async (db) => {
      // Many begin on the same day: its settings are read once.
      const known = new Map<Day, Settings>()
      for (const certificate of due) await openYearsOf(db, certificate, today, known)
    })
  }
}

/** Opens the years of one certificate that have begun and end after its duties started. */
export async function openYearsOf(
  db: Db,
  certificate: CertificateToOpen,
  today: Day,
  known = new Map<Day, Settings>(),
): Promise<void> {
  const { id: certificate_id, user_id, duties_since, tahun } = certificate
  const begun = yearsOf(certificate).filter(
    ({ ke, mulai, selesai }) => ke > tahun && mulai <= today && selesai >= duties_since,
  )
  const opened = []
  for (const year of begun) {
    const settings = known.get(year.mulai) ?? (await settingsOn(db, year.mulai))
    known.set(year.mulai, settings)
    opened.push({ certificate_id, user_id, ...year, ...termsOf(year, settings) })
  }
  await insertYears(db, opened)
}
