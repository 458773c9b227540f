import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { settingsOn } from '../settings/service.ts'
import { employerManagedAlone, keptApplications, keptCertificates } from './deletion-queries.ts'
import { deletionObstacle } from './retention-rules.ts'

/** Why a person's data have to be kept; undefined when they can be deleted. */
export async function deletionObstacleOf(
  db: Db,
  { today }: Pick<Context, 'today'>,
  userId: number,
  role: string,
): Promise<string | undefined> {
  const perusahaan = await employerManagedAlone(db, userId)
  const [permohonan, sertifikat] = [await keptApplications(db, userId), await keptCertificates(db, userId)]
  return deletionObstacle({ role, permohonan, sertifikat, perusahaan }, await settingsOn(db, today), today)
}

/** Throws DELETION_BLOCKED with the reason while a person's data have to be kept. */
export async function requireDeletable(
  db: Db,
  ctx: Pick<Context, 'today'>,
  userId: number,
  role: string,
): Promise<void> {
  const obstacle = await deletionObstacleOf(db, ctx, userId, role)
  if (obstacle) throw new Problem('DELETION_BLOCKED', { errors: { data: [obstacle] } })
}
