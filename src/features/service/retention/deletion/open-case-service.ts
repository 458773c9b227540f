import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { openCasesOfPerson } from './open-case-queries.ts'
import type { OpenCase } from './open-case-rules.ts'

/** Returns the cases that are open about a person; asked before their data are deleted or their account is closed. */
export const openCasesOf = (
  db: Db,
  { now, today }: Pick<Context, 'now' | 'today'>,
  userId: number,
): Promise<OpenCase[]> => openCasesOfPerson(db, userId, now, today)
