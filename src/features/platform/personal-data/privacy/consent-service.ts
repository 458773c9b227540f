import type { Db } from '../../../../ground/database/db.ts'
import type { Consent, ConsentKind } from '../rules.ts'
import { highestConsent, insertConsents } from './consent-queries.ts'

/** Keeps what somebody agreed to or not; what was kept before stays. */
export async function keepConsents(db: Db, userId: number, consents: readonly Consent[], at: Date): Promise<void> {
  if (consents.length > 0) await insertConsents(db, userId, consents, at)
}

/** The highest version of a text that somebody agreed to; null for never. */
export const agreedVersion = (db: Db, userId: number, jenis: ConsentKind): Promise<number | null> =>
  highestConsent(db, userId, jenis)
