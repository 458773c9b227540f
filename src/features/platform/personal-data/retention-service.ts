import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { settingsOn } from '../settings/service.ts'
import { keptApplications, keptCertificates } from './deletion-queries.ts'
import { deletionObstacle } from './retention-rules.ts'

/** Throws DELETION_BLOCKED with the reason while a person's data have to be kept. */
export async function requireDeletable(
  db: Db,
  { today }: Pick<Context, 'today'>,
  userId: number,
  role: string,
): Promise<void> {
  const [permohonan, sertifikat] = [await keptApplications(db, userId), await keptCertificates(db, userId)]
  const obstacle = deletionObstacle({ role, permohonan, sertifikat }, await settingsOn(db, today), today)
  if (obstacle) throw new Problem('DELETION_BLOCKED', { errors: { data: [obstacle] } })
}
