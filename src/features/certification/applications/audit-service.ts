import { type Change, type Doer, recordAudits } from '../../../ground/audit.ts'
import type { Db } from '../../../ground/database/db.ts'
import type { ApplicationRow } from './application-queries.ts'

type ApplicationChange = Pick<Change, 'action' | 'before' | 'after'>

/** Records what happened to an application; without anybody logged in, the program did it. */
export const recordApplicationAudit = (
  db: Db,
  doer: Doer,
  { id, nomor, skema, nama }: ApplicationRow,
  ...changes: ApplicationChange[]
): Promise<void> => {
  const about = { noun: 'permohonan', nounId: id, label: `${nomor ?? skema}, ${nama}`, who: 'sistem' }
  return recordAudits(
    db,
    doer,
    changes.map((change) => ({ ...change, ...about })),
  )
}
