import { askReprints } from '../../features/certification/certificates/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'

/** Queues the certificates that lack a person's corrected name to be printed again. */
export const askReprintsOfName = (
  db: Db,
  { now, today }: Pick<Context, 'now' | 'today'>,
  userId: number,
  name: string,
) => askReprints(db, { userId, name, now, today })
