import type { Db } from '../../../../ground/database/db.ts'
import type { Consent } from '../rules.ts'
import { insertConsents } from './consent-queries.ts'

export { agreedVersion } from './consent-queries.ts'

/** Keeps what somebody agreed to or not; what was kept before stays. */
export async function keepConsents(db: Db, userId: number, consents: readonly Consent[], at: Date): Promise<void> {
  if (consents.length > 0) await insertConsents(db, userId, consents, at)
}
