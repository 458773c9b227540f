import type { Db } from '../../../ground/database/db.ts'
import { Problem } from '../../../problems.ts'
import { openCaseOf } from './queries.ts'

export { openCaseOf } from './queries.ts'

/** Throws while a suspicion of cheating about an application is open: nobody decides on it until then. */
export async function refuseOpenMisconduct(db: Db, applicationId: number): Promise<void> {
  if (await openCaseOf(db, applicationId)) throw new Problem('MISCONDUCT_OPEN')
}
