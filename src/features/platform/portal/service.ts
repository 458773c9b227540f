import type { Db } from '../../../ground/database/db.ts'
import { digest, randomSecret } from '../../../lib/signing/secret.ts'
import { limits } from '../../../limits.ts'
import { to } from '../../../paths.ts'
import { hasAdministrator, saveSetupCode } from './queries.ts'

const HOUR_MS = 3_600_000

/** Makes the address by which the first administrator comes in, in place of an earlier one; undefined once there is one. */
export async function makeSetupLink(
  db: Db,
  { now, appUrl }: { now: Date; appUrl: string },
): Promise<string | undefined> {
  if (await hasAdministrator(db)) return undefined
  const code = randomSecret()
  const expires = new Date(now.getTime() + limits.setupCodeHours * HOUR_MS)
  await saveSetupCode(db, { hash: digest(code), expires })
  return `${appUrl}${to.setup(code)}`
}
