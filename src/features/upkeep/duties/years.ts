import type { Day } from '../../../lib/day.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { type Settings, settingsOf } from '../../platform/settings/service.ts'
import { insertYears, type ToOpen, yearsToOpen } from './queries.ts'
import { termsOf, yearsOf } from './rules.ts'

/** Opens every year of certificates that has begun, each by the settings of its own first day. */
export async function openYears({ db, today }: Pick<Context, 'db' | 'today'>): Promise<void> {
  for (let due = await yearsToOpen(db, today); due.length > 0; due = await yearsToOpen(db, today)) {
    await inTransaction(db, async (db) => {
      // Many begin on the same day: its settings are read once.
      const known = new Map<Day, Settings>()
      for (const certificate of due) await openYearsOf(db, certificate, today, known)
    })
  }
}

/** The years of one certificate that have begun and whose end its holder has yet to meet. */
export async function openYearsOf(
  db: Db,
  certificate: ToOpen,
  today: Day,
  known = new Map<Day, Settings>(),
): Promise<void> {
  const { id: certificate_id, user_id, wajib_sejak, tahun } = certificate
  const begun = yearsOf(certificate).filter(
    ({ ke, mulai, selesai }) => ke > tahun && mulai <= today && selesai >= wajib_sejak,
  )
  const opened = []
  for (const year of begun) {
    const settings = known.get(year.mulai) ?? (await settingsOf(db, year.mulai))
    known.set(year.mulai, settings)
    opened.push({ certificate_id, user_id, ...year, ...termsOf(year, settings) })
  }
  await insertYears(db, opened)
}
