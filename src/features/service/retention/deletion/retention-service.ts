import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { Problem } from '../../../../problems.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { openCasesOf } from './open-case-service.ts'
import { employerManagedAlone, keptApplications, keptCertificates } from './queries.ts'
import { deletionObstacle } from './retention-rules.ts'

/** Why a person's data have to be kept; undefined when they can be deleted. */
export async function deletionObstacleOf(
  db: Db,
  ctx: Pick<Context, 'now' | 'today'>,
  userId: number,
  role: string,
): Promise<string | undefined> {
  const perusahaan = await employerManagedAlone(db, userId)
  const [permohonan, sertifikat] = [await keptApplications(db, userId), await keptCertificates(db, userId)]
  const perkara = await openCasesOf(db, ctx, userId)
  const person = { role, permohonan, sertifikat, perkara, perusahaan }
  return deletionObstacle(person, await settingsOn(db, ctx.today), ctx.today)
}

/** Throws DELETION_BLOCKED with the reason while a person's data have to be kept. */
export async function requireDeletable(
  db: Db,
  ctx: Pick<Context, 'now' | 'today'>,
  userId: number,
  role: string,
): Promise<void> {
  const obstacle = await deletionObstacleOf(db, ctx, userId, role)
  if (obstacle) throw new Problem('DELETION_BLOCKED', { errors: { data: [obstacle] } })
}
